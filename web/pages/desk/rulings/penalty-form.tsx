import { incidentText } from 'naipe/laws/texts';
import type { PenaltyUnit } from 'naipe/scoring';
import { profileOf } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Pick } from '../../../components/field.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { useBoard } from '../boards/use-board.ts';
import { Fields } from '../parts/layout.tsx';
import { usualClauses } from './clauses.ts';
import { GroundsFields, isGrounded } from './grounds-fields.tsx';
import { LAW_90B } from './law-90b.ts';
import { type AtBoard, BoardPicker, PairPicker } from './pickers.tsx';
import { RulingForm } from './ruling-form.tsx';
import { useRuling } from './use-ruling.ts';
import { USUAL_PENALTY, unitsAt } from './usual-penalty.ts';

type Weight = PenaltyUnit | 'warning';

/** A procedural or disciplinary penalty, or a warning (Laws 90 and 91). */
export function PenaltyForm({ at }: { readonly at?: AtBoard }) {
  const { t } = useTranslation('desk');
  const { language } = useWritingStyle();
  const [pair, setPair] = useState('');
  const [board, setBoard] = useState(at?.board ?? 0);
  const [weight, setWeight] = useState<Weight>();
  const [value, setValue] = useState<string>();
  const [grounds, setGrounds] = useState({ clause: 'Law 90', reason: '' });
  const ruling = useRuling(() => {
    setPair('');
    setBoard(at?.board ?? 0);
    setGrounds({ ...grounds, reason: '' });
  });
  const { tournament, session, settings } = ruling;
  const { boards } = useBoard(tournament, session, undefined);
  const units = unitsAt(settings.method);
  const chosen: Weight = weight ?? units[0] ?? 'warning';

  const amount = value ?? (chosen === 'warning' ? '' : USUAL_PENALTY[chosen]);

  function give() {
    const on = { session, contestant: pair, ...grounds, ...(board === 0 ? {} : { board }) };
    if (chosen === 'warning') void ruling.give('give-warning', on);
    else {
      const given = { unit: chosen, value: amount.trim().replace(',', '.') };
      void ruling.give('give-penalty', { ...on, amount: given });
    }
  }

  return (
    <RulingForm
      {...ruling}
      go={chosen === 'warning' ? t('penalty.warn') : t('penalty.go')}
      ready={pair !== '' && isGrounded(grounds) && (chosen === 'warning' || amount.trim() !== '')}
      onSubmit={give}
    >
      <Fields>
        <PairPicker value={pair} onPick={setPair} among={at?.contestants} />
        <Pick<Weight>
          label={t('penalty.kind')}
          value={chosen}
          options={[...units, 'warning' as const].map((each) => ({
            value: each,
            label: t(`penalty.units.${each}`),
          }))}
          onPick={setWeight}
        />
        {chosen !== 'warning' && (
          <Field
            label={t('penalty.amount')}
            inputMode="decimal"
            value={amount}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        )}
        <BoardPicker boards={boards} value={board} onPick={setBoard} none={t('penalty.noBoard')} />
      </Fields>
      {profileOf(settings).penalties === undefined && (
        <Pick
          label={t('penalty.example')}
          value={LAW_90B.find(({ clause }) => grounds.clause === `Law ${clause}`)?.clause ?? ''}
          options={[
            { value: '', label: t('penalty.noExample') },
            ...LAW_90B.map(({ what, clause }) => ({ value: clause, label: incidentText(what, language) })),
          ]}
          onPick={(picked) => {
            const example = LAW_90B.find(({ clause }) => clause === picked);
            if (example === undefined) setGrounds({ clause: 'Law 90', reason: '' });
            else setGrounds({ clause: `Law ${picked}`, reason: incidentText(example.what, language) });
          }}
        />
      )}
      <GroundsFields
        {...grounds}
        usual={usualClauses('penalty', ruling.settings.laws)}
        onChange={(changes) => setGrounds({ ...grounds, ...changes })}
      />
    </RulingForm>
  );
}
