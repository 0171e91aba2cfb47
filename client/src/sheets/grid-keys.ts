// One tab stop for a whole sheet, and arrow keys inside it. Where a key leads is read off the drawing.
const CELL = '[role="gridcell"][data-path]';

function centre(cell: Element): { x: number; y: number } {
  const box = cell.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

interface Step {
  along: (from: { x: number; y: number }, to: { x: number; y: number }) => number;
  across: (from: { x: number; y: number }, to: { x: number; y: number }) => number;
}

const STEPS: Record<string, Step> = {
  ArrowRight: { along: (a, b) => b.x - a.x, across: (a, b) => Math.abs(b.y - a.y) },
  ArrowLeft: { along: (a, b) => a.x - b.x, across: (a, b) => Math.abs(b.y - a.y) },
  ArrowDown: { along: (a, b) => b.y - a.y, across: (a, b) => Math.abs(b.x - a.x) },
  ArrowUp: { along: (a, b) => a.y - b.y, across: (a, b) => Math.abs(b.x - a.x) },
};

/** The nearest cell in a direction; one that lies aside counts as much further. */
function nearest(cells: HTMLElement[], cell: HTMLElement, step: Step): HTMLElement | undefined {
  const here = centre(cell);
  const ahead = cells
    .filter((other) => other !== cell && step.along(here, centre(other)) > 4)
    .map((other) => ({ other, far: step.along(here, centre(other)) + 4 * step.across(here, centre(other)) }));
  return ahead.sort((one, other) => one.far - other.far)[0]?.other;
}

function inRow(cell: HTMLElement): HTMLElement[] {
  return [...(cell.closest('[role="row"]')?.querySelectorAll<HTMLElement>(CELL) ?? [])];
}

function leads(key: string, cells: HTMLElement[], cell: HTMLElement): HTMLElement | undefined {
  if (key in STEPS) return nearest(cells, cell, STEPS[key]);
  if (key === 'Home') return inRow(cell)[0];
  if (key === 'End') return inRow(cell).at(-1);
  if (key !== 'n' && key !== 'N') return undefined;
  const possible = cells.filter((other) => 'can' in other.dataset);
  const after = possible.find((other) => cells.indexOf(other) > cells.indexOf(cell));
  return after ?? possible[0];
}

export function gridKeys(grid: HTMLElement): () => void {
  const cells = () => [...grid.querySelectorAll<HTMLElement>(CELL)];

  function stopAt(cell: HTMLElement): void {
    for (const other of cells()) other.tabIndex = other === cell ? 0 : -1;
  }

  /** The sheet may be drawn anew at any time: there is always one field that Tab reaches, a possible one if there is. */
  function keepOneStop(): void {
    const all = cells();
    const current = all.find((cell) => cell.tabIndex === 0);
    if (grid.contains(document.activeElement) && current === document.activeElement) return;
    const best = all.find((cell) => 'can' in cell.dataset) ?? current ?? all[0];
    if (best && best !== current) stopAt(best);
  }

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cell = (event.target as HTMLElement).closest<HTMLElement>(CELL);
    const next = cell && leads(event.key, cells(), cell);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  function onFocus(event: FocusEvent): void {
    const cell = (event.target as HTMLElement).closest<HTMLElement>(CELL);
    if (cell) stopAt(cell);
  }

  const observer = new MutationObserver(keepOneStop);
  observer.observe(grid, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-can'] });
  grid.addEventListener('keydown', onKey);
  grid.addEventListener('focusin', onFocus);
  keepOneStop();
  return () => {
    observer.disconnect();
    grid.removeEventListener('keydown', onKey);
    grid.removeEventListener('focusin', onFocus);
  };
}
