import { type Card, cardText, type Seat } from 'naipe/game';
import type { FacedCards } from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pick } from '../../../components/field.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import parts from '../parts/assistant.module.css';
import { CardKeys } from '../parts/card-keys.tsx';
import { SeatChoice } from '../parts/choices.tsx';
import { Entries, withoutEntry } from '../parts/entries.tsx';
import { More } from '../parts/more.tsx';
import { counted, FactForm, TrickField } from './fact-form.tsx';
import type { RevokePartProps } from './revoke-page.tsx';

const KINDS: readonly FacedCards['as'][] = ['major-penalty-card', 'minor-penalty-card', 'faced'];

interface Facing {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly as: FacedCards['as'];
  readonly from: string;
  readonly to: string;
}

const NOTHING_FACED: Facing = { seat: 'E', cards: [], as: 'major-penalty-card', from: '', to: '' };

/** Penalty cards and others that lay face up, from one trick to another (Laws 50, 61A, 64B3). */
export function FacedEntry({ draft: { faced }, onChange }: RevokePartProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const [facing, setFacing] = useState(NOTHING_FACED);
  const { seat, cards, as, from, to } = facing;
  const change = (part: Partial<Facing>): void => setFacing({ ...facing, ...part });
  const add = (): void => {
    const entry: FacedCards = {
      seat,
      cards,
      as,
      from: Number(from),
      ...(to === '' ? {} : { to: Number(to) }),
    };
    onChange({ faced: [...faced, entry], answers: {} });
    setFacing({ ...NOTHING_FACED, seat });
  };
  const words = (each: FacedCards): string =>
    t(each.to === undefined ? 'revoke.facedFrom' : 'revoke.facedFromTo', {
      seat: t(`common:seat.${each.seat}`),
      cards: each.cards.map((card) => cardText(card, style)).join(' '),
      as: t(`revoke.facedAs.${each.as}`),
      from: each.from,
      to: each.to ?? '',
    });
  return (
    <More label={counted(t('revoke.faced'), faced.length)}>
      <Entries
        label={t('revoke.faced')}
        entries={faced.map(words)}
        onRemove={(index) => onChange({ faced: withoutEntry(faced, index), answers: {} })}
      />
      <FactForm onAdd={cards.length > 0 && from !== '' ? add : undefined}>
        <SeatChoice label={t('revoke.whose')} value={seat} onChange={(chosen) => change({ seat: chosen })} />
        <CardKeys
          label={t('cards')}
          chosen={cards}
          onCard={(card) =>
            change({
              cards: cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card],
            })
          }
        />
        <Pick
          label={t('revoke.as')}
          value={as}
          options={KINDS.map((value) => ({ value, label: t(`revoke.facedAs.${value}`) }))}
          onPick={(chosen) => change({ as: chosen })}
        />
        <div className={parts.two}>
          <TrickField
            label={t('revoke.fromTrick')}
            value={from}
            onChange={(trick) => change({ from: trick })}
          />
          <TrickField label={t('revoke.toTrick')} value={to} onChange={(trick) => change({ to: trick })} />
        </div>
      </FactForm>
    </More>
  );
}
