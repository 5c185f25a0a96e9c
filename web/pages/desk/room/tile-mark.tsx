import type { TileState } from 'naipe/tournament';
import type { ReactNode } from 'react';
import classes from './tile-mark.module.css';

export type Mark = TileState | 'late' | 'odd' | 'call';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinecap: 'round' } as const;

/** A shape for each state: it is told apart without its colour. */
const SHAPES: Readonly<Record<Mark, ReactNode>> = {
  idle: <path {...line} d="M6 12h12" />,
  waiting: <circle {...line} cx="12" cy="12" r="8" strokeDasharray="3 4.5" />,
  playing: <circle {...line} cx="12" cy="12" r="8" />,
  scoring: (
    <>
      <circle {...line} cx="12" cy="12" r="8" />
      <path fill="currentColor" d="M12 4a8 8 0 0 1 0 16z" />
    </>
  ),
  'awaiting-agreement': <path {...line} strokeLinejoin="round" d="M12 3l9 9-9 9-9-9z" />,
  disputed: (
    <>
      <path {...line} strokeLinejoin="round" d="M12 3.5L22 20.5H2z" />
      <path {...line} d="M12 10v4.5M12 17.6v.2" />
    </>
  ),
  done: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="currentColor" />
      <path {...line} stroke="var(--card)" strokeLinejoin="round" d="M7.5 12.5l3 3 6-6.5" />
    </>
  ),
  late: (
    <>
      <circle {...line} cx="12" cy="12" r="9" />
      <path {...line} d="M12 7v5.5l3.5 2" />
    </>
  ),
  odd: <path {...line} d="M8 8.5a4 4 0 1 1 5.5 3.7c-1 .5-1.5 1.1-1.5 2.3M12 18.6v.2" />,
  call: <path {...line} strokeLinejoin="round" d="M5 21V4h12l-2.5 4 2.5 4H5" />,
};

export const TileMark = ({ mark }: { readonly mark: Mark }) => (
  <svg className={classes.mark} data-mark={mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {SHAPES[mark]}
  </svg>
);
