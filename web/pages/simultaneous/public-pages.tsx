import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { BoardPage } from './board-page.tsx';
import { RankingPage } from './ranking-page.tsx';

/** A simultaneous tournament as everybody sees it. */
export const SimultaneousPages = () => (
  <Switch>
    <Route path="/simultaneous/:id">{({ id }) => <RankingPage key={id} id={id} />}</Route>
    <Route path="/simultaneous/:id/boards/:board">
      {({ id, board }) => <BoardPage key={board} id={id} board={Number(board)} />}
    </Route>
    <Route component={NotFoundPage} />
  </Switch>
);
