import type { Card } from '../game/index.ts';
import type { LawsEdition } from './editions.ts';
import type { History } from './tricks/history.ts';
import { type Answers, type Judgement, judgementId, YES_OR_NO } from './tricks/judgement.ts';
import type { CardPlayed } from './tricks/record.ts';

/** A card that was played to a trick and yet is not among the played cards. */
export interface StrayCard {
  /** It was played once more, to a later trick. */
  readonly playedAgain: boolean;
  readonly tooLateToCorrect: boolean;
}

export interface StrayCardRuling {
  /** None where the edition is silent and the director falls back on Law 12A1. */
  readonly clauses: readonly string[];
  readonly placed: boolean;
  readonly adjustedScore: boolean;
}

/** Law 67B3 of 2017: the card goes back to its trick; played twice, and too late, the score is adjusted. */
export function ruleStrayCard(
  edition: LawsEdition,
  { playedAgain, tooLateToCorrect }: StrayCard,
): StrayCardRuling {
  const adjustedScore = playedAgain && tooLateToCorrect;
  const clauses = edition === 2017 ? ['67B3'] : adjustedScore ? ['12A1'] : [];
  return { clauses, placed: edition === 2017, adjustedScore };
}

/** Where a card that was played belongs: until 2007 only the order of the played cards says so. */
export const putBackBy = (edition: LawsEdition): string => (edition === 2017 ? '67B3' : '65C');

/** A card of a record that went back to the hand after it was played. */
export interface Strayed extends Pick<CardPlayed, 'seat'> {
  readonly trick: number;
  readonly card: Card;
}

/** What becomes of it, or what the director has to say first. */
export type StrayedRuling = { readonly clauses: readonly string[] } & (
  | {
      readonly do: 'put-back';
      readonly card: Card;
      /** It was played again: the second play is taken back, or it is too late for that. */
      readonly again: 'corrected' | 'adjusted' | undefined;
    }
  | { readonly do: 'ask'; readonly judgement: Judgement }
);

/** The later trick to which the card was played once more. */
const playedAgainIn = ({ tricks }: History, { trick, seat, card }: Strayed): number | undefined =>
  tricks.find(
    ({ number, plays }) =>
      number > trick &&
      plays.some((each) => each.seat === seat && each.card === card && each.withdrawn === undefined),
  )?.number;

const askTooLate = (strayed: Strayed, again: number): Judgement => ({
  id: judgementId('67B3', strayed),
  clause: '67B3',
  code: 'too-late-to-correct',
  params: { seat: strayed.seat, card: strayed.card, trick: String(again) },
  answers: YES_OR_NO,
  facts: [],
});

/** Law 67B3, for a record of play. */
export function ruleStrayed(
  history: History,
  strayed: Strayed,
  edition: LawsEdition,
  answers: Answers,
): StrayedRuling {
  const { card } = strayed;
  const clause = putBackBy(edition);
  const again = playedAgainIn(history, strayed);
  if (again === undefined) return { do: 'put-back', card, again, clauses: [clause] };
  const asked = askTooLate(strayed, again);
  const answer = answers[asked.id];
  if (answer === undefined) return { do: 'ask', judgement: asked, clauses: [clause] };
  const tooLateToCorrect = answer === 'yes';
  const { clauses } = ruleStrayCard(edition, { playedAgain: true, tooLateToCorrect });
  return {
    do: 'put-back',
    card,
    again: tooLateToCorrect ? 'adjusted' : 'corrected',
    clauses: [...new Set([clause, ...clauses, ...(tooLateToCorrect ? [] : ['47B'])])],
  };
}
