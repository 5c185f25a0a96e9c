import { type Candidate, candidate } from './candidate.ts';
import { howell } from './howell.ts';
import { mitchell } from './mitchell.ts';
import { mixedSessions } from './mixed.ts';
import {
  type Length,
  type OfficialMovements,
  officialHowell,
  officialMitchell,
  officialSections,
} from './official.ts';
import { inSections, sectionSizes } from './sections.ts';
import { barometerOf, fixedSeatNeeded, type Wishes } from './wishes.ts';

/** The movements that a regulation's own tables give for so many pairs. */
export function officialCandidates(pairs: number, wishes: Wishes, official: OfficialMovements): Candidate[] {
  // Boards that lie at all tables at once need no rooms.
  const isBarometer = wishes.barometer === true;
  return [
    ...(isBarometer ? [] : officialMixed(pairs, wishes, official)),
    ...officialHowell(official, pairs).flatMap((length) =>
      candidate(
        howell(
          { pairs, ...length, fixedSeatNeeded: fixedSeatNeeded(wishes), ...barometerOf(wishes) },
          official,
        ),
        length,
        officialWords('Howell', official.howell.clause, pairs),
      ),
    ),
    ...officialMitchell(official, pairs).flatMap((length) => {
      const winners = wishes.winners ?? 2;
      const title = winners === 1 ? 'Mitchell with arrow switches' : 'Mitchell';
      const words = officialWords(title, official.mitchell.clause, pairs);
      return candidate(mitchell({ pairs, ...length, winners, ...barometerOf(wishes) }), length, words);
    }),
    ...(isBarometer ? [] : officialInSections(pairs, wishes, official)),
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
  const { why, ...words } = officialWords(`${sections} sections`, official.sections.clause, pairs);
  const kinds = [
    ...new Set(lengths.map(({ rounds, boardsPerRound }) => `${rounds} rounds of ${boardsPerRound}`)),
  ];
  const unequal = kinds.length === 1 ? '' : ` The sections differ: ${kinds.join(', ')}.`;
  return [{ ...words, why: why + unequal, sessions: [inSections(movements)], sections, ...longest }];
}

/** One length for each section: the same for all when their rows allow it, else the first of each. */
function commonLengths(choices: readonly (readonly Length[])[]): readonly Length[] {
  const same = (a: Length, b: Length) => a.rounds === b.rounds && a.boardsPerRound === b.boardsPerRound;
  const common = choices[0]?.find((length) =>
    choices.every((lengths) => lengths.some((other) => same(length, other))),
  );
  return choices.flatMap((lengths) => common ?? lengths[0] ?? []);
}
