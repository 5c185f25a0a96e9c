/** Boards in short: `1–3`, `5, 8–9`. */
export function boardRange(boards: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const board of [...boards].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === board - 1) last[1] = board;
    else runs.push([board, board]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}
