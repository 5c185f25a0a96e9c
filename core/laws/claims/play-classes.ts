import type { LawsEdition } from '../editions.ts';

/*
 * "Normal" play includes what would be careless or inferior for the class of player involved; play that is irrational is
 * not normal (note to Laws 69, 70 and 71 of 1997; notes to 70 and 71 of 2007 and 2017, which leave the second half to
 * be understood). Which plays are irrational is the director's judgement. Each class below is a kind of play that
 * directors meet in claims, with what is proposed for it and why; the director strikes out or restores any of them.
 */
export const PLAY_CLASSES = [
  'gives-up-trick',
  'low-before-honours',
  'small-cards-in-any-order',
  'loser-before-winners',
  'side-suit-before-trumps',
  'discards-winner',
  'winners-on-one-trick',
  'ruffs-own-winner',
  'refuses-marked-play',
  'not-top-down',
] as const;
export type PlayClass = (typeof PLAY_CLASSES)[number];

export type Standing = 'normal' | 'not-normal';

/** What is proposed for a class of play, on what authority and why. */
export interface Proposal {
  readonly standing: Standing;
  readonly clause: string;
  /** Does the Law itself say so, or is it left to the director? */
  readonly by: 'law' | 'director';
  readonly reason: string;
}

/** What a proposal depends on, besides the class. */
export interface ClassContext {
  readonly edition: LawsEdition;
  readonly claimsAll: boolean;
  /** Law 70C1 and C2: the trump was not mentioned and it is at all likely that the claimer was unaware of it. */
  readonly trumpForgotten: boolean;
  /** Law 70E2: the Regulating Authority has ordered that suits are deemed played from the top. */
  readonly topDown: boolean;
}

export const CLASS_TITLES: Readonly<Record<PlayClass, string>> = {
  'gives-up-trick': 'Lets the opponents win a trick that the hand can certainly win',
  'low-before-honours': 'Leads low from a hand with top honours when the other hand cannot win',
  'small-cards-in-any-order': 'Leads a small card before a higher small card that has become good',
  'loser-before-winners': 'Leads a losing card while there are winners to cash',
  'side-suit-before-trumps': 'Leads a side suit while an opponent has a trump that can be drawn',
  'discards-winner': 'Discards a winner and keeps a loser',
  'winners-on-one-trick': "Puts a winner on partner's winner, holding a smaller card",
  'ruffs-own-winner': "Ruffs partner's winner, holding another card to play",
  'refuses-marked-play': 'Plays a suit wrongly when an opponent has shown out of it',
  'not-top-down': 'Does not play a suit from the top',
};

/** The clause on unstated lines (new line, less successful normal line). */
export const unstatedLineClause = (edition: LawsEdition): string => (edition === 1997 ? '70D' : '70D1');
/** The clause on unstated finesses and drops. */
export const unstatedGuessClause = (edition: LawsEdition): string => (edition === 1997 ? '70E' : '70E1');

const judged = (standing: Standing, clause: string, reason: string): Proposal => ({
  standing,
  clause,
  by: 'director',
  reason,
});

export function proposalFor(kind: PlayClass, context: ClassContext): Proposal {
  const { edition } = context;
  const newLine = unstatedLineClause(edition);
  switch (kind) {
    case 'gives-up-trick':
      return judged('not-normal', '70A', 'who claims tricks does not duck one that he can take');
    case 'low-before-honours':
      return judged(
        'not-normal',
        newLine,
        'top honours are played before the small card that they make good',
      );
    case 'small-cards-in-any-order':
      return judged('normal', newLine, 'who takes his small cards for winners may play them in any order');
    case 'loser-before-winners':
      return context.claimsAll
        ? judged(
            'normal',
            newLine,
            'who claims every trick takes the card for a winner, and order of suits is free',
          )
        : judged('not-normal', newLine, 'who knows of a loser cashes his winners before he gives it up');
    case 'side-suit-before-trumps':
      return context.trumpForgotten
        ? {
            standing: 'normal',
            clause: '70C',
            by: 'law',
            reason:
              'the trump was not mentioned and may have been forgotten: play goes on as if it did not exist',
          }
        : judged('not-normal', '70C', 'who knows that a trump is out draws it when he can');
    case 'discards-winner':
      return judged('not-normal', newLine, 'a winner is not thrown while a loser is kept');
    case 'winners-on-one-trick':
      return judged('not-normal', newLine, 'two winners are not spent on one trick without need');
    case 'ruffs-own-winner':
      return judged('not-normal', newLine, 'a trick already won is not ruffed');
    case 'refuses-marked-play':
      return {
        standing: 'not-normal',
        clause: unstatedGuessClause(edition),
        by: 'law',
        reason: 'an opponent has shown out, so the place of the missing cards is known',
      };
    case 'not-top-down':
      return context.topDown && edition !== 1997
        ? {
            standing: 'not-normal',
            clause: '70E2',
            by: 'law',
            reason: 'the Regulating Authority has a suit deemed played from the top',
          }
        : judged('normal', newLine, 'no order within a suit has been laid down');
  }
}
