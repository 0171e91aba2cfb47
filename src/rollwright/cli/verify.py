"""`rollwright verify`: whether the dice of a match were what they should have been."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from rollwright.cli.options import AsJson, Language
from rollwright.cli.record_file import RecordArgument, read_records

if TYPE_CHECKING:
    from rollwright.locales import Texts
    from rollwright.table.verify import Finding

#: How the command ends when dice were not what they should have been.
DISHONEST = 1
HONEST_WORDS = {
    "sealed": "terminal-verify-sealed",
    "seeded": "terminal-verify-seeded",
    "daily": "terminal-verify-daily",
    "equal": "terminal-verify-equal",
    "retold": "terminal-verify-retold",
}
WORDS = {
    "typed": "terminal-verify-typed",
    "not-opened": "terminal-verify-not-opened",
    "seal-differs": "terminal-verify-seal-differs",
    "faces-differ": "terminal-verify-faces-differ",
    "proof-differs": "terminal-verify-proof-differs",
    "share-differs": "terminal-verify-share-differs",
    "shared-by-all": "terminal-verify-shared-by-all",
    "share-missing": "terminal-verify-share-missing",
    "unshared": "terminal-verify-unshared",
    "hinted": "terminal-verify-hinted",
    "what-if": "terminal-verify-what-if",
    "same-dice": "terminal-verify-same-dice",
}


def verify(record: RecordArgument, lang: Language = None, as_json: AsJson = False) -> None:
    """Find every throw of the matches again, and say in words whether the dice were honest.

    Ends with 0 when nothing is wrong, and with 1 when a throw or a seal is.
    """
    import msgspec

    from rollwright.cli.rules import texts_for
    from rollwright.table.verify import verify as verdict_of

    texts = texts_for(lang)
    matches, mistake = read_records(record)
    is_wrong = False
    for match in matches:
        verdict = verdict_of(match)
        is_wrong |= verdict.honest is False
        if as_json:
            found = {"match": match.id, "honest": verdict.honest, "findings": verdict.findings}
            typer.echo(msgspec.json.encode(found).decode())
            continue
        for finding in verdict.findings:
            typer.echo(f"{match.id}: {words_of(texts, finding)}")
    if mistake is not None:
        raise mistake
    if is_wrong:
        raise typer.Exit(DISHONEST)


def words_of(texts: Texts, finding: Finding) -> str:
    """A finding in words; one without words of ours keeps its own."""
    if finding.code == "honest":
        return texts(HONEST_WORDS[str(finding.args["source"])], **finding.args)
    return texts(WORDS[finding.code], **finding.args) if finding.code in WORDS else finding.text
