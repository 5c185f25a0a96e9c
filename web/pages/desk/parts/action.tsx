import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';
import classes from './action.module.css';

interface ActionProps
  extends Pick<ButtonProps, 'loading' | 'disabled' | 'fullWidth' | 'children'>,
    Pick<
      ComponentPropsWithoutRef<'button'>,
      'onClick' | 'aria-label' | 'aria-pressed' | 'aria-keyshortcuts'
    > {
  /** The next step: it stands out. */
  readonly next?: boolean;
  readonly submit?: boolean;
}

/** Something to do. */
export const Action = ({ next = false, submit = false, children, ...rest }: ActionProps) => (
  <Button
    variant="default"
    type={submit ? 'submit' : 'button'}
    data-next={next || undefined}
    classNames={{ root: classes.action ?? '' }}
    {...rest}
  >
    {children}
  </Button>
);
