import type { ContestantKind } from '../contestant.ts';
import type { Tournament } from '../state.ts';
import type { Format } from './format.ts';
import { MATCHES } from './matches/index.ts';
import { PAIRS } from './pairs/index.ts';
import { PLAYERS } from './players/index.ts';

export type * from './format.ts';

const FORMATS: { readonly [K in ContestantKind]: Format } = {
  pair: PAIRS,
  team: MATCHES,
  player: PLAYERS,
};

/** How the tournament is played and counted. */
export const formatOf = ({ settings }: Pick<Tournament, 'settings'>): Format => FORMATS[settings.contestants];
