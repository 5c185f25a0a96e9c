import { Smartphone } from 'lucide-react';
import type { Overview, RankingView } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../app/page-title.ts';
import { ConnectionBar } from '../../../components/connection-bar.tsx';
import { Icon } from '../../../components/icon.tsx';
import { isolated } from '../../../components/isolated.ts';
import { QrCode } from '../../../components/qr-code.tsx';
import { useDates } from '../../../components/use-dates.ts';
import { usePublicView } from '../../../live/index.ts';
import { begunSessions } from '../sessions.ts';
import { rankingWaitsFor } from '../shown.ts';
import { ScreenAnnouncements } from './screen-announcements.tsx';
import { ScreenClock, ScreenSignal, ScreenSound, useScreenSignal } from './screen-clock.tsx';
import { ScreenCode } from './screen-code.tsx';
import classes from './screen-page.module.css';
import { ScreenRanking } from './screen-ranking.tsx';
import { screenSheets } from './screen-sheets.ts';
import { useScreenRoom } from './use-screen-room.ts';

const SHEET_MILLISECONDS = 12_000;

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
    <>
      <ConnectionBar tournament={tournament} />
      <main className={classes.screen}>
        <header className={classes.top}>
          <h1 className={classes.name}>{overview.name}</h1>
          {joining !== undefined && <ScreenCode key={joining} tournament={tournament} />}
          <ScreenClock session={session} />
        </header>
        <ScreenAnnouncements announcements={overview.announcements} />
        <ScreenSignal signal={signal} />
        {isShown && session !== undefined ? (
          <TurningRanking tournament={tournament} overview={overview} session={session.session} />
        ) : (
          <Waiting tournament={tournament} overview={overview} />
        )}
        <ScreenSound />
      </main>
    </>
  );
}

interface TurningRankingProps {
  readonly tournament: string;
  readonly overview: Overview;
  readonly session: number;
}

function TurningRanking({ tournament, overview, session }: TurningRankingProps) {
  const several = begunSessions(overview).length > 1;
  const { view } = usePublicView(tournament, { view: 'ranking', ...(several ? {} : { session }) });
  const columns = useColumns();
  if (view === undefined) return <Waiting tournament={tournament} overview={overview} />;
  return <Sheets ranking={view} columns={columns} />;
}

interface SheetsProps {
  readonly ranking: RankingView;
  readonly columns: 1 | 2;
}

function Sheets({ ranking, columns }: SheetsProps) {
  const { t } = useTranslation('results');
  const room = useScreenRoom();
  const sheets = screenSheets(ranking, room.rows, columns);
  const turned = useTurns(SHEET_MILLISECONDS);
  const at = turned % sheets.length;
  const sheet = sheets[at] ?? [];
  const rows = Math.max(1, ...sheets.flat().map(({ lines }) => lines.length));
  const { published, throughRound, provisional } = ranking;
  return (
    <>
      <ScreenRanking ref={room.ref} height={room.height} sheet={sheet} unit={ranking.unit} rows={rows} />
      <footer className={classes.foot}>
        <span>
          {published
            ? t('print.published')
            : throughRound !== undefined
              ? t('print.through', { round: throughRound })
              : provisional && t('print.provisional')}
        </span>
        {sheets.length > 1 && <span>{t('screen.page', { page: at + 1, pages: sheets.length })}</span>}
      </footer>
    </>
  );
}

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

/** A number that grows by one every so often. */
function useTurns(milliseconds: number): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurns((before) => before + 1), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
  return turns;
}

const WIDE = '(min-aspect-ratio: 6/5)';

function useColumns(): 1 | 2 {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const media = matchMedia(WIDE);
    const look = () => setWide(media.matches);
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);
  return wide ? 2 : 1;
}
