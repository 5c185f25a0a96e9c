import type { SimultaneousFactData } from './fact.ts';

/** Every command about simultaneous tournaments and what it asks for. */
export interface SimultaneousCommandData {
  /** Plans one, or says how it is from now on. */
  readonly 'write-simultaneous': Omit<SimultaneousFactData['simultaneous-written'], 'director'>;
  readonly 'seal-deals': SimultaneousFactData['deals-sealed'];
  readonly 'join-simultaneous': Omit<SimultaneousFactData['club-joined'], 'director'>;
  readonly 'withdraw-club': SimultaneousFactData['club-withdrawn'];
  readonly 'let-play-later': SimultaneousFactData['club-plays-later'];
  /** The deals for the dealing machine are asked for. */
  readonly 'take-deals': SimultaneousFactData['deals-taken'];
  /** The session of a club has begun. */
  readonly 'open-deals': SimultaneousFactData['deals-opened'];
  /** It was found that a director who may know the cards plays. */
  readonly 'tell-who-plays': SimultaneousFactData['director-entered'];
  readonly 'write-booklet': SimultaneousFactData['booklet-written'];
  /** Before its time. While clubs have not finished a reason is asked for. */
  readonly 'end-embargo': SimultaneousFactData['embargo-ended'];
}

export type SimultaneousCommandType = keyof SimultaneousCommandData;

/** A command as it is decided: with who sends it and when. */
export type SimultaneousCommand = {
  [T in SimultaneousCommandType]: {
    readonly id: string;
    readonly type: T;
    readonly data: SimultaneousCommandData[T];
    readonly actor: string;
    readonly time: string;
  };
}[SimultaneousCommandType];

export type SimultaneousCommandOf<T extends SimultaneousCommandType> = Extract<
  SimultaneousCommand,
  { readonly type: T }
>;

/** Who sends it: a director, by the name he signs in with, or the server for itself. */
export type SimultaneousActing = { readonly director: string } | 'server' | undefined;
