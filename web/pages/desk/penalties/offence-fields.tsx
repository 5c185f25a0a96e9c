import { asksOf, type PenaltyRow } from 'naipe/regulation';
import type { OffenceTold } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Check, Field, Pick } from '../../../components/field.tsx';
import { Fields } from '../parts/layout.tsx';

interface OffenceFieldsProps {
  readonly row: PenaltyRow;
  readonly told: OffenceTold;
  readonly onTell: (told: OffenceTold) => void;
}

/** Parts of the blame that a director finds. */
const PARTS = ['0', '1/4', '1/3', '1/2', '2/3', '3/4', '1'] as const;

/** What the row of the table looks at besides who and how often. */
export function OffenceFields({ row, told, onTell }: OffenceFieldsProps) {
  const { t } = useTranslation('desk');
  const asks = asksOf(row);
  return (
    <Fields>
      {asks.counts.map((name) => (
        <Field
          key={name}
          label={t(`penaltyTable.${name}`)}
          type="number"
          min={0}
          value={told[name] ?? ''}
          onChange={(event) => {
            const { [name]: _, ...rest } = told;
            const count = event.currentTarget.valueAsNumber;
            onTell(Number.isInteger(count) && count >= 0 ? { ...rest, [name]: count } : rest);
          }}
        />
      ))}
      {row.onlyIf !== undefined && (
        <Check checked={told.harm === true} onChange={(harm) => onTell({ ...told, harm })}>
          {t(`penaltyHarm.${row.onlyIf}`)}
        </Check>
      )}
      {asks.known && (
        <Check
          checked={told.shouldHaveKnown === true}
          onChange={(shouldHaveKnown) => onTell({ ...told, shouldHaveKnown })}
        >
          {t('penaltyTable.known')}
        </Check>
      )}
      {row.shared === true && (
        <Pick
          label={t('penaltyTable.blame')}
          value={told.blame ?? ''}
          options={[
            { value: '', label: t('penaltyTable.blameUnknown') },
            ...PARTS.map((value) => ({ value, label: value })),
          ]}
          onPick={(blame) => {
            const { blame: _, ...rest } = told;
            onTell(blame === '' ? rest : { ...rest, blame });
          }}
        />
      )}
    </Fields>
  );
}
