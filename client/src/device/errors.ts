// A wish that can't be met: a stable code, and words for those who have no better ones. The same codes as the server's.
export class RulesError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export const notNow = (text: string) => new RulesError('not-now', text);
