import type { HandRecordFinding } from 'naipe/format';
import { cardText, isSeat, parseCard } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { useWritingStyle } from '../../../components/writing-style.ts';

/** What is wrong in a hand record, as the director would say it. */
export function useFindingWords() {
  const { t } = useTranslation('desk');
  const common = useTranslation().t;
  const style = useWritingStyle();
  const cards = (value: string | number | undefined) =>
    typeof value === 'string'
      ? value
          .split(' ')
          .map((text) => {
            const card = parseCard(text);
            return card.ok ? cardText(card.value, style) : text;
          })
          .join(' ')
      : value;
  return ({ code, board, params }: HandRecordFinding): string => {
    const { seat } = params;
    return t(`hands.fault.${code}`, {
      ...params,
      board,
      cards: cards(params.cards),
      seat: typeof seat === 'string' && isSeat(seat) ? common(`seat.${seat}`) : '',
    });
  };
}
