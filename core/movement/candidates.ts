import type { Result } from '../base/index.ts';
import { howell, howellRounds, threeQuarterHowell } from './howell.ts';
import { MOST_HOWELL_TABLES } from './howell-search.ts';
import { mitchell } from './mitchell.ts';
import { type MitchellMethod, mostRounds } from './mitchell-frames.ts';
import { mixedSessions } from './mixed.ts';
import { type PairMovement, range } from './movement.ts';
import {
  type Length,
  type OfficialMovements,
  officialHowell,
  officialMitchell,
  officialSections,
} from './official.ts';
import { type Wishes, wantedBoards } from './recommend.ts';
import { inSections, sectionSizes } from './sections.ts';

/** A movement to be considered. */
export interface Candidate {
  readonly title: string;
  /** Why a director would choose it. */
  readonly why: string;
  /** One movement a session. */
  readonly sessions: readonly [PairMovement, ...PairMovement[]];
  readonly sections: number;
  readonly rounds: number;
  readonly boardsPerRound: number;
  /** The clause whose table names it. */
  readonly official?: string;
}

/** Boards a round that players put up with. */
const BOARDS_PER_ROUND = { fewest: 2, most: 9 } as const;
const FEWEST_ROUNDS = 3;
/** A movement of about the right length: so many boards off at most, or where its rounds are given. */
const BOARDS_OFF = 4;
const BOARDS_OFF_COMPLETE = 8;
/** From so many tables on a web or sections are worth their trouble. */
const LARGE_ROOM_TABLES = 14;

export const minutesOf = ({ rounds, boardsPerRound }: Length, wishes: Wishes): number =>
  rounds * boardsPerRound * wishes.minutesPerBoard + (rounds - 1) * (wishes.minutesPerMove ?? 0);

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
  const others = [
    ...howellCandidates(pairs, wishes, official),
    ...mitchellCandidates(pairs, wishes),
    ...sectionCandidates(pairs, wishes),
  ];
  return [...fromTable, ...others.filter((candidate) => !known.has(shape(candidate)))];
}

function candidate(
  result: Result<PairMovement>,
  length: Length,
  words: { readonly title: string; readonly why: string; readonly official?: string },
): Candidate[] {
  if (!result.ok) return [];
  const { rounds, boardsPerRound } = length;
  return [{ ...words, sessions: [result.value], sections: 1, rounds, boardsPerRound }];
}

/** Of all lengths with up to so many rounds, the one nearest to what is wanted; of those alike, with most rounds. */
function bestLength(mostRoundsPlayed: number, wishes: Wishes): Length | undefined {
  const wanted = wantedBoards(wishes);
  const lengths = range(FEWEST_ROUNDS, mostRoundsPlayed)
    .flatMap((rounds) =>
      range(BOARDS_PER_ROUND.fewest, BOARDS_PER_ROUND.most).map((boardsPerRound) => ({
        rounds,
        boardsPerRound,
      })),
    )
    .filter((length) => fits(length, wishes));
  const off = (length: Length) => Math.abs(length.rounds * length.boardsPerRound - wanted);
  // Two boards more or fewer matter less than meeting more opponents.
  const grade = (length: Length) => Math.floor(off(length) / 3);
  return lengths.sort((a, b) => grade(a) - grade(b) || b.rounds - a.rounds)[0];
}

function fits(length: Length, wishes: Wishes): boolean {
  const boards = length.rounds * length.boardsPerRound;
  if (wishes.minutes !== undefined && minutesOf(length, wishes) > wishes.minutes) return false;
  return wishes.boards === undefined || Math.abs(boards - wishes.boards) <= BOARDS_OFF;
}

/** As many boards a round as come nearest to what is wanted, when the number of rounds is given. */
function boardsFor(rounds: number, wishes: Wishes): Length | undefined {
  const wanted = wantedBoards(wishes);
  const off = (length: Length) => Math.abs(rounds * length.boardsPerRound - wanted);
  return range(BOARDS_PER_ROUND.fewest, BOARDS_PER_ROUND.most)
    .map((boardsPerRound) => ({ rounds, boardsPerRound }))
    .filter((length) => fits(length, wishes) && off(length) <= BOARDS_OFF_COMPLETE)
    .sort((a, b) => off(a) - off(b))[0];
}

const fixedSeatNeeded = (wishes: Wishes): boolean => (wishes.fixedSeats ?? 0) > 0;

function howellCandidates(pairs: number, wishes: Wishes, official?: OfficialMovements): Candidate[] {
  if (Math.ceil(pairs / 2) > MOST_HOWELL_TABLES || wishes.winners === 2) return [];
  const complete = howellRounds(pairs);
  const whole = boardsFor(complete, wishes);
  const cut = whole === undefined ? bestLength(complete - 1, wishes) : undefined;
  const request = { pairs, fixedSeatNeeded: fixedSeatNeeded(wishes) };
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
  ];
}

/** Rounds of a three-quarter Howell, as a part of the complete one's: fewer gives seats to too many. */
const LEAST_PART_OF_HOWELL = 0.6;

function threeQuarterCandidates(pairs: number, wishes: Wishes, official?: OfficialMovements): Candidate[] {
  const complete = howellRounds(pairs);
  const lengths = range(Math.ceil(complete * LEAST_PART_OF_HOWELL), complete - 1)
    .flatMap((rounds) => boardsFor(rounds, wishes) ?? [])
    .sort((a, b) => b.rounds - a.rounds);
  const wanted = wantedBoards(wishes);
  const near = lengths.filter(
    ({ rounds, boardsPerRound }) => Math.abs(rounds * boardsPerRound - wanted) <= BOARDS_OFF,
  );
  for (const length of near) {
    const result = threeQuarterHowell(
      { pairs, boardsPerRound: length.boardsPerRound, movementRounds: length.rounds },
      official,
    );
    if (!result.ok) continue;
    return candidate(result, length, {
      title: 'Three-quarter Howell',
      why: `One winner in ${length.rounds} rounds, and more seats for pairs who cannot move; nobody meets twice.`,
    });
  }
  return [];
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
};

function mitchellCandidates(pairs: number, wishes: Wishes): Candidate[] {
  const tables = Math.ceil(pairs / 2);
  const simple: readonly MitchellMethod[] = tables % 2 === 1 ? ['plain'] : ['skip', 'relay', 'share'];
  const methods = tables >= LARGE_ROOM_TABLES ? [...simple, 'web' as const] : simple;
  const winners = wishes.winners === undefined ? ([1, 2] as const) : [wishes.winners];
  return methods.flatMap((method) => {
    const length = mitchellLength(method, tables, wishes);
    if (length === undefined) return [];
    const beforeTheSkip = method === 'skip' && length.rounds <= tables / 2;
    return winners.flatMap((count) =>
      candidate(
        mitchell({ pairs, ...length, method, winners: count }),
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
  }
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

function officialCandidates(pairs: number, wishes: Wishes, official: OfficialMovements): Candidate[] {
  return [
    ...officialMixed(pairs, wishes, official),
    ...officialHowell(official, pairs).flatMap((length) =>
      candidate(
        howell({ pairs, ...length, fixedSeatNeeded: fixedSeatNeeded(wishes) }, official),
        length,
        officialWords('Howell', official.howell.clause, pairs),
      ),
    ),
    ...officialMitchell(official, pairs).flatMap((length) => {
      const winners = wishes.winners ?? 2;
      const title = winners === 1 ? 'Mitchell with arrow switches' : 'Mitchell';
      const words = officialWords(title, official.mitchell.clause, pairs);
      return candidate(mitchell({ pairs, ...length, winners }), length, words);
    }),
    ...officialInSections(pairs, wishes, official),
  ];
}

const officialWords = (title: string, clause: string, pairs: number) => ({
  title,
  why: `The movement that ${clause} gives for ${pairs} pairs.`,
  official: clause,
});

function officialMixed(pairs: number, wishes: Wishes, official: OfficialMovements): Candidate[] {
  const row = official.mixed.rows.find((candidate) => candidate.pairs === pairs);
  if (row === undefined || wishes.sessions !== 3) return [];
  const result = mixedSessions(pairs, official);
  if (!result.ok) return [];
  const [first, ...rest] = result.value;
  if (first === undefined) return [];
  const { rounds, boardsPerRound } = row;
  const words = {
    title: 'Mitchell and Howell in three sessions',
    why: `Everyone meets everyone once over three sessions (${official.mixed.clause}).`,
    official: official.mixed.clause,
  };
  return [{ ...words, sessions: [first, ...rest], sections: 2, rounds, boardsPerRound }];
}

/** Each section by the row of its own size. */
function officialInSections(pairs: number, wishes: Wishes, official: OfficialMovements): Candidate[] {
  const sections = officialSections(official, pairs);
  if (sections === 1) return [];
  const sizes = sectionSizes(pairs, sections);
  const lengths = commonLengths(sizes.map((size) => officialMitchell(official, size)));
  const movements = sizes.flatMap((size, index) => {
    const length = lengths[index];
    const result =
      length === undefined ? undefined : mitchell({ pairs: size, ...length, winners: wishes.winners ?? 2 });
    return result?.ok === true ? [result.value] : [];
  });
  const [longest] = lengths.toSorted((a, b) => b.rounds * b.boardsPerRound - a.rounds * a.boardsPerRound);
  if (movements.length < sizes.length || longest === undefined) return [];
  const words = officialWords(`${sections} sections`, official.sections.clause, pairs);
  return [{ ...words, sessions: [inSections(movements)], sections, ...longest }];
}

/** One length for each section: the same for all when their rows allow it, else the first of each. */
function commonLengths(choices: readonly (readonly Length[])[]): readonly Length[] {
  const same = (a: Length, b: Length) => a.rounds === b.rounds && a.boardsPerRound === b.boardsPerRound;
  const common = choices[0]?.find((length) =>
    choices.every((lengths) => lengths.some((other) => same(length, other))),
  );
  return choices.flatMap((lengths) => common ?? lengths[0] ?? []);
}
