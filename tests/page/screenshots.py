"""`python -m tests.page.screenshots [folder]`: renew the pictures of every screen, in docs/pictures or elsewhere."""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from rollwright.locales import Texts
from tests import provide
from tests.page.conftest import ARGUMENTS
from tests.page.driver import DESK, PATIENCE, PHONE, Person
from tests.page.tour import tour
from tests.server.running import ServerProcess

PICTURES = Path(__file__).parents[2] / "docs/pictures"
SIZES = {"phone": PHONE, "desk": DESK}
#: Screens that are also shown dark; all others in light alone.
ALSO_DARK = {"home", "qwinto", "qwantum", "splitter", "twenty-one", "end"}
COLOURS = 256


@contextmanager
def newcomers(size: str) -> Iterator[object]:
    with ExitStack() as stack:
        server = ServerProcess(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        server.start()
        stack.callback(server.stop)
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=provide.browser(), args=list(ARGUMENTS))
        stack.callback(browser.close)

        def come(name: str) -> Person:
            touches = size == "phone"
            context = browser.new_context(
                base_url=server.url,
                viewport=SIZES[size],
                reduced_motion="reduce",
                has_touch=touches,
                is_mobile=touches,
                locale="en",
            )
            context.set_default_timeout(PATIENCE)
            return Person(name, context, context.new_page(), Texts("en"), touches)

        yield come


def save(page: Page, folder: Path, name: str) -> Path:
    """A picture with few colours: small files, and flat drawings lose nothing."""
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    file = folder / f"{name}.png"
    picture.quantize(COLOURS, kmeans=1, dither=Image.Dither.NONE).save(file, optimize=True)
    return file


def main(folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    saved: set[Path] = set()
    for size in SIZES:
        with newcomers(size) as come:
            for stop in tour(come):  # type: ignore[arg-type]
                page = stop.person.page
                saved.add(save(page, folder, f"{stop.name}-{size}"))
                if stop.name in ALSO_DARK:
                    page.emulate_media(color_scheme="dark")
                    saved.add(save(page, folder, f"{stop.name}-{size}-dark"))
                    page.emulate_media(color_scheme="light")
                sys.stderr.write(f"{stop.name}-{size}\n")
    for old in set(folder.glob("*.png")) - saved:
        old.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if sys.argv[1:] else PICTURES))
