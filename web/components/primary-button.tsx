import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './primary-button.module.css';

interface PrimaryButtonProps {
  /** Left out in a form: then it sends the form. */
  readonly onClick?: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** The next step: the biggest button in view. */
export const PrimaryButton = ({ onClick, disabled = false, children }: PrimaryButtonProps) => (
  <Button
    fullWidth
    type={onClick === undefined ? 'submit' : 'button'}
    {...(onClick === undefined ? {} : { onClick })}
    disabled={disabled}
    classNames={{ root: classes.root, label: classes.label }}
  >
    {children}
  </Button>
);
