import type { TableView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useRoundWords } from '../../clock/use-round-words.ts';
import { useLabels } from '../../components/use-labels.ts';

/** What stands beside the name of the table: the round, and of a match its segment and room. */
export function useWhere(): (view: TableView) => string {
  const { t } = useTranslation('phone');
  const labels = useLabels();
  const { round: called } = useRoundWords();
  return ({ match, round, rounds }) => {
    if (match === undefined) return labels.round(round, rounds);
    if (match.room === undefined) return called({ round, rounds, match });
    const room = t(`atMatch.${match.room}`);
    return match.segments === 1
      ? t('atMatch.where', { round: match.round, rounds: match.rounds, room })
      : t('atMatch.whereSegment', {
          round: match.round,
          segment: match.segment,
          segments: match.segments,
          room,
        });
  };
}
