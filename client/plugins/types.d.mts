export function allTypes(): Promise<{ place: URL; text: string }[]>;
