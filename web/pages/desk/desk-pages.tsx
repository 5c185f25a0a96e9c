import { lazy } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { useSession } from '../../live/index.ts';
import { withTexts } from '../../locales/index.ts';
import { BoardsPage } from './boards/boards-page.tsx';
import { HandsPage } from './boards/hands-page.tsx';
import { DrawPage } from './draw/draw-page.tsx';
import { EntriesPage } from './entries/entries-page.tsx';
import { ErasingPage } from './erasing/erasing-page.tsx';
import { DeskFrame } from './frame/desk-frame.tsx';
import { HistoryPage } from './history/history-page.tsx';
import { ImportPage } from './import/import-page.tsx';
import { MatchesPage } from './matches/matches-page.tsx';
import { NewTournamentPage } from './new/new-tournament-page.tsx';
import { SetUpPage } from './new/set-up-page.tsx';
import { CardsPage } from './print/cards-page.tsx';
import { PrintPage } from './print/print-page.tsx';
import { RankingPage } from './ranking/ranking-page.tsx';
import { RegisterPage } from './register/register-page.tsx';
import { CodesPage } from './room/codes-page.tsx';
import { RoomPage } from './room/room-page.tsx';
import { RulingsPage } from './rulings/rulings-page.tsx';
import { DirectorsPage } from './signing/directors-page.tsx';
import { SignInPage } from './signing/sign-in-page.tsx';
import { TournamentListPage } from './tournament-list/tournament-list-page.tsx';

// The Laws come when a case is opened: the desk is there before them.
const DirectingPages = lazy(async () => ({
  default: (await withTexts(import('../directing/index.ts'), 'rulings')).DirectingPages,
}));

// The office is seldom opened on the evening of a tournament.
const OfficePages = lazy(async () => ({
  default: (await withTexts(import('../office/index.ts'), 'office')).OfficePages,
}));

const SimultaneousDeskPages = lazy(async () => ({
  default: (await withTexts(import('../simultaneous/index.ts'), 'simultaneous')).SimultaneousDeskPages,
}));

/** The desk of the director: behind a password, one tournament at a time. */
export function DeskPages() {
  const { session } = useSession();
  if (session === undefined) {
    return (
      <PageFrame title="Naipe">
        <Loading shape="cards" headed />
      </PageFrame>
    );
  }
  if (session.viewer.role !== 'director') return <SignInPage session={session} />;
  return (
    <Switch>
      <Route path="/desk" component={TournamentListPage} />
      <Route path="/desk/new" component={NewTournamentPage} />
      <Route path="/desk/directors" component={DirectorsPage} />
      <Route path="/desk/cards" component={CardsPage} />
      <Route path="/desk/erasing" component={ErasingPage} />
      <Route path="/desk/register" component={RegisterPage} />
      <Route path="/desk/office/*?" component={OfficePages} />
      <Route path="/desk/simultaneous/*?" component={SimultaneousDeskPages} />
      <Route path="/desk/:tournament">
        {({ tournament }) => <Redirect to={`/desk/${tournament}/room`} replace />}
      </Route>
      <Route path="/desk/:tournament/directing" component={DirectingPages} />
      <Route path="/desk/:tournament/report" component={DirectingPages} />
      <Route path="/desk/:tournament/cases/:session/:number" component={DirectingPages} />
      <Route path="/desk/:tournament/appeals/:session/:number" component={DirectingPages} />
      <Route path="/desk/:tournament/*">
        {({ tournament }) => (
          <DeskFrame key={tournament} tournament={decodeURIComponent(tournament)}>
            <Switch>
              <Route path="/desk/:tournament/setup" component={SetUpPage} />
              <Route path="/desk/:tournament/entries" component={EntriesPage} />
              <Route path="/desk/:tournament/draw" component={DrawPage} />
              <Route path="/desk/:tournament/matches" component={MatchesPage} />
              <Route path="/desk/:tournament/room" component={RoomPage} />
              <Route path="/desk/:tournament/room/codes" component={CodesPage} />
              <Route path="/desk/:tournament/boards/hands" component={HandsPage} />
              <Route path="/desk/:tournament/boards/import" component={ImportPage} />
              <Route path="/desk/:tournament/boards/:board?">
                {({ board }) => <BoardsPage board={board === undefined ? undefined : Number(board)} />}
              </Route>
              <Route path="/desk/:tournament/ranking" component={RankingPage} />
              <Route path="/desk/:tournament/rulings" component={RulingsPage} />
              <Route path="/desk/:tournament/print" component={PrintPage} />
              <Route path="/desk/:tournament/history" component={HistoryPage} />
              <Route>
                <Redirect to={`/desk/${tournament}/room`} replace />
              </Route>
            </Switch>
          </DeskFrame>
        )}
      </Route>
    </Switch>
  );
}
