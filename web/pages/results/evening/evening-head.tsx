import type { ContestantName, Overview } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../../components/isolated.ts';
import { Names, namesText } from '../../../components/pair-names.tsx';
import { useView } from '../../../live/index.ts';
import { useScores } from '../scores/use-scores.ts';
import { begunSessions } from '../sessions.ts';
import { rankingWaitsFor } from '../shown.ts';
import classes from './evening-head.module.css';
import { placeOf } from './place-of.ts';
import { ShareLink } from './share-link.tsx';

interface EveningHeadProps {
  readonly tournament: string;
  readonly overview: Overview;
  readonly pair: ContestantName;
  /** Under a heading of the page already? */
  readonly under?: boolean;
}

/** A pair's evening at a glance: who, which place, what score; and a link for others. */
export function EveningHead({ tournament, overview, pair, under = false }: EveningHeadProps) {
  const { t } = useTranslation('results');
  const Heading = under ? 'h2' : 'h1';
  return (
    <div className={classes.head}>
      <div className={classes.who}>
        <Heading className={classes.names}>
          <Names pair={pair} />
        </Heading>
        <p className={classes.number}>
          {t('pair.heading', { pair: pair.contestant, context: overview.settings.contestants })}
        </p>
      </div>
      <Standing tournament={tournament} overview={overview} pair={pair.contestant} />
      <ShareLink
        title={`${namesText(pair)}: ${isolated(overview.name)}`}
        address={`${location.origin}/r/${encodeURIComponent(tournament)}/pair/${encodeURIComponent(pair.contestant)}`}
      />
    </div>
  );
}

interface StandingProps {
  readonly tournament: string;
  readonly overview: Overview;
  readonly pair: string;
}

/** The place and the score, as far as the organiser shows them; else when he will. */
function Standing({ tournament, overview, pair }: StandingProps) {
  const { t } = useTranslation('results');
  const waits = rankingWaitsFor(overview);
  return waits === undefined ? (
    <Place tournament={tournament} overview={overview} pair={pair} />
  ) : (
    <p className={classes.waits}>{t(`hidden.${waits}`)}</p>
  );
}

function Place({ tournament, overview, pair }: StandingProps) {
  const { t } = useTranslation('results');
  const scores = useScores();
  const begun = begunSessions(overview);
  const [only] = begun.length === 1 ? begun : [];
  const { view } = useView(tournament, {
    view: 'ranking',
    ...(only === undefined ? {} : { session: only.session }),
  });
  const place = view && placeOf(view, pair);
  if (view === undefined || place === undefined) return null;
  const { line, of } = place;
  const { throughRound, published, provisional } = view;
  const state = published
    ? t('print.published')
    : throughRound === undefined
      ? provisional && t('print.provisional')
      : t('print.through', { round: throughRound });
  return (
    <>
      <dl className={classes.figures}>
        <div>
          <dt>{t('ranking.place')}</dt>
          <dd>
            {line.exAequo && <span aria-hidden>=</span>}
            {line.place} <small>{t('evening.of', { count: of })}</small>
          </dd>
        </div>
        <div>
          <dt>{t('ranking.score')}</dt>
          <dd>{scores.total(line.score, view.unit)}</dd>
        </div>
      </dl>
      {state !== false && <p className={classes.state}>{state}</p>}
    </>
  );
}
