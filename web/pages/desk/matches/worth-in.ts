import type { MatchView } from 'naipe/tournament';

/** The context of words that say what a match brings: VPs, or points where none are added up (Law 78, RTP 3.6.13). */
export const worthIn = ({ noVps }: Pick<MatchView, 'noVps'>): { readonly context?: 'points' } =>
  noVps === true ? { context: 'points' } : {};
