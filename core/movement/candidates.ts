import { type Candidate, candidate } from './candidate.ts';
import { howell, howellRounds, threeQuarterHowell } from './howell.ts';
import { MOST_HOWELL_TABLES } from './howell-search.ts';
import { mitchell } from './mitchell.ts';
import { appendixBase, type MitchellMethod, mostRounds } from './mitchell-frames.ts';
import { range } from './numbers.ts';
import type { Length, OfficialMovements } from './official.ts';
import { officialCandidates } from './official-candidates.ts';
import { inSections, sectionSizes } from './sections.ts';
import { twoSessions } from './two-sessions.ts';
import {
  barometerOf,
  bestLength,
  boardsFor,
  boardsOff,
  fixedSeatNeeded,
  isNear,
  type Wishes,
} from './wishes.ts';
import { worgerHowell } from './worger.ts';

/** From so many tables on a web or sections are worth their trouble. */
const LARGE_ROOM_TABLES = 14;

/** Two sets fewer than tables are few boards to play before that. */
const FEWEST_FOR_BOWMAN = 9;

/** The official movements first, then every family that has one of about the length that is wanted. */
export function candidates(
  pairs: number,
  wishes: Wishes,
  official?: OfficialMovements,
): readonly Candidate[] {
  const fromTable = official === undefined ? [] : officialCandidates(pairs, wishes, official);
  const shape = ({ sessions: [first], rounds, boardsPerRound }: Candidate) =>
    [first.kind, rounds, boardsPerRound, first.rankings.length].join();
  const known = new Set(fromTable.map(shape));
  // Boards that lie at all tables at once need no way round them.
  const unlessBarometer = wishes.barometer === true ? [] : [sectionCandidates, twoSessionCandidates];
  const others = [
    ...howellCandidates(pairs, wishes, official),
    ...mitchellCandidates(pairs, wishes),
    ...unlessBarometer.flatMap((candidatesOf) => candidatesOf(pairs, wishes)),
  ];
  return [...fromTable, ...others.filter((candidate) => !known.has(shape(candidate)))];
}

function howellCandidates(pairs: number, wishes: Wishes, official?: OfficialMovements): Candidate[] {
  if (Math.ceil(pairs / 2) > MOST_HOWELL_TABLES || wishes.winners === 2) return [];
  const complete = howellRounds(pairs);
  const whole = boardsFor(complete, wishes);
  const cut = whole === undefined ? bestLength(complete - 1, wishes) : undefined;
  const request = { pairs, fixedSeatNeeded: fixedSeatNeeded(wishes), ...barometerOf(wishes) };
  return [
    ...(whole === undefined
      ? []
      : candidate(howell({ ...request, ...whole }, official), whole, {
          title: 'Howell',
          why: 'Everyone meets everyone once and plays the same boards: the fairest way to one winner.',
        })),
    ...(cut === undefined
      ? []
      : candidate(howell({ ...request, ...cut }, official), cut, {
          title: 'Howell cut short',
          why: 'One winner when there is no time for all rounds; not everyone meets.',
        })),
    ...threeQuarterCandidates(pairs, wishes, official),
    ...worgerCandidates(pairs, wishes),
  ];
}

/** Where a complete Howell is a round short of the boards that are wanted. */
function worgerCandidates(pairs: number, wishes: Wishes): Candidate[] {
  const length = boardsFor(2 * Math.ceil(pairs / 2), wishes);
  if (wishes.barometer === true || length === undefined || !isNear(length, wishes)) return [];
  return candidate(worgerHowell({ pairs, boardsPerRound: length.boardsPerRound }), length, {
    title: 'Worger Howell',
    why: 'A complete Howell with a set and a round more, in which everyone meets one opponent again.',
  });
}

/** Rounds of a three-quarter Howell, as a part of the complete one's: fewer gives seats to too many. */
const LEAST_PART_OF_HOWELL = 0.6;
/** The nearest to what is wanted are compared; of those alike, the ones with most rounds. */
const THREE_QUARTERS_COMPARED = 2;

function threeQuarterCandidates(pairs: number, wishes: Wishes, official?: OfficialMovements): Candidate[] {
  const complete = howellRounds(pairs);
  // Whoever does not move has a stationary seat.
  const mostRoundsPlayed = complete - Math.max(1, (wishes.fixedSeats ?? 0) - 1);
  const lengths = range(Math.ceil(complete * LEAST_PART_OF_HOWELL), mostRoundsPlayed)
    .flatMap((rounds) => boardsFor(rounds, wishes) ?? [])
    .filter((length) => isNear(length, wishes));
  return lengths
    .toSorted((a, b) => boardsOff(a, wishes) - boardsOff(b, wishes) || b.rounds - a.rounds)
    .slice(0, THREE_QUARTERS_COMPARED)
    .flatMap((length) => {
      const { rounds: movementRounds, boardsPerRound } = length;
      const request = {
        pairs,
        boardsPerRound,
        movementRounds,
        fixedSeatNeeded: fixedSeatNeeded(wishes),
        ...barometerOf(wishes),
      };
      return candidate(threeQuarterHowell(request, official), length, {
        title: 'Three-quarter Howell',
        why: `One winner in ${length.rounds} rounds, and more seats for pairs who cannot move; nobody meets twice.`,
      });
    });
}

const MITCHELL_WORDS: Readonly<Record<MitchellMethod, { readonly title: string; readonly why: string }>> = {
  plain: {
    title: 'Mitchell',
    why: 'The simplest to run: one line stays, the other goes up, the boards go down.',
  },
  skip: {
    title: 'Skip Mitchell',
    why: 'An even number of tables, one skip halfway; one opponent is never met.',
  },
  relay: {
    title: 'Relay Mitchell',
    why: 'An even number of tables in which everyone meets the whole other line: first and last table share boards.',
  },
  share: {
    title: 'Share Mitchell',
    why: 'One set of boards fewer than tables: first and last table share, the others move half the room.',
  },
  web: {
    title: 'Web Mitchell',
    why: 'A large room in which everybody plays the same few boards, in several copies.',
  },
  bowman: {
    title: 'Bowman Mitchell',
    why: 'Two sets of boards fewer than tables, and everybody plays all of them; two copies.',
  },
  appendix: {
    title: 'Appendix Mitchell',
    why: 'A large room plays few boards from one copy: some tables share, and some of both lines sit still.',
  },
  blackpool: {
    title: 'Blackpool Mitchell',
    why: 'An even number of tables in which nobody shares: two sets more lie on bye-stands.',
  },
  worger: {
    title: 'Worger Mitchell',
    why: 'A set and a round more than tables: everyone meets the whole other line, and one pair of it again.',
  },
  rover: {
    title: 'Rover Mitchell',
    why: 'An odd pair takes the seats of another stationary pair each round: no table stands empty.',
  },
  bump: {
    title: 'Bump Mitchell',
    why: 'An odd pair takes the seats of another moving pair each round: no table stands empty, and those who sit still stay.',
  },
};

function mitchellCandidates(pairs: number, wishes: Wishes): Candidate[] {
  const tables = Math.ceil(pairs / 2);
  const ofOddField: readonly MitchellMethod[] = pairs % 2 === 1 ? ['rover', 'bump'] : [];
  const simple: readonly MitchellMethod[] =
    tables % 2 === 1 ? ['plain', 'worger'] : ['skip', 'relay', 'share', 'blackpool', 'worger'];
  const moving = [
    ...simple,
    ...ofOddField,
    ...(tables >= LARGE_ROOM_TABLES ? (['web', 'appendix'] as const) : []),
    ...(tables >= FEWEST_FOR_BOWMAN ? ['bowman' as const] : []),
  ];
  const methods = wishes.barometer === true ? (['plain'] as const) : moving;
  const winners = wishes.winners === undefined ? ([1, 2] as const) : [wishes.winners];
  return methods.flatMap((method) => {
    const length =
      wishes.barometer === true ? bestLength(tables, wishes) : mitchellLength(method, tables, wishes);
    if (length === undefined) return [];
    const beforeTheSkip = method === 'skip' && length.rounds <= tables / 2;
    return winners.flatMap((count) =>
      candidate(
        mitchell({ pairs, ...length, method, winners: count, ...barometerOf(wishes) }),
        length,
        mitchellWords(beforeTheSkip ? 'plain' : method, count),
      ),
    );
  });
}

function mitchellWords(method: MitchellMethod, winners: 1 | 2): { title: string; why: string } {
  const { title, why } = MITCHELL_WORDS[method];
  if (winners === 2) return { title, why: `${why} A winner in each line.` };
  return {
    title: `${title} with arrow switches`,
    why: `${why} One winner, by arrow switches placed for balance.`,
  };
}

function mitchellLength(method: MitchellMethod, tables: number, wishes: Wishes): Length | undefined {
  switch (method) {
    case 'plain':
    case 'skip':
    case 'share':
      return bestLength(mostRounds(method, tables, 0), wishes);
    case 'relay':
      // What a relay has over a skip is the last round.
      return mostRounds(method, tables, 0) === 0 ? undefined : boardsFor(tables, wishes);
    case 'web':
      return bestLength(tables - 1 - (tables % 2), wishes);
    case 'bowman':
      // Fewer rounds than sets are a plain Mitchell with fewer copies.
      return boardsFor(mostRounds(method, tables, 0), wishes);
    case 'blackpool':
    case 'worger':
      // What they have over the others is that they are played to the end.
      return [...(method === 'blackpool' ? [tables, tables + 2] : []), tables + 1]
        .filter((rounds) => rounds <= mostRounds(method, tables, 0))
        .flatMap((rounds) => boardsFor(rounds, wishes) ?? [])
        .find((length) => isNear(length, wishes));
    case 'appendix':
      return bestLength(appendixBase(tables, 1), wishes);
    case 'rover':
    case 'bump':
      // Tables are counted with the half one that the rover saves.
      return bestLength(mostRounds(method, tables - 1, 0), wishes);
  }
}

/** Two sessions in which everybody meets everybody; each as long as one of its own. */
function twoSessionCandidates(pairs: number, wishes: Wishes): Candidate[] {
  if (wishes.sessions !== 2 || wishes.winners === 2) return [];
  const length = boardsFor(Math.ceil(pairs / 2), wishes);
  if (length === undefined) return [];
  const result = twoSessions({ pairs, boardsPerRound: length.boardsPerRound });
  if (!result.ok) return [];
  const [first, ...rest] = result.value;
  if (first === undefined) return [];
  return [
    {
      title: 'Mitchell and Howells in two sessions',
      why: 'Everyone meets everyone once over two sessions: first the other line, then the own.',
      sessions: [first, ...rest],
      sections: 1,
      ...length,
    },
  ];
}

/** Two sections of Mitchells, or of Howells where those are small enough to meet in full. */
function sectionCandidates(pairs: number, wishes: Wishes): Candidate[] {
  if (Math.ceil(pairs / 2) < LARGE_ROOM_TABLES) return [];
  const sizes = sectionSizes(pairs, 2);
  const tables = sizes.map((size) => Math.ceil(size / 2));
  const most = Math.min(...tables.map((count) => (count % 2 === 1 ? count : count - 1)));
  const length = bestLength(most, wishes);
  if (length === undefined) return [];
  const winners = wishes.winners ?? 2;
  const movements = sizes.flatMap((size) => {
    const result = mitchell({ pairs: size, ...length, winners });
    return result.ok ? [result.value] : [];
  });
  if (movements.length < sizes.length) return [];
  return [
    {
      title: 'Two sections',
      why: 'Two rooms of a handy size that play the same boards; ranked together.',
      sessions: [inSections(movements)],
      sections: 2,
      ...length,
    },
  ];
}
