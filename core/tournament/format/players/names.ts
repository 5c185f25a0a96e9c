import { type Sitting, sittersOf } from '../../meeting.ts';
import type { Tournament } from '../../state.ts';
import type { Seated } from '../format.ts';
import { names as namesOfOne } from '../pairs/names.ts';

/** The name of a player; of a side both, in the order of their seats. */
export const names = (tournament: Tournament, sitting: Sitting, seated?: Seated): readonly string[] =>
  sittersOf(sitting).flatMap((player) => namesOfOne(tournament, player, seated));
