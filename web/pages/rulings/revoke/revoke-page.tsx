import { isSeat, LEVELS, SEATS, STRAINS, seatText, strainText, VULNERABILITIES } from 'naipe/game';
import { faultText, LAWS_EDITIONS, ruleRevokes } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/choice.tsx';
import { PageFrame } from '../../../components/page-frame.tsx';
import { QuietButton } from '../../../components/quiet-button.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { Check, Field, Pick } from '../../desk/parts/field.tsx';
import classes from '../rulings-page.module.css';
import { WaysBetween } from '../ways-between.tsx';
import { NEW_REVOKE, type RevokeDraft, recordOf } from './revoke-draft.ts';
import { RevokeReport } from './revoke-report.tsx';
import { TrickEntry } from './trick-entry.tsx';
import { useRevokeDraft } from './use-revoke.ts';

/** The play of a board, whole or in part: every revoke in it, and what Laws 61 to 64 make of it. */
export function RevokePage() {
  const { t } = useTranslation('rulings');
  const { language } = useWritingStyle();
  const [draft, change] = useRevokeDraft();
  const record = recordOf(draft);
  const report = record.ok ? ruleRevokes(record.value, draft.edition, { answers: draft.answers }) : record;
  return (
    <PageFrame title={t('revoke.title')}>
      <div className={classes.page}>
        <div className={classes.column}>
          <h1 className={classes.title}>{t('revoke.title')}</h1>
          <WaysBetween here="revoke" />
          <p className={classes.sentence}>{t('revoke.sentence')}</p>
          <Setting draft={draft} onChange={change} />
          <TrickEntry draft={draft} onTricks={(tricks) => change({ tricks, answers: {} })} />
          <More draft={draft} onChange={change} />
          <QuietButton onClick={() => change({ ...NEW_REVOKE, edition: draft.edition })}>
            {t('clear')}
          </QuietButton>
        </div>
        <div className={classes.column} aria-live="polite">
          {report.ok ? (
            <RevokeReport
              report={report.value}
              answers={draft.answers}
              onAnswers={(answers) => change({ answers })}
            />
          ) : (
            <p role="alert" className={classes.refusal}>
              {t('refused', { why: faultText(report.error, language) })}
            </p>
          )}
        </div>
      </div>
    </PageFrame>
  );
}

interface PartProps {
  readonly draft: RevokeDraft;
  readonly onChange: (part: Partial<RevokeDraft>) => void;
}

function Setting({ draft, onChange }: PartProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const { contract } = draft;
  return (
    <div className={classes.setting}>
      <Choice
        label={t('edition')}
        value={String(draft.edition)}
        options={LAWS_EDITIONS.map((year) => ({ value: String(year), label: String(year) }))}
        onChange={(year) =>
          onChange({
            edition: LAWS_EDITIONS.find((each) => String(each) === year) ?? draft.edition,
            answers: {},
          })
        }
      />
      <Choice
        label={t('level')}
        value={String(contract.level)}
        options={LEVELS.map((level) => ({ value: String(level), label: String(level) }))}
        onChange={(level) =>
          onChange({
            contract: { ...contract, level: LEVELS.find((each) => String(each) === level) ?? contract.level },
          })
        }
      />
      <Choice
        label={t('trumps')}
        value={contract.strain}
        options={STRAINS.map((strain) => ({ value: strain, label: strainText(strain, style) }))}
        onChange={(strain) => onChange({ contract: { ...contract, strain } })}
      />
      <Choice
        label={t('revoke.doubled')}
        value={contract.doubling}
        options={(['', 'X', 'XX'] as const).map((value) => ({ value, label: value === '' ? '—' : value }))}
        onChange={(doubling) => onChange({ contract: { ...contract, doubling } })}
      />
      <Choice
        label={t('declarer')}
        value={contract.declarer}
        options={SEATS.map((seat) => ({ value: seat, label: seatText(seat, style) }))}
        onChange={(declarer) => onChange({ contract: { ...contract, declarer } })}
      />
      <Pick
        label={t('common:vulnerability.label')}
        value={draft.vulnerability}
        options={VULNERABILITIES.map((value) => ({ value, label: t(`common:vulnerability.${value}`) }))}
        onPick={(vulnerability) => onChange({ vulnerability })}
      />
    </div>
  );
}

/** What is not always needed: whole hands, a record that begins later, a claim, and when attention was drawn. */
function More({ draft, onChange }: PartProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const number = (key: 'earlierNS' | 'earlierEW' | 'restNS') => (
    <Field
      key={key}
      label={t(`revoke.${key}`)}
      inputMode="numeric"
      value={draft[key]}
      onChange={(event) => onChange({ [key]: event.currentTarget.value.replaceAll(/\D/g, '') })}
    />
  );
  return (
    <details>
      <summary className={classes.summary}>{t('revoke.more')}</summary>
      <div className={classes.column}>
        <div className={classes.setting}>
          {SEATS.map((seat) => (
            <Field
              key={seat}
              label={t('handOf', { seat: t(`common:seat.${seat}`) })}
              placeholder="AK52.Q3.KJ94.T98"
              spellCheck={false}
              value={draft.hands[seat]}
              onChange={(event) => onChange({ hands: { ...draft.hands, [seat]: event.currentTarget.value } })}
            />
          ))}
          {number('earlierNS')}
          {number('earlierEW')}
        </div>
        <Pick
          label={t('revoke.claimer')}
          value={draft.claimer}
          options={[
            { value: '', label: t('revoke.nobody') },
            ...SEATS.map((seat) => ({ value: seat, label: t(`common:seat.${seat}`) })),
          ]}
          onPick={(claimer) => onChange({ claimer: isSeat(claimer) ? claimer : '' })}
        />
        {draft.claimer !== '' && (
          <>
            <Check checked={draft.claimAgreed} onChange={(claimAgreed) => onChange({ claimAgreed })}>
              {t('revoke.agreed')}
            </Check>
            {number('restNS')}
          </>
        )}
        <p className={classes.sentence}>{t('revoke.attention')}</p>
        {(['calledNS', 'calledEW', 'roundEnded', 'handsReturned'] as const).map((key) => (
          <Check key={key} checked={draft[key]} onChange={(checked) => onChange({ [key]: checked })}>
            {t(`revoke.${key}`)}
          </Check>
        ))}
      </div>
    </details>
  );
}
