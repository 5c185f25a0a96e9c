import type { ContestantId, ContestantKind, TableView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';

/** The names of places and things. */
export function useLabels() {
  const { t } = useTranslation();
  return {
    /** `Table 5`, or `Table B5` where there are several sections. */
    table: ({ table, section, severalSections }: Pick<TableView, 'table' | 'section' | 'severalSections'>) =>
      severalSections ? t('label.tableOfSection', { section, table }) : t('label.table', { table }),
    /** `Pair 6`, `Team 6` where teams compete; of two players of an individual `Players 3+7`. */
    contestant: (contestant: ContestantId, context: ContestantKind | 'players' = 'pair') =>
      t('label.pair', { pair: contestant, context }),
    board: (board: number) => t('label.board', { board }),
    round: (round: number, rounds: number) => t('label.round', { round, rounds }),
  };
}
