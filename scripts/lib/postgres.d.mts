/** A PostgreSQL in which every test can have an empty database. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  readonly database: () => Promise<string>;
  /** Asks a database past Naipe. */
  readonly ask: (address: string, sql: string) => Promise<{ readonly rows: readonly unknown[] }>;
  readonly stop: () => Promise<void>;
}

/** One of the tests' own. */
export interface OwnPostgres extends TestPostgres {
  /** Where its files are. */
  readonly folder: string;
  /** How large a file may grow, for connections made from now on; any size when it is not said. */
  readonly limitFiles: (bytes?: number) => void;
  /** Kills it, with all that it is doing. */
  readonly kill: () => Promise<void>;
  /** Starts it again after it was killed: it finds its way back by its log. */
  readonly start: () => Promise<void>;
}

export function startPostgres(): Promise<TestPostgres>;
/** `inPieces`: its log is in files of a megabyte, so that `limitFiles` can be told little more. */
export function startOwnPostgres(options?: {
  readonly durable?: boolean;
  readonly inPieces?: boolean;
}): Promise<OwnPostgres>;

/** A port that nobody listens on. */
export function freePort(): Promise<number>;
