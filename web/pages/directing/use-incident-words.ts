import type { Incident } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { usePlaces } from '../desk/parts/use-places.ts';
import { useContestantWords } from '../desk/use-contestants.ts';

/** An incident of the log as a line: where, who, what. */
export function useIncidentWords(): (incident: Incident) => string {
  const { t } = useTranslation('desk');
  const places = usePlaces();
  const who = useContestantWords();
  return ({ kind, contestants, section, table, board, text }) =>
    [
      ...(section === undefined || table === undefined ? [] : [places.table(section, table)]),
      ...(board === undefined ? [] : [t('label.boardNumber', { board })]),
      ...contestants.map(who),
      t(`directing.log.kinds.${kind}`),
      ...(text === undefined ? [] : [text]),
    ].join(' · ');
}
