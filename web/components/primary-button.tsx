import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './primary-button.module.css';

interface PrimaryButtonProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** The next step: the biggest button in view. */
export const PrimaryButton = ({ onClick, children }: PrimaryButtonProps) => (
  <Button fullWidth onClick={onClick} classNames={{ root: classes.root }}>
    {children}
  </Button>
);
