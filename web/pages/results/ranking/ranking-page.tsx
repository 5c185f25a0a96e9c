import type { Overview, SessionNumber } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Choice } from '../../../components/choice.tsx';
import { Loading } from '../../../components/loading.tsx';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useView } from '../../../live/index.ts';
import { FindPair } from '../evening/find-pair.tsx';
import { LiveStrip } from '../match/live-strip.tsx';
import { playsMatches } from '../match/phases.ts';
import { NotYet } from '../not-yet.tsx';
import { ResultsFrame } from '../results-frame.tsx';
import { begunSessions, useAskedSession } from '../sessions.ts';
import { rankingWaitsFor, useIsDirector } from '../shown.ts';
import { Exports } from './exports.tsx';
import { PlayOffs } from './play-offs.tsx';
import { RankingLists } from './ranking-lists.tsx';
import classes from './ranking-page.module.css';
import { RankingRules } from './ranking-rules.tsx';
import { RankingStatus } from './ranking-status.tsx';

/** The ranking for everyone, as far as the organiser shows it. */
export function RankingPage({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation(['results', 'common']);
  const asked = useAskedSession();
  return (
    <ResultsFrame tournament={tournament} part="ranking" title={(name) => t('ranking.title', { name })}>
      {(overview) => (
        <>
          <h1 className={classes.heading}>{t('parts.ranking')}</h1>
          {playsMatches(overview) && <LiveStrip tournament={tournament} />}
          <SessionChoice overview={overview} asked={asked} />
          <WhenShown tournament={tournament} overview={overview} asked={asked} />
        </>
      )}
    </ResultsFrame>
  );
}

interface Asked {
  readonly overview: Overview;
  readonly asked: SessionNumber | undefined;
}

function SessionChoice({ overview, asked }: Asked) {
  const { t } = useTranslation(['results', 'common']);
  const [, setSearch] = useSearchParams();
  const begun = begunSessions(overview);
  if (begun.length < 2) return null;
  return (
    <div className={classes.sessions}>
      <Choice
        label={t('parts.session')}
        value={asked === undefined ? '' : String(asked)}
        options={[
          { value: '', label: t('parts.all') },
          ...begun.map(({ session }) => ({ value: String(session), label: session })),
        ]}
        onChange={(value) => setSearch(value === '' ? {} : { session: value })}
      />
    </div>
  );
}

function WhenShown({ tournament, overview, asked }: Asked & { readonly tournament: string }) {
  const isDirector = useIsDirector();
  if (isDirector === undefined) return null;
  const begun = begunSessions(overview);
  const sessions = asked === undefined ? begun : begun.filter(({ session }) => session === asked);
  const waits = isDirector ? undefined : rankingWaitsFor(overview, sessions);
  if (waits !== undefined)
    return (
      <>
        <NotYet reason={waits} />
        <FindPair tournament={tournament} />
      </>
    );
  // With one session there is no ranking of several, and only a session's own knows who gained places.
  const [only] = begun.length === 1 ? begun : [];
  return <Ranking tournament={tournament} overview={overview} asked={asked ?? only?.session} />;
}

function Ranking({ tournament, overview, asked }: Asked & { readonly tournament: string }) {
  const { view, refusal } = useView(tournament, {
    view: 'ranking',
    ...(asked === undefined ? {} : { session: asked }),
  });
  if (view === undefined) {
    if (refusal?.code === 'not-yet') return <NotYet reason={overview.settings.showRanking} />;
    return refusal === undefined ? <Loading shape="rows" /> : <RefusalNote refusal={refusal} />;
  }
  return (
    <>
      <RankingStatus ranking={view} overview={overview} />
      <RankingRules rules={view.rules} />
      <PlayOffs ranking={view} />
      <RankingLists tournament={tournament} contestants={overview.settings.contestants} ranking={view} />
      <Exports tournament={tournament} hasMatches={overview.settings.contestants === 'team'} />
    </>
  );
}
