import { PENALTY_FORMS, type PenaltyForm } from 'naipe/regulation';
import type { PenaltyUnit } from 'naipe/scoring';
import type { MeasureGiven } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Field, Pick } from '../../../components/field.tsx';
import { Fields } from '../parts/layout.tsx';

interface MeasureFieldsProps {
  readonly measure: MeasureGiven;
  /** What points are counted in, where the form takes some. */
  readonly unit: PenaltyUnit;
  readonly onChange: (measure: MeasureGiven) => void;
}

function ofForm(form: PenaltyForm, measure: MeasureGiven, unit: PenaltyUnit): MeasureGiven {
  switch (form) {
    case 'warning':
    case 'suspension':
      return { form };
    case 'procedural':
    case 'disciplinary':
      return { form, amount: 'amount' in measure ? measure.amount : { unit, value: '' } };
  }
}

/** What the director gives: as proposed, unless he changes it. */
export function MeasureFields({ measure, unit, onChange }: MeasureFieldsProps) {
  const { t } = useTranslation('desk');
  return (
    <Fields>
      <Pick
        label={t('penaltyTable.form')}
        value={measure.form}
        options={PENALTY_FORMS.map((value) => ({ value, label: t(`penaltyForm.${value}`) }))}
        onPick={(form) => onChange(ofForm(form, measure, unit))}
      />
      {'amount' in measure && (
        <Field
          label={`${t('penalty.amount')} (${t(`penalty.units.${measure.amount.unit}`)})`}
          inputMode="decimal"
          value={measure.amount.value}
          onChange={(event) => {
            const value = event.currentTarget.value.replace(',', '.');
            onChange({ ...measure, amount: { ...measure.amount, value } });
          }}
        />
      )}
    </Fields>
  );
}
