import type { tiesOfMatches as en } from '../en/results-ties.ts';

export const tiesOfMatches: typeof en = {
  'won-all-matches': 'tutti gli incontri vinti (1 è sì)',
  'beat-all-tied': 'vittoria su tutte le altre a pari merito (1 è sì)',
  'mean-vps': 'la media dei VP degli incontri',
  resistance: 'i VP degli avversari incontrati',
  'resistance-compensated': 'i VP degli avversari incontrati, senza il migliore e il peggiore',
  'imps-won': 'gli IMP vinti',
  lot: 'il sorteggio: il posto in esso',
  'vps-between-tied': 'i VP degli incontri tra le squadre pari',
  'imps-between-tied': 'la differenza di IMP negli incontri tra le squadre pari',
  'points-between-tied': 'la differenza di punti negli incontri tra le squadre pari',
  'boardsWon-between-tied': 'i board vinti negli incontri tra le squadre pari',
  'imp-difference': 'gli IMP vinti meno quelli persi',
  'imp-quotient': 'il quoziente di IMP, vinti su vinti e persi',
  wins: 'gli incontri vinti',
};
