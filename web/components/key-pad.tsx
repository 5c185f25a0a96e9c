import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './key-pad.module.css';

interface KeyRowProps {
  /** How many keys stand side by side, or as many as there is room for. */
  readonly columns: 2 | 3 | 4 | 5 | 7 | 'fill';
  readonly children: ReactNode;
}

interface KeyPadProps extends Partial<KeyRowProps> {
  /** The question that the keys answer. */
  readonly label: string;
  /** Whether the question is seen above the keys, and not only heard. */
  readonly seen?: boolean;
  readonly children: ReactNode;
}

/** Keys that answer one question; where they do not stand alike, in rows. */
export const KeyPad = ({ label, seen = false, columns, children }: KeyPadProps) => (
  <fieldset className={classes.pad} data-columns={columns}>
    {seen ? (
      <legend className={classes.label}>{label}</legend>
    ) : (
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
    )}
    {children}
  </fieldset>
);

/** Some of the keys of a pad. */
export const KeyRow = ({ columns, children }: KeyRowProps) => (
  <div className={classes.row} data-columns={columns}>
    {children}
  </div>
);
