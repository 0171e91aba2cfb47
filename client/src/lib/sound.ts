// Sound, for those who want it: one soft knock, made here, so that nothing has to be loaded.
let context: AudioContext | undefined;

export function knock(): void {
  context ??= new AudioContext();
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.setValueAtTime(190, context.currentTime);
  oscillator.frequency.exponentialRampToValueAtTime(70, context.currentTime + 0.12);
  gain.gain.setValueAtTime(0.25, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.16);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start();
  oscillator.stop(context.currentTime + 0.17);
}
