// The rules of a game in the chosen language, from the server.
import { api, ApiError } from './http';
import type { GameBody, RulesBody } from './http-types';
import { currentLanguage } from './text.svelte';

export class Rules {
  page = $state.raw<RulesBody | null>(null);
  card = $state.raw<GameBody | null>(null);
  trouble = $state('');

  /** `game` is asked again when it or the language changes. */
  constructor(game: () => string) {
    $effect(() => {
      void this.load(game(), currentLanguage());
    });
  }

  private async load(game: string, language: string): Promise<void> {
    try {
      const [rules, games] = await Promise.all([api.rules(game, language), api.games()]);
      this.page = rules;
      this.card = games.find(({ key }) => key === game) ?? null;
      this.trouble = '';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.words;
    }
  }
}
