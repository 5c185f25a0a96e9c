import { scorable, scoresOf } from '../../scores/scores.ts';
import type { Format } from '../format.ts';
import { placesOf } from './list-places.ts';
import { names } from './names.ts';
import { planFault, planFindings } from './plan.ts';
import { listsOfSession, listsOfTournament } from './ranking-lists.ts';
import { rulesOf } from './ranking-rules.ts';
import { standingsOf } from './standings.ts';
import { unitOf } from './unit.ts';

/** Pairs that play sessions by a movement, each board compared across the field. */
export const PAIRS: Format = {
  contestants: 'pair',
  planFault,
  planFindings,
  names,
  scores: scoresOf,
  scorable,
  unit: unitOf,
  standings: standingsOf,
  listsOfSession,
  listsOfTournament,
  places: placesOf,
  rules: rulesOf,
};
