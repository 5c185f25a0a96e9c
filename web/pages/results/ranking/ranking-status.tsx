import type { Overview, RankingView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../components/use-dates.ts';
import { matchContext } from '../match/phases.ts';
import classes from './ranking-status.module.css';

/** How far the ranking is to be trusted. */
export function RankingStatus({
  ranking,
  overview,
}: {
  readonly ranking: RankingView;
  readonly overview: Overview;
}) {
  const { t } = useTranslation('results');
  const dates = useDates();
  const { published, provisional, throughRound, session } = ranking;
  const sessions = overview.sessions.filter((each) => session === undefined || each.session === session);
  const [resultsIn, expected] = sessions.reduce(
    ([some, all], each) => [some + each.resultsIn, all + each.resultsExpected],
    [0, 0],
  );
  const requests = sessions.at(-1)?.requests ?? [];
  const sentence = published
    ? t('ranking.published')
    : throughRound !== undefined
      ? t('ranking.throughRound', { round: throughRound, context: matchContext(overview) })
      : provisional
        ? t('ranking.provisional')
        : t('ranking.final');
  return (
    <p className={classes.status} data-published={published}>
      <span>{sentence}</span>
      {published &&
        requests
          .filter(({ until }) => new Date(until) > new Date())
          .map(({ about, until }) => (
            <span key={about}>{t(`ranking.requests.${about}`, { time: dates.moment(until) })}</span>
          ))}
      {provisional && expected > 0 && <span>{t('ranking.resultsIn', { count: resultsIn, expected })}</span>}
    </p>
  );
}
