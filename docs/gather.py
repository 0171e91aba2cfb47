"""Adds the pages outside `docs/` to the site, and makes links between both work there as they do in the repository."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent
OUTSIDE = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "LICENSE", "bench/results.md"]


def on_files(files: Files, *, config: Any) -> Files:
    for name in OUTSIDE:
        files.append(File.generated(config, name, content=(ROOT / name).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """In the site the pages of `docs/` lie beside those of the root."""
    if page.file.src_uri in OUTSIDE:
        return markdown.replace("](docs/", "](")
    return markdown.replace("](../", "](")
