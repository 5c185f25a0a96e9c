import { type Card, cardText, isCard, isSeat, otherSide, type Seat, sideOf } from 'naipe/game';
import type { Judgement, PossibleAnswer, RevokeRuling, Sentence } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { useWritingStyle } from '../../../components/writing-style.ts';

/** Why an established revoke costs no trick by itself, where there are words for it (Law 64B). */
const GROUNDS = ['64B1', '64B2', '64B3', '64B4', '64B5', '64B6', '64B7', '64C'] as const;
/** What only a director can say. */
const QUESTIONS = ['62C1', '62D2', '64A', '64A2', '64C', '64C1', '64C2(a)', '64C2(b)'] as const;
const ANSWERS = ['yes', 'no', 'kept', 'changed', 'none'] as const;

const among = <T extends string>(all: readonly T[], text: string): T | undefined =>
  all.find((each) => each === text);

/** What a revoke is and what follows from it, in the language of the page. */
export function useRevokeWords() {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const name = (seat: Seat): string => t(`common:seat.${seat}`);
  const list = (cards: readonly Card[]): string => cards.map((card) => cardText(card, style)).join(' ');

  const found = ({ revoke }: RevokeRuling): Sentence => ({
    clause: revoke.clause,
    text: t(revoke.card === undefined ? 'revoke.noCard' : 'revoke.revoked', {
      trick: revoke.trick,
      seat: name(revoke.seat),
      card: revoke.card === undefined ? '' : cardText(revoke.card, style),
      could: list(revoke.couldHavePlayed),
    }),
  });

  const standing = ({ standing: { status, established, asIfEstablished } }: RevokeRuling): Sentence[] => {
    if (established !== undefined) {
      const { clause, by, how, card } = established;
      const text = t(`revoke.established.${how}`, {
        seat: name(by),
        card: card === undefined ? '' : cardText(card, style),
      });
      return [{ clause, text }];
    }
    if (asIfEstablished !== undefined) return [{ clause: asIfEstablished, text: t('revoke.asIf') }];
    return [{ clause: '63A', text: t(status === 'corrected' ? 'revoke.corrected' : 'revoke.open') }];
  };

  const correction = ({ correction: made }: RevokeRuling): Sentence[] => {
    if (made === undefined) return [];
    const seat = name(made.seat);
    const takesBack = t('revoke.correct', {
      seat,
      card: cardText(made.withdrawn, style),
      choices: list(made.choices),
    });
    return [
      { clause: made.clauses.join(', '), text: takesBack },
      ...(made.penaltyCard === undefined
        ? []
        : [{ clause: '50', text: t('revoke.penaltyCard', { card: cardText(made.penaltyCard, style) }) }]),
      ...made.mayWithdraw.map((later) => ({
        clause: later.clause,
        text: t('revoke.mayWithdraw', { seat: name(later.seat), card: cardText(later.card, style) }),
      })),
    ];
  };

  const rectification = ({ rectification: ruled, revoke }: RevokeRuling): Sentence[] => {
    const clause = ruled.clauses.join(', ');
    const side = t(`common:side.${otherSide(sideOf(revoke.seat))}`);
    switch (ruled.kind) {
      case 'transfer': {
        const tricks = ruled.tricks.map((each) => (each === 'claimed' ? t('revoke.claimedTrick') : each));
        return [
          {
            clause,
            text: t('revoke.transfer', { count: ruled.tricks.length, side, tricks: tricks.join(', ') }),
          },
        ];
      }
      case 'no-transfer':
        return [
          { clause, text: t('revoke.noTransfer') },
          ...ruled.clauses.flatMap((each) => {
            const ground = among(GROUNDS, each);
            return ground === undefined ? [] : [{ clause: each, text: t(`revoke.grounds.${ground}`) }];
          }),
        ];
      case 'correction':
        return [{ clause, text: t('revoke.correctionOnly') }];
      case 'pending':
        return [{ clause, text: t(`revoke.awaits.${ruled.awaits}`) }];
    }
  };

  const questionOf = ({ id, clause, question }: Judgement): string => {
    const known = among(QUESTIONS, clause);
    const [, trick, seat] = /:T(\d+)([NESW])$/.exec(id) ?? [];
    if (known === undefined || trick === undefined || seat === undefined || !isSeat(seat)) return question;
    const side = t(`common:side.${otherSide(sideOf(seat))}`);
    return t(`revoke.asked.${known}`, { trick, seat: name(seat), side });
  };

  const answerOf = ({ id, text }: PossibleAnswer): string => {
    if (isSeat(id)) return name(id);
    if (isCard(id)) return cardText(id, style);
    const known = among(ANSWERS, id);
    return known === undefined ? text : t(`revoke.answers.${known}`);
  };

  return {
    sentencesOf: (ruling: RevokeRuling): readonly Sentence[] => [
      found(ruling),
      ...standing(ruling),
      ...rectification(ruling),
      ...correction(ruling),
    ],
    questionOf,
    answerOf,
  };
}
