import { type Card, suitOf } from 'naipe/game';
import type { Step } from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/choice.tsx';
import { Check, Pick } from '../../../components/field.tsx';
import { QuietButton } from '../../../components/quiet-button.tsx';
import parts from '../parts/assistant.module.css';
import { CardChips } from '../parts/card-chips.tsx';
import { SeatChoice, SeatPick, SuitChoice } from '../parts/choices.tsx';
import { type ClaimDraft, cardsOfClaimers } from './claim-draft.ts';
import { kindsAt, opponentsOf, ruffingCards, type StepDraft, stepDraftFor, stepOf } from './step-draft.ts';

interface StepFormProps {
  readonly draft: ClaimDraft;
  readonly onAdd: (step: Step) => void;
  readonly onCancel: () => void;
}

const ROUNDS = ['', '1', '2', '3', '4'] as const;

/** One thing that the claimer said he would do, and perhaps when. */
export function StepForm({ draft, onAdd, onCancel }: StepFormProps) {
  const { t } = useTranslation('rulings');
  const [said, setSaid] = useState(() => stepDraftFor(draft.claimer, draft.strain));
  const change = (part: Partial<StepDraft>): void => setSaid({ ...said, ...part });
  const step = stepOf(said);
  return (
    <div className={parts.box}>
      <Pick
        label={t('claim.step')}
        value={said.kind}
        options={kindsAt(draft.strain).map((kind) => ({ value: kind, label: t(`claim.steps.${kind}`) }))}
        onPick={(kind) => change({ kind, card: undefined, with: undefined })}
      />
      <What draft={draft} said={said} onChange={change} />
      <Check checked={said.waits} onChange={(waits) => change({ waits })}>
        {t('claim.onlyIf')}
      </Check>
      {said.waits && (
        <>
          <SuitChoice
            label={t('claim.outOf')}
            value={said.waitsIn}
            onChange={(waitsIn) => change({ waitsIn })}
          />
          <SeatPick
            label={t('claim.whoShowsOut')}
            none={t('claim.somebody')}
            seats={opponentsOf(draft.claimer)}
            value={said.waitsFor}
            onChange={(waitsFor) => change({ waitsFor })}
          />
        </>
      )}
      <div className={parts.two}>
        <QuietButton onClick={onCancel}>{t('cancel')}</QuietButton>
        <QuietButton onClick={() => step && onAdd(step)} disabled={step === undefined}>
          {t('claim.add')}
        </QuietButton>
      </div>
    </div>
  );
}

interface WhatProps {
  readonly draft: ClaimDraft;
  readonly said: StepDraft;
  readonly onChange: (part: Partial<StepDraft>) => void;
}

/** What the kind of step needs to be known. */
function What({ draft, said, onChange }: WhatProps) {
  const { t } = useTranslation('rulings');
  const cards = cardsOfClaimers(draft);
  const suit = (
    <SuitChoice label={t('claim.suit')} value={said.suit} onChange={(chosen) => onChange({ suit: chosen })} />
  );
  const which = (label: string, among: readonly Card[], key: 'card' | 'with') => {
    const chosen = said[key];
    return among.length === 0 ? (
      <p className={parts.hint}>{t('claim.noCards')}</p>
    ) : (
      <div>
        <p className={parts.label}>{label}</p>
        <CardChips
          label={label}
          cards={among}
          chosen={chosen === undefined ? [] : [chosen]}
          onCard={(card) => onChange({ [key]: card === chosen ? undefined : card })}
        />
      </div>
    );
  };
  switch (said.kind) {
    case 'draw-trumps':
      return (
        <Choice
          label={t('claim.rounds')}
          value={said.rounds}
          options={ROUNDS.map((value) => ({ value, label: value === '' ? t('claim.all') : value }))}
          onChange={(rounds) => onChange({ rounds })}
        />
      );
    case 'suit':
      return (
        <>
          {suit}
          <Check checked={said.topDown} onChange={(topDown) => onChange({ topDown })}>
            {t('claim.fromTheTop')}
          </Check>
        </>
      );
    case 'tops':
      return suit;
    case 'cross-ruff':
      return null;
    case 'finesse':
      return (
        <>
          {suit}
          <SeatChoice
            label={t('claim.against')}
            seats={opponentsOf(draft.claimer)}
            value={said.against}
            onChange={(against) => onChange({ against })}
          />
        </>
      );
    case 'card':
    case 'discard':
      return which(t('claim.whichCard'), cards, 'card');
    case 'ruff':
      return (
        <>
          {which(
            t('claim.ruffed'),
            cards.filter((card) => suitOf(card) !== draft.strain),
            'card',
          )}
          {which(t('claim.ruffedWith'), ruffingCards(cards, draft.strain), 'with')}
        </>
      );
  }
}
