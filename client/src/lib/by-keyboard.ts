// Whether the last thing that was pressed was a key: then the focus has to go where the next thing is to be done.
let byKeyboard = false;

export function isByKeyboard(): boolean {
  return byKeyboard;
}

export function followKeyboard(): void {
  addEventListener('keydown', () => (byKeyboard = true), true);
  addEventListener('pointerdown', () => (byKeyboard = false), true);
}
