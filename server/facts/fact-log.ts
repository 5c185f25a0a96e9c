import type { Fault, Result } from 'naipe/base';

/** What JSON can hold: a fact's data outlives the program that wrote it. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** Something that happened. Facts are only ever added. */
export interface Fact {
  /** Its place in its stream, from 1 without gaps. */
  readonly sequence: number;
  /** When it happened: ISO 8601, in UTC. */
  readonly time: string;
  /** Who made it happen. */
  readonly actor: string;
  /** The id of the command it follows from. */
  readonly cause: string;
  readonly type: string;
  readonly data: Json;
}

export type UnnumberedFact = Omit<Fact, 'sequence'>;

/** What an append answers. */
export interface Appended {
  /** The stream's version now: the sequence number of its last fact. */
  readonly version: number;
  /** The facts of this cause, as they stand in the stream. */
  readonly facts: readonly Fact[];
  /** The cause was known already: nothing was changed. */
  readonly repeated: boolean;
}

/** Somebody else appended first: read from `version`, decide again. */
export interface VersionConflict extends Fault {
  readonly code: 'version-conflict';
  readonly version: number;
}

/** A stream of that name has facts already. */
export interface StreamExists extends Fault {
  readonly code: 'exists-already';
}

/** Where facts are kept, in streams: one a tournament. The only storage that Naipe knows. */
export interface FactLog {
  /** Names this log: one that was restored, or lost something, has another name, so that nobody mistakes it. */
  readonly epoch: string;

  /**
   * Adds the facts that follow from one command, all or none, when the stream stands at `expectedVersion` (0 when
   * it is new). The same cause twice changes nothing and answers what the first time answered. When it answers,
   * the facts are on disk.
   *
   * Whoever decides ahead, before earlier facts are on disk, says with `after` what the last of them follows from:
   * had those been refused and others come in their place, the number alone would not tell.
   */
  append(
    stream: string,
    expectedVersion: number,
    facts: readonly UnnumberedFact[],
    after?: string,
  ): Promise<Result<Appended, VersionConflict>>;

  /** The facts of a stream in order, from a sequence number on. */
  read(stream: string, from?: number): Promise<readonly Fact[]>;

  /** As `read`, and then every further fact as it is appended, until `stop` is aborted or the log is closed. */
  follow(stream: string, from: number, stop?: AbortSignal): AsyncIterable<Fact>;

  /** Takes over a whole stream as another log held it, numbers and all, unless there is one of that name. */
  adopt(stream: string, facts: readonly Fact[]): Promise<Result<number, StreamExists>>;

  /** Every stream and its version. */
  streams(): Promise<ReadonlyMap<string, number>>;

  close(): Promise<void>;
}
