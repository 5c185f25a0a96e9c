import { cardText, SEATS } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';
import { SuitedText } from '../../../components/suited-text.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import type { HandFault, HandFaults, HandTexts } from './typed-hands.ts';

interface HandFieldsProps {
  readonly hands: HandTexts;
  readonly faults: HandFaults;
  /** The trick to which the hands are about to play. */
  readonly trick: number;
  readonly onHands: (hands: HandTexts) => void;
}

/** The four hands as far as they are known, each typed as `AK5.Q..T9`, with what is wrong under it. */
export function HandFields({ hands, faults, trick, onHands }: HandFieldsProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const words = (fault: HandFault): string => {
    switch (fault.code) {
      case 'unreadable':
        return t('play.handFault.unreadable', { found: fault.found });
      case 'twice':
        return t('play.handFault.twice', {
          card: cardText(fault.card, style),
          seat: t(`common:seat.${fault.other}`),
        });
      case 'too-many':
        return t('play.handFault.tooMany', { cards: fault.cards, most: fault.most, trick });
    }
  };
  return SEATS.map((seat) => {
    const fault = faults[seat];
    return (
      <Field
        key={seat}
        label={t('play.handIfKnown', { seat: t(`common:seat.${seat}`) })}
        placeholder="AK5.Q..T9"
        autoCapitalize="characters"
        spellCheck={false}
        value={hands[seat]}
        error={fault && <SuitedText text={words(fault)} />}
        onChange={(event) => onHands({ ...hands, [seat]: event.currentTarget.value })}
      />
    );
  });
}
