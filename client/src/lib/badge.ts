/** Shows on the icon of the installed page at how many tables others wait. */
export async function showMoves(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  // A browser where the page isn't installed may refuse: there is no icon to show it on.
  await (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
