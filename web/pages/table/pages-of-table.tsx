import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { AnnouncementsBar } from '../../announcements/announcements-bar.tsx';
import { ConnectionBar } from '../../components/connection-bar.tsx';
import type { PhoneFrameProps } from '../../components/phone-frame.tsx';
import { withTexts } from '../../locales/index.ts';
import { WordsOfRounds } from '../../locales/words-of-rounds.tsx';
import { BoardPage } from './board-page.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { postponedAddress } from './postponed.tsx';
import { PostponedBoard } from './postponed-board.tsx';
import { RefusedPage } from './refused-page.tsx';
import { RoundPage } from './round-page.tsx';
import type { AtTable, Table } from './use-table.ts';

// Few look at a card during a round: it comes, with the words of systems, when it is asked for.
const CardsPage = lazy(async () => ({
  default: (await withTexts(import('../systems/index.ts'), 'office')).CardsPage,
}));

interface TableBarProps {
  readonly at: AtTable;
  readonly table: Table | undefined;
  /** Over a page that has no room to spare. */
  readonly floating?: boolean;
}

/** What stands above every page of a table: a lost connection, what the director says to everybody. */
export const TableBar = ({ at, table, floating = false }: TableBarProps) => (
  <>
    <ConnectionBar tournament={at.tournament} waiting={table?.waiting ?? 0} stuck={table?.stuck ?? false} />
    <AnnouncementsBar
      tournament={at.tournament}
      announcements={table?.view.announcements ?? []}
      floating={floating}
    />
  </>
);

interface PagesOfTableProps {
  readonly table: Table;
  /** What has to be answered before anything else can be done at the table. */
  readonly first?: ReactNode;
  readonly onLeave?: () => void;
  readonly back?: PhoneFrameProps['back'];
  readonly called?: ReactNode;
}

/** The pages of a table: what was refused first of all, then the round, its boards and its end. */
export const PagesOfTable = (props: PagesOfTableProps) => (
  <WordsOfRounds ofMatches={props.table.view.match !== undefined}>
    <PageOfTable {...props} />
  </WordsOfRounds>
);

function PageOfTable({ table, first, ...ofRound }: PagesOfTableProps) {
  const { at } = table;
  const bar = <TableBar at={at} table={table} />;
  const [refused] = table.refused;
  if (refused !== undefined)
    return <RefusedPage key={refused.intent.id} table={table} item={refused} bar={bar} />;
  if (first !== undefined) return first;
  return (
    <Switch>
      <Route path={`${at.home}/board/:board`}>
        {({ board }) => (
          <BoardPage
            key={board}
            table={table}
            board={Number(board)}
            bar={<TableBar at={at} table={table} floating />}
          />
        )}
      </Route>
      <Route path={`${postponedAddress(at.home)}/:round/:number/:board`}>
        {({ round, number, board }) => (
          <PostponedBoard
            key={`${round} ${number} ${board}`}
            table={table}
            round={Number(round)}
            number={Number(number)}
            board={Number(board)}
            bar={<TableBar at={at} table={table} floating />}
          />
        )}
      </Route>
      <Route path={`${at.home}/cards`}>
        <Suspense fallback={null}>
          <CardsPage table={table} bar={bar} />
        </Suspense>
      </Route>
      <Route path={`${at.home}/confirm`}>
        <ConfirmPage table={table} bar={bar} />
      </Route>
      <Route>
        <RoundPage table={table} bar={bar} {...ofRound} />
      </Route>
    </Switch>
  );
}
