// How a person wants the page: theme, size of text, and what is heard and felt at the table. Kept in the browser.
import { keep, kept } from './kept';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What may be switched on and off at the table, and whether it is on before anybody has chosen. */
const SWITCHES = { sound: false, vibration: false, reactions: true, awake: true, confetti: true };
export type Switch = keyof typeof SWITCHES;
export const AT_TABLE = Object.keys(SWITCHES) as Switch[];

class Settings {
  theme = $state<Theme>('system');
  largeText = $state(false);
  private on = $state<Record<Switch, boolean>>({ ...SWITCHES });

  private dark = matchMedia('(prefers-color-scheme: dark)');

  load(): void {
    this.dark.addEventListener('change', () => this.show());
    this.theme = THEMES.find((theme) => theme === kept('theme')) ?? 'system';
    this.largeText = kept('text') === 'large';
    for (const name of AT_TABLE) this.on[name] = (kept(name) ?? (SWITCHES[name] ? 'on' : 'off')) === 'on';
    this.show();
  }

  choose(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
    this.show();
  }

  nextTheme(): void {
    this.choose(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length]);
  }

  toggleText(): void {
    this.largeText = !this.largeText;
    keep('text', this.largeText ? 'large' : null);
    this.show();
  }

  isOn(name: Switch): boolean {
    return this.on[name];
  }

  turn(name: Switch, on: boolean): void {
    this.on[name] = on;
    keep(name, on ? 'on' : 'off');
  }

  private show(): void {
    const root = document.documentElement.dataset;
    root.theme = this.theme === 'system' ? (this.dark.matches ? 'dark' : 'light') : this.theme;
    if (this.largeText) root.text = 'large';
    else delete root.text;
  }
}

export const settings = new Settings();
