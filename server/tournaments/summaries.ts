import { ERASED_NAME } from 'naipe/base';
import {
  playersOf,
  see,
  type Tournament,
  type TournamentState,
  type TournamentStatus,
} from 'naipe/tournament';
import type { SummaryRow, SummaryTable } from '../storage/index.ts';

/** A tournament in the list of them. */
export interface TournamentSummary {
  readonly tournament: string;
  readonly name: string;
  readonly date: string;
  readonly status: TournamentStatus;
}

export interface KnownPlayer {
  readonly name: string;
  /** Licence or club number, when it is known. */
  readonly id?: string;
}

const summaries = new WeakMap<TournamentState, TournamentSummary>();

/** What the list of tournaments says of one, worked out once for a state. */
export function summaryOf(stream: string, state: TournamentState): TournamentSummary | undefined {
  const known = summaries.get(state);
  if (known !== undefined) return known;
  const overview = see(state, { role: 'director' }, { view: 'overview' });
  if (!overview.ok) return undefined;
  const { name, date, status } = overview.value;
  const summary = { tournament: stream, name, date, status };
  summaries.set(state, summary);
  return summary;
}

/** Everybody who plays, or played as a substitute. */
function everybodyIn({ contestants, sessions }: Tournament): readonly KnownPlayer[] {
  const entered = [...contestants.values()].flatMap(playersOf);
  const substitutes = [...sessions.values()].flatMap(({ substitutions }) =>
    substitutions.map(({ substitute }) => substitute),
  );
  return [...entered, ...substitutes];
}

/** The parts of a state that say who plays. */
const peopleOf = ({ contestants, date, sessions }: Tournament): readonly unknown[] => [
  contestants,
  date,
  ...Array.from(sessions.values(), ({ substitutions }) => substitutions),
];

/**
 * The list of tournaments and of everybody who ever played. They are worked out from the facts, so they can always be
 * worked out again; kept, they make both lists quick to find.
 */
export class Summaries {
  private readonly table: SummaryTable;
  /** The parts of the states that were written last: who plays changes seldom, results often. */
  private readonly written = new Map<string, readonly unknown[]>();

  constructor(table: SummaryTable) {
    this.table = table;
  }

  /** Everything that is kept, with the version it was kept at. */
  all(): Promise<readonly SummaryRow[]> {
    return this.table.all();
  }

  /** Everybody who ever played, the latest first. */
  async players(): Promise<readonly KnownPlayer[]> {
    return (await this.table.players()).map(({ name, id }) => (id === '' ? { name } : { name, id }));
  }

  async refresh(stream: string, state: TournamentState): Promise<void> {
    const summary = summaryOf(stream, state);
    const { tournament, version } = state;
    if (summary === undefined || tournament === undefined) return;
    const people = peopleOf(tournament);
    const before = this.written.get(stream);
    const samePeople = before?.length === people.length && people.every((part, at) => part === before[at]);
    const players = everybodyIn(tournament)
      .filter(({ name }) => name !== ERASED_NAME)
      .map(({ name, id = '' }) => ({ name: name.trim(), id }));
    await this.table.keep({ ...summary, version }, samePeople ? undefined : players);
    this.written.set(stream, people);
  }

  /** The tournament is no longer in memory. */
  forget(stream: string): void {
    this.written.delete(stream);
  }
}
