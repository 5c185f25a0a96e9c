import { ok, type Result } from '../base/index.ts';
import { type Entrant, spreadEvenly, strongerFirst } from './groups.ts';
import { MIXED_GROUPS } from './mixed.ts';
import {
  contestants,
  hasTwoLines,
  type PairMovement,
  playedTables,
  sitters,
  stationaryNumbers,
} from './movement.ts';
import { range } from './numbers.ts';
import { type Random, shuffled } from './random.ts';
import { refuse } from './refusal.ts';
import { type Section, sectionsOf } from './sections.ts';

/** Who holds which number. */
export interface Seating {
  readonly number: number;
  readonly entrant: Entrant;
}

/** The part of a line that are seeds: about 25% (RTP 3.5.5.1, ROP 8.1.2). */
const SEEDS_PER_LINE = 1 / 4;

export const seedsInLine = (pairs: number): number => Math.round(pairs * SEEDS_PER_LINE);

/**
 * Draws a field into its sections, given joined (`inSections`) or one after the other: sections and lines balanced by
 * value index, seeds spread over each line, strong and weak at alternate tables, stationary seats for those who cannot
 * move (RTP 3.5.3, 3.5.5.1, 3.5.5.2, ROP 8.1.2).
 */
export function seatField(
  entrants: readonly Entrant[],
  movements: readonly PairMovement[],
  random: Random,
): Result<readonly Seating[]> {
  const sections = oneAfterTheOther(movements);
  const places = movements.reduce((sum, movement) => sum + movement.pairs, 0);
  if (places !== entrants.length) {
    return refuse('seating-size', `${entrants.length} pairs do not fill a movement for ${places}.`);
  }
  const groups = spreadEvenly(
    entrants,
    sections.map(({ movement }) => ({ size: movement.pairs, fixed: fixedSeats(movement).length })),
    random,
  );
  if (groups === undefined) {
    return tooManyFixed(entrants, sections.flatMap(({ movement }) => fixedSeats(movement)).length);
  }
  const seats: Seating[] = [];
  for (const [index, { movement, numbers }] of sections.entries()) {
    const seated = seatSection(groups[index] ?? [], movement, random);
    if (!seated.ok) return seated;
    for (const { number, entrant } of seated.value) {
      seats.push({ number: numbers[number - 1] ?? number, entrant });
    }
  }
  return ok(seats);
}

/** The sections of all these movements, their numbers running on from one movement to the next. */
function oneAfterTheOther(movements: readonly PairMovement[]): readonly Section[] {
  let before = 0;
  return movements.flatMap((movement) => {
    const first = before;
    before += movement.pairs + movement.vacant.length;
    return sectionsOf(movement).map((section) => ({
      movement: section.movement,
      numbers: section.numbers.map((number) => number + first),
    }));
  });
}

const tooManyFixed = (entrants: readonly Entrant[], seats: number) => {
  const fixed = entrants.filter((entrant) => entrant.cannotMove === true).length;
  return refuse(
    'fixed-seats',
    `${fixed} pairs cannot move and this movement has ${seats} stationary seats; choose one with more, or give each of the others a table of its own.`,
  );
};

const fixedSeats = (section: PairMovement): readonly number[] =>
  stationaryNumbers(section).filter((number) => !section.vacant.includes(number));

/** The numbers that are balanced against each other: of each section its two lines, or all of a Howell. */
export const linesOf = (movement: PairMovement): readonly (readonly number[])[] =>
  sectionsOf(movement).flatMap(({ movement: section, numbers }) => {
    const toField = (own: readonly number[]) => own.map((number) => numbers[number - 1] ?? number);
    if (!hasTwoLines(section)) return [toField(contestants(section))];
    const stationary = new Set(stationaryNumbers(section));
    const all = contestants(section);
    return [
      toField(all.filter((number) => stationary.has(number))),
      toField(all.filter((number) => !stationary.has(number))),
    ];
  });

function seatSection(
  entrants: readonly Entrant[],
  section: PairMovement,
  random: Random,
): Result<readonly Seating[]> {
  return hasTwoLines(section) ? seatLines(entrants, section, random) : seatHowell(entrants, section, random);
}

/** The first holders of the stationary seats are those who cannot move; then, if there are several, the weakest. */
function seatHowell(
  entrants: readonly Entrant[],
  section: PairMovement,
  random: Random,
): Result<readonly Seating[]> {
  const fixed = fixedSeats(section);
  const drawn = shuffled(entrants, random);
  const mustStay = drawn.filter((entrant) => entrant.cannotMove === true);
  if (mustStay.length > fixed.length) return tooManyFixed(entrants, fixed.length);
  const others = drawn.filter((entrant) => entrant.cannotMove !== true);
  const weakest = others.toSorted((a, b) => strongerFirst(b, a));
  const stay = fixed.length > 1 ? [...mustStay, ...weakest].slice(0, fixed.length) : mustStay;
  const free = contestants(section).filter((number) => !fixed.slice(0, stay.length).includes(number));
  const move = others.filter((entrant) => !stay.includes(entrant));
  return ok(pairUp([...fixed.slice(0, stay.length), ...free], [...stay, ...move]));
}

const pairUp = (numbers: readonly number[], entrants: readonly Entrant[]): Seating[] =>
  entrants
    .map((entrant, index) => ({ number: numbers[index] ?? 0, entrant }))
    .sort((a, b) => a.number - b.number);

function seatLines(
  entrants: readonly Entrant[],
  section: PairMovement,
  random: Random,
): Result<readonly Seating[]> {
  const stationary = new Set(stationaryNumbers(section));
  const numbers = contestants(section);
  const ns = numbers.filter((number) => stationary.has(number));
  const ew = numbers.filter((number) => !stationary.has(number));
  const lines = spreadEvenly(
    entrants,
    [
      { size: ns.length, fixed: ns.length },
      { size: ew.length, fixed: 0 },
    ],
    random,
  );
  if (lines === undefined) return tooManyFixed(entrants, ns.length);
  const [nsLine = [], ewLine = []] = lines;
  const nsSeeds = evenly(ns, seedsInLine(ns.length), 0);
  const ewSeeds = fairestSeeds(section, ew, nsSeeds);
  return ok([...fillLine(ns, nsSeeds, nsLine, random), ...fillLine(ew, ewSeeds, ewLine, random)]);
}

/** So many of the numbers, at equal steps, from one of them on. */
const evenly = (numbers: readonly number[], count: number, from: number): readonly number[] =>
  range(0, count - 1).map(
    (step) => numbers[(from + Math.floor((step * numbers.length) / count)) % numbers.length] ?? 0,
  );

/** The seats for the seeds of a line from which all seeds meet as nearly as can be equally many seeds (RTP 3.5.5.1). */
function fairestSeeds(
  section: PairMovement,
  line: readonly number[],
  others: readonly number[],
): readonly number[] {
  const meetings = playedTables(section).map((plan) => [...sitters(plan.ns), ...sitters(plan.ew)]);
  const unfairness = (seeds: readonly number[]): number => {
    const met = [...seeds, ...others].map(
      (seed) =>
        meetings.filter(
          (table) =>
            table.includes(seed) &&
            table.some((other) => (seeds.includes(seed) ? others : seeds).includes(other)),
        ).length,
    );
    return met.length === 0 ? 0 : Math.max(...met) - Math.min(...met);
  };
  const candidates = line.map((_, from) => evenly(line, seedsInLine(line.length), from));
  const [best] = candidates
    .map((seeds) => ({ seeds, unfair: unfairness(seeds) }))
    .toSorted((a, b) => a.unfair - b.unfair);
  return best?.seeds ?? [];
}

/** Seeds to their seats by lot; then strong and weak alternate over the seats that are left, each half by lot. */
function fillLine(
  numbers: readonly number[],
  seedSeats: readonly number[],
  line: readonly Entrant[],
  random: Random,
): Seating[] {
  const ranked = shuffled(line, random).sort(strongerFirst);
  const seeds = shuffled(ranked.slice(0, seedSeats.length), random);
  const rest = ranked.slice(seedSeats.length);
  const weaker = shuffled(rest.slice(Math.floor(rest.length / 2)), random);
  const stronger = shuffled(rest.slice(0, Math.floor(rest.length / 2)), random);
  const alternating = rest.map((_, index) =>
    index % 2 === 0 ? weaker[Math.floor(index / 2)] : stronger[Math.floor(index / 2)],
  );
  const free = numbers.filter((number) => !seedSeats.includes(number));
  return pairUp(
    [...seedSeats, ...free],
    [...seeds, ...alternating.flatMap((entrant) => (entrant === undefined ? [] : [entrant]))],
  );
}

/**
 * The draw of the mixed scheme (RTP 3.5.5.3, ROP 8.1.3). Entrants stand in the order of the phase before, or of value
 * index. The pivot is one who cannot move, else the last; of the others three at a time are drawn into A, B and C.
 */
export function drawMixed(ranked: readonly Entrant[], random: Random): Result<readonly Seating[]> {
  const groups = MIXED_GROUPS.length;
  const immobile = ranked.filter((entrant) => entrant.cannotMove === true);
  if (immobile.length > 1) return tooManyFixed(ranked, 1);
  if (ranked.length % groups !== 1) {
    return refuse('mixed-size', `${ranked.length} pairs do not make three equal groups and a pivot.`);
  }
  const pivot = immobile[0] ?? ranked.at(-1);
  if (pivot === undefined) return refuse('mixed-size', 'There is nobody to draw.');
  const others = ranked.filter((entrant) => entrant !== pivot);
  const size = others.length / groups;
  const seats = range(0, size - 1).flatMap((pot) =>
    shuffled(others.slice(pot * groups, (pot + 1) * groups), random).map((entrant, group) => ({
      number: group * size + pot + 1,
      entrant,
    })),
  );
  return ok([...seats, { number: ranked.length, entrant: pivot }].sort((a, b) => a.number - b.number));
}
