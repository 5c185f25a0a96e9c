import { parseBoardResult } from '../../game/index.ts';
import { meetingKey } from '../meeting.ts';
import { playsOn } from '../meetings/plays.ts';
import { isCancelled } from '../meetings/schedule.ts';
import type { BoardState, SessionState, Tournament } from '../state.ts';
import { dealText, keyOfSolution, type ToSolve } from './solutions.ts';

type Against = NonNullable<ToSolve['leads']>;

const known = new WeakMap<BoardState, readonly Against[]>();

/** The contracts of a board against which somebody's lead was written down; not of those who played it in another form. */
function ledAgainst(board: BoardState): readonly Against[] {
  const before = known.get(board);
  if (before !== undefined) return before;
  const found = [...playsOn(board)].flatMap((play): Against[] => {
    const { recorded } = play;
    if (recorded?.lead === undefined || isCancelled(board, play)) return [];
    if (board.groups.has(meetingKey(play))) return [];
    const result = parseBoardResult(recorded.result);
    if (!result.ok || result.value === 'passed-out') return [];
    const { strain, declarer } = result.value.contract;
    return [{ strain, declarer }];
  });
  known.set(board, found);
  return found;
}

const tablesOf = ({ deals }: SessionState): readonly ToSolve[] =>
  Array.from(deals.values(), (deal) => ({ deal: dealText(deal) }));

const leadsOf = ({ deals, boards }: SessionState): readonly ToSolve[] =>
  [...deals].flatMap(([board, deal]) => {
    const state = boards.get(board);
    return state === undefined ? [] : ledAgainst(state).map((leads) => ({ deal: dealText(deal), leads }));
  });

/** All that is worth working out of a tournament, each once: the tables of its deals, then the leads that were made. */
export function toSolve({ sessions }: Tournament): readonly ToSolve[] {
  const all = [...sessions.values()];
  const wanted = [...all.flatMap(tablesOf), ...all.flatMap(leadsOf)];
  return [...new Map(wanted.map((each) => [keyOfSolution(each), each])).values()];
}
