import { fail, ok, type Result } from '../../base/index.ts';
import type { DrawFault, TeamMovement } from '../../draw/index.ts';
import { teamMovement } from '../decide/phases.ts';
import type { DrawnTables } from '../match.ts';
import type { ContestantId } from '../meeting.ts';
import type { DrawSetting, MatchSetting } from '../phase.ts';
import type { SectionState } from '../state.ts';
import type { DrawProposal } from '../views/matches/types.ts';

interface Played {
  readonly round: number;
  readonly table: number;
  readonly ns: number;
  readonly ew: number;
  readonly boards: readonly number[];
}

/** Two tables are one match when they have the same boards and the teams the other way round. */
function matchesOf({ rounds }: TeamMovement, contestantOf: (number: number) => ContestantId) {
  const played = rounds.flatMap(({ round, tables }) => tables.map((table): Played => ({ ...table, round })));
  const taken = new Set<Played>();
  const matches: DrawnTables[] = [];
  for (const open of played) {
    if (taken.has(open)) continue;
    const closed = played.find(
      (each) =>
        !taken.has(each) &&
        each.ns === open.ew &&
        each.ew === open.ns &&
        each.boards.join() === open.boards.join(),
    );
    if (closed === undefined) continue;
    taken.add(open).add(closed);
    matches.push({
      match: matches.length + 1,
      home: contestantOf(open.ns),
      away: contestantOf(open.ew),
      open: open.table,
      closed: closed.table,
      boards: open.boards,
      segments: { open: open.round, closed: closed.round },
    });
  }
  return matches;
}

/** A whole movement as one round of matches, with a segment for each of the rounds in which the tables change. */
export function drawMovement(
  { seating }: SectionState,
  draw: Extract<DrawSetting, { readonly kind: 'movement' }>,
  { boards }: MatchSetting,
): Result<DrawProposal, DrawFault> {
  const made = teamMovement(draw, seating.size, boards);
  if (!made.ok) return fail(made.error);
  const matches = matchesOf(made.value, (number) => seating.get(number) ?? '');
  const all = new Set(matches.flatMap((match) => match.boards ?? []));
  return ok({
    matches,
    bye: null,
    boards: [...all].sort((a, b) => a - b),
    method: made.value.kind,
    reasons: [],
    segments: made.value.rounds.length,
  });
}
