// How a person wants the page: theme, size of text, sound. Kept in the browser, shown on the root element.
import { keep, kept } from './kept';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Settings {
  theme = $state<Theme>('system');
  largeText = $state(false);
  sound = $state(false);

  private dark = matchMedia('(prefers-color-scheme: dark)');

  load(): void {
    this.dark.addEventListener('change', () => this.show());
    this.theme = THEMES.find((theme) => theme === kept('theme')) ?? 'system';
    this.largeText = kept('text') === 'large';
    this.sound = kept('sound') === 'on';
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

  toggleSound(): void {
    this.sound = !this.sound;
    keep('sound', this.sound ? 'on' : null);
  }

  private show(): void {
    const root = document.documentElement.dataset;
    root.theme = this.theme === 'system' ? (this.dark.matches ? 'dark' : 'light') : this.theme;
    if (this.largeText) root.text = 'large';
    else delete root.text;
  }
}

export const settings = new Settings();
