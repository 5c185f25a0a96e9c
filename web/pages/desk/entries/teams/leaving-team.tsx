import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choice.tsx';
import { Field } from '../../../../components/field.tsx';
import { RulingForm } from '../../rulings/ruling-form.tsx';
import { useRuling } from '../../rulings/use-ruling.ts';
import type { TeamView } from './team-draft.ts';

/** A team leaves: of its own will, or excluded. What it played counts as the regulation says. */
export function LeavingTeam({ team }: { readonly team: TeamView }) {
  const { t } = useTranslation('desk');
  const [how, setHow] = useState<'withdraw' | 'exclude'>('withdraw');
  const [reason, setReason] = useState('');
  const ruling = useRuling(() => setReason(''));
  return (
    <details>
      <summary>{t('teams.withdraw')}</summary>
      <RulingForm
        {...ruling}
        go={t(`teams.${how}`)}
        ready={reason.trim() !== ''}
        onSubmit={() =>
          void ruling.give('withdraw-contestant', {
            contestant: team.contestant,
            reason: reason.trim(),
            ...(how === 'exclude' ? { excluded: true } : {}),
          })
        }
      >
        <Choice
          label={t('matchRuling.how')}
          value={how}
          options={(['withdraw', 'exclude'] as const).map((value) => ({ value, label: t(`teams.${value}`) }))}
          onChange={setHow}
        />
        <Field
          label={t('teams.reason')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </RulingForm>
    </details>
  );
}
