import { Swords } from 'lucide-react';
import type { Overview, RoundMatches } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Choice } from '../../../components/choice.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loading } from '../../../components/loading.tsx';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useView } from '../../../live/index.ts';
import { ResultsFrame } from '../results-frame.tsx';
import { useSearchPart } from '../use-search-part.ts';
import { matchAddress } from './addresses.ts';
import { LiveStrip } from './live-strip.tsx';
import { DecidedBy, MatchProgress, MatchScore } from './match-score.tsx';
import classes from './matches-page.module.css';
import { PhaseChoice } from './phase-choice.tsx';
import { matchesPhases } from './phases.ts';
import { lastRoundOf, roundsOf, severalGroups } from './rounds.ts';
import { TeamName } from './team-name.tsx';
import { useRoundTitle } from './use-round-title.ts';

/** Who meets whom, round by round, and how it stands. */
export function MatchesPage({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation('results');
  return (
    <ResultsFrame tournament={tournament} part="matches" title={(name) => t('match.listTitle', { name })}>
      {(overview) => (
        <>
          <h1 className={classes.heading}>{t('match.part')}</h1>
          <Rounds tournament={tournament} overview={overview} />
        </>
      )}
    </ResultsFrame>
  );
}

function Rounds({ tournament, overview }: { readonly tournament: string; readonly overview: Overview }) {
  const { t } = useTranslation('results');
  const [wished, wish] = useSearchPart('phase');
  const phase = matchesPhases(overview).find((each) => String(each.phase) === wished)?.phase;
  const { view, refusal } = useView(tournament, {
    view: 'matches',
    ...(phase === undefined ? {} : { phase }),
  });
  const [asked, ask] = useSearchPart('round');
  if (view === undefined)
    return refusal === undefined ? <Loading shape="rows" /> : <RefusalNote refusal={refusal} />;
  const choice = matchesPhases(overview).length > 1 && (
    <div className={classes.rounds}>
      <PhaseChoice overview={overview} phase={view.phase} onChange={(value) => wish(String(value))} />
    </div>
  );
  const rounds = roundsOf(view);
  const shown = rounds.includes(Number(asked)) ? Number(asked) : lastRoundOf(view);
  if (shown === undefined)
    return (
      <>
        {choice}
        <EmptyState icon={Swords} heading={t('match.nothing')}>
          {t('match.nothingNext')}
        </EmptyState>
      </>
    );
  return (
    <>
      {choice}
      {rounds.length > 1 && (
        <div className={classes.rounds}>
          <Choice
            label={t('match.round', { round: '' }).trim()}
            value={String(shown)}
            options={rounds.map((round) => ({ value: String(round), label: round }))}
            onChange={ask}
          />
        </div>
      )}
      <LiveStrip tournament={tournament} {...(phase === undefined ? { butRound: shown } : {})} />
      {view.rounds
        .filter(({ round }) => round === shown)
        .map((round) => (
          <RoundOfMatches
            key={`${round.session}/${round.section}`}
            tournament={tournament}
            round={round}
            several={severalGroups(view)}
          />
        ))}
    </>
  );
}

interface RoundOfMatchesProps {
  readonly tournament: string;
  readonly round: RoundMatches;
  readonly several: boolean;
}

/** The matches of a round in one group: each leads to its boards. */
function RoundOfMatches({ tournament, round, several }: RoundOfMatchesProps) {
  const { t } = useTranslation('results');
  const { session, section, matches, bye } = round;
  const title = useRoundTitle().ofRound(round);
  return (
    <section
      className={classes.round}
      aria-label={several ? `${title}, ${t('match.group', { group: section })}` : title}
    >
      <h2 className={classes.title}>
        {title}
        {several && `, ${t('match.group', { group: section })}`}
      </h2>
      <ul className={classes.matches}>
        {matches.map((match) => (
          <li key={match.match}>
            <Link
              href={matchAddress(tournament, { session, section, round: round.round, match: match.match })}
              className={classes.match ?? ''}
            >
              <MatchScore match={match} />
              <MatchProgress match={match} />
              <DecidedBy match={match} />
              <span className={classes.tables}>
                {match.closed === undefined
                  ? t('match.tableOnly', { open: match.open.table })
                  : t('match.tables', { open: match.open.table, closed: match.closed.table })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {bye !== undefined && (
        <p className={classes.bye}>
          <b>
            <TeamName team={bye} />
          </b>{' '}
          · {t('match.sitsOut')}
        </p>
      )}
    </section>
  );
}
