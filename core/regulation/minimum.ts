import type { Clause } from './profile.ts';

/** What kind of event a tournament of pairs is, as regulations tell them apart (RTP 1.2). */
export const EVENT_CLASSES = ['official', 'festival', 'private'] as const;
export type EventClass = (typeof EVENT_CLASSES)[number];

/** Less than this is no event of the kind. */
export interface Minimum extends Clause {
  readonly sessions?: number;
  /** Boards of the whole event. */
  readonly boards?: number;
  /** Boards of every player, over the whole event. */
  readonly player?: number;
  /** What lets a director depart from it: a reason that he gives, or force majeure alone where it is not alterable. */
  readonly departed: 'with-reason' | 'force-majeure';
}

/** An event as planned. */
export interface EventLength {
  readonly sessions: number;
  /** Boards of a pair that never sits out, and of the pair that plays the fewest. */
  readonly boards: { readonly most: number; readonly least: number };
}

/** What falls short of a minimum. */
export interface Shortfall extends Clause {
  readonly code: 'too-few-sessions' | 'too-few-boards' | 'too-few-boards-each';
  readonly least: number;
  readonly found: number;
  readonly departed: Minimum['departed'];
}

/** What of an event falls short of what its regulation asks for. */
export const shortfalls = (
  minimums: readonly Minimum[],
  { sessions, boards }: EventLength,
): readonly Shortfall[] =>
  minimums.flatMap(({ clause, departed, sessions: fewest = 0, boards: ofEvent = 0, player = 0 }) =>
    (
      [
        ['too-few-sessions', fewest, sessions],
        ['too-few-boards', ofEvent, boards.most],
        ['too-few-boards-each', player, boards.least],
      ] as const
    )
      .filter(([, least, found]) => found < least)
      .map(([code, least, found]) => ({ code, clause, least, found, departed })),
  );
