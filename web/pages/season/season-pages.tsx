import { Redirect, Route, Switch } from 'wouter';
import { ClubPage } from './club-page.tsx';
import { ConventionsPage } from './conventions-page.tsx';
import { PlayerPage } from './player-page.tsx';
import { PublicEventPage } from './public-event-page.tsx';
import { SeasonPage } from './season-page.tsx';

/** The season as everybody sees it: calendar, events, players, clubs, rankings. */
export const SeasonPages = () => (
  <Switch>
    <Route path="/season" component={SeasonPage} />
    <Route path="/season/events/:event">
      {({ event }) => <PublicEventPage key={event} event={Number(event)} />}
    </Route>
    <Route path="/season/players/:number">
      {({ number }) => <PlayerPage key={number} number={Number(number)} />}
    </Route>
    <Route path="/season/clubs/:code">{({ code }) => <ClubPage key={code} code={code} />}</Route>
    <Route path="/season/conventions/:about?">{({ about }) => <ConventionsPage about={about} />}</Route>
    <Route>
      <Redirect to="/season" replace />
    </Route>
  </Switch>
);
