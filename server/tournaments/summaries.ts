import type { Database } from 'better-sqlite3';
import { ERASED_NAME } from 'naipe/base';
import {
  playersOf,
  see,
  type Tournament,
  type TournamentState,
  type TournamentStatus,
} from 'naipe/tournament';
import type { CommitQueue } from '../storage/index.ts';

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

interface SummaryRow extends TournamentSummary {
  readonly version: number;
}

/**
 * What has to be known of all tournaments without reading them: a projection of the facts, kept in the same file. It
 * may lag behind after a crash; whoever starts the server brings it up to date.
 */
export class Summaries {
  private readonly queue: CommitQueue;
  /** The parts of each state that its players were written from: unless they change, nothing is written. */
  private readonly written = new Map<string, readonly unknown[]>();
  private readonly allSummaries;
  private readonly allPlayers;
  private readonly keep;
  private readonly forgetPlayers;
  private readonly keepPlayer;
  private readonly isThere;

  constructor(database: Database, queue: CommitQueue) {
    this.queue = queue;
    this.allSummaries = database.prepare<[], SummaryRow>(
      'SELECT stream AS tournament, version, name, date, status FROM tournament_summary',
    );
    this.allPlayers = database.prepare<[], { readonly name: string; readonly id: string }>(
      'SELECT name, id FROM known_player GROUP BY name, id ORDER BY max(date) DESC, name',
    );
    this.keep = database.prepare<SummaryRow>(
      `INSERT INTO tournament_summary (stream, version, name, date, status)
       VALUES (:tournament, :version, :name, :date, :status)
       ON CONFLICT (stream) DO UPDATE SET version = :version, name = :name, date = :date, status = :status`,
    );
    this.isThere = database.prepare<[string]>('SELECT 1 FROM fact WHERE stream = ?');
    this.forgetPlayers = database.prepare<[string]>('DELETE FROM known_player WHERE stream = ?');
    this.keepPlayer = database.prepare<[string, string, string, string]>(
      'INSERT OR IGNORE INTO known_player (stream, name, id, date) VALUES (?, ?, ?, ?)',
    );
  }

  /** Everything that is kept, with the version it was kept at. */
  all(): readonly SummaryRow[] {
    return this.allSummaries.all();
  }

  /** Everybody who ever played, the latest first. */
  players(): readonly KnownPlayer[] {
    return this.allPlayers.all().map(({ name, id }) => (id === '' ? { name } : { name, id }));
  }

  async refresh(stream: string, state: TournamentState): Promise<void> {
    const summary = summaryOf(stream, state);
    const { tournament, version } = state;
    if (summary === undefined || tournament === undefined) return;
    const people = peopleOf(tournament);
    const before = this.written.get(stream);
    const samePeople = before?.length === people.length && people.every((part, at) => part === before[at]);
    await this.queue.write(() => {
      if (this.isThere.get(stream) === undefined) return; // removed meanwhile
      this.keep.run({ ...summary, version });
      if (!samePeople) this.writePlayers(stream, tournament);
    });
    this.written.set(stream, people);
  }

  private writePlayers(stream: string, tournament: Tournament): void {
    this.forgetPlayers.run(stream);
    for (const { name, id = '' } of everybodyIn(tournament))
      if (name !== ERASED_NAME) this.keepPlayer.run(stream, name.trim(), id, tournament.date);
  }

  /** The tournament is no longer in memory. */
  forget(stream: string): void {
    this.written.delete(stream);
  }
}
