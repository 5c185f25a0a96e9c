import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Movement } from 'naipe/movement';
import type { ContestantId, SectionId, SessionState, Tournament } from 'naipe/tournament';
import type { CodeRenewals } from '../storage/store.ts';
import { guessesAnHour } from './allowances.ts';

interface Codes {
  /** To be typed: short, so guesses at it are limited. */
  readonly code: string;
  /** To be scanned: too long to be guessed. */
  readonly pass: string;
}

export interface TableCode extends Codes {
  readonly session: number;
  readonly section: SectionId;
  readonly table: number;
}

export interface PairCode extends Codes {
  readonly pair: ContestantId;
}

const FEWEST_DIGITS = 6;
/** How probable it may be that an hour of guessing at a tournament finds the code of any of its tables. */
const MOST_PROBABLE = 0.01;
const PASS_BYTES = 15;
/** It lasts for years, and one can be guessed at from everywhere: 30 × 10^-8 in the first hour. */
const MEMBER_DIGITS = 8;
/** Under which renewals of members' codes are kept: no tournament has this name. */
export const MEMBERS = ':members';

/**
 * The digits that the code of a table has. A guess finds one of so many tables with the probability tables / 10^digits,
 * and `guessesAnHour(tables)` wrong ones are heard, whoever makes them. 40 tables: 100 × 40 / 10^6 = 0.4% an hour with
 * six digits; 1,000 tables: 1,060 × 1,000 / 10^9 = 0.1% with nine, where eight would be 1.06%.
 */
function digitsFor(tables: number): number {
  const needed = Math.log10((tables * guessesAnHour(tables)) / MOST_PROBABLE);
  return Math.max(FEWEST_DIGITS, Math.ceil(needed));
}

type Meaning = readonly (string | number)[];

function mixed(secret: string, what: Meaning): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(what)).digest();
}

/** So many digits that follow from the secret and what they are for, and from nothing else. */
const digitsOf = (secret: string, what: Meaning, digits: number): string =>
  String(mixed(secret, what).readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');

const passOf = (secret: string, what: Meaning): string =>
  mixed(secret, ['pass', ...what])
    .subarray(0, PASS_BYTES)
    .toString('base64url');

const tableNumbers = new WeakMap<Movement, readonly number[]>();

/** The tables of a movement, looked up once. */
function numbersOf(movement: Movement): readonly number[] {
  const known = tableNumbers.get(movement);
  if (known !== undefined) return known;
  const tables = new Set(movement.rounds.flatMap((round) => round.tables.map(({ table }) => table)));
  const numbers = [...tables].sort((a, b) => a - b);
  tableNumbers.set(movement, numbers);
  return numbers;
}

/** The tables of a session. */
export const tablesOf = (session: SessionState) =>
  [...session.sections.values()].flatMap(({ section, movement }) =>
    numbersOf(movement).map((table) => ({ section, table })),
  );

/** The session that tables join: the one in play, else the next to be played, else the last. */
export function sessionToJoin({ sessions }: Tournament): SessionState | undefined {
  const all = [...sessions.values()].sort((a, b) => a.session - b.session);
  return (
    all.find(({ status }) => status === 'open') ??
    all.find(({ status }) => status === 'planned') ??
    all.at(-1)
  );
}

interface Kept {
  readonly tables: string;
  readonly codes: readonly TableCode[];
}

const MOST_KEPT = 100;

/**
 * The codes with which tables and pairs join. They follow from a secret of the server, so they outlive it; each session
 * has its own, and the director can renew them.
 */
export class JoinCodes {
  private readonly secret: string;
  private readonly renewals: Pick<CodeRenewals, 'of'>;
  /** Worked out once for the tables of a session: a thousand phones may join within a minute. */
  private readonly kept = new Map<string, Kept>();

  constructor(secret: string, renewals: Pick<CodeRenewals, 'of'>) {
    this.secret = secret;
    this.renewals = renewals;
  }

  /** The codes of the tables of a session: no two the same. */
  async ofTables(tournament: string, session: SessionState): Promise<readonly TableCode[]> {
    const tables = tablesOf(session);
    const key = `${tournament} ${session.session}`;
    const times = (await this.renewals.of(tournament)).get('tables') ?? 0;
    const fingerprint = [times, ...tables.map(({ section, table }) => `${section} ${table}`)].join();
    const known = this.kept.get(key);
    if (known?.tables === fingerprint) return known.codes;
    const codes = this.makeCodes([tournament, session.session, times], tables);
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(key, { tables: fingerprint, codes });
    return codes;
  }

  private makeCodes(
    [tournament, session, times]: readonly [string, number, number],
    tables: ReturnType<typeof tablesOf>,
  ): TableCode[] {
    const digits = digitsFor(tables.length);
    const taken = new Set<string>();
    return tables.map(({ section, table }) => {
      const what = ['table', tournament, session, section, table, times];
      for (let attempt = 0; ; attempt++) {
        const code = digitsOf(this.secret, [...what, attempt], digits);
        if (taken.has(code)) continue;
        taken.add(code);
        return { session, section, table, code, pass: passOf(this.secret, what) };
      }
    });
  }

  /** The code of the whole room for this session: with it the permanent card of any table lets in. */
  async tonight(tournament: string, { session }: SessionState): Promise<string> {
    const times = (await this.renewals.of(tournament)).get('tonight') ?? 0;
    return digitsOf(this.secret, ['tonight', tournament, session, times], FEWEST_DIGITS);
  }

  /** The code with which a pair sees its own card. */
  async ofPair(tournament: string, state: Tournament, pair: ContestantId): Promise<PairCode> {
    return this.pairCode(tournament, state, pair, await this.renewals.of(tournament));
  }

  /** The code with which somebody of the register signs in for himself: his until it is renewed. */
  async ofMember(person: number): Promise<string> {
    const times = (await this.renewals.of(MEMBERS)).get(`${person}`) ?? 0;
    return digitsOf(this.secret, ['member', person, times], MEMBER_DIGITS);
  }

  /** The code with which clubs join a simultaneous tournament. */
  ofSimultaneous(simultaneous: string): string {
    return digitsOf(this.secret, ['simultaneous', simultaneous], MEMBER_DIGITS);
  }

  async ofPairs(tournament: string, state: Tournament): Promise<readonly PairCode[]> {
    const renewed = await this.renewals.of(tournament);
    return Array.from(state.contestants.keys(), (pair) => this.pairCode(tournament, state, pair, renewed));
  }

  private pairCode(
    tournament: string,
    state: Tournament,
    pair: ContestantId,
    renewed: ReadonlyMap<string, number>,
  ): PairCode {
    const session = sessionToJoin(state)?.session ?? 1;
    const times = (renewed.get('pairs') ?? 0) + (renewed.get(`pair ${pair}`) ?? 0);
    const what = ['pair', tournament, pair, session, times];
    return { pair, code: digitsOf(this.secret, what, FEWEST_DIGITS), pass: passOf(this.secret, what) };
  }
}

/** Compares without telling by its time how much is right. */
export function sameCode(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
