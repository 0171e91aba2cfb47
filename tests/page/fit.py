"""Whether a screen has room on narrow and lying phones, and with text twice as large."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

NARROW: ViewportSize = {"width": 320, "height": 640}
LYING: ViewportSize = {"width": 740, "height": 360}
#: Pixels of both sides that anything has at least that is to be pressed.
LEAST = 24
FONT = "size => { document.documentElement.style.fontSize = size; }"
#: What leaves the window sideways or is too small to be hit; links in a line of words may be as high
#: as the line, somebody else's sheet and a worked example are only looked at, and a skip link shows itself on focus.
FAULTS = """least => {
  const faults = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} px stand over at the side`);
  for (const it of document.querySelectorAll('button, a[href], select, input')) {
    const { width, height } = it.getBoundingClientRect();
    if (!it.checkVisibility() || it.matches('p a, li a, .skip:not(:focus)') || !width) continue;
    if (it.matches('dialog [role=gridcell], [inert] [role=gridcell]')) continue;
    if (width < least - 0.5 || height < least - 0.5) {
      faults.push(`${Math.round(width)} x ${Math.round(height)} px: ${it.outerHTML.slice(0, 160)}`);
    }
  }
  return faults;
}"""


def misfits(page: Page) -> list[str]:
    """What doesn't fit, with the window and the text as they were afterwards."""
    before = page.viewport_size
    assert before is not None
    found: list[str] = []
    for words, size, text in (("narrow", NARROW, ""), ("lying", LYING, ""), ("text twice as large", before, "200%")):
        page.set_viewport_size(size)
        page.evaluate(FONT, text)
        found += [f"{words}: {fault}" for fault in page.evaluate(FAULTS, LEAST)]
    page.evaluate(FONT, "")
    return found
