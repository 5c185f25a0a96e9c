/**
 * Matchpoints as one would do them with pencil and paper, slowly and plainly. Nothing here comes from the program: the
 * whole tournaments that are played through the pages are checked against it.
 */

/** An artificial score, as the director names it. */
type Award = 'A+' | 'A-' | 'late' | 'late-opponent';

/** What the director gives both sides where nothing could happen. */
export interface Given {
  readonly ns: Award;
  readonly ew: Award;
}

/** A table's line on the traveller of a board. Points are North–South's. */
export interface Line {
  readonly board: number;
  readonly ns: string;
  readonly ew: string;
  /** What happened; several results with their weights where the director weighed them (Law 12C1(c)). */
  readonly happened: readonly { readonly points: number; readonly weight: number }[];
  readonly given?: Given;
}

/** Who sits on a side: a pair, or in an individual two players, `3+7`. */
const sitters = (side: string): readonly string[] => side.split('+');

/** One result without doubt. */
export const surely = (points: number): Line['happened'] => [{ points, weight: 1 }];

interface Sum {
  points: number;
  top: number;
}

/** Law 78A: two for every result that is worse, one for every equal one. */
function comparedWith(mine: Line, others: readonly Line[]): number {
  let matchpoints = 0;
  for (const other of others)
    for (const own of mine.happened)
      for (const theirs of other.happened) {
        const gain = own.points > theirs.points ? 2 : own.points === theirs.points ? 1 : 0;
        matchpoints += own.weight * theirs.weight * gain;
      }
  return matchpoints;
}

/** What share of a top an artificial score is, for who makes that share on the boards it played. */
function shareOf(award: Award, own: number): number {
  switch (award) {
    case 'A+': // Law 12C2(a) and (c)
    case 'late-opponent': // RTP 2.2.3.1
      return Math.max(0.6, own);
    case 'A-': // Law 12C2(a) and (c)
      return Math.min(0.4, own);
    case 'late': // RTP 2.2.3.1: whatever its own share is
      return 0.4;
  }
}

const boardsOf = (lines: readonly Line[]): readonly (readonly Line[])[] =>
  [...new Set(lines.map(({ board }) => board))].map((board) => lines.filter((line) => line.board === board));

/** Everybody's percentage, the best first; penalties are in parts of a top (Law 90). */
export function rankByHand(
  lines: readonly Line[],
  penalties: Readonly<Record<string, number>> = {},
): readonly { readonly pair: string; readonly percent: number }[] {
  const full = Math.max(...boardsOf(lines).map((board) => board.length));
  const top = 2 * (full - 1);
  const sums = new Map<string, Sum>(
    lines
      .flatMap(({ ns, ew }) => [...sitters(ns), ...sitters(ew)])
      .map((pair) => [pair, { points: 0, top: 0 }]),
  );
  const add = (side: string, points: number) => {
    for (const who of sitters(side)) {
      sums.get(who)!.points += points;
      sums.get(who)!.top += top;
    }
  };

  for (const board of boardsOf(lines)) {
    const compared = board.filter(({ given }) => given === undefined);
    for (const line of compared) {
      const others = compared.filter((other) => other !== line);
      // RTP 3.5.7 and 3.5.8: a board with fewer results counts as if it had them all.
      const matchpoints = ((comparedWith(line, others) + 1) * full) / compared.length - 1;
      add(line.ns, matchpoints);
      add(line.ew, top - matchpoints);
    }
  }
  const own = new Map(Array.from(sums, ([pair, sum]) => [pair, sum.points / sum.top]));
  for (const { ns, ew, given } of lines) {
    if (given === undefined) continue;
    for (const who of sitters(ns)) add(who, shareOf(given.ns, own.get(who)!) * top);
    for (const who of sitters(ew)) add(who, shareOf(given.ew, own.get(who)!) * top);
  }
  for (const [pair, share] of Object.entries(penalties)) sums.get(pair)!.points -= share * top;
  return Array.from(sums, ([pair, sum]) => ({ pair, percent: (100 * sum.points) / sum.top })).sort(
    (a, b) => b.percent - a.percent,
  );
}
