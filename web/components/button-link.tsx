import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import classes from './button-link.module.css';
import { Icon } from './icon.tsx';

interface ButtonLinkProps {
  readonly href: string;
  /** The next step: it stands out. */
  readonly next?: boolean;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** A way to another page that looks like what one presses. */
export const ButtonLink = ({ href, next = false, icon, children }: ButtonLinkProps) => (
  <Link href={href} className={classes.link} data-next={next}>
    {icon !== undefined && <Icon of={icon} />}
    <span>{children}</span>
  </Link>
);
