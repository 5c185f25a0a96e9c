import { fail, ok, type Result } from '../base/index.ts';
import { asBarometer, type Frame, furnish, turned } from './frame.ts';
import { keep } from './keep.ts';
import {
  appendixBase,
  isRoving,
  type MitchellMethod,
  mitchellFrame,
  mostRounds,
  setsInPlay,
  simplestMethod,
} from './mitchell-frames.ts';
import type { PairKind, PairMovement } from './movement.ts';
import { ascending, range } from './numbers.ts';
import { orient } from './orientation.ts';
import { seeded } from './random.ts';
import { refuse } from './refusal.ts';
import { mostBoardsFault } from './size.ts';

export interface MitchellRequest {
  readonly pairs: number;
  readonly rounds: number;
  readonly boardsPerRound: number;
  /** How an even number of tables is dealt with; chosen by the number of rounds when not given. A barometer needs none. */
  readonly method?: MitchellMethod;
  /**
   * For a web: the sets of boards in play. As many as rounds, or one more where an odd number of tables needs an odd number,
   * when not given. For an appendix: those of the Mitchell that it is added to, a number without the factors 2 and 3; as few as
   * fit when not given.
   */
  readonly sets?: number;
  /** Two winners unless asked for one. */
  readonly winners?: 1 | 2;
  /**
   * For one winner: the rounds, or the tables of each round, that change direction so that the balance is best. Rounds
   * unless told; in a barometer, where a whole round turned compares the same people as before, tables. Or simply so
   * many of the last rounds.
   */
  readonly switches?: 'none' | 'rounds' | 'tables' | { readonly lastRounds: number };
  /** The line that is one pair short. EW unless told, so that every stationary seat is taken. */
  readonly shortLine?: 'NS' | 'EW';
  readonly barometer?: boolean;
}

const KINDS: Readonly<Record<MitchellMethod, PairKind>> = {
  plain: 'mitchell',
  skip: 'skip-mitchell',
  relay: 'relay-mitchell',
  share: 'share-mitchell',
  web: 'web-mitchell',
  bowman: 'bowman-mitchell',
  appendix: 'appendix-mitchell',
  blackpool: 'blackpool-mitchell',
  worger: 'worger-mitchell',
  rover: 'rover-mitchell',
  bump: 'bump-mitchell',
};

/** The sets that a method is given whose number of them can be chosen. */
function usualSets(method: MitchellMethod | undefined, tables: number, rounds: number): number {
  if (method === 'appendix') return appendixBase(tables, rounds);
  return rounds % 2 === 1 || tables % 2 === 0 ? rounds : rounds + 1;
}

/** How often a search for switches is shaken: less in large rooms, where each try takes longer. */
const kicksFor = (switches: 'rounds' | 'tables', tables: number): number =>
  Math.ceil((switches === 'rounds' ? 4000 : 300) / tables ** 2);

/** A movement that ends before its skip is a plain one. */
const kindOf = (method: MitchellMethod, tables: number, rounds: number): PairKind =>
  KINDS[method === 'skip' && rounds <= mostRounds('plain', tables, 0) ? 'plain' : method];

/**
 * A Mitchell. With an odd field the short line's highest number is vacant, and whoever comes to it waits a round; or the
 * highest number roves, and those wait whose seats it takes.
 */
export function mitchell(request: MitchellRequest): Result<PairMovement> {
  const { pairs, rounds, boardsPerRound, winners = 2, barometer = false } = request;
  const { switches: wanted = 'rounds' } = request;
  const switches = barometer && wanted === 'rounds' ? 'tables' : wanted;
  const roving = request.method !== undefined && isRoving(request.method) && !barometer;
  const tables = roving ? Math.floor(pairs / 2) : Math.ceil(pairs / 2);
  if (roving && pairs % 2 === 0) {
    return refuse('mitchell-size', `Only the odd pair of a field roves: ${pairs} pairs all have a seat.`);
  }
  if (!Number.isInteger(pairs) || tables < 2) {
    return refuse('mitchell-size', `A Mitchell needs at least 3 pairs, not ${pairs}.`);
  }
  const longest = Math.max(tables, request.method === undefined ? 0 : mostRounds(request.method, tables, 0));
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > longest) {
    return refuse(
      'mitchell-rounds',
      `With ${tables} tables a Mitchell has 1 to ${longest} rounds, not ${rounds}.`,
    );
  }
  // In a barometer everybody plays the same boards at the same time: no set can come to anybody again.
  const method = barometer ? 'plain' : (request.method ?? simplestMethod(tables, rounds));
  const webSets = request.sets ?? usualSets(method, tables, rounds);
  const most = method === undefined ? 0 : barometer ? tables : mostRounds(method, tables, webSets);
  if (method === undefined || rounds > most) {
    return refuse(
      'mitchell-rounds',
      `${rounds} rounds are too many for ${tables} tables and this kind of Mitchell: it has ${most}.`,
    );
  }
  const tooMany = mostBoardsFault(setsInPlay(method, tables, webSets), boardsPerRound);
  if (tooMany !== undefined) return fail(tooMany);

  const built = mitchellFrame(method, tables, rounds, webSets);
  if (built === undefined) {
    return refuse('mitchell-rounds', `${rounds} rounds of ${tables} tables cannot be had this way.`);
  }
  const vacant = roving || pairs === 2 * tables ? [] : [request.shortLine === 'NS' ? tables : 2 * tables];
  const { frame: byMethod, shares } = built;
  const frame = barometer ? asBarometer(byMethod) : byMethod;
  const search = `${barometer ? 'barometer' : method}/${tables}/${rounds}/${webSets}/${vacant.join()}/${switches}`;
  const direct = (): Frame => {
    if (winners !== 1 || switches === 'none') return frame;
    if (typeof switches === 'object') return switchLastRounds(frame, rounds - switches.lastRounds);
    return keep(switched, search, () => switchArrows(frame, vacant, switches));
  };
  const directed = direct();
  const held = (numbers: readonly number[]) => numbers.filter((number) => !vacant.includes(number));
  // Who roves is ranked with those whose seats it takes.
  const odd = (taking: MitchellMethod): readonly number[] => (roving && method === taking ? [pairs] : []);
  const lines = [
    [...held(range(1, tables)), ...odd('rover')],
    [...held(range(tables + 1, 2 * tables)), ...odd('bump')],
  ];
  const rankings = winners === 1 ? [lines.flat().sort(ascending)] : lines;
  return ok(
    furnish(directed, {
      kind: kindOf(method, tables, rounds),
      vacant,
      rankings,
      shares,
      boardsPerRound,
      barometer,
    }),
  );
}

/** Turns every meeting after a round. */
const switchLastRounds = (frame: Frame, after: number): Frame => ({
  ...frame,
  meetings: frame.meetings.map((meeting) => (meeting.round > after ? turned(meeting) : meeting)),
});

const switched = new Map<string, Frame>();

/** Chooses the switches by searching for the best balance: whole rounds, and single tables from there if wanted. */
function switchArrows(frame: Frame, vacant: readonly number[], switches: 'rounds' | 'tables'): Frame {
  const single = frame.meetings.map((_, index) => [index]);
  const lastRound = Math.max(...frame.meetings.map((meeting) => meeting.round));
  // The last round first: of switches that balance alike, directors prefer late ones.
  const whole = range(1, lastRound)
    .reverse()
    .map((round) => frame.meetings.flatMap((meeting, index) => (meeting.round === round ? [index] : [])));
  const search = { vacant, random: seeded(frame.numbers) };
  const tables = Math.floor(frame.numbers / 2);
  const byRounds = orient(frame, { ...search, turns: whole, kicks: kicksFor('rounds', tables) });
  if (switches === 'rounds') return fewestSwitches(byRounds);
  return fewestSwitches(orient(byRounds, { ...search, turns: single, kicks: kicksFor('tables', tables) }));
}

/** Switching all meetings but some balances exactly as switching those few. */
function fewestSwitches(frame: Frame): Frame {
  const count = frame.meetings.filter((meeting) => meeting.switched).length;
  return 2 * count <= frame.meetings.length ? frame : { ...frame, meetings: frame.meetings.map(turned) };
}
