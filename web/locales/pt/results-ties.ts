import type { tiesOfMatches as en } from '../en/results-ties.ts';

export const tiesOfMatches: typeof en = {
  'won-all-matches': 'todos os encontros ganhos (1 é sim)',
  'beat-all-tied': 'vitória sobre todos os outros empatados (1 é sim)',
  'mean-vps': 'a média dos VP dos encontros',
  resistance: 'os VP dos adversários defrontados',
  'resistance-compensated': 'os VP dos adversários defrontados, sem o melhor e o pior',
  'imps-won': 'os IMP ganhos',
  lot: 'o sorteio: o lugar nele',
  'vps-between-tied': 'os VP dos encontros entre os empatados',
  'imps-between-tied': 'a diferença de IMP nos encontros entre os empatados',
  'points-between-tied': 'a diferença de pontos nos encontros entre os empatados',
  'boardsWon-between-tied': 'as carteiras ganhas nos encontros entre os empatados',
  'imp-difference': 'os IMP ganhos menos os perdidos',
  'imp-quotient': 'o quociente de IMP, ganhos sobre ganhos e perdidos',
  wins: 'os encontros ganhos',
};
