import { partnerOf } from 'naipe/game';
import type { Step } from 'naipe/laws';
import { stepText } from 'naipe/laws/texts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Field } from '../../../components/field.tsx';
import { QuietButton } from '../../../components/quiet-button.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import parts from '../parts/assistant.module.css';
import { Entries, withoutEntry } from '../parts/entries.tsx';
import type { ClaimPartProps } from './claim-page.tsx';
import { StepForm } from './step-form.tsx';

/** What the claimer said, in the order he said it, and how many tricks he claimed. */
export function StatementEntry({ draft, onChange }: ClaimPartProps) {
  const { t } = useTranslation('rulings');
  const { language } = useWritingStyle();
  const [adding, setAdding] = useState(false);
  const { steps } = draft;
  const add = (step: Step): void => {
    setAdding(false);
    onChange({ steps: [...steps, step] });
  };
  return (
    <section className={parts.part} aria-labelledby="said">
      <h2 id="said" className={parts.heading}>
        {t('claim.said')}
      </h2>
      {steps.length === 0 && !adding && <p className={parts.hint}>{t('claim.nothingSaid')}</p>}
      <Entries
        label={t('claim.said')}
        entries={steps.map((step) => stepText(step, language))}
        onRemove={(index) => onChange({ steps: withoutEntry(steps, index) })}
      />
      {adding ? (
        <StepForm draft={draft} onAdd={add} onCancel={() => setAdding(false)} />
      ) : (
        <QuietButton onClick={() => setAdding(true)}>
          {t(steps.length === 0 ? 'claim.firstStep' : 'claim.nextStep')}
        </QuietButton>
      )}
      <Field
        label={t('claim.claimed')}
        inputMode="numeric"
        placeholder={t('claim.all')}
        value={draft.claimed}
        onChange={(event) => onChange({ claimed: event.currentTarget.value.replaceAll(/\D/g, '') })}
      />
      {draft.strain !== 'NT' && draft.claimer !== partnerOf(draft.declarer) && (
        <div className={parts.checks}>
          <Check checked={draft.trumpMentioned} onChange={(trumpMentioned) => onChange({ trumpMentioned })}>
            {t('claim.mentioned')}
          </Check>
          <Check checked={draft.trumpForgotten} onChange={(trumpForgotten) => onChange({ trumpForgotten })}>
            {t('claim.forgotten')}
          </Check>
        </div>
      )}
    </section>
  );
}
