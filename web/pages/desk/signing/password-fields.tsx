import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';
import { SHORTEST_PASSWORD } from './shortest-password.ts';

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
}

/** The password that one has: it proves who asks. */
export const OwnPasswordField = ({ label, value, onChange }: PasswordFieldProps) => (
  <Field
    type="password"
    label={label}
    autoComplete="current-password"
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

/** A password to be, of a certain length at least. */
export function NewPasswordField({ label, value, onChange }: PasswordFieldProps) {
  const { t } = useTranslation('desk');
  return (
    <Field
      type="password"
      label={label}
      description={t('signIn.length', { count: SHORTEST_PASSWORD })}
      autoComplete="new-password"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
