import { copiesNeeded } from './frame.ts';
import { hasTwoLines, type PairMovement } from './movement.ts';
import { ascending, range } from './numbers.ts';

/** A section of the field: a movement and the number in the whole field of each of its own numbers, from 1. */
export interface Section {
  readonly movement: PairMovement;
  readonly numbers: readonly number[];
}

/**
 * Joins sections that play at the same time into one movement. Tables are numbered on from section to section. Lines
 * of the same name are ranked together; sections of different shapes (a Mitchell beside a Howell) are ranked as one.
 */
export function joinSections(sections: readonly Section[]): PairMovement {
  const tableOffsets = offsets(sections.map(({ movement }) => movement.rounds[0]?.tables.length ?? 0));
  const renumbered = sections.map(({ movement, numbers }, index) => {
    const toField = (number: number) => numbers[number - 1] ?? number;
    const toTable = (table: number) => table + (tableOffsets[index] ?? 0);
    return {
      rounds: movement.rounds.map((round) => ({
        tables: round.tables.map((plan) => ({
          ...plan,
          table: toTable(plan.table),
          ns: toField(plan.ns),
          ew: toField(plan.ew),
        })),
        sitOuts: (round.sitOuts ?? []).map(toField),
      })),
      vacant: movement.vacant.map(toField),
      rankings: movement.rankings.map((ranking) => ranking.map(toField)),
      shares: movement.shares.map((tables) => tables.map(toTable)),
    };
  });

  const lastRound = Math.max(...renumbered.map(({ rounds }) => rounds.length));
  const rounds = range(1, lastRound).map((round) => {
    const parts = renumbered.flatMap((section) => section.rounds[round - 1] ?? []);
    const resting = renumbered.filter((section) => section.rounds.length < round);
    const sitOuts = [
      ...parts.flatMap((part) => part.sitOuts),
      ...resting.flatMap(({ rankings }) => rankings.flat()),
    ];
    const tables = parts.flatMap((part) => part.tables);
    return sitOuts.length === 0 ? { round, tables } : { round, tables, sitOuts };
  });
  const shares = renumbered.flatMap((section) => section.shares);
  const lines = Math.min(...renumbered.map(({ rankings }) => rankings.length));
  const rankings = range(0, lines - 1).map((line) =>
    renumbered.flatMap(({ rankings }) => (lines === 1 ? rankings.flat() : (rankings[line] ?? []))),
  );
  return {
    kind: 'sections',
    pairs: sections.reduce((sum, { movement }) => sum + movement.pairs, 0),
    rounds,
    vacant: renumbered.flatMap((section) => section.vacant),
    rankings,
    shares,
    copies: copiesNeeded(rounds, shares),
    barometer: sections.every(({ movement }) => movement.barometer),
  };
}

/** Sections numbered on one after the other. */
export function inSections(movements: readonly PairMovement[]): PairMovement {
  const sizes = movements.map((movement) => movement.pairs + movement.vacant.length);
  const firsts = offsets(sizes);
  return joinSections(
    movements.map((movement, index) => {
      const first = (firsts[index] ?? 0) + 1;
      return { movement, numbers: range(first, first + (sizes[index] ?? 0) - 1) };
    }),
  );
}

/**
 * The sections that a movement was joined from, each with its own numbers and tables from 1: nobody of one meets anybody
 * of another. A movement of one section is itself.
 */
export function sectionsOf(movement: PairMovement): readonly Section[] {
  if (movement.kind !== 'sections') {
    return [{ movement, numbers: range(1, movement.pairs + movement.vacant.length) }];
  }
  return whoMeet(movement).map((numbers) => ({ movement: sectionWith(movement, numbers), numbers }));
}

/** The numbers that meet each other, directly or through others, in order. */
function whoMeet({ rounds }: PairMovement): readonly (readonly number[])[] {
  const groups = new Map<number, Set<number>>();
  const groupOf = (number: number): Set<number> => groups.get(number) ?? new Set([number]);
  for (const plan of rounds.flatMap(({ tables }) => tables)) {
    const joined = new Set([...groupOf(plan.ns), ...groupOf(plan.ew)]);
    for (const number of joined) groups.set(number, joined);
  }
  return [...new Set(groups.values())]
    .map((group) => [...group].sort(ascending))
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

function sectionWith(movement: PairMovement, numbers: readonly number[]): PairMovement {
  const own = new Map(numbers.map((number, index) => [number, index + 1]));
  const toOwn = (number: number): readonly number[] => {
    const found = own.get(number);
    return found === undefined ? [] : [found];
  };
  const plans = movement.rounds.flatMap(({ tables }) => tables);
  const tables = [...new Set(plans.filter(({ ns }) => own.has(ns)).map(({ table }) => table))].sort(
    ascending,
  );
  const toTable = (table: number): readonly number[] =>
    tables.includes(table) ? [tables.indexOf(table) + 1] : [];
  const rounds = movement.rounds
    .map(({ round, tables: all, sitOuts = [] }) => {
      const seated = all.flatMap((plan) =>
        toTable(plan.table).map((table) => {
          const [ns = 0] = toOwn(plan.ns);
          const [ew = 0] = toOwn(plan.ew);
          return { ...plan, table, ns, ew };
        }),
      );
      const waiting = sitOuts.flatMap(toOwn);
      return waiting.length === 0 ? { round, tables: seated } : { round, tables: seated, sitOuts: waiting };
    })
    // A section with fewer rounds than another rests at the end.
    .filter((round) => round.tables.length > 0);
  const vacant = movement.vacant.flatMap(toOwn);
  const shares = movement.shares.map((share) => share.flatMap(toTable)).filter(isSome);
  const section: PairMovement = {
    kind: 'custom',
    pairs: numbers.length - vacant.length,
    rounds,
    vacant,
    rankings: movement.rankings.map((ranking) => ranking.flatMap(toOwn)).filter(isSome),
    shares,
    copies: copiesNeeded(rounds, shares),
    barometer: movement.barometer,
  };
  return hasTwoLines(section) ? { ...section, kind: 'mitchell' } : section;
}

const isSome = (list: readonly number[]): boolean => list.length > 0;

/** How many pairs each section gets: tables as equal as can be, larger first, and at most one half table, in the last. */
export function sectionSizes(pairs: number, sections: number): readonly number[] {
  const tables = Math.ceil(pairs / 2);
  const sizes = range(0, sections - 1).map((index) => 2 * Math.ceil((tables - index) / sections));
  const last = sizes.length - 1;
  return sizes.map((size, index) => (index === last ? size - (pairs % 2) : size));
}

/** What stands before each: 0, the first, the first two together... */
function offsets(sizes: readonly number[]): readonly number[] {
  let before = 0;
  return sizes.map((size) => {
    const offset = before;
    before += size;
    return offset;
  });
}
