import type { LucideIcon } from 'lucide-react';
import classes from './icon.module.css';

/** As tall as the words beside it, or larger where it stands over them. */
const SIZES = { words: '1.2em', heading: '1.75rem', tile: '2.5rem' } as const;

interface IconProps {
  readonly of: LucideIcon;
  readonly size?: keyof typeof SIZES;
}

/** A sign that helps the eye. It says nothing that the words beside it do not say. */
export const Icon = ({ of: Drawing, size = 'words' }: IconProps) => (
  <Drawing
    className={classes.icon}
    size={SIZES[size]}
    strokeWidth={size === 'tile' ? 1.5 : 2}
    aria-hidden
    focusable={false}
  />
);
