import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../desk-context.ts';
import { nameOfRound } from './name-of-round.ts';

interface PlaceOfMeeting {
  readonly session?: number;
  readonly section: string;
  readonly round: number;
  readonly table: number;
}

/** The names of tables on this desk: with their section where there are several. The same until one of them changes. */
export function usePlaces() {
  const { t } = useTranslation('desk');
  const {
    room,
    overview: { sessions },
  } = useDesk().view;
  const several = (room?.sections.length ?? 0) > 1;
  const looked = room?.session;
  return useMemo(() => {
    const tableName = (section: string, table: number) => (several ? `${section}${table}` : String(table));
    return {
      tableName,
      table: (section: string, table: number) => t('label.table', { table: tableName(section, table) }),
      /** A round of the session that is looked at, by its name. */
      round: (section: string, round: number) =>
        nameOfRound({ sessions }, { session: looked, section, round }),
      /** `Round 3, table 5`. */
      meeting: ({ session = looked, section, round, table }: PlaceOfMeeting) =>
        t('label.meeting', {
          round: nameOfRound({ sessions }, { session, section, round }),
          table: tableName(section, table),
        }),
    };
  }, [t, several, looked, sessions]);
}

export type Places = ReturnType<typeof usePlaces>;
