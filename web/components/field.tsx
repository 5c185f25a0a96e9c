import {
  NativeSelect,
  type NativeSelectProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './field.module.css';

const PARTS = { input: classes.input ?? '', label: classes.label ?? '', description: classes.hint ?? '' };
const ORDER = ['label', 'input', 'description', 'error'] as const;

/** A line to type in, under its name. */
export const Field = (props: TextInputProps) => (
  <TextInput autoComplete="off" inputWrapperOrder={[...ORDER]} {...props} classNames={PARTS} />
);

/** Several lines to write, under their name; as high as what is in them. */
export const Area = (props: TextareaProps) => (
  <Textarea autosize minRows={2} inputWrapperOrder={[...ORDER]} {...props} classNames={PARTS} />
);

interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
}

/** Texts that also stand in the middle of a sentence begin with a capital where they are chosen from. */
const beginning = <T extends string>({ value, label }: Option<T>): Option<T> => ({
  value,
  label: label.charAt(0).toLocaleUpperCase() + label.slice(1),
});

interface PickProps<T extends string> extends Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> {
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onPick: (value: T) => void;
  /** They begin with names of people, teams or clubs, which stay as they are written. */
  readonly names?: boolean;
}

/** One of many, under its name. */
export const Pick = <T extends string>({ options, onPick, names = false, ...rest }: PickProps<T>) => (
  <NativeSelect
    data={names ? [...options] : options.map(beginning)}
    onChange={(event) => onPick(event.currentTarget.value as T)}
    inputWrapperOrder={[...ORDER]}
    {...rest}
    classNames={PARTS}
  />
);

interface PickOfGroupsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly groups: readonly { readonly group: string; readonly items: readonly Option<T>[] }[];
  readonly onPick: (value: T) => void;
}

/** One of many that stand in groups, under its name. */
export const PickOfGroups = <T extends string>({ label, value, groups, onPick }: PickOfGroupsProps<T>) => (
  <NativeSelect
    label={label}
    value={value}
    data={groups.map(({ group, items }) => ({ group, items: items.map(beginning) }))}
    onChange={(event) => onPick(event.currentTarget.value as T)}
    inputWrapperOrder={[...ORDER]}
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
