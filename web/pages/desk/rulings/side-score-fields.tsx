import { AWARD_NAMES, type AwardName } from 'naipe/scoring';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Field, Pick } from '../../../components/field.tsx';
import { Quiet, Row } from '../parts/layout.tsx';
import { type DraftFault, readSideDraft, SIDE_KINDS, type SideDraft } from './side-draft.ts';
import classes from './side-score-fields.module.css';
import { withAnother, withoutOutcome, withTyped } from './weights.ts';

interface SideScoreFieldsProps {
  readonly legend: string;
  readonly side: SideDraft;
  readonly onChange: (side: SideDraft) => void;
}

/** What a side scores instead of what happened (Law 12C). */
export function SideScoreFields({ legend, side, onChange }: SideScoreFieldsProps) {
  const { t } = useTranslation('desk');
  const read = readSideDraft(side);
  const change = (changes: Partial<SideDraft>) => onChange({ ...side, ...changes });
  return (
    <fieldset className={classes.side}>
      <legend className={classes.legend}>{legend}</legend>
      <Pick
        label={t('adjust.kind')}
        value={side.kind}
        options={SIDE_KINDS.map((value) => ({ value, label: t(`adjust.kinds.${value}`) }))}
        onPick={(kind) => change({ kind })}
      />
      {side.kind === 'named' && (
        <Pick<AwardName>
          label={t('adjust.award')}
          value={side.name}
          options={AWARD_NAMES.map((value) => ({ value, label: t(`award.${value}`) }))}
          onPick={(name) => change({ name })}
        />
      )}
      {(side.kind === 'percent' || side.kind === 'imps') && (
        <Field
          label={t(`adjust.kinds.${side.kind}`)}
          inputMode="decimal"
          value={side.value}
          onChange={(event) => change({ value: event.currentTarget.value })}
        />
      )}
      {side.kind === 'assigned' && (
        <Outcomes outcomes={side.outcomes} onChange={(outcomes) => change({ outcomes })} />
      )}
      {side.kind === 'self-inflicted' && (
        <>
          <Field
            label={t('adjust.atTable')}
            placeholder="4sn="
            value={side.table}
            onChange={(event) => change({ table: event.currentTarget.value })}
            spellCheck={false}
          />
          <Quiet>{t('adjust.withoutInfraction')}</Quiet>
          <Outcomes outcomes={side.outcomes} onChange={(outcomes) => change({ outcomes })} />
          <Quiet>{t('adjust.withoutError')}</Quiet>
          <Outcomes outcomes={side.withoutError} onChange={(withoutError) => change({ withoutError })} />
        </>
      )}
      {!read.ok && <Quiet>{t(`adjust.fault.${read.error.code as DraftFault}`)}</Quiet>}
    </fieldset>
  );
}

interface OutcomesProps {
  readonly outcomes: SideDraft['outcomes'];
  readonly onChange: (outcomes: SideDraft['outcomes']) => void;
}

/** Results that might have been, each with its weight. */
function Outcomes({ outcomes, onChange }: OutcomesProps) {
  const { t } = useTranslation('desk');
  const set = (id: number, changes: Parameters<typeof withTyped>[2]) =>
    onChange(withTyped(outcomes, id, changes));
  return (
    <>
      {outcomes.map(({ id, result, weight }) => (
        <div key={id} className={classes.outcome}>
          <Field
            label={t('label.result')}
            placeholder="4sn="
            value={result}
            onChange={(event) => set(id, { result: event.currentTarget.value })}
            spellCheck={false}
          />
          <Field
            label={t('adjust.weight')}
            value={weight}
            onChange={(event) => set(id, { weight: event.currentTarget.value })}
          />
          {outcomes.length > 1 && (
            <Action
              aria-label={t('adjust.removeOutcome', { result })}
              onClick={() => onChange(withoutOutcome(outcomes, id))}
            >
              ×
            </Action>
          )}
        </div>
      ))}
      <Row>
        <Action onClick={() => onChange(withAnother(outcomes))}>{t('adjust.addOutcome')}</Action>
      </Row>
    </>
  );
}
