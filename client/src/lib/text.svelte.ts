// The words of the page, from the Fluent files that all of Rollwright shares.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import languages from 'virtual:texts';
import { kept, keep } from './kept';

export const LANGUAGES: { code: string; name: string }[] = Object.entries(languages).map(([code, { name }]) => ({
  code,
  name,
}));
const SOURCE = 'en';
/** The hyphen with which numbers below zero are formatted: a minus is what it means. */
const HYPHEN = /(?<![\p{L}\d-])-(?=\d)/gu;

let bundle = $state.raw<FluentBundle>();
/** The screens whose texts were loaded: a change of the language loads them again. */
const screens: string[] = [];
let language = $state(SOURCE);

export function currentLanguage(): string {
  return language;
}

export type Args = Record<string, FluentVariable | undefined>;

/** The text of a message in the chosen language. */
export function t(id: string, args?: Args): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, known(args)).replace(HYPHEN, '−');
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
  const sources = [languages[code].load, ...screens.map((screen) => languages[code].screens[screen])];
  const loaded = new FluentBundle(code, { useIsolating: false });
  for (const { default: source } of await Promise.all(sources.map((load) => load()))) loaded.addResource(new FluentResource(source));
  bundle = loaded;
  language = code;
  document.documentElement.lang = code;
}

/** Loads the texts of a screen that not everybody sees: the file of this name in every language. */
export async function loadTexts(screen: string): Promise<void> {
  if (screens.includes(screen)) return;
  const { default: source } = await languages[language].screens[screen]();
  screens.push(screen);
  bundle?.addResource(new FluentResource(source));
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

export function percent(share: number): string {
  return Math.min(1, share).toLocaleString(language, { style: 'percent' });
}

/** Bytes as megabytes, with one digit behind the point. */
export function megabytes(bytes: number): string {
  return (bytes / 1e6).toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
}
