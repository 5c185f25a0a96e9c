import { contestantCount, type Extent } from 'naipe/movement';
import type { WayForPairs } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';

const extent = ({ least, most }: Extent): string => (least === most ? String(most) : `${least}–${most}`);

const isOdd = (count: number): boolean => count % 2 === 1;

/** What each way costs, in words: a row a figure. */
export function useWayFigures(results: number) {
  const { t } = useTranslation('desk');
  const name = ({ kind, movement }: WayForPairs): string => {
    if (kind === 'anew')
      return t('withoutSeat.anew', { movement: t(`movement.${movement.kind}`, { count: 2 }) });
    if (kind === 'vacancy') return t('withoutSeat.vacancy');
    return t(isOdd(contestantCount(movement)) ? 'withoutSeat.halfTable' : 'withoutSeat.moreTable');
  };
  const row = (label: string, figure: (way: WayForPairs) => string, ways: readonly WayForPairs[]) => ({
    label,
    values: ways.map(figure),
  });
  return {
    name,
    rows: (ways: readonly WayForPairs[]) => [
      row(t('setup.tables'), ({ figures }) => String(figures.tables), ways),
      row(t('new.rounds'), ({ figures }) => String(figures.rounds), ways),
      row(t('withoutSeat.minutes'), ({ figures }) => String(figures.minutes), ways),
      row(t('withoutSeat.boards'), ({ figures }) => extent(figures.boards), ways),
      row(
        t('withoutSeat.boardsOfArrived'),
        ({ figures: { boardsOfArrived, boardsMissed } }) =>
          boardsMissed === 0
            ? extent(boardsOfArrived)
            : t('withoutSeat.missed', { boards: extent(boardsOfArrived), missed: boardsMissed }),
        ways,
      ),
      row(
        t('withoutSeat.satOut'),
        ({ figures: { satOut } }) =>
          satOut.pairs === 0
            ? t('withoutSeat.nobody')
            : t('withoutSeat.pairsOut', { count: satOut.pairs, boards: extent(satOut.boards) }),
        ways,
      ),
      row(t('withoutSeat.toDeal'), ({ figures }) => String(figures.boardsToDeal), ways),
      row(
        t('withoutSeat.moved'),
        ({ figures }) =>
          figures.pairsMoved === 0
            ? t('withoutSeat.nobody')
            : t('withoutSeat.pairs', { count: figures.pairsMoved }),
        ways,
      ),
      row(
        t('withoutSeat.replanned'),
        ({ figures }) =>
          figures.pairsReplanned === 0
            ? t('withoutSeat.nobody')
            : t('withoutSeat.pairs', { count: figures.pairsReplanned }),
        ways,
      ),
      row(
        t('withoutSeat.results'),
        ({ keepsResults }) =>
          results === 0
            ? t('withoutSeat.noResults')
            : t(keepsResults ? 'withoutSeat.stay' : 'withoutSeat.givenUp', { count: results }),
        ways,
      ),
    ],
  };
}
