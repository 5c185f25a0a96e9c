import { useTranslation } from 'react-i18next';
import { useDesk } from '../desk-context.ts';

/** The names of tables on this desk: with their section where there are several. */
export function usePlaces() {
  const { t } = useTranslation('desk');
  const { room } = useDesk().view;
  const several = (room?.sections.length ?? 0) > 1;
  const tableName = (section: string, table: number) => (several ? `${section}${table}` : String(table));
  return {
    tableName,
    table: (section: string, table: number) => t('label.table', { table: tableName(section, table) }),
    /** `Round 3, table 5`. */
    meeting: ({ section, round, table }: { section: string; round: number; table: number }) =>
      t('label.meeting', { round, table: tableName(section, table) }),
  };
}
