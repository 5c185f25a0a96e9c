import { SEATS, type Seat, STRAINS, SUITS, type Suit, seatText, strainText } from 'naipe/game';
import { faultText, LAWS_EDITIONS } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/choice.tsx';
import { PageFrame } from '../../../components/page-frame.tsx';
import { PrimaryButton } from '../../../components/primary-button.tsx';
import { QuietButton } from '../../../components/quiet-button.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { Check, Field, Pick } from '../../desk/parts/field.tsx';
import classes from '../rulings-page.module.css';
import { WaysBetween } from '../ways-between.tsx';
import { type ClaimDraft, SAID } from './claim-draft.ts';
import { ClaimReport } from './claim-report.tsx';
import { RemainingCards } from './remaining-cards.tsx';
import { useClaim } from './use-claim.ts';

/** A contested claim: the remaining cards and what was said go in; the award and the line that decides come out. */
export function ClaimPage() {
  const { t } = useTranslation('rulings');
  const { language } = useWritingStyle();
  const { draft, change, outcome, ask, stop, decide } = useClaim();
  return (
    <PageFrame title={t('claim.title')}>
      <div className={classes.page}>
        <div className={classes.column}>
          <h1 className={classes.title}>{t('claim.title')}</h1>
          <WaysBetween here="claim" />
          <p className={classes.sentence}>{t('claim.sentence')}</p>
          <Setting draft={draft} onChange={change} />
          <RemainingCards hands={draft.hands} onHands={(hands) => change({ hands })} />
          <Statement draft={draft} onChange={change} />
          {outcome.fault !== undefined && (
            <p role="alert" className={classes.refusal}>
              {t('refused', { why: faultText(outcome.fault, language) })}
            </p>
          )}
          {outcome.working ? (
            <QuietButton onClick={stop}>{t('claim.stop')}</QuietButton>
          ) : (
            <PrimaryButton onClick={ask}>{t('claim.ask')}</PrimaryButton>
          )}
        </div>
        <div className={classes.column} aria-live="polite">
          {outcome.working && outcome.judgement === undefined && <p>{t('claim.working')}</p>}
          {outcome.judgement !== undefined && outcome.question !== undefined && (
            <ClaimReport
              question={outcome.question}
              judgement={outcome.judgement}
              weights={outcome.weights}
              onDecide={decide}
            />
          )}
        </div>
      </div>
    </PageFrame>
  );
}

interface PartProps {
  readonly draft: ClaimDraft;
  readonly onChange: (part: Partial<ClaimDraft>) => void;
}

function Setting({ draft, onChange }: PartProps) {
  const { t } = useTranslation('rulings');
  const style = useWritingStyle();
  const seats = SEATS.map((seat) => ({ value: seat, label: seatText(seat, style) }));
  const seat = (label: string, value: Seat, set: (seat: Seat) => void) => (
    <Choice label={label} value={value} options={seats} onChange={set} />
  );
  return (
    <div className={classes.setting}>
      <Choice
        label={t('edition')}
        value={String(draft.edition)}
        options={LAWS_EDITIONS.map((year) => ({ value: String(year), label: String(year) }))}
        onChange={(year) =>
          onChange({ edition: LAWS_EDITIONS.find((each) => String(each) === year) ?? draft.edition })
        }
      />
      <Choice
        label={t('trumps')}
        value={draft.strain}
        options={STRAINS.map((strain) => ({ value: strain, label: strainText(strain, style) }))}
        onChange={(strain) => onChange({ strain })}
      />
      {seat(t('declarer'), draft.declarer, (declarer) => onChange({ declarer }))}
      {seat(t('claim.claimer'), draft.claimer, (claimer) => onChange({ claimer }))}
      {seat(t('leader'), draft.leader, (leader) => onChange({ leader }))}
      <Field
        label={t('claim.onTable')}
        description={t('claim.onTableHint')}
        value={draft.onTable}
        onChange={(event) => onChange({ onTable: event.currentTarget.value })}
      />
    </div>
  );
}

function Statement({ draft, onChange }: PartProps) {
  const { t } = useTranslation('rulings');
  const style = useWritingStyle();
  const rest = SUITS.filter((suit) => !draft.suits.includes(suit));
  return (
    <div className={classes.column}>
      <Pick
        label={t('claim.said')}
        value={draft.said}
        options={SAID.map((value) => ({ value, label: t(`claim.saids.${value}`) }))}
        onPick={(said) => onChange({ said })}
      />
      {(draft.said === 'suits' || draft.said === 'trumps-suits') && (
        <Pick<Suit | ''>
          label={t('claim.order', {
            suits: draft.suits.map((suit) => strainText(suit, style)).join(' ') || '—',
          })}
          value=""
          options={[
            { value: '', label: t('claim.nextSuit') },
            ...rest.map((suit) => ({ value: suit, label: strainText(suit, style) })),
          ]}
          onPick={(suit) => onChange({ suits: suit === '' ? [] : [...draft.suits, suit] })}
        />
      )}
      <Field
        label={t('claim.claimed')}
        inputMode="numeric"
        placeholder={t('claim.all')}
        value={draft.claimed}
        onChange={(event) => onChange({ claimed: event.currentTarget.value.replaceAll(/\D/g, '') })}
      />
      {draft.strain !== 'NT' && (
        <>
          <Check checked={draft.trumpMentioned} onChange={(trumpMentioned) => onChange({ trumpMentioned })}>
            {t('claim.mentioned')}
          </Check>
          <Check checked={draft.trumpForgotten} onChange={(trumpForgotten) => onChange({ trumpForgotten })}>
            {t('claim.forgotten')}
          </Check>
        </>
      )}
    </div>
  );
}
