import { EXCLUDED_FROM } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Field, Pick } from '../../../components/field.tsx';
import { Fields, Quiet } from '../parts/layout.tsx';
import { usePlayerNames } from '../penalties/players-alone.tsx';
import { regulatedClauses } from './clauses.ts';
import { GroundsFields, isGrounded } from './grounds-fields.tsx';
import { RulingForm } from './ruling-form.tsx';
import { useRuling } from './use-ruling.ts';

const ALL = '';

/** A player is put out of the session or of the event (Law 91, RTP 3.2.1): what follows is shown and confirmed. */
export function ExcludeForm({ pair }: { readonly pair: string }) {
  const { t } = useTranslation('desk');
  const names = usePlayerNames()(pair);
  const [offender, setOffender] = useState(ALL);
  const [from, setFrom] = useState<(typeof EXCLUDED_FROM)[number]>('session');
  const [approvedBy, setApprovedBy] = useState('');
  const [playsOn, setPlaysOn] = useState(false);
  const [grounds, setGrounds] = useState({ reason: '', clause: 'Law 91A' });
  const ruling = useRuling(() => setGrounds({ ...grounds, reason: '' }));
  const { session } = ruling;
  return (
    <RulingForm
      {...ruling}
      go={t('exclude.go')}
      ready={isGrounded(grounds) && (from === 'session' || approvedBy.trim() !== '')}
      onSubmit={() =>
        void ruling.give('exclude-player', {
          session,
          contestant: pair,
          ...(offender === ALL ? {} : { offender: Number(offender) }),
          from,
          ...(from === 'event' ? { approvedBy: approvedBy.trim() } : {}),
          ...(playsOn ? { playsOn: true } : {}),
          ...grounds,
        })
      }
    >
      <Fields>
        {names.length > 0 && (
          <Pick
            names
            label={t('exclude.who')}
            value={offender}
            options={[
              { value: ALL, label: t('exclude.all') },
              ...names.map((label, at) => ({ value: String(at), label })),
            ]}
            onPick={setOffender}
          />
        )}
        <Pick
          label={t('exclude.from')}
          value={from}
          options={EXCLUDED_FROM.map((value) => ({ value, label: t(`exclude.${value}`) }))}
          onPick={(picked) => {
            setFrom(picked);
            setGrounds({ ...grounds, clause: picked === 'event' ? 'Law 91B' : 'Law 91A' });
          }}
        />
        {from === 'event' && (
          <Field
            label={t('exclude.approvedBy')}
            value={approvedBy}
            maxLength={80}
            onChange={(event) => setApprovedBy(event.currentTarget.value)}
          />
        )}
        <GroundsFields
          {...grounds}
          usual={['Law 91A', 'Law 91B', ...regulatedClauses('exclude', ruling.settings.profile)]}
          onChange={(changes) => setGrounds({ ...grounds, ...changes })}
        />
      </Fields>
      <Check checked={playsOn} onChange={setPlaysOn}>
        {t('exclude.playsOn')}
      </Check>
      {!playsOn && <Quiet>{t('exclude.follows')}</Quiet>}
    </RulingForm>
  );
}
