import { useTranslation } from 'react-i18next';
import { useDesk } from '../desk-context.ts';
import { nameOfRound } from './name-of-round.ts';

interface PlaceOfMeeting {
  readonly session?: number;
  readonly section: string;
  readonly round: number;
  readonly table: number;
}

/** The names of tables on this desk: with their section where there are several. */
export function usePlaces() {
  const { t } = useTranslation('desk');
  const { room, overview } = useDesk().view;
  const several = (room?.sections.length ?? 0) > 1;
  const tableName = (section: string, table: number) => (several ? `${section}${table}` : String(table));
  return {
    tableName,
    table: (section: string, table: number) => t('label.table', { table: tableName(section, table) }),
    /** A round of the session that is looked at, by its name. */
    round: (section: string, round: number) =>
      nameOfRound(overview, { session: room?.session, section, round }),
    /** `Round 3, table 5`. */
    meeting: ({ session = room?.session, section, round, table }: PlaceOfMeeting) =>
      t('label.meeting', {
        round: nameOfRound(overview, { session, section, round }),
        table: tableName(section, table),
      }),
  };
}
