import { cardText, strainText } from 'naipe/game';
import type { Must, Requirement } from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pick } from '../../../components/field.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { CardKeys } from '../parts/card-keys.tsx';
import { SeatChoice } from '../parts/choices.tsx';
import { Entries, withoutEntry } from '../parts/entries.tsx';
import { More } from '../parts/more.tsx';
import { SuitKeys } from '../parts/suit-keys.tsx';
import { counted, FactForm, TrickField } from './fact-form.tsx';
import { NO_ORDER, ORDERS, type OrderDraft, requirementOf, withSuit } from './order-draft.ts';
import type { RevokePartProps } from './revoke-page.tsx';

/** What a player was required to lead or play (Law 61A). */
export function OrdersEntry({ draft: { requirements }, onChange }: RevokePartProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const [order, setOrder] = useState(NO_ORDER);
  const change = (part: Partial<OrderDraft>): void => setOrder({ ...order, ...part });
  const requirement = requirementOf(order);
  const add =
    requirement &&
    ((): void => {
      onChange({ requirements: [...requirements, requirement], answers: {} });
      setOrder({ ...NO_ORDER, seat: order.seat });
    });
  const what = (must: Must): string => {
    switch (must.do) {
      case 'play-one-of':
        return must.cards.map((card) => cardText(card, style)).join(' ');
      case 'avoid-suits':
        return must.suits.map((suit) => strainText(suit, style)).join(' ');
      default:
        return strainText(must.suit, style);
    }
  };
  const words = ({ trick, seat, must }: Requirement): string =>
    t(`revoke.ordered.${must.do}`, { trick, seat: t(`common:seat.${seat}`), what: what(must) });
  return (
    <More label={counted(t('revoke.orders'), requirements.length)}>
      <Entries
        label={t('revoke.orders')}
        entries={requirements.map(words)}
        onRemove={(index) => onChange({ requirements: withoutEntry(requirements, index), answers: {} })}
      />
      <FactForm onAdd={add}>
        <SeatChoice label={t('revoke.who')} value={order.seat} onChange={(seat) => change({ seat })} />
        <TrickField label={t('revoke.trick')} value={order.trick} onChange={(trick) => change({ trick })} />
        <Pick
          label={t('revoke.order')}
          value={order.order}
          options={ORDERS.map((value) => ({ value, label: t(`revoke.orderKinds.${value}`) }))}
          onPick={(chosen) => change({ order: chosen, suits: [], cards: [] })}
        />
        {order.order === 'play-one-of' ? (
          <CardKeys
            label={t('cards')}
            chosen={order.cards}
            onCard={(card) =>
              change({
                cards: order.cards.includes(card)
                  ? order.cards.filter((each) => each !== card)
                  : [...order.cards, card],
              })
            }
          />
        ) : (
          <SuitKeys
            label={t('claim.suit')}
            seen
            chosen={order.suits}
            onSuit={(suit) => change({ suits: withSuit(order, suit) })}
          />
        )}
      </FactForm>
    </More>
  );
}
