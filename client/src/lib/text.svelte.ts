// The words of the page, from the Fluent files that all of Rollwright shares.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import languages from 'virtual:texts';
import { kept, keep } from './kept';

export const LANGUAGES: { code: string; name: string }[] = Object.entries(languages).map(([code, { name }]) => ({
  code,
  name,
}));
const SOURCE = 'en';

let bundle = $state.raw<FluentBundle>();
let language = $state(SOURCE);

export function currentLanguage(): string {
  return language;
}

export type Args = Record<string, FluentVariable | undefined>;

/** The text of a message in the chosen language. */
export function t(id: string, args?: Args): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, known(args));
}

/** Fluent complains of arguments that are there without a value. */
function known(args: Args = {}): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) if (value !== undefined) found[name] = value;
  return found;
}

export function hasText(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** The language that was chosen before, else the first that the browser asks for, else English. */
function wantedLanguage(): string {
  const wanted = [kept('language'), ...navigator.languages].map((tag) => tag?.toLowerCase().split('-')[0]);
  return wanted.find((code) => code && code in languages) ?? SOURCE;
}

export async function useLanguage(code = wantedLanguage()): Promise<void> {
  const source = (await languages[code].load()).default;
  const loaded = new FluentBundle(code, { useIsolating: false });
  loaded.addResource(new FluentResource(source));
  bundle = loaded;
  language = code;
  document.documentElement.lang = code;
}

export async function chooseLanguage(code: string): Promise<void> {
  keep('language', code);
  await useLanguage(code);
}

/** Several words as one list of the language. */
export function list(words: string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
}

/** A number with its sign, with a real minus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points);
}

export function plain(points: number): string {
  return String(points).replace('-', '−');
}

export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}
