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

/** Whether a stream is a tournament: what else is kept in streams begins with a colon. */
export const isTournamentStream = (stream: string): boolean => !stream.startsWith(':');

/** Where a stream stands in somebody's memory. */
export interface Standing {
  readonly version: number;
  /** The command that its last fact follows from; none when there is no fact. */
  readonly cause: string | undefined;
}

/** Who keeps streams in memory and has to know what other programs do to them. */
export interface Watcher {
  /** The streams in memory, and where each stands there. */
  readonly open: () => ReadonlyMap<string, Standing>;
  /** Another program wrote to one of them. */
  readonly grown: (stream: string) => void;
  /** The log has another name: nothing that was read before counts. Told of a stream of which facts are no longer there, if one is. */
  readonly renamed: (lost?: string) => void;
}

/** Whether a stream still holds the fact that somebody read last, given what he reads from that fact on. */
export const stillHolds = ({ version, cause }: Standing, read: readonly Fact[]): boolean =>
  version === 0 || (read[0]?.sequence === version && read[0].cause === cause);

/** Where facts are kept, in streams: one a tournament. */
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

  /** The version of a stream as it stands, whoever wrote to it. */
  version(stream: string): Promise<number>;

  /**
   * Facts that were read are no longer there: a standby took the place of the database before it had them, or a backup was put
   * in its place. The log is given another name.
   */
  hasLost(stream: string): Promise<void>;

  /** Tells of what other programs do, soon after they have done it. Answers how to stop. */
  watch(watcher: Watcher): () => void;

  /** Every stream and its version. */
  streams(): Promise<ReadonlyMap<string, number>>;

  close(): Promise<void>;
}
