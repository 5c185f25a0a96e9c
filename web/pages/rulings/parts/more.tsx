import { type ReactNode, useState } from 'react';
import classes from './assistant.module.css';

interface MoreProps {
  readonly label: string;
  /** Open from the start: something was said there. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** What is not always needed, out of the way until it is. */
export function More({ label, open = false, children }: MoreProps) {
  const [opened] = useState(open); // from then on whoever reads it opens and closes it
  return (
    <details className={classes.more} open={opened}>
      <summary>{label}</summary>
      <div className={classes.inside}>{children}</div>
    </details>
  );
}
