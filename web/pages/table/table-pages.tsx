import { Route, Switch } from 'wouter';
import { ChooseTournament } from './choose-tournament.tsx';
import { PlacePage } from './place-page.tsx';
import { TableDevice } from './table-device.tsx';

/** `/t` asks which tournament, `/at/5` for the code of tonight; below it stands the phone at a table. */
export const TablePages = () => (
  <Switch>
    <Route path="/t" component={ChooseTournament} />
    <Route path="/at/:place">{({ place }) => <PlacePage key={place} place={place} />}</Route>
    <Route path="/t/:tournament/*?">
      {({ tournament }) => <TableDevice key={tournament} tournament={tournament} />}
    </Route>
  </Switch>
);
