import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choice.tsx';
import { Field } from '../../../../components/field.tsx';
import { RulingForm } from '../../rulings/ruling-form.tsx';
import { useRuling } from '../../rulings/use-ruling.ts';
import type { TeamView } from './team-draft.ts';

const WAYS = ['withdraw', 'exclude', 'disqualify'] as const;

/**
 * A team leaves: of its own will, excluded by the regulation for its absences, or disqualified with the organiser's
 * approval (Law 91B, RTP 3.2.1(6)). What it played counts as the regulation says.
 */
export function LeavingTeam({ team }: { readonly team: TeamView }) {
  const { t } = useTranslation('desk');
  const [how, setHow] = useState<(typeof WAYS)[number]>('withdraw');
  const [approvedBy, setApprovedBy] = useState('');
  const [reason, setReason] = useState('');
  const ruling = useRuling(() => setReason(''));
  const { session } = ruling;
  const { contestant } = team;
  const leave = () =>
    how === 'disqualify'
      ? ruling.give('exclude-player', {
          session,
          contestant,
          from: 'event',
          approvedBy: approvedBy.trim(),
          reason: reason.trim(),
          clause: 'Law 91B',
        })
      : ruling.give('withdraw-contestant', {
          contestant,
          reason: reason.trim(),
          ...(how === 'exclude' ? { excluded: true } : {}),
        });
  return (
    <details>
      <summary>{t('teams.withdraw')}</summary>
      <RulingForm
        {...ruling}
        go={t(`teams.${how}`)}
        ready={reason.trim() !== '' && (how !== 'disqualify' || approvedBy.trim() !== '')}
        onSubmit={() => void leave()}
      >
        <Choice
          label={t('matchRuling.how')}
          value={how}
          options={WAYS.map((value) => ({ value, label: t(`teams.${value}`) }))}
          onChange={setHow}
        />
        {how === 'disqualify' && (
          <Field
            label={t('exclude.approvedBy')}
            value={approvedBy}
            maxLength={80}
            onChange={(event) => setApprovedBy(event.currentTarget.value)}
          />
        )}
        <Field
          label={t('teams.reason')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </RulingForm>
    </details>
  );
}
