import { type Card, cardText, type Seat } from 'naipe/game';
import type { Exposed, Happening } from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { useWritingStyle } from '../../components/writing-style.ts';
import { Check, Pick } from '../desk/parts/field.tsx';
import { CardKeys } from './parts/card-keys.tsx';
import { SeatKeys } from './parts/seat-keys.tsx';

interface ExposedFormProps {
  /** In the auction it matters whether it was led, in the play how it came to light; or several are played at once. */
  readonly when: 'auction' | 'play' | 'several';
  readonly onHappening: (happening: Happening) => void;
}

const HOW = ['dropped', 'shown', 'named'] as const satisfies readonly Exposed['how'][];

/** Whose cards came to light, which, and how. */
export function ExposedForm({ when, onHappening }: ExposedFormProps) {
  const { t } = useTranslation('rulings');
  const style = useWritingStyle();
  const [seat, setSeat] = useState<Seat>('N');
  const [cards, setCards] = useState<readonly Card[]>([]);
  const [led, setLed] = useState(false);
  const [how, setHow] = useState<(typeof HOW)[number]>('dropped');
  const toggle = (card: Card): void =>
    setCards(cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card]);
  const record = (): void => {
    if (when === 'several') onHappening({ type: 'several-cards', seat, cards });
    else onHappening({ type: 'exposed', seat, cards, ...(when === 'play' ? { how } : { led }) });
  };
  return (
    <>
      <SeatKeys label={t('whose')} seat={seat} onSeat={setSeat} />
      <CardKeys label={t('cards')} chosen={cards} onCard={toggle} />
      {when === 'play' && (
        <Pick
          label={t('how')}
          value={how}
          options={HOW.map((value) => ({ value, label: t(`hows.${value}`) }))}
          onPick={setHow}
        />
      )}
      {when === 'auction' && (
        <Check checked={led} onChange={setLed}>
          {t('asLead')}
        </Check>
      )}
      <PrimaryButton onClick={record} disabled={cards.length === 0}>
        {t('recordCards', { cards: cards.map((card) => cardText(card, style)).join(' ') })}
      </PrimaryButton>
    </>
  );
}
