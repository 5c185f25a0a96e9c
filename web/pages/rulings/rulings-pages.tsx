import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { ClaimPage } from './claim/claim-page.tsx';
import { RevokePage } from './revoke/revoke-page.tsx';
import { RulingsPage } from './rulings-page.tsx';

/** A table, a revoke or a claim: each at its address. */
export const RulingsPages = () => (
  <Switch>
    <Route path="/rulings" component={RulingsPage} />
    <Route path="/rulings/revoke" component={RevokePage} />
    <Route path="/rulings/claim" component={ClaimPage} />
    <Route component={NotFoundPage} />
  </Switch>
);
