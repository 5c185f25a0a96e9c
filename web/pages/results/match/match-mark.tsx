import type { MatchState } from 'naipe/tournament';
import type { ReactNode } from 'react';
import classes from './match-mark.module.css';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinecap: 'round' } as const;

/** A shape for each state of a match: it is told apart without its colour. */
const SHAPES: Readonly<Record<MatchState, ReactNode>> = {
  drawn: <path {...line} d="M6 12h12" />,
  published: <circle {...line} cx="12" cy="12" r="8" strokeDasharray="3 4.5" />,
  playing: (
    <>
      <circle {...line} cx="12" cy="12" r="8" />
      <path fill="currentColor" d="M12 4a8 8 0 0 1 0 16z" />
    </>
  ),
  scored: <path {...line} strokeLinejoin="round" d="M12 3l9 9-9 9-9-9z" />,
  agreed: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="currentColor" />
      <path {...line} stroke="var(--card)" strokeLinejoin="round" d="M7.5 12.5l3 3 6-6.5" />
    </>
  ),
  ruled: (
    <>
      <path {...line} d="M12 4v16M7 20h10M5 8h14" />
      <path {...line} strokeLinejoin="round" d="M5 8l-2.5 6h5zM19 8l-2.5 6h5z" />
    </>
  ),
};

export const MatchMark = ({ state }: { readonly state: MatchState }) => (
  <svg className={classes.mark} data-state={state} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {SHAPES[state]}
  </svg>
);
