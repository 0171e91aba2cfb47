"""Renews a section of `bench/results.md` with what a bench prints, under the commit it was measured at.

python -m bench.renew speed rollwright bench speed
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

RESULTS = Path(__file__).with_name("results.md")


def commit() -> str:
    """The commit, marked if what is measured has changed since."""
    name, changed = _git("describe", "--always"), _git("status", "--porcelain", "--", "src")
    return f"{name or 'no commit'}{'-dirty' if changed else ''}"


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], capture_output=True, text=True, check=False).stdout.strip()


def renewed(text: str, section: str, content: str) -> str:
    """The text with this section in place of the old one; new sections come last."""
    begin, end = f"<!-- begin {section} -->", f"<!-- end {section} -->"
    new = f"{begin}\n{content.strip()}\n{end}"
    if begin not in text:
        return f"{text.rstrip()}\n\n{new}\n"
    before, rest = text.split(begin, 1)
    return before + new + rest.split(end, 1)[1]


def main(section: str, command: list[str]) -> int:
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if run.returncode:
        return run.returncode
    text = RESULTS.read_text() if RESULTS.exists() else "# Results of the benches\n"
    content = f"## {section.capitalize()}\n\nMeasured at commit `{commit()}`.\n\n{run.stdout}"
    RESULTS.write_text(renewed(text, section, content))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
