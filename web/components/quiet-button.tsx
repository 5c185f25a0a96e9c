import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './quiet-button.module.css';

interface QuietButtonProps {
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** What one may also do. */
export const QuietButton = ({ onClick, disabled = false, children }: QuietButtonProps) => (
  <Button
    fullWidth
    variant="default"
    onClick={onClick}
    disabled={disabled}
    classNames={{ root: classes.root, label: classes.label }}
  >
    {children}
  </Button>
);
