import { orThrow } from '../base/index.ts';
import { parseDeal } from '../game/index.ts';
import type { PairMovement } from '../movement/index.ts';
import type { FactData, Seating } from './fact.ts';
import type { PairId } from './meeting.ts';
import type { SectionState, SessionState } from './state.ts';

const seatingMap = (seating: Seating): ReadonlyMap<number, PairId> =>
  new Map(Object.entries(seating).map(([number, pair]) => [Number(number), pair]));

export function planned({ session, sections }: FactData['session-planned']): SessionState {
  return {
    session,
    status: 'planned',
    sections: new Map(
      sections.map(({ section, movement, seating }) => [
        section,
        {
          section,
          movement,
          seating: seatingMap(seating),
          rounds: new Map(),
          confirmed: new Map(),
          calls: new Map(),
        },
      ]),
    ),
    boards: new Map(),
    deals: new Map(),
    penalties: [],
    substitutions: [],
  };
}

export const attachDeals = (session: SessionState, { deals }: FactData['deals-attached']): SessionState => ({
  ...session,
  deals: new Map([
    ...session.deals,
    ...deals.map(({ board, deal }) => [board, orThrow(parseDeal(deal))] as const),
  ]),
});

export function withSection(
  session: SessionState,
  name: string,
  change: (section: SectionState) => SectionState,
): SessionState {
  const section = session.sections.get(name);
  if (section === undefined) throw new Error(`Session ${session.session} has no section ${name}.`);
  return { ...session, sections: new Map(session.sections).set(name, change(section)) };
}

export const seatPair = (session: SessionState, { section, number, pair }: FactData['pair-seated']) =>
  withSection(session, section, (state) => ({
    ...state,
    movement: fillVacancy(state.movement, number),
    seating: new Map(state.seating).set(number, pair),
  }));

/** A vacant number that is taken plays from now on, ranked with those who begin in its direction. */
function fillVacancy(movement: PairMovement, number: number): PairMovement {
  if (!movement.vacant.includes(number)) return movement;
  const tables = movement.rounds[0]?.tables ?? [];
  const sitsNS = tables.some(({ ns }) => ns === number);
  const comrades = new Set(tables.map(({ ns, ew }) => (sitsNS ? ns : ew)));
  const mine = Math.max(
    0,
    movement.rankings.findIndex((ranking) => ranking.some((other) => comrades.has(other))),
  );
  return {
    ...movement,
    pairs: movement.pairs + 1,
    vacant: movement.vacant.filter((other) => other !== number),
    rankings: movement.rankings.map((ranking, index) =>
      index === mine ? [...ranking, number].sort((a, b) => a - b) : ranking,
    ),
  };
}

export const replan = (
  session: SessionState,
  { section, movement, seating }: FactData['movement-replanned'],
): SessionState =>
  withSection(session, section, (state) => ({ ...state, movement, seating: seatingMap(seating) }));
