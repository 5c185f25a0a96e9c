import type { ButtonProps } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithoutRef } from 'react';
import classes from './action.module.css';
import { WordButton } from './word-button.tsx';

interface ActionProps
  extends Pick<ButtonProps, 'disabled' | 'fullWidth' | 'children'>,
    Pick<
      ComponentPropsWithoutRef<'button'>,
      'id' | 'onClick' | 'aria-label' | 'aria-pressed' | 'aria-keyshortcuts'
    > {
  /** The next step: it stands out. */
  readonly next?: boolean;
  readonly submit?: boolean;
  readonly loading?: boolean;
  readonly icon?: LucideIcon;
}

/** Something to do. */
export const Action = ({ next = false, submit = false, ...rest }: ActionProps) => (
  <WordButton
    variant="default"
    type={submit ? 'submit' : 'button'}
    data-next={next || undefined}
    look={{ root: classes.action }}
    {...rest}
  />
);
