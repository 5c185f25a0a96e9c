import { ONE_REVOKE } from './one-revoke.ts';
import { OTHER_REVOKES } from './other-revokes.ts';

/** Boards played to the end, with revokes: what was led, what fell and who held what. */
export const PLAYED_OUT = { ...ONE_REVOKE, ...OTHER_REVOKES };
