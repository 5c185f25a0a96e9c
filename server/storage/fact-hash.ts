import { createHash } from 'node:crypto';

/** A fact as the database holds it. */
export interface FactRow {
  readonly sequence: number;
  readonly time: string;
  readonly actor: string;
  readonly cause: string;
  readonly type: string;
  /** As the text that was written: what is read back must be that, to the letter. */
  readonly data: string;
}

export interface HashedFactRow extends FactRow {
  readonly hash: string;
}

/** What the first fact of a stream follows. */
export const NO_HASH = '';

/** Names a fact and all that came before it in its stream: nobody can change one and keep those after it. */
export const factHash = (
  stream: string,
  before: string,
  { sequence, time, actor, cause, type, data }: FactRow,
): string =>
  createHash('sha256')
    .update(JSON.stringify([before, stream, sequence, time, actor, cause, type, data]))
    .digest('base64url');

/** A fact is not what was written, or one before it is missing. */
export class DamagedFact extends Error {
  readonly stream: string;
  readonly sequence: number;

  constructor(stream: string, sequence: number) {
    super(`Fact ${sequence} of the tournament ${stream} is not what was written.`);
    this.name = 'DamagedFact';
    this.stream = stream;
    this.sequence = sequence;
  }
}

/** The number of the first fact that is not what was written, given the one that these follow. */
export function firstDamaged(
  stream: string,
  rows: readonly HashedFactRow[],
  before: { readonly sequence: number; readonly hash: string } = { sequence: 0, hash: NO_HASH },
): number | undefined {
  let { sequence, hash } = before;
  for (const row of rows) {
    sequence += 1;
    if (row.sequence !== sequence || row.hash !== factHash(stream, hash, row)) return sequence;
    hash = row.hash;
  }
  return undefined;
}
