import { ok } from 'naipe/base';
import {
  type Contract,
  LEVELS,
  openingLeaderOf,
  type PartialDeal,
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
import { Pick } from '../../../components/field.tsx';
import { PrimaryButton } from '../../../components/primary-button.tsx';
import { SuitSymbol } from '../../../components/suit-symbol.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { FormFrame } from '../form-frame.tsx';
import { HandFields } from './hand-fields.tsx';
import { type HandFaults, type HandTexts, readTypedHands } from './typed-hands.ts';

interface StartOfPlayProps {
  /** What is known of the board: its contract, and the four hands. */
  readonly known?: { readonly contract?: Contract; readonly hands?: PartialDeal };
  readonly onStart: (play: PlaySetup, hands: PartialDeal) => void;
  readonly onCancel: () => void;
}

const USUAL: Contract = { level: 4, strain: 'S', doubling: '', declarer: 'S' };

const NO_HANDS: HandTexts = { N: '', E: '', S: '', W: '' };

/** Where the play is taken up when no auction was entered: contract, trick, who leads, hands as far as they matter. */
export function StartOfPlay({ known = {}, onStart, onCancel }: StartOfPlayProps) {
  const { t } = useTranslation('rulings');
  const style = useWritingStyle();
  const [contract, setContract] = useState<Contract>(known.contract ?? USUAL);
  const [trick, setTrick] = useState('1');
  const [leader, setLeader] = useState<Seat>();
  const [hands, setHands] = useState(NO_HANDS);
  const [faults, setFaults] = useState<HandFaults>({});
  const seats = SEATS.map((seat) => ({ value: seat, label: seatText(seat, style) }));
  const leads = leader ?? openingLeaderOf(contract);
  const fromRecord = trick === '1' ? known.hands : undefined;
  const start = (): void => {
    const read = fromRecord === undefined ? readTypedHands(hands, Number(trick)) : ok(fromRecord);
    if (read.ok) onStart({ contract, trick: Number(trick), leader: leads }, read.value);
    else setFaults(read.error);
  };
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
        options={STRAINS.map((strain) => ({
          value: strain,
          label: strain === 'NT' ? strainText(strain, style) : <SuitSymbol suit={strain} />,
        }))}
        onChange={(strain) => setContract({ ...contract, strain })}
      />
      <Choice<Contract['doubling']>
        label={t('play.doubling')}
        value={contract.doubling}
        options={[
          { value: '', label: t('play.undoubled') },
          { value: 'X', label: 'X' },
          { value: 'XX', label: 'XX' },
        ]}
        onChange={(doubling) => setContract({ ...contract, doubling })}
      />
      <Choice
        label={t('declarer')}
        value={contract.declarer}
        options={seats}
        onChange={(declarer) => setContract({ ...contract, declarer })}
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
      <Choice label={t('leader')} value={leads} options={seats} onChange={setLeader} />
      {fromRecord === undefined && (
        <HandFields
          hands={hands}
          faults={faults}
          trick={Number(trick)}
          onHands={(next) => {
            setFaults({});
            setHands(next);
          }}
        />
      )}
      <PrimaryButton onClick={start}>{t('play.begin')}</PrimaryButton>
    </FormFrame>
  );
}
