import { type PartialDeal, printHand, type Seat } from 'naipe/game';
import type { Table } from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrimaryButton } from '../../../components/primary-button.tsx';
import { FormFrame } from '../form-frame.tsx';
import { HandFields } from './hand-fields.tsx';
import { type HandFaults, readTypedHands } from './typed-hands.ts';

interface HandsFormProps {
  readonly table: Table;
  readonly onHands: (hands: PartialDeal) => void;
  readonly onCancel: () => void;
}

/** The hands as they were when the case began: whole, or only the cards that matter. */
export function HandsForm({ table, onHands, onCancel }: HandsFormProps) {
  const { t } = useTranslation('rulings');
  const trick = table.play?.trick ?? 1;
  const typed = (seat: Seat): string => {
    const hand = table.hands?.[seat];
    return hand === undefined ? '' : printHand(hand);
  };
  const [hands, setHands] = useState({ N: typed('N'), E: typed('E'), S: typed('S'), W: typed('W') });
  const [faults, setFaults] = useState<HandFaults>({});
  const record = (): void => {
    const read = readTypedHands(hands, trick);
    if (read.ok) onHands(read.value);
    else setFaults(read.error);
  };
  return (
    <FormFrame heading={t('play.hands')} onCancel={onCancel}>
      <HandFields
        hands={hands}
        faults={faults}
        trick={trick}
        onHands={(next) => {
          setFaults({});
          setHands(next);
        }}
      />
      <PrimaryButton onClick={record}>{t('happenings.record')}</PrimaryButton>
    </FormFrame>
  );
}
