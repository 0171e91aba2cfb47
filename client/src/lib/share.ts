// Handing something on: the system's own way where there is one, else the clipboard.

/** Shares words; whether they lie in the clipboard now. */
export function shareText(text: string): Promise<boolean> {
  return handOn({ text }, text);
}

/** Shares a link; whether it lies in the clipboard now. */
export function shareLink(url: string): Promise<boolean> {
  return handOn({ title: 'Rollwright', url }, url);
}

async function handOn(what: ShareData, text: string): Promise<boolean> {
  if (navigator.share) {
    // Closing the share sheet is no mistake.
    await navigator.share(what).catch(() => undefined);
    return false;
  }
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else copyFromField(text);
  return true;
}

/** The clipboard is closed to pages on plain http; a selected field can be copied everywhere. */
function copyFromField(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
