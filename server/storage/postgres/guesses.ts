import type { Door } from '../../access/attempts.ts';
import type { Guesses } from '../store.ts';
import type { PostgresDatabase } from './database.ts';

/** Guesses counted in PostgreSQL: whoever guesses on several servers has no more tries than on one. */
export class PostgresGuesses implements Guesses {
  private readonly database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.database = database;
  }

  async take(doors: readonly Door[]): Promise<number> {
    if (doors.length === 0) return 0;
    const { rows } = await this.database.query<{ seconds: number }>(
      'SELECT take_tries($1, $2, $3) AS seconds',
      [
        doors.map(({ key }) => key),
        doors.map(({ allowance }) => allowance.burst),
        doors.map(({ allowance }) => allowance.perHour),
      ],
    );
    return rows[0]?.seconds ?? 0;
  }

  async giveBack(doors: readonly Door[]): Promise<void> {
    if (doors.length === 0) return;
    await this.database.query(
      `UPDATE guess SET tries = least(door.burst, tries + 1)
       FROM unnest($1::text[], $2::double precision[]) AS door (key, burst) WHERE guess.key = door.key`,
      [doors.map(({ key }) => key), doors.map(({ allowance }) => allowance.burst)],
    );
  }

  /** Doors at which nobody has guessed for a day have all their tries again. */
  async forgetOld(): Promise<void> {
    await this.database.query(`DELETE FROM guess WHERE at < clock_timestamp() - interval '1 day'`);
  }
}
