// The sounds of the table, made here, so that nothing has to be loaded.
import type { Moment } from './moments';

let context: AudioContext | undefined;

/** A tone that glides from one pitch to another and dies away. */
function tone(audio: AudioContext, { from, to = from, after = 0, lasts, loud, wave = 'sine' }: { from: number; to?: number; after?: number; lasts: number; loud: number; wave?: OscillatorType }): void {
  const begin = audio.currentTime + after;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  gain.gain.setValueAtTime(loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + lasts);
}

/** A short rustle around one pitch: wood, or a pencil on paper. */
function rustle(audio: AudioContext, { pitch, after = 0, lasts, loud }: { pitch: number; after?: number; lasts: number; loud: number }): void {
  const begin = audio.currentTime + after;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(begin);
}

const SOUNDS: Record<Moment, (audio: AudioContext) => void> = {
  turn: (audio) => tone(audio, { from: 190, to: 70, lasts: 0.17, loud: 0.25 }),
  throw: (audio) => [0, 0.07, 0.16, 0.22, 0.33, 0.41].forEach((after, at) => rustle(audio, { pitch: 1500 - 130 * at, after, lasts: 0.05, loud: 0.5 - 0.06 * at })),
  write: (audio) => [0, 0.09].forEach((after) => rustle(audio, { pitch: 3800, after, lasts: 0.08, loud: 0.16 })),
  full: (audio) => [523, 784].forEach((from, at) => tone(audio, { from, after: 0.11 * at, lasts: 0.35, loud: 0.14, wave: 'triangle' })),
  win: (audio) => [523, 659, 784, 1047].forEach((from, at) => tone(audio, { from, after: 0.13 * at, lasts: at === 3 ? 0.8 : 0.3, loud: 0.15, wave: 'triangle' })),
};

/** A browser may keep silent until the page was touched: then there is simply no sound. */
export function play(moment: Moment): void {
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[moment](context);
}
