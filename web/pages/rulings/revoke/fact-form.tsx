import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';
import { QuietButton } from '../../../components/quiet-button.tsx';
import parts from '../parts/assistant.module.css';

interface TrickFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (trick: string) => void;
}

/** The number of a trick. */
export const TrickField = ({ label, value, onChange }: TrickFieldProps) => (
  <Field
    label={label}
    inputMode="numeric"
    value={value}
    onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\D/g, ''))}
  />
);

interface FactFormProps {
  /** Adds what has been entered; missing while something is. */
  readonly onAdd: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Something about the play that the cards do not show. */
export function FactForm({ onAdd, children }: FactFormProps) {
  const { t } = useTranslation('rulings');
  return (
    <div className={parts.part}>
      {children}
      <QuietButton onClick={() => onAdd?.()} disabled={onAdd === undefined}>
        {t('revoke.add')}
      </QuietButton>
    </div>
  );
}

/** A label with how many there are, once there are some. */
export const counted = (label: string, count: number): string =>
  count === 0 ? label : `${label} (${count})`;
