import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PairMovement } from 'naipe/movement';
import type { PairId, SectionId, SessionState, Tournament } from 'naipe/tournament';

export interface TableCode {
  readonly session: number;
  readonly section: SectionId;
  readonly table: number;
  readonly code: string;
}

export interface PairCode {
  readonly pair: PairId;
  readonly code: string;
}

/** Up to so many tables, four digits are hard enough to guess. */
const MOST_FOR_FOUR_DIGITS = 500;
const PAIR_DIGITS = 6;

const digitsFor = (tables: number): number => (tables > MOST_FOR_FOUR_DIGITS ? 6 : 4);

/** So many digits that follow from the secret and what they are for, and from nothing else. */
function digitsOf(secret: string, what: readonly (string | number)[], digits: number): string {
  const mixed = createHmac('sha256', secret).update(JSON.stringify(what)).digest();
  return String(mixed.readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');
}

const tableNumbers = new WeakMap<PairMovement, readonly number[]>();

/** The tables of a movement, looked up once. */
function numbersOf(movement: PairMovement): readonly number[] {
  const known = tableNumbers.get(movement);
  if (known !== undefined) return known;
  const tables = new Set(movement.rounds.flatMap((round) => round.tables.map(({ table }) => table)));
  const numbers = [...tables].sort((a, b) => a - b);
  tableNumbers.set(movement, numbers);
  return numbers;
}

const tablesOf = (session: SessionState) =>
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

/** The codes with which tables and pairs join. They follow from a secret of the server, so they outlive it. */
export class JoinCodes {
  private readonly secret: string;
  /** Worked out once for the tables of a session: a thousand phones may join within a minute. */
  private readonly kept = new Map<string, Kept>();

  constructor(secret: string) {
    this.secret = secret;
  }

  /** The codes of the tables of a session: no two the same. */
  ofTables(tournament: string, session: SessionState): readonly TableCode[] {
    const tables = tablesOf(session);
    const key = `${tournament} ${session.session}`;
    const fingerprint = tables.map(({ section, table }) => `${section} ${table}`).join();
    const known = this.kept.get(key);
    if (known?.tables === fingerprint) return known.codes;
    const codes = this.makeCodes(tournament, session.session, tables);
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(key, { tables: fingerprint, codes });
    return codes;
  }

  private makeCodes(tournament: string, session: number, tables: ReturnType<typeof tablesOf>): TableCode[] {
    const digits = digitsFor(tables.length);
    const taken = new Set<string>();
    return tables.map(({ section, table }) => {
      for (let attempt = 0; ; attempt++) {
        const code = digitsOf(this.secret, ['table', tournament, session, section, table, attempt], digits);
        if (taken.has(code)) continue;
        taken.add(code);
        return { session, section, table, code };
      }
    });
  }

  /** The code with which a pair sees its own card. */
  ofPair(tournament: string, pair: PairId): string {
    return digitsOf(this.secret, ['pair', tournament, pair], PAIR_DIGITS);
  }

  ofPairs(tournament: string, { pairs }: Tournament): readonly PairCode[] {
    return Array.from(pairs.keys(), (pair) => ({ pair, code: this.ofPair(tournament, pair) }));
  }
}

/** Compares without telling by its time how much is right. */
export function sameCode(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
