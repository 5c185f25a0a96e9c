import {
  type Contract,
  LEVELS,
  openingLeaderOf,
  SEATS,
  type Seat,
  STRAINS,
  seatText,
  strainText,
  TRICKS,
} from 'naipe/game';
import type { PlaySetup } from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/choice.tsx';
import { PrimaryButton } from '../../../components/primary-button.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { Field, Pick } from '../../desk/parts/field.tsx';
import { FormFrame } from '../form-frame.tsx';

type HandTexts = Readonly<Record<Seat, string>>;

interface StartOfPlayProps {
  readonly onStart: (play: PlaySetup, hands: HandTexts) => void;
  readonly onCancel: () => void;
}

const NO_HANDS: HandTexts = { N: '', E: '', S: '', W: '' };

/** Where the play is taken up when no auction was entered: contract, trick, who leads, hands as far as they matter. */
export function StartOfPlay({ onStart, onCancel }: StartOfPlayProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const [contract, setContract] = useState<Contract>({ level: 4, strain: 'S', doubling: '', declarer: 'S' });
  const [trick, setTrick] = useState('1');
  const [leader, setLeader] = useState<Seat>();
  const [hands, setHands] = useState(NO_HANDS);
  const seats = SEATS.map((seat) => ({ value: seat, label: seatText(seat, style) }));
  return (
    <FormFrame heading={t('play.start')} onCancel={onCancel}>
      <Choice
        label={t('level')}
        value={String(contract.level)}
        options={LEVELS.map((level) => ({ value: String(level), label: String(level) }))}
        onChange={(text) =>
          setContract({ ...contract, level: LEVELS.find((each) => String(each) === text) ?? contract.level })
        }
      />
      <Choice
        label={t('trumps')}
        value={contract.strain}
        options={STRAINS.map((strain) => ({ value: strain, label: strainText(strain, style) }))}
        onChange={(strain) => setContract({ ...contract, strain })}
      />
      <Choice
        label={t('declarer')}
        value={contract.declarer}
        options={seats}
        onChange={(declarer) => setContract({ ...contract, declarer })}
      />
      <Choice
        label={t('leader')}
        value={leader ?? openingLeaderOf(contract)}
        options={seats}
        onChange={setLeader}
      />
      <Pick
        label={t('play.trick')}
        value={trick}
        options={Array.from({ length: TRICKS }, (_, index) => ({
          value: String(index + 1),
          label: String(index + 1),
        }))}
        onPick={setTrick}
      />
      {SEATS.map((seat) => (
        <Field
          key={seat}
          label={t('play.handIfKnown', { seat: t(`common:seat.${seat}`) })}
          placeholder="AK5.Q..T9"
          spellCheck={false}
          value={hands[seat]}
          onChange={(event) => setHands({ ...hands, [seat]: event.currentTarget.value })}
        />
      ))}
      <PrimaryButton
        onClick={() =>
          onStart({ contract, trick: Number(trick), leader: leader ?? openingLeaderOf(contract) }, hands)
        }
      >
        {t('play.begin')}
      </PrimaryButton>
    </FormFrame>
  );
}
