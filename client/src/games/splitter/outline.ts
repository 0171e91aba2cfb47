// The line around a group of fields, for a drawing with one unit a field.
export type Place = [row: number, column: number];

/** A path along all edges that have a field of the group on one side only; `x` tells where a column begins. */
export function outline(fields: Place[], x: (column: number) => number): string {
  const group = new Set(fields.map(([row, column]) => `${row} ${column}`));
  const has = (row: number, column: number) => group.has(`${row} ${column}`);
  return fields
    .map(([row, column]) => {
      const left = x(column);
      const right = has(row, column + 1) ? x(column + 1) : left + 1;
      return [
        has(row - 1, column) ? '' : `M${left} ${row}H${right}`,
        has(row + 1, column) ? '' : `M${left} ${row + 1}H${right}`,
        has(row, column - 1) ? '' : `M${left} ${row}V${row + 1}`,
        has(row, column + 1) ? '' : `M${right} ${row}V${row + 1}`,
      ].join('');
    })
    .join('');
}

/** Where a group's points stand: at its upper right field. */
export function tagPlace(fields: Place[]): Place {
  return fields.reduce((best, field) => (field[0] < best[0] || (field[0] === best[0] && field[1] > best[1]) ? field : best));
}
