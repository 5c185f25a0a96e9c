import { Smartphone } from 'lucide-react';
import type { MatchesView, Overview } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../app/page-title.ts';
import { ConnectionBar } from '../../../components/connection-bar.tsx';
import { Icon } from '../../../components/icon.tsx';
import { isolated } from '../../../components/isolated.ts';
import { QrCode } from '../../../components/qr-code.tsx';
import { useDates } from '../../../components/use-dates.ts';
import { usePublicView } from '../../../live/index.ts';
import { WordsOfRounds } from '../../../locales/words-of-rounds.tsx';
import { playsMatches } from '../match/phases.ts';
import { begunSessions } from '../sessions.ts';
import { rankingWaitsFor } from '../shown.ts';
import { ScreenAnnouncements } from './screen-announcements.tsx';
import { ScreenClock, ScreenSignal, ScreenSound, useScreenSignal } from './screen-clock.tsx';
import { ScreenCode } from './screen-code.tsx';
import classes from './screen-page.module.css';
import { ScreenStrip } from './screen-strip.tsx';
import { TurningSheets } from './turning-sheets.tsx';

/**
 * For the projector: the clock, and the ranking as far as everyone may see it, on the director's own computer too. It
 * turns its sheets by itself.
 */
export function ScreenPage({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation('results');
  const { view: overview } = usePublicView(tournament, { view: 'overview' });
  const session = overview && begunSessions(overview).at(-1);
  const signal = useScreenSignal(session);
  usePageTitle(t('screen.title', { name: overview?.name ?? 'Naipe' }));
  if (overview === undefined) return <main className={classes.screen} />;
  const joining = overview.sessions.find(({ status }) => status !== 'closed')?.session;
  const isShown = rankingWaitsFor(overview) === undefined;
  return (
    <WordsOfRounds ofMatches={playsMatches(overview)}>
      <ConnectionBar tournament={tournament} />
      <main className={classes.screen}>
        <header className={classes.top}>
          <h1 className={classes.name}>{overview.name}</h1>
          {joining !== undefined && <ScreenCode key={joining} tournament={tournament} />}
          <ScreenClock session={session} />
        </header>
        <ScreenAnnouncements announcements={overview.announcements} />
        <ScreenSignal signal={signal} />
        <Shown tournament={tournament} overview={overview} session={isShown ? session?.session : undefined} />
        <ScreenSound />
      </main>
    </WordsOfRounds>
  );
}

interface ShownProps {
  readonly tournament: string;
  readonly overview: Overview;
}

/** What there is to see; a ranking of a session only when it may be asked for. */
function Shown({ session, ...props }: ShownProps & { readonly session: number | undefined }) {
  if (playsMatches(props.overview)) return <OfMatches {...props} session={session} />;
  return session === undefined ? <Waiting {...props} /> : <Ranked {...props} session={session} />;
}

interface RankedProps extends ShownProps {
  readonly session: number;
  readonly matches?: MatchesView | undefined;
}

/** Where pairs play by movements there is the ranking alone. */
function Ranked({ tournament, overview, session, matches }: RankedProps) {
  const several = begunSessions(overview).length > 1;
  const { view } = usePublicView(tournament, { view: 'ranking', ...(several ? {} : { session }) });
  return view === undefined && !hasRounds(matches) ? (
    <Waiting tournament={tournament} overview={overview} />
  ) : (
    <TurningSheets ranking={view} matches={matches} />
  );
}

/** Where matches are played: who meets whom besides, as soon as a draw is out, and the running scores. */
function OfMatches({ session, ...props }: ShownProps & { readonly session: number | undefined }) {
  const { view } = usePublicView(props.tournament, { view: 'matches' });
  return (
    <>
      {session !== undefined ? (
        <Ranked {...props} session={session} matches={view} />
      ) : hasRounds(view) ? (
        <TurningSheets ranking={undefined} matches={view} />
      ) : (
        <Waiting {...props} />
      )}
      {view !== undefined && <ScreenStrip matches={view} />}
    </>
  );
}

const hasRounds = (matches: MatchesView | undefined): boolean => (matches?.rounds.length ?? 0) > 0;

/** Until there is a ranking: when it comes, and where to follow it. */
function Waiting({ tournament, overview }: { readonly tournament: string; readonly overview: Overview }) {
  const { t } = useTranslation('results');
  const dates = useDates();
  const { date, venue } = overview;
  const address = `${location.origin}/r/${tournament}`;
  return (
    <div className={classes.waiting}>
      <QrCode text={address} className={classes.code} />
      <div className={classes.said}>
        <p className={classes.about}>
          {[isolated(venue ?? ''), dates.day(date)].filter(Boolean).join(' · ')}
        </p>
        <p className={classes.sentence}>{t(`hidden.${overview.settings.showRanking}`)}</p>
        <p className={classes.follow}>
          <Icon of={Smartphone} /> {t('screen.follow')}
          <span className={classes.address}>{address.replace(/^https?:\/\//, '')}</span>
        </p>
      </div>
    </div>
  );
}
