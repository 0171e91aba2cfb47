export const TYPES: URL;
export function messageTypes(): Promise<string>;
