import { Route, Switch } from 'wouter';
import { AppealPage } from './appeal-page.tsx';
import { CasePage } from './case-page.tsx';
import { DirectingPage } from './directing-page.tsx';
import { ReportPage } from './report-page.tsx';

/** A director with a phone in his hand, and a case wherever he is. */
export const DirectingPages = () => (
  <Switch>
    <Route path="/desk/:tournament/directing">
      {({ tournament }) => <DirectingPage tournament={decodeURIComponent(tournament)} />}
    </Route>
    <Route path="/desk/:tournament/report">
      {({ tournament }) => <ReportPage tournament={decodeURIComponent(tournament)} />}
    </Route>
    <Route path="/desk/:tournament/appeals/:session/:number">
      {({ tournament, session, number }) => (
        <AppealPage
          tournament={decodeURIComponent(tournament)}
          session={Number(session)}
          number={Number(number)}
        />
      )}
    </Route>
    <Route path="/desk/:tournament/cases/:session/:number">
      {({ tournament, session, number }) => (
        <CasePage
          tournament={decodeURIComponent(tournament)}
          session={Number(session)}
          number={Number(number)}
        />
      )}
    </Route>
  </Switch>
);
