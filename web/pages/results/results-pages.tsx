import { Redirect, Route, Switch } from 'wouter';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { PrintPage } from '../print/print-page.tsx';
import { BoardPage } from './board/board-page.tsx';
import { BoardsPage } from './board/boards-page.tsx';
import { ButlerPage } from './match/butler-page.tsx';
import { CrossTablePage } from './match/cross-table-page.tsx';
import { MatchPage } from './match/match-page.tsx';
import { MatchesPage } from './match/matches-page.tsx';
import { PlayersPage } from './match/players-page.tsx';
import { TeamPage } from './match/team-page.tsx';
import { PairPage } from './pair/pair-page.tsx';
import { RankingPage } from './ranking/ranking-page.tsx';
import { RulesPage } from './rules-page.tsx';
import { ScreenPage } from './screen/screen-page.tsx';
import { TournamentsPage } from './tournaments-page.tsx';

/** The results for everyone, and their paper. */
export const ResultsPages = () => (
  <Switch>
    <Route path="/r" component={TournamentsPage} />
    <Route path="/r/:tournament">
      {({ tournament }) => <Redirect to={`/r/${tournament}/ranking`} replace />}
    </Route>
    <Route path="/r/:tournament/ranking">{({ tournament }) => <RankingPage tournament={tournament} />}</Route>
    <Route path="/r/:tournament/rules">{({ tournament }) => <RulesPage tournament={tournament} />}</Route>
    <Route path="/r/:tournament/board">{({ tournament }) => <BoardsPage tournament={tournament} />}</Route>
    <Route path="/r/:tournament/board/:board">
      {({ tournament, board }) => <BoardPage tournament={tournament} board={Number(board)} />}
    </Route>
    <Route path="/r/:tournament/pair/:pair">
      {({ tournament, pair }) => <PairPage tournament={tournament} pair={pair} />}
    </Route>
    <Route path="/r/:tournament/matches">{({ tournament }) => <MatchesPage tournament={tournament} />}</Route>
    <Route path="/r/:tournament/match/:session/:section/:round/:match">
      {({ tournament, session, section, round, match }) => (
        <MatchPage
          tournament={tournament}
          at={{
            session: Number(session),
            section: decodeURIComponent(section),
            round: Number(round),
            match: Number(match),
          }}
        />
      )}
    </Route>
    <Route path="/r/:tournament/cross">
      {({ tournament }) => <CrossTablePage tournament={tournament} />}
    </Route>
    <Route path="/r/:tournament/butler">{({ tournament }) => <ButlerPage tournament={tournament} />}</Route>
    <Route path="/r/:tournament/team/:team">
      {({ tournament, team }) => <TeamPage tournament={tournament} team={decodeURIComponent(team)} />}
    </Route>
    <Route path="/r/:tournament/team/:team/player/:player">
      {({ tournament, team, player }) => (
        <PlayersPage tournament={tournament} team={decodeURIComponent(team)} player={Number(player)} />
      )}
    </Route>
    <Route path="/r/:tournament/team/:team/players/:player/:partner">
      {({ tournament, team, player, partner }) => (
        <PlayersPage
          tournament={tournament}
          team={decodeURIComponent(team)}
          player={Number(player)}
          partner={Number(partner)}
        />
      )}
    </Route>
    <Route path="/r/:tournament/screen">{({ tournament }) => <ScreenPage tournament={tournament} />}</Route>
    <Route path="/r/:tournament/print/:what?">
      {({ tournament, what }) => <PrintPage tournament={tournament} what={what} />}
    </Route>
    <Route component={NotFoundPage} />
  </Switch>
);
