import { SLIP_RULES } from 'naipe/regulation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choice.tsx';
import { useDesk } from '../../desk-context.ts';
import { Fields } from '../../parts/layout.tsx';
import { PairPicker } from '../../rulings/pickers.tsx';
import { SlipForm, type SlipProps } from './slip-form.tsx';

/** Other pairs sat here than the movement says. */
export function OpponentsForm({ slip, view, onDone }: SlipProps) {
  const { t } = useTranslation('desk');
  const { profile } = useDesk().view.overview.settings;
  const planned = { ns: view.ns?.contestant.contestant ?? '', ew: view.ew?.contestant.contestant ?? '' };
  const [ns, setNs] = useState(planned.ns);
  const [ew, setEw] = useState(planned.ew);
  const [after, setAfter] = useState<'back' | 'stay'>('back');
  const [reason, setReason] = useState<string>(t('slips.opponents.title'));
  const { session, section, round, table } = view;
  const isSaid = ns !== '' && ew !== '' && (ns !== planned.ns || ew !== planned.ew);
  const command =
    !isSaid || reason.trim() === ''
      ? undefined
      : {
          type: 'change-opponents' as const,
          data: {
            session,
            section,
            round,
            table,
            ns,
            ew,
            stay: after === 'stay',
            reason,
            clause: SLIP_RULES[profile].opponents.clause,
          },
        };
  return (
    <SlipForm slip={slip} view={view} command={command} reason={reason} onReason={setReason} onDone={onDone}>
      <Fields>
        <PairPicker label={t('slips.opponents.ns')} value={ns} onPick={setNs} />
        <PairPicker label={t('slips.opponents.ew')} value={ew} onPick={setEw} />
      </Fields>
      <Choice
        label={t('slips.opponents.after')}
        orientation="vertical"
        value={after}
        options={(['back', 'stay'] as const).map((each) => ({
          value: each,
          label: t(`slips.opponents.${each}`),
        }))}
        onChange={setAfter}
      />
    </SlipForm>
  );
}
