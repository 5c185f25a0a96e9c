import { type Balance, balanceOf, type Extent } from './balance.ts';
import {
  FEWEST_INDIVIDUAL_PLAYERS,
  individual,
  individualRounds,
  MOST_INDIVIDUAL_PLAYERS,
} from './individual.ts';
import { boardsPlayed, type IndividualMovement } from './movement.ts';
import { range } from './numbers.ts';
import type { Length } from './official.ts';
import { bestLength, boardsFor, minutesOf, type Wishes, wantedBoards } from './wishes.ts';

/** A way to play an individual: a movement for each section, all of one length and with the same boards. */
export interface IndividualSuggestion extends Length {
  readonly movements: readonly [IndividualMovement, ...IndividualMovement[]];
  readonly boardsPerPlayer: Extent;
  /** Of each board, in all sections together. */
  readonly copies: number;
  readonly minutes: number;
  /** How many rounds anybody sits out. */
  readonly sitOuts: Extent;
  /** Of the section that is least even. */
  readonly balance: Balance;
}

/** What a section is played by: two tables at least to compare, few enough that everybody meets. */
const SECTION = { fewest: 8, most: 16 } as const;
const MOST_SECTIONS = 10;
const MOST_PLAYERS = SECTION.most * MOST_SECTIONS;

/** What each point of a comparison is worth, against one point of balance. */
const MERIT = { boardOff: 2, copy: 3, sitOut: 2 } as const;

/** Sections of nearly one size. */
const split = (players: number, sections: number): number[] =>
  range(0, sections - 1).map((at) => Math.floor((players + at) / sections));

/** The ways to play an individual of so many players, the best first. */
export function recommendIndividual(players: number, wishes: Wishes): readonly IndividualSuggestion[] {
  if (!Number.isInteger(players) || players < FEWEST_INDIVIDUAL_PLAYERS || players > MOST_PLAYERS) return [];
  const splits = range(1, MOST_SECTIONS)
    .map((sections) => split(players, sections))
    .filter(
      (sizes) =>
        (sizes.length === 1 && players <= MOST_INDIVIDUAL_PLAYERS) ||
        sizes.every((size) => size >= SECTION.fewest && size <= SECTION.most),
    );
  const found = splits.flatMap((sizes) =>
    lengthsFor(Math.min(...sizes.map(individualRounds)), wishes).flatMap((length) =>
      suggestion(sizes, length, wishes),
    ),
  );
  return found.sort((a, b) => merit(b, wishes) - merit(a, wishes));
}

/** All rounds, if that is about as long as wanted; and fewer of them. */
function lengthsFor(complete: number, wishes: Wishes): readonly Length[] {
  const whole = boardsFor(complete, wishes);
  const shorter = bestLength(complete - 1, wishes);
  return [whole, shorter].filter((length) => length !== undefined);
}

function suggestion(sizes: readonly number[], length: Length, wishes: Wishes): IndividualSuggestion[] {
  const movements = sizes.flatMap((players) => {
    const found = individual({ players, ...length });
    return found.ok ? [found.value] : [];
  });
  const [first, ...others] = movements;
  if (first === undefined || movements.length < sizes.length) return [];
  const played = movements.flatMap((movement) => [...boardsPlayed(movement).values()]);
  const out = movements.flatMap((movement) =>
    range(1, movement.players).map(
      (number) => movement.rounds.filter(({ sitOuts }) => sitOuts?.includes(number) === true).length,
    ),
  );
  const [balance = balanceOf(first)] = movements.map(balanceOf).sort((a, b) => a.quality - b.quality);
  return [
    {
      movements: [first, ...others],
      ...length,
      boardsPerPlayer: { least: Math.min(...played), most: Math.max(...played) },
      copies: movements.reduce((sum, { copies }) => sum + copies, 0),
      minutes: minutesOf(length, wishes),
      sitOuts: { least: Math.min(...out), most: Math.max(...out) },
      balance,
    },
  ];
}

const merit = (
  { balance, rounds, boardsPerRound, copies, sitOuts }: IndividualSuggestion,
  wishes: Wishes,
): number =>
  balance.quality -
  MERIT.boardOff * Math.abs(rounds * boardsPerRound - wantedBoards(wishes)) -
  MERIT.copy * (copies - 1) -
  MERIT.sitOut * sitOuts.most * boardsPerRound;
