import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { CardPage } from './card-page.tsx';

/** `/p/:tournament/pair/:n`: a pair's own card. */
export const PlayerPages = () => (
  <Switch>
    <Route path="/p/:tournament/pair/:pair">
      {({ tournament, pair }) => <CardPage tournament={tournament} pair={pair} />}
    </Route>
    <Route component={NotFoundPage} />
  </Switch>
);
