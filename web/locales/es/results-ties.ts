import type { tiesOfMatches as en } from '../en/results-ties.ts';

export const tiesOfMatches: typeof en = {
  'won-all-matches': 'todos los encuentros ganados (1 es sí)',
  'beat-all-tied': 'victoria sobre todos los demás empatados (1 es sí)',
  'mean-vps': 'la media de los VP de los encuentros',
  resistance: 'los VP de los rivales enfrentados',
  'resistance-compensated': 'los VP de los rivales enfrentados, sin el mejor ni el peor',
  'imps-won': 'los IMP ganados',
  lot: 'el sorteo: el puesto en él',
  'vps-between-tied': 'los VP de los encuentros entre los empatados',
  'imps-between-tied': 'la diferencia de IMP en los encuentros entre los empatados',
  'points-between-tied': 'la diferencia de puntos en los encuentros entre los empatados',
  'boardsWon-between-tied': 'las tablillas ganadas en los encuentros entre los empatados',
  'imp-difference': 'los IMP ganados menos los perdidos',
  'imp-quotient': 'el cociente de IMP, ganados entre ganados y perdidos',
  wins: 'los encuentros ganados',
};
