import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './primary-button.module.css';
import { WordButton } from './word-button.tsx';

interface PrimaryButtonProps {
  /** Left out in a form: then it sends the form. */
  readonly onClick?: () => void;
  readonly disabled?: boolean;
  readonly loading?: boolean;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** The next step: the biggest button in view. */
export const PrimaryButton = ({ onClick, ...rest }: PrimaryButtonProps) => (
  <WordButton
    fullWidth
    {...(onClick === undefined ? { type: 'submit' } : { onClick })}
    look={{ root: classes.root, label: classes.label }}
    {...rest}
  />
);
