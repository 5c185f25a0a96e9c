import { Button, type ButtonProps } from '@mantine/core';
import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { Icon } from './icon.tsx';
import classes from './word-button.module.css';

interface WordButtonProps
  extends Pick<ButtonProps, 'variant' | 'disabled' | 'fullWidth' | 'children'>,
    Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> {
  readonly icon?: LucideIcon | undefined;
  /** What it was pressed for is under way. */
  readonly loading?: boolean;
  readonly look: { readonly root?: string | undefined; readonly label?: string | undefined };
}

/**
 * A button with its words. While it works it keeps them, its size and the focus, shows a wheel where its icon stands, and
 * takes no second press.
 */
export function WordButton({
  icon,
  loading = false,
  look,
  type = 'button',
  onClick,
  children,
  ...rest
}: WordButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      {...rest}
      type={type}
      onClick={press}
      {...(loading ? { 'aria-busy': true, 'data-busy': true } : {})}
      classNames={{ root: look.root ?? '', label: look.label ?? '', section: classes.section ?? '' }}
      leftSection={
        (icon !== undefined || loading) && (
          <span className={classes.sign} data-alone={icon === undefined}>
            {icon !== undefined && <Icon of={icon} />}
            {loading && (
              <span className={classes.wheel}>
                <Icon of={LoaderCircle} />
              </span>
            )}
          </span>
        )
      }
    >
      {children}
    </Button>
  );
}
