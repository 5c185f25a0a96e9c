import type { PenaltyUnit } from 'naipe/scoring';
import type { ChangedPenalty } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Field, Pick } from '../../components/field.tsx';
import { useDesk } from '../desk/desk-context.ts';
import { USUAL_PENALTY, unitsAt } from '../desk/rulings/usual-penalty.ts';

/** What becomes of a penalty that was appealed against, as it is typed. */
export interface PenaltyChange {
  readonly kind: 'lifted' | 'warning' | 'other';
  readonly unit: PenaltyUnit;
  readonly value: string;
}

const KINDS = ['lifted', 'warning', 'other'] as const;

export function penaltyAfter({ kind, unit, value }: PenaltyChange): ChangedPenalty | undefined {
  if (kind !== 'other') return kind;
  const typed = value.trim().replace(',', '.');
  return typed === '' ? undefined : { unit, value: typed };
}

interface PenaltyChangeFieldsProps {
  readonly change: PenaltyChange;
  readonly onChange: (change: PenaltyChange) => void;
}

/** The penalty is lifted, becomes a warning, or another amount. */
export function PenaltyChangeFields({ change, onChange }: PenaltyChangeFieldsProps) {
  const { t } = useTranslation('desk');
  const { settings } = useDesk().view.overview;
  const [usual = 'imps'] = unitsAt(settings.method);
  return (
    <>
      <Pick
        label={t('appeals.penaltyBecomes')}
        value={change.kind}
        options={KINDS.map((value) => ({ value, label: t(`appeals.becomes.${value}`) }))}
        onPick={(kind) => onChange({ kind, unit: usual, value: USUAL_PENALTY[usual] })}
      />
      {change.kind === 'other' && (
        <Field
          label={`${t('penalty.amount')} (${t(`penalty.units.${change.unit}`)})`}
          inputMode="decimal"
          value={change.value}
          onChange={(event) => onChange({ ...change, value: event.currentTarget.value })}
        />
      )}
    </>
  );
}
