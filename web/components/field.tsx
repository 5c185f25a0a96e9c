import { NativeSelect, type NativeSelectProps, TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './field.module.css';

const PARTS = { input: classes.input ?? '', label: classes.label ?? '', description: classes.hint ?? '' };
const ORDER = ['label', 'input', 'description', 'error'] as const;

/** A line to type in, under its name. */
export const Field = (props: TextInputProps) => (
  <TextInput autoComplete="off" inputWrapperOrder={[...ORDER]} {...props} classNames={PARTS} />
);

interface PickProps<T extends string> extends Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> {
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onPick: (value: T) => void;
}

/** One of many, under its name. */
export const Pick = <T extends string>({ options, onPick, ...rest }: PickProps<T>) => (
  <NativeSelect
    data={[...options]}
    onChange={(event) => onPick(event.currentTarget.value as T)}
    inputWrapperOrder={[...ORDER]}
    {...rest}
    classNames={PARTS}
  />
);

interface CheckProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** Yes or no. */
export const Check = ({ checked, onChange, children }: CheckProps) => (
  <label className={classes.check}>
    <input
      type="checkbox"
      className={classes.box}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>{children}</span>
  </label>
);
