import type { RegulationProfile } from '../profile.ts';
import { ROP_MOVEMENTS } from './movements.ts';
import { ROP_PAIRS_SCORING } from './pairs-scoring.ts';
import { onePointInPercent, ropTieBreak } from './pairs-ties.ts';

export const ROP: RegulationProfile = {
  id: 'rop',
  name: 'ROP',
  laws: 1997,
  scoring: ROP_PAIRS_SCORING,
  tieBreak: (event) => ropTieBreak(onePointInPercent(event)),
  movements: ROP_MOVEMENTS,
  minutesPerBoard: { clause: 'ROP 5.5', open: 7, screens: 7 },
  agreement: { clause: 'ROP 5.12' },
  directorCorrects: { clause: 'ROP 5.12' },
  exactLead: { clause: 'ROP 5.12' },
  fixedSeats: { clause: 'ROP 8.1.2' },
  corrections: {
    clause: 'ROP 4.15',
    minutes: 48 * 60,
    least: 30,
    beyondDoubt: { clause: 'ROP 4.15', official: 48 * 60, other: 48 * 60 },
  },
  substitution: { clause: 'ROP 5.11', mostSessions: 1, tiers: true },
};
