import { fail, ok, type Result } from '../base/index.ts';
import { balanceOf } from './balance.ts';
import { boardsOfSet, copiesNeeded } from './frame.ts';
import {
  type IndividualDesign,
  type IndividualTable,
  individualDesign,
  movedOn,
  type Place,
} from './individual-design.ts';
import { keep } from './keep.ts';
import type { IndividualMovement, Partnership, RoundPlan, TablePlan } from './movement.ts';
import { ascending, range } from './numbers.ts';
import { refuse } from './refusal.ts';
import { mostBoardsFault } from './size.ts';

export interface IndividualRequest {
  readonly players: number;
  readonly boardsPerRound: number;
  /** Fewer rounds than it takes to play with everyone. */
  readonly rounds?: number;
  readonly barometer?: boolean;
}

export const FEWEST_INDIVIDUAL_PLAYERS = 4;
export const MOST_INDIVIDUAL_PLAYERS = 40;

/** The rounds in which everybody has partnered everybody, or all but those he cannot. */
export const individualRounds = (players: number): number => (players % 4 === 0 ? players - 1 : players);

/**
 * An individual: nobody has a partner twice, and opponents meet about twice. Of a multiple of 4 the highest number stays
 * at its table and the others follow the player one lower; of any other number those who are too many sit out in turn.
 * Boards move where all rounds are played and the room is small; else every table plays the same ones.
 */
export function individual(request: IndividualRequest): Result<IndividualMovement> {
  const { players, boardsPerRound, barometer = false } = request;
  const inRange = players >= FEWEST_INDIVIDUAL_PLAYERS && players <= MOST_INDIVIDUAL_PLAYERS;
  if (!Number.isInteger(players) || !inRange) {
    return refuse(
      'individual-size',
      `An individual is for ${FEWEST_INDIVIDUAL_PLAYERS} to ${MOST_INDIVIDUAL_PLAYERS} players in a section, not ${players}.`,
    );
  }
  const complete = individualRounds(players);
  const { rounds = complete } = request;
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > complete) {
    return refuse('individual-rounds', `${players} players have 1 to ${complete} rounds, not ${rounds}.`);
  }
  const tooMany = mostBoardsFault(rounds, boardsPerRound);
  if (tooMany !== undefined) return fail(tooMany);
  const apart = barometer || rounds < complete ? undefined : individualDesign(players, false);
  const design = apart ?? individualDesign(players, true);
  if (design === undefined) throw new Error(`There is no individual of ${players} players.`);
  const turns = rounds < complete ? evenedTurns(players, design, rounds) : design.turns;
  return ok(furnish(players, { ...design, turns }, { rounds, boardsPerRound, barometer }));
}

const kept = new Map<string, readonly number[]>();

/** The turns of a shortened individual: those of the whole one, bettered table by table. */
const evenedTurns = (players: number, design: IndividualDesign, rounds: number): readonly number[] =>
  keep(kept, `${players}/${rounds}`, () => {
    const lengths = { rounds, boardsPerRound: 1, barometer: false };
    const qualityOf = (turns: readonly number[]): number => {
      const { sum, sumOfSquares } = balanceOf(furnish(players, { ...design, turns }, lengths));
      return sumOfSquares === 0 ? 0 : (sum * sum) / sumOfSquares;
    };
    let best = design.turns.slice(0, rounds);
    let quality = qualityOf(best);
    for (const round of best.keys()) {
      // Turning every table of a round changes nothing: the first one stays.
      for (const table of design.tables.keys()) {
        if (table === 0) continue;
        const turned = best.map((mask, at) => (at === round ? mask ^ (1 << table) : mask));
        const found = qualityOf(turned);
        if (found > quality) [best, quality] = [turned, found];
      }
    }
    return best;
  });

function furnish(
  players: number,
  design: IndividualDesign,
  request: Required<Omit<IndividualRequest, 'players'>>,
): IndividualMovement {
  const { rounds, boardsPerRound } = request;
  const { moduli, tables, turns, together } = design;
  // Two tables pass the boards across; more of them can't, and need copies.
  const barometer = tables.length > 1 && (request.barometer || (together && tables.length > 2));
  const shares = together && tables.length === 2 && !barometer ? [range(1, 2)] : [];
  const numberOf = (place: Place, round: number): number =>
    place === 'stays' ? players : movedOn(place, round - 1, moduli) + 1;
  const side = ([a, b]: IndividualTable['ns'], round: number): Partnership => [
    numberOf(a, round),
    numberOf(b, round),
  ];
  const plans = range(1, rounds).map((round): RoundPlan<Partnership> => {
    const turned = turns[round - 1] ?? 0;
    const plan = tables.map((table, index): TablePlan<Partnership> => {
      const set = together ? round - 1 : movedOn(table.set, round - 1, moduli);
      const [ns, ew] = (turned >> index) % 2 === 1 ? [table.ew, table.ns] : [table.ns, table.ew];
      return {
        table: index + 1,
        ns: side(ns, round),
        ew: side(ew, round),
        boards: boardsOfSet(set, boardsPerRound),
      };
    });
    const seated = new Set(plan.flatMap(({ ns, ew }) => [...ns, ...ew]));
    const sitOuts = range(1, players).filter((number) => !seated.has(number));
    return sitOuts.length === 0
      ? { round, tables: plan }
      : { round, tables: plan, sitOuts: sitOuts.sort(ascending) };
  });
  return {
    kind: 'individual',
    players,
    rounds: plans,
    vacant: [],
    rankings: [range(1, players)],
    shares,
    copies: copiesNeeded(plans, shares),
    barometer,
  };
}
