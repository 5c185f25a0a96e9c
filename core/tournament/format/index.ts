import type { ContestantKind } from '../contestant.ts';
import { refuse } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import type { Format } from './format.ts';
import { MATCHES } from './matches/index.ts';
import { PAIRS } from './pairs/index.ts';

export type * from './format.ts';

/** Contestants that can be entered, and for whom no sessions can be planned yet. */
const unplanned = (contestants: ContestantKind): Format => ({
  ...PAIRS,
  contestants,
  planFault: () => refuse('no-format', `Sessions are planned for pairs, not for ${contestants}s.`),
});

const FORMATS: { readonly [K in ContestantKind]: Format } = {
  pair: PAIRS,
  team: MATCHES,
  player: unplanned('player'),
};

/** How the tournament is played and counted. */
export const formatOf = ({ settings }: Pick<Tournament, 'settings'>): Format => FORMATS[settings.contestants];
