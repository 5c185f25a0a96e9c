import type { HashedFactRow } from '../../storage/fact-hash.ts';
import type { PostgresDatabase } from '../../storage/postgres/database.ts';
import { StorageError } from '../../storage/trouble.ts';

/** What can go wrong with one question to the database. */
export type Mishap = 'none' | 'question-lost' | 'answer-lost';

interface Row extends HashedFactRow {
  readonly ordinal: number;
}

const taken = (key: string): Error => Object.assign(new Error(`duplicate key ${key}`), { code: '23505' });

/** The table of facts of a database that several servers share: what is in it stays, whoever dies. */
export class SimulatedTable {
  rows: Row[] = [];
  epoch = 'first';

  /** A standby takes its place that had only so many facts yet. */
  failOver(facts: number): void {
    this.rows = this.rows.slice(0, facts);
  }

  private last(): Row | undefined {
    return this.rows.at(-1);
  }

  /** All of them or none, as the keys decide, in one moment. */
  private insert(values: readonly unknown[]): number {
    const [, sequences, times, actors, causes, types, data, hashes, ordinals, before, hash] = values as [
      string,
      number[],
      string[],
      string[],
      string[],
      string[],
      string[],
      string[],
      number[],
      number,
      string,
    ];
    if (before !== 0 && !this.rows.some((row) => row.sequence === before && row.hash === hash)) return 0;
    const rows = sequences.map((sequence, at) => ({
      sequence,
      time: times[at] ?? '',
      actor: actors[at] ?? '',
      cause: causes[at] ?? '',
      type: types[at] ?? '',
      data: data[at] ?? '',
      hash: hashes[at] ?? '',
      ordinal: ordinals[at] ?? 0,
    }));
    for (const { sequence, cause, ordinal } of rows) {
      if (this.rows.some((row) => row.sequence === sequence)) throw taken('fact_pkey');
      if (this.rows.some((row) => row.cause === cause && row.ordinal === ordinal))
        throw taken('fact_by_cause');
    }
    this.rows.push(...rows);
    return rows.length;
  }

  private looked([, [version], [cause]]: readonly [unknown, number[], string[]]) {
    const stands = version === 0 || this.rows.some((row) => row.sequence === version && row.cause === cause);
    return { stream: 'club', version: this.last()?.sequence ?? null, stands };
  }

  private renamed([epoch, before]: readonly [string, string]): number {
    if (before !== this.epoch) return 0;
    this.epoch = epoch;
    return 1;
  }

  /** The statements of the fact log, each known by its words. */
  answer(text: string, values: readonly unknown[]): { rows: readonly unknown[]; rowCount: number } {
    const found = (rows: readonly unknown[]) => ({ rows, rowCount: rows.length });
    if (text.includes('INSERT INTO fact')) return { rows: [], rowCount: this.insert(values) };
    if (text.includes('DESC LIMIT 1') && text.includes('cause, hash')) return found(this.rows.slice(-1));
    if (text.includes('cause = ANY'))
      return found(this.rows.filter(({ cause }) => (values[1] as string[]).includes(cause)));
    if (text.includes('sequence > $2'))
      return found(this.rows.filter(({ sequence }) => sequence > (values[1] as number)));
    if (text.includes('SELECT epoch')) return found([{ epoch: this.epoch }]);
    if (text.includes('UPDATE epoch'))
      return { rows: [], rowCount: this.renamed(values as readonly unknown[] as readonly [string, string]) };
    if (text.includes('AS stands')) return found([this.looked(values as [unknown, number[], string[]])]);
    if (text.includes('pg_notify')) return found([]);
    throw new Error(`Nothing is known of: ${text}`);
  }
}

/** How a question or an answer travels: it arrives when the simulation says so. */
export type Travel = (what: string) => Promise<void>;

/** A server's way to the table, on which messages are held up and lost. */
export class SimulatedDatabase {
  private readonly table: SimulatedTable;
  private readonly travel: Travel;
  private readonly mishap: () => Mishap;
  /** Makes the fact log look at everything that is in memory, as it does every second. */
  look: () => void = () => undefined;

  constructor(table: SimulatedTable, travel: Travel, mishap: () => Mishap) {
    this.table = table;
    this.travel = travel;
    this.mishap = mishap;
  }

  /** As the fact log takes it: it uses no more of a database than this. */
  get asPostgres(): PostgresDatabase {
    return this as unknown as PostgresDatabase;
  }

  async query(text: string, values: readonly unknown[] = []) {
    // What comes by the clock of this computer and not by the simulation's is answered at once, or no run could be repeated.
    if (/pg_notify|epoch|AS stands/.test(text)) return this.table.answer(text, values);
    const mishap = this.mishap();
    await this.travel('question');
    if (mishap === 'question-lost') throw new StorageError('away');
    let answer: ReturnType<SimulatedTable['answer']> | Error;
    try {
      answer = this.table.answer(text, values);
    } catch (error) {
      answer = error as Error;
    }
    await this.travel('answer');
    if (mishap === 'answer-lost') throw new StorageError('away');
    if (answer instanceof Error) throw answer;
    return answer;
  }

  listen(_channels: unknown, again: () => void) {
    this.look = again;
    return { close: async () => undefined };
  }

  async close(): Promise<void> {}
}
