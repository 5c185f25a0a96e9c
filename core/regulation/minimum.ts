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
  /** Days in a row on which it is played. */
  readonly days?: number;
  /** Places that have a prize. */
  readonly prizes?: number;
  /** What lets a director depart from it: a reason that he gives, or where it is not alterable force majeure alone, or nothing. */
  readonly departed: 'with-reason' | 'force-majeure' | 'never';
}

/** An event as planned. */
export interface EventLength {
  readonly sessions: number;
  /** Boards of a pair that never sits out, and of the pair that plays the fewest. */
  readonly boards: { readonly most: number; readonly least: number };
  /** The longest row of days, where the day of every session is known. */
  readonly days?: number;
  /** Places that have a prize, where that is said. */
  readonly prizes?: number;
}

/** What falls short of a minimum. */
export interface Shortfall extends Clause {
  readonly code: 'too-few-sessions' | 'too-few-boards' | 'too-few-boards-each' | 'too-few-days' | 'no-prizes';
  readonly least: number;
  readonly found: number;
  readonly departed: Minimum['departed'];
}

/** What of an event falls short of what its regulation asks for. What is not known yet is not short. */
export const shortfalls = (
  minimums: readonly Minimum[],
  { sessions, boards, days, prizes }: EventLength,
): readonly Shortfall[] =>
  minimums.flatMap(({ clause, departed, ...least }) =>
    (
      [
        ['too-few-sessions', least.sessions, sessions],
        ['too-few-boards', least.boards, boards.most],
        ['too-few-boards-each', least.player, boards.least],
        ['too-few-days', least.days, days],
        ['no-prizes', least.prizes, prizes],
      ] as const
    ).flatMap(([code, fewest = 0, found = fewest]) =>
      found < fewest ? [{ code, clause, least: fewest, found, departed }] : [],
    ),
  );
