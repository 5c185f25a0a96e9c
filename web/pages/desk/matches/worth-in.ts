import type { MatchView, TakenOff } from 'naipe/tournament';

/** The context of words that say what a match brings: VPs, or points where none are added up (Law 78, RTP 3.6.13). */
export const worthIn = ({ noVps }: Pick<MatchView, 'noVps'>): { readonly context?: 'points' } =>
  noVps === true ? { context: 'points' } : {};

/** The same of what a team loses: in a knockout IMPs. */
export const offIn = (
  off: Pick<TakenOff, 'unit'> | undefined,
  match: Pick<MatchView, 'noVps'>,
): { readonly context?: 'points' | 'imps' } => (off?.unit === 'imps' ? { context: 'imps' } : worthIn(match));
