"""Documents as files: whole or not at all, never half of one."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from rollwright.paper.press import Document
from rollwright.paper.style import CannotPrint

FORMATS = (".pdf", ".svg")


def check_name(file: Path) -> None:
    """Refuse what can't be written, before any work is done."""
    if file.suffix.lower() not in FORMATS:
        raise CannotPrint(f"{file} says no format: let the name end with {' or '.join(FORMATS)}.")
    if file.is_dir():
        raise CannotPrint(f"{file} is a folder: give the name of a file in it.")
    if not file.parent.is_dir():
        raise CannotPrint(f"There is no folder {file.parent}: make it first.")


def save(document: Document, file: Path) -> list[Path]:
    """Write a document, and say which files were written. Several pages as SVG get a file each, with its number."""
    check_name(file)
    if file.suffix.lower() == ".pdf":
        contents = {file: document.pdf()}
    else:
        pages = document.svg()
        contents = {file: pages[0]} if len(pages) == 1 else _numbered(file, pages)
    for path, content in contents.items():
        _replace(path, content)
    return list(contents)


def _numbered(file: Path, pages: list[bytes]) -> dict[Path, bytes]:
    digits = len(str(len(pages)))
    return {file.with_stem(f"{file.stem}-{number:0{digits}}"): page for number, page in enumerate(pages, 1)}


def _replace(file: Path, content: bytes) -> None:
    """A file of this name is replaced in one step: whoever opens it sees the old one or the new one."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as opened:
            opened.write(content)
        temporary.chmod(0o666 & ~_umask())
        temporary.replace(file)
    except OSError as mistake:
        temporary.unlink(missing_ok=True)
        mistake.filename = str(file)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
