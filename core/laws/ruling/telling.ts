import type { Happening, Input } from '../happening/happening.ts';
import type { Consequence, Question } from './ruling.ts';

/**
 * How a law deals with an irregularity, told as it happens: it asks what only people can say, waits for the
 * reply, and states what follows. At the end it may name happenings that now have to be looked at afresh.
 * It has no memory of its own: told again with the same replies, it says the same.
 */
export type Procedure = Telling<readonly Happening[]>;

/** A part of a procedure; where the names of its questions matter, with those. */
export type Telling<Outcome, Id extends string = string> = Generator<
  Question<Id> | Consequence,
  Outcome,
  Input | undefined
>;
