import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { useTopOfPage } from './use-top-of-page.ts';

// Each part comes when it is first opened: a phone at a table never loads the desk.
const StartPage = lazy(async () => ({ default: (await import('../pages/start/start-page.tsx')).StartPage }));
const TablePages = lazy(async () => ({ default: (await import('../pages/table/index.ts')).TablePages }));
const PlayerPages = lazy(async () => ({ default: (await import('../pages/player/index.ts')).PlayerPages }));
const DeskPages = lazy(async () => ({ default: (await import('../pages/desk/index.ts')).DeskPages }));
const ResultsPages = lazy(async () => ({
  default: (await import('../pages/results/index.ts')).ResultsPages,
}));

const RulingsPages = lazy(async () => ({
  default: (await import('../pages/rulings/index.ts')).RulingsPages,
}));
const ToolsPage = lazy(async () => ({ default: (await import('../pages/tools/tools-page.tsx')).ToolsPage }));

/** Which page stands at which address. */
export function Routes() {
  useTopOfPage();
  return (
    <Suspense fallback={null}>
      <Switch>
        <Route path="/" component={StartPage} />
        <Route path="/t/*?" component={TablePages} />
        <Route path="/at/:place" component={TablePages} />
        <Route path="/p/*?" component={PlayerPages} />
        <Route path="/desk/*?" component={DeskPages} />
        <Route path="/r/*?" component={ResultsPages} />
        <Route path="/rulings/*?" component={RulingsPages} />
        <Route path="/tools" component={ToolsPage} />
        <Route component={NotFoundPage} />
      </Switch>
    </Suspense>
  );
}
