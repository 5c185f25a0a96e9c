import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './happenings.module.css';

interface KeyPadProps {
  readonly label: string;
  /** How many keys stand side by side. */
  readonly columns: 2 | 4 | 7;
  readonly children: ReactNode;
}

/** Keys that answer one question. */
export const KeyPad = ({ label, columns, children }: KeyPadProps) => (
  <fieldset className={classes.pad} data-columns={columns}>
    <VisuallyHidden component="legend">{label}</VisuallyHidden>
    {children}
  </fieldset>
);

interface WordKeyProps {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A key with words on it. */
export const WordKey = ({ pressed, onPress, children }: WordKeyProps) => (
  <button type="button" className={classes.word} aria-pressed={pressed} onClick={onPress}>
    {children}
  </button>
);
