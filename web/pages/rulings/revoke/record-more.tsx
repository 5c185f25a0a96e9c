import { SEATS } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { Check, Field } from '../../../components/field.tsx';
import parts from '../parts/assistant.module.css';
import { SeatPick } from '../parts/choices.tsx';
import { More } from '../parts/more.tsx';
import type { RevokePartProps } from './revoke-page.tsx';

interface TricksFieldProps extends RevokePartProps {
  readonly of: 'earlierNS' | 'earlierEW' | 'restNS';
}

/** A number of tricks. */
function TricksField({ of, draft, onChange }: TricksFieldProps) {
  const { t } = useTranslation('rulings');
  return (
    <Field
      label={t(`revoke.${of}`)}
      inputMode="numeric"
      value={draft[of]}
      onChange={(event) => onChange({ [of]: event.currentTarget.value.replaceAll(/\D/g, '') })}
    />
  );
}

/** A record that begins later, and hands that are known as a whole. */
export function WhatIsKnown({ draft, onChange }: RevokePartProps) {
  const { t } = useTranslation(['rulings', 'common']);
  return (
    <More label={t('revoke.known')}>
      <div className={parts.fields}>
        <TricksField of="earlierNS" draft={draft} onChange={onChange} />
        <TricksField of="earlierEW" draft={draft} onChange={onChange} />
        {SEATS.map((seat) => (
          <Field
            key={seat}
            label={t('handOf', { seat: t(`common:seat.${seat}`) })}
            placeholder="AK52.Q3.KJ94.T98"
            autoCapitalize="characters"
            spellCheck={false}
            value={draft.hands[seat]}
            onChange={(event) => onChange({ hands: { ...draft.hands, [seat]: event.currentTarget.value } })}
          />
        ))}
      </div>
    </More>
  );
}

/** A claim or concession that ended the play. */
export function ClaimMade({ draft, onChange }: RevokePartProps) {
  const { t } = useTranslation('rulings');
  return (
    <More label={t('revoke.claim')}>
      <SeatPick
        label={t('revoke.claimer')}
        none={t('revoke.nobody')}
        value={draft.claimer}
        onChange={(claimer) => onChange({ claimer })}
      />
      {draft.claimer !== '' && (
        <>
          <Check checked={draft.claimAgreed} onChange={(claimAgreed) => onChange({ claimAgreed })}>
            {t('revoke.agreed')}
          </Check>
          <TricksField of="restNS" draft={draft} onChange={onChange} />
        </>
      )}
    </More>
  );
}

/** What had happened by the time when attention was drawn to the revoke (Laws 62D, 64B4, 64B5). */
export function LateAttention({ draft, onChange }: RevokePartProps) {
  const { t } = useTranslation('rulings');
  return (
    <More label={t('revoke.attention')}>
      <div className={parts.checks}>
        {(['handsReturned', 'calledNS', 'calledEW', 'roundEnded'] as const).map((key) => (
          <Check key={key} checked={draft[key]} onChange={(checked) => onChange({ [key]: checked })}>
            {t(`revoke.${key}`)}
          </Check>
        ))}
      </div>
    </More>
  );
}
