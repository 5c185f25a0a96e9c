import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import { Icon } from './icon.tsx';

interface EmptyStateProps {
  readonly icon: LucideIcon;
  /** What is not there yet. */
  readonly heading: string;
  /** Why, and what brings it. */
  readonly children: ReactNode;
  /** The next step: a link or a button. */
  readonly action?: ReactNode;
}

/** Where nothing is yet: what will be here, and what to do for it. */
export const EmptyState = ({ icon, heading, children, action }: EmptyStateProps) => (
  <div className={classes.empty}>
    <span className={classes.icon}>
      <Icon of={icon} size="tile" />
    </span>
    <h2 className={classes.heading}>{heading}</h2>
    <p className={classes.sentence}>{children}</p>
    {action !== undefined && <div className={classes.action}>{action}</div>}
  </div>
);
