import { Redirect, Route, Switch } from 'wouter';
import { ClubsPage } from './clubs-page.tsx';
import { DeadlinesPage } from './deadlines-page.tsx';
import { EventPage } from './event-page.tsx';
import { EventsPage } from './events-page.tsx';
import { ImportPage } from './import-page.tsx';
import { PeoplePage } from './people-page.tsx';
import { SlotsPage } from './slots-page.tsx';
import { SystemsPage } from './systems-page.tsx';

/** The office of a federation or a club: who is registered, who may play what, which events there are. */
export const OfficePages = () => (
  <Switch>
    <Route path="/desk/office" component={PeoplePage} />
    <Route path="/desk/office/import" component={ImportPage} />
    <Route path="/desk/office/clubs" component={ClubsPage} />
    <Route path="/desk/office/events" component={EventsPage} />
    <Route path="/desk/office/events/:event">
      {({ event }) => <EventPage key={event} event={Number(event)} />}
    </Route>
    <Route path="/desk/office/season" component={DeadlinesPage} />
    <Route path="/desk/office/slots" component={SlotsPage} />
    <Route path="/desk/office/systems" component={SystemsPage} />
    <Route>
      <Redirect to="/desk/office" replace />
    </Route>
  </Switch>
);
