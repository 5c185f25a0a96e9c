/** Why nothing can be written at present. */
export const TROUBLES = ['full', 'read-only', 'failing', 'damaged', 'away', 'busy'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** The disk did not take it: nothing was changed. */
export class StorageError extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, cause?: unknown) {
    super(TROUBLE_SENTENCES[trouble], { cause });
    this.name = 'StorageError';
    this.trouble = trouble;
  }
}

export const TROUBLE_SENTENCES: Readonly<Record<Trouble, string>> = {
  full: 'The disk is full: nothing can be recorded, and nothing was changed. Make room on it; Naipe goes on by itself.',
  'read-only':
    'The disk cannot be written to: nothing can be recorded, and nothing was changed. See that its folder may be written to; Naipe goes on by itself.',
  failing:
    'The disk does not take what is written to it: nothing can be recorded, and nothing was changed. Look at the disk; Naipe goes on by itself when it works again.',
  damaged:
    'The database is damaged: nothing is recorded, so that nothing more is lost. Stop Naipe, see what is whole with "naipe check-data", and put back a backup.',
  away: 'The database does not answer: nothing can be recorded, and nothing is lost. Naipe goes on by itself as soon as it answers; what was sent may have been recorded, and sending it again changes nothing.',
  busy: 'Too much is being recorded at this moment, and nothing was changed. Try again in a few seconds.',
};

const BY_CODE: readonly (readonly [code: RegExp, trouble: Trouble])[] = [
  [/^SQLITE_FULL/, 'full'],
  [/^SQLITE_(READONLY|CANTOPEN|PERM)/, 'read-only'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^SQLITE_(IOERR|NOLFS|PROTOCOL)/, 'failing'],
  // PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html
  [/^53100$/, 'full'],
  [/^53200$/, 'busy'],
  // 42501: the system does not let it write to its files, or nobody lets this user.
  [/^(25006|42501)$/, 'read-only'],
  [/^(XX001|XX002)$/, 'damaged'],
  // XX000 is what it has no better code for, a file that may not grow any more among them.
  [/^(58...|XX000)$/, 'failing'],
  [/^(08...|57P0.|53300|53400)$/, 'away'],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/, 'away'],
];

/** What an error of the database says of it; nothing when it is about something else. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof StorageError) return error.trouble;
  const { code } = error as { readonly code?: unknown };
  if (typeof code !== 'string') return undefined;
  return BY_CODE.find(([known]) => known.test(code))?.[1];
}

const BY_FILE_CODE: Readonly<Record<string, Trouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EIO: 'failing',
};

/** What an error says of the disk that came of SQLite, or of making the files that it needs. */
export const troubleOfDisk = (error: unknown): Trouble | undefined =>
  troubleOf(error) ?? BY_FILE_CODE[String((error as { readonly code?: unknown }).code)];
