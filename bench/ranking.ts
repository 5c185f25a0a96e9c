import { orThrow } from 'naipe/base';
import { mitchell, type PairMovement } from 'naipe/movement';
import {
  answer,
  evolve,
  type Fact,
  type NewFact,
  replay,
  type SectionPlan,
  type SessionState,
  settingsFrom,
  type TournamentState,
} from 'naipe/tournament';
import { measure, type Row } from './measure.ts';

/** 2,000 pairs: 25 sections of 40 tables, 13 rounds of 2 boards, compared across the field. */
const SECTIONS = 25;
const TABLES = 40;
const RESULTS = ['4SN=', '4SN+1', '4SN-1', '3NTE=', '3NTE-2', '2HS+1', '5CXW-3', 'Pass', '1NTN=', '6DE='];

const resultOf = (turn: number): string => RESULTS[turn % RESULTS.length] ?? 'Pass';

/** Facts as the record holds them, numbered on from a state. */
const written = (facts: readonly NewFact[], after = 0): Fact[] =>
  facts.map((fact, index) => {
    const sequence = after + index + 1;
    return { ...fact, sequence, time: '2026-03-14T20:00:00.000Z', actor: 'bench', cause: `${sequence}` };
  });

const sectionsOf = (movement: PairMovement): SectionPlan[] =>
  Array.from({ length: SECTIONS }, (_, index) => ({
    section: `S${index + 1}`,
    movement,
    seating: Object.fromEntries(
      Array.from({ length: 2 * TABLES }, (_pair, at) => [at + 1, `${2 * TABLES * index + at + 1}`]),
    ),
  }));

/** A tournament from its creation to its last result, round after round. */
function wholeTournament(movement: PairMovement): NewFact[] {
  const sections = sectionsOf(movement);
  const pairs = sections.flatMap(({ seating }) => Object.values(seating));
  const settings = settingsFrom({ showRanking: 'live', rounds: 'free' });
  return [
    { type: 'tournament-created', data: { name: 'Large', date: '2026-03-14', settings } },
    ...pairs.map(
      (pair): NewFact => ({
        type: 'contestant-entered',
        data: {
          kind: 'pair',
          contestant: pair,
          players: [{ name: `North ${pair}` }, { name: `South ${pair}` }],
        },
      }),
    ),
    { type: 'session-planned', data: { session: 1, sections } },
    { type: 'session-opened', data: { session: 1 } },
    ...movement.rounds.flatMap(({ round, tables }) =>
      sections.flatMap(({ section }, at) =>
        tables.flatMap(({ table, boards }) =>
          boards.flatMap((board): NewFact[] => {
            const where = { session: 1, section, round, table, board };
            const result = resultOf(7 * at + 3 * table + 5 * board * round + ((table * board) % 11));
            return [
              { type: 'result-recorded', data: { ...where, result, by: 'NS' } },
              { type: 'result-agreed', data: { ...where, by: 'EW' } },
            ];
          }),
        ),
      ),
    ),
  ];
}

/** The same state made of other objects, so that nothing worked out before is known of it. */
function afresh(state: TournamentState): TournamentState {
  const { tournament } = state;
  const session = tournament?.sessions.get(1);
  if (tournament === undefined || session === undefined) return state;
  const copy: SessionState = {
    ...session,
    boards: new Map(session.boards),
    sections: new Map(
      Array.from(session.sections, ([name, section]) => [
        name,
        { ...section, seating: new Map(section.seating) },
      ]),
    ),
  };
  return { ...state, tournament: { ...tournament, sessions: new Map([[1, copy]]) } };
}

/** Ends in the middle of the last round; results of that round change one after the other. */
class Changing {
  private state: TournamentState;
  private readonly movement: PairMovement;
  private turn = 0;

  constructor(state: TournamentState, movement: PairMovement) {
    this.state = state;
    this.movement = movement;
  }

  next(): TournamentState {
    const turn = ++this.turn;
    const { round = 0, tables = [] } = this.movement.rounds.at(-1) ?? {};
    const { table = 0, boards: [board = 0] = [] } = tables[turn % (TABLES / 2)] ?? {};
    const where = { session: 1, section: 'S1', round, table, board };
    const result = resultOf(turn);
    const fact: NewFact = { type: 'result-corrected', data: { ...where, result, reason: '', clause: '' } };
    for (const one of written([fact], this.state.version)) this.state = evolve(this.state, one);
    return this.state;
  }

  undo(): TournamentState {
    const fact: NewFact = { type: 'undone', data: { sequence: this.state.version } };
    for (const one of written([fact], this.state.version)) this.state = evolve(this.state, one);
    return this.state;
  }
}

const ranking = (state: TournamentState) => orThrow(answer(state, { view: 'ranking', session: 1 }));

export async function rankingBench(): Promise<Row[]> {
  const movement = orThrow(mitchell({ pairs: 2 * TABLES, rounds: 13, boardsPerRound: 2 }));
  const facts = written(wholeTournament(movement));
  const lastRound = 2 * 2 * SECTIONS * TABLES;
  const state = replay(facts.slice(0, facts.length - lastRound / 2));
  const changing = new Changing(state, movement);
  return [
    await measure(
      'one result and the ranking view of 2,000 pairs, against the view from the start',
      { items: 1, run: () => ranking(changing.next()) },
      { name: 'Naipe, from the start', items: 1, run: () => ranking(afresh(changing.next())) },
    ),
    await measure('results corrected and undone, after 52,000 facts', {
      items: 1,
      run: () => {
        changing.next();
        changing.undo();
      },
    }),
  ];
}
