import { Route, Switch } from 'wouter';
import { ChooseTournament } from './choose-tournament.tsx';
import { TableDevice } from './table-device.tsx';

/** `/t` asks which tournament; below it stands the phone at a table. */
export const TablePages = () => (
  <Switch>
    <Route path="/t" component={ChooseTournament} />
    <Route path="/t/:tournament/*?">
      {({ tournament }) => <TableDevice key={tournament} tournament={tournament} />}
    </Route>
  </Switch>
);
