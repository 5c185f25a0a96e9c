import { fail, ok, type Result } from '../base/index.ts';
import { balanceOf } from './balance.ts';
import { boardsOfSet, copiesNeeded } from './frame.ts';
import { type IndividualDesign, type IndividualTable, searchIndividual } from './individual-search.ts';
import { keep } from './keep.ts';
import type { IndividualMovement, Partnership, TablePlan } from './movement.ts';
import { modulo, range } from './numbers.ts';
import { refuse } from './refusal.ts';
import { mostBoardsFault } from './size.ts';

export interface IndividualRequest {
  readonly players: number;
  readonly boardsPerRound: number;
  /** Fewer rounds than it takes to play with everyone. */
  readonly rounds?: number;
  readonly barometer?: boolean;
}

export const FEWEST_INDIVIDUAL_PLAYERS = 8;
export const MOST_INDIVIDUAL_PLAYERS = 40;

/**
 * An individual: everybody partners everybody once and meets everybody about twice as an opponent. The highest number
 * stays at table 1 and the others follow the player one lower. With one player more than fills the tables nobody stays,
 * and each sits out one round.
 */
export function individual(request: IndividualRequest): Result<IndividualMovement> {
  const { players, boardsPerRound, barometer = false } = request;
  const inRange = players >= FEWEST_INDIVIDUAL_PLAYERS && players <= MOST_INDIVIDUAL_PLAYERS;
  if (!Number.isInteger(players) || !inRange || players % 4 > 1) {
    return refuse(
      'individual-size',
      `An individual is for ${FEWEST_INDIVIDUAL_PLAYERS} to ${MOST_INDIVIDUAL_PLAYERS} players, a multiple of 4 or one more; not ${players}.`,
    );
  }
  const complete = players % 4 === 0 ? players - 1 : players;
  const { rounds = complete } = request;
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > complete) {
    return refuse('individual-rounds', `${players} players have 1 to ${complete} rounds, not ${rounds}.`);
  }
  const tooMany = mostBoardsFault(complete, boardsPerRound);
  if (tooMany !== undefined) return fail(tooMany);
  return ok(furnishIndividual(designFor(players, barometer), { rounds, boardsPerRound, barometer }));
}

const designs = new Map<string, IndividualDesign>();

const designFor = (players: number, barometer: boolean): IndividualDesign =>
  keep(designs, `${players}/${barometer}`, () => turnTables(searchIndividual(players, barometer)));

/** Exchanges NS and EW at tables, for all rounds, while that betters the balance. */
function turnTables(design: IndividualDesign): IndividualDesign {
  const qualityOf = (candidate: IndividualDesign) =>
    balanceOf(furnishIndividual(candidate, { rounds: candidate.circle, boardsPerRound: 1, barometer: false }))
      .quality;
  let best = design;
  let quality = qualityOf(best);
  for (const index of design.tables.keys()) {
    const tables = best.tables.map((table, at) => (at === index ? turned(table) : table));
    const candidate = { ...best, tables };
    const found = qualityOf(candidate);
    if (found > quality) [best, quality] = [candidate, found];
  }
  return best;
}

const turned = (table: IndividualTable): IndividualTable => ({ ...table, ns: table.ew, ew: table.ns });

function furnishIndividual(
  design: IndividualDesign,
  request: Required<Omit<IndividualRequest, 'players'>>,
): IndividualMovement {
  const { rounds, boardsPerRound } = request;
  const { circle, players } = design;
  const together = new Set(design.tables.map((table) => table.offset)).size < design.tables.length;
  // Two tables pass the boards across; more of them can't, and need copies.
  const barometer = request.barometer || (together && design.tables.length > 2);
  const shares = together && !barometer ? [range(1, design.tables.length)] : [];
  const numberOf = (place: number | 'stays', round: number) =>
    place === 'stays' ? players : modulo(place + round - 1, circle) + 1;
  const side = ([a, b]: IndividualTable['ns'], round: number): Partnership => [
    numberOf(a, round),
    numberOf(b, round),
  ];
  const plans = range(1, rounds).map((round) => {
    const tables = design.tables.map((table, index): TablePlan<Partnership> => {
      const set = barometer ? round - 1 : modulo(table.offset + round - 1, circle);
      const boards = boardsOfSet(set, boardsPerRound);
      return { table: index + 1, ns: side(table.ns, round), ew: side(table.ew, round), boards };
    });
    return circle === players ? { round, tables, sitOuts: [numberOf(0, round)] } : { round, tables };
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
