import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { LawsPage } from './book/laws-page.tsx';
import { WordsPage } from './book/words-page.tsx';
import { ClaimPage } from './claim/claim-page.tsx';
import { RevokePage } from './revoke/revoke-page.tsx';
import { RulingsPage } from './rulings-page.tsx';

/** A table, a revoke or a claim, and the book of the Laws: each at its address. */
export const RulingsPages = () => (
  <Switch>
    <Route path="/rulings" component={RulingsPage} />
    <Route path="/rulings/revoke" component={RevokePage} />
    <Route path="/rulings/claim" component={ClaimPage} />
    <Route path="/rulings/words/:term?" component={WordsPage} />
    <Route path="/rulings/laws/:clause?" component={LawsPage} />
    <Route component={NotFoundPage} />
  </Switch>
);
