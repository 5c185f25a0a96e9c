import type { ReactNode } from 'react';
import classes from './key.module.css';

interface KeyProps {
  readonly pressed: boolean;
  readonly onPress: () => void;
  /** What a screen reader says, where the face is a sign. */
  readonly name?: string;
  readonly disabled?: boolean;
  /** Whether its face is words rather than a sign. */
  readonly words?: boolean;
  /** Where it stands in its pad's grid. */
  readonly area?: string;
  readonly children: ReactNode;
}

/** One key of a pad: large, and plainly pressed or not. */
export const Key = ({
  pressed,
  onPress,
  name,
  disabled = false,
  words = false,
  area,
  children,
}: KeyProps) => (
  <button
    type="button"
    className={classes.key}
    aria-pressed={pressed}
    disabled={disabled}
    {...(words ? { 'data-words': true } : {})}
    onClick={onPress}
    {...(name === undefined ? {} : { 'aria-label': name })}
    {...(area === undefined ? {} : { style: { gridArea: area } })}
  >
    {children}
  </button>
);
