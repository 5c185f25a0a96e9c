import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { PlayerDevice } from './player-device.tsx';

/** `/p/:tournament/pair/:n`: a pair's own card; below it, the table where it sits. */
export const PlayerPages = () => (
  <Switch>
    <Route path="/p/:tournament/pair/:pair/*?">
      {({ tournament, pair }) => <PlayerDevice key={pair} tournament={tournament} pair={pair} />}
    </Route>
    <Route component={NotFoundPage} />
  </Switch>
);
