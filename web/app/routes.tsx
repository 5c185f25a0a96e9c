import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { withTexts } from '../locales/index.ts';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { useTopOfPage } from './use-top-of-page.ts';

// Each part comes when it is first opened, with its words: a phone at a table never loads the desk.
const StartPage = lazy(async () => ({ default: (await import('../pages/start/start-page.tsx')).StartPage }));
const TablePages = lazy(async () => ({
  default: (await withTexts(import('../pages/table/index.ts'), 'phone')).TablePages,
}));
const PlayerPages = lazy(async () => ({
  default: (await withTexts(import('../pages/player/index.ts'), 'phone', 'results')).PlayerPages,
}));
const DeskPages = lazy(async () => ({
  // The desk explains a ranking in the words of the results.
  default: (await withTexts(import('../pages/desk/index.ts'), 'desk', 'results')).DeskPages,
}));
const ResultsPages = lazy(async () => ({
  default: (await withTexts(import('../pages/results/index.ts'), 'results')).ResultsPages,
}));
const RulingsPages = lazy(async () => ({
  default: (await withTexts(import('../pages/rulings/index.ts'), 'rulings')).RulingsPages,
}));
const MemberPages = lazy(async () => ({
  default: (await withTexts(import('../pages/member/index.ts'), 'office')).MemberPages,
}));
const SeasonPages = lazy(async () => ({
  default: (await withTexts(import('../pages/season/index.ts'), 'office')).SeasonPages,
}));
const SimultaneousPages = lazy(async () => ({
  default: (await withTexts(import('../pages/simultaneous/index.ts'), 'simultaneous')).SimultaneousPages,
}));
const DoubleDummyPage = lazy(async () => ({
  default: (await withTexts(import('../pages/double-dummy/index.ts'), 'doubleDummy')).DoubleDummyPage,
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
        <Route path="/me/*?" component={MemberPages} />
        <Route path="/season/*?" component={SeasonPages} />
        <Route path="/simultaneous/*?" component={SimultaneousPages} />
        <Route path="/double-dummy" component={DoubleDummyPage} />
        <Route path="/tools" component={ToolsPage} />
        <Route component={NotFoundPage} />
      </Switch>
    </Suspense>
  );
}
