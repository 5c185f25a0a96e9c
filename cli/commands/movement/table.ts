import {
  contestants,
  type Movement,
  type RoundPlan,
  type Sitters,
  sitters,
  type TablePlan,
  waitingIn,
} from 'naipe/movement';

/** `1-3, 7`: boards in runs. */
function boardRuns(boards: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const board of boards.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === board - 1) last[1] = board;
    else runs.push([board, board]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}

function seated(side: Sitters, vacant: readonly number[]): string {
  return sitters(side)
    .map((number) => (vacant.includes(number) ? '–' : `${number}`))
    .join('+');
}

function cell(plan: TablePlan | undefined, { vacant }: Movement): string {
  if (plan === undefined) return '';
  const arrow = plan.switched === true ? '↻' : '';
  return `${seated(plan.ns, vacant)} v ${seated(plan.ew, vacant)}${arrow}  (${boardRuns(plan.boards)})`;
}

const grid = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
};

/** A movement as a director reads it: a row a round, a column a table, NS v EW and the boards. */
export function movementTable(movement: Movement): string {
  const rounds: readonly RoundPlan[] = movement.rounds;
  const tables = [...new Set(rounds.flatMap((round) => round.tables.map(({ table }) => table)))].sort(
    (a, b) => a - b,
  );
  const someWait = rounds.some((round) => waitingIn(movement, round).length > 0);
  const head = ['Round', ...tables.map((table) => `Table ${table}`), ...(someWait ? ['Waits'] : [])];
  const rows = rounds.map((round) => [
    `${round.round}`,
    ...tables.map((table) =>
      cell(
        round.tables.find((plan) => plan.table === table),
        movement,
      ),
    ),
    ...(someWait ? [waitingIn(movement, round).join(', ')] : []),
  ]);
  return grid([head, ...rows]);
}

/** What stands below the table: how many, how it is ranked, how balanced. */
export function movementSummary(movement: Movement): string {
  const who = movement.kind === 'individual' ? 'players' : 'pairs';
  const winners = movement.rankings.length === 1 ? 'one ranking' : `${movement.rankings.length} rankings`;
  const copies = movement.copies === 1 ? 'one set of boards' : `${movement.copies} sets of boards`;
  return `${movement.kind}: ${contestants(movement).length} ${who}, ${movement.rounds.length} rounds, ${winners}, ${copies}.`;
}
