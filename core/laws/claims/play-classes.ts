import type { Clause } from '../clauses/clause.ts';
import type { LawsEdition } from '../editions.ts';

/*
 * "Normal" play includes what would be careless or inferior for the class of player involved; play that is irrational is
 * not normal (note to Laws 69, 70 and 71 of 1997; notes to 70 and 71 of 2007 and 2017, which leave the second half to
 * be understood). A claimer plays the deal that he believes in (believed.ts), and plays it sensibly: a card after which he
 * could be certain of fewer tricks than after another is not normal. What he has missed hurts him; what he sees does not.
 *
 * Which plays are irrational is the director's judgement. Each class below is a kind of play that directors meet in
 * claims, with what is proposed for it and why; the director strikes out or restores any of them.
 */
export const PLAY_CLASSES = [
  'gives-up-trick',
  'low-before-honours',
  'small-cards-in-any-order',
  'loser-before-winners',
  'strands-winner',
  'leaves-winner-behind',
  'leaves-suits-unfinished',
  'side-suit-before-trumps',
  'trump-into-higher',
  'discards-winner',
  'winners-on-one-trick',
  'ruffs-own-winner',
  'ruffs-high',
  'refuses-marked-play',
  'overlooks-show-out',
  'partner-wastes-ace',
  'not-top-down',
] as const;
/** One of them. */
export type PlayClass = (typeof PLAY_CLASSES)[number];

/** How good the claimer is: the measure of what is careless for him. */
export const PLAYER_CLASSES = ['weak', 'middle', 'strong'] as const;
/** One of them. */
export type PlayerClass = (typeof PLAYER_CLASSES)[number];

/** Whether a class of play is normal for the claimer. */
export type Standing = 'normal' | 'not-normal';

/** What is proposed for a class of play, and on what authority. */
export interface Proposal {
  readonly standing: Standing;
  readonly clause: Clause;
  /** Does the Law itself say so, or is it left to the director? */
  readonly by: 'law' | 'director';
}

/** What a proposal depends on, besides the class. */
export interface ClassContext {
  readonly edition: LawsEdition;
  readonly player: PlayerClass;
  /** He claims fewer tricks than he could be certain of: he has not seen how to get them all. */
  readonly claimsLess: boolean;
  /** Law 70C1 and C2: the trump was not mentioned and it is at all likely that the claimer was unaware of it. */
  readonly trumpForgotten: boolean;
  /** Law 70E2: the Regulating Authority has ordered that suits are deemed played from the top. */
  readonly topDown: boolean;
}

/** The clause on unstated lines (new line, less successful normal line). */
export const unstatedLineClause = (edition: LawsEdition): Clause => (edition === 1997 ? '70D' : '70D1');
/** The clause on unstated finesses and drops. */
export const unstatedGuessClause = (edition: LawsEdition): Clause => (edition === 1997 ? '70E' : '70E1');

const judged = (standing: Standing, clause: Clause): Proposal => ({ standing, clause, by: 'director' });

const laidDown = (standing: Standing, clause: Clause): Proposal => ({ standing, clause, by: 'law' });

/** What is proposed for a class of play; why, in words, is `classReasonText`. */
export function proposalFor(kind: PlayClass, context: ClassContext): Proposal {
  const { edition } = context;
  const newLine = unstatedLineClause(edition);
  switch (kind) {
    case 'gives-up-trick':
      return judged('not-normal', '70A');
    case 'low-before-honours':
    case 'loser-before-winners':
    case 'discards-winner':
    case 'winners-on-one-trick':
    case 'ruffs-own-winner':
    case 'leaves-suits-unfinished':
      return judged('not-normal', newLine);
    case 'small-cards-in-any-order':
      return judged('normal', newLine);
    case 'strands-winner':
      // Both hands lie before declarer; a weak player, or one who did not count the tricks, may not find the order.
      return judged(context.player === 'weak' || context.claimsLess ? 'normal' : 'not-normal', newLine);
    case 'leaves-winner-behind':
      // To cash what is in the hand needs no plan: also who claims fewer tricks than there are does that.
      return judged(context.player === 'weak' ? 'normal' : 'not-normal', newLine);
    case 'trump-into-higher':
      return judged('normal', '70C');
    case 'ruffs-high':
      return judged('not-normal', '70C');
    case 'overlooks-show-out':
      return judged(context.player === 'strong' ? 'not-normal' : 'normal', unstatedGuessClause(edition));
    case 'partner-wastes-ace':
      return judged('not-normal', edition === 1997 ? '70A' : '70D2');
    case 'side-suit-before-trumps':
      return context.trumpForgotten ? laidDown('normal', '70C') : judged('not-normal', '70C');
    case 'refuses-marked-play':
      return laidDown('not-normal', unstatedGuessClause(edition));
    case 'not-top-down':
      return context.topDown && edition !== 1997 ? laidDown('not-normal', '70E2') : judged('normal', newLine);
  }
}
