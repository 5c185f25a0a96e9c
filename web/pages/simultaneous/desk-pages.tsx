import { Redirect, Route, Switch } from 'wouter';
import { ListPage } from './list-page.tsx';
import { OrganiserPage } from './organiser-page.tsx';

/** Simultaneous tournaments at the desk: for who organises one, and for clubs that join. */
export const SimultaneousDeskPages = () => (
  <Switch>
    <Route path="/desk/simultaneous" component={ListPage} />
    <Route path="/desk/simultaneous/:id">{({ id }) => <OrganiserPage key={id} id={id} />}</Route>
    <Route>
      <Redirect to="/desk/simultaneous" replace />
    </Route>
  </Switch>
);
