// Keeps the screen awake while one plays. The lock is lost whenever the page is hidden, and taken again when it is seen.
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let wanted = true;

  async function take(): Promise<void> {
    if (!wanted || document.visibilityState !== 'visible') return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      if (wanted) lock = taken;
      else await taken.release();
    } catch {
      // A low battery, or a browser that does not allow it: the screen sleeps as ever.
    }
  }

  const seen = () => void take();
  document.addEventListener('visibilitychange', seen);
  void take();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
