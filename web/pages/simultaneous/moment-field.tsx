import { Field } from '../../components/field.tsx';

interface MomentFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day and a time, where the reader is. */
export const MomentField = ({ onChange, ...rest }: MomentFieldProps) => (
  <Field type="datetime-local" {...rest} onChange={(event) => onChange(event.currentTarget.value)} />
);

/** As the server wants it. */
export const momentOf = (typed: string): string => new Date(typed).toISOString();
