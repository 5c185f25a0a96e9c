import type { MatchTile } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../../components/use-numbers.ts';

/** How a tie of a knock-out was decided, in words; nothing where the IMPs of the match itself did, or nothing has yet. */
export function useDecidedBy() {
  const { t } = useTranslation('results');
  const numbers = useNumbers();
  return ({ decidedBy, winner }: Pick<MatchTile, 'decidedBy' | 'winner'>): string | undefined => {
    if (decidedBy === undefined || winner === undefined) return undefined;
    const { by, part, clause, figures } = decidedBy;
    const score =
      figures === undefined ? '' : `${numbers.decimal(figures.home)}–${numbers.decimal(figures.away)}`;
    switch (by) {
      case 'nothing':
        return undefined;
      case 'ruling':
        return t('match.decided.ruling', { clause });
      case 'imps':
        return part === 0 ? undefined : t('match.decided.extra', { score, clause });
      case 'points':
      case 'boardsWon':
        return t(`match.decided.${by}`, { score, clause });
    }
  };
}
