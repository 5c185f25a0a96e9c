import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Switch } from 'wouter';
import { ConnectionBar } from '../../components/connection-bar.tsx';
import { JoinPage } from '../../components/join-page.tsx';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { useCodeFromAddress } from '../../components/use-code-from-address.ts';
import { client, queueOf, useQueue, useSession } from '../../live/index.ts';
import { BoardPage } from './board-page.tsx';
import { ConfirmPage } from './confirm-page.tsx';
import { RefusedPage } from './refused-page.tsx';
import { RoundPage } from './round-page.tsx';
import { isSeated, SeatingPage, seatingKey } from './seating-page.tsx';
import { type AtTable, useTable } from './use-table.ts';

/** The phone at a table: it joins, and then stays with its table. */
export function TableDevice({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation('phone');
  const [joined, setJoined] = useState(false);
  const { session, enter, refresh } = useSession();
  const { signedOut } = useQueue(tournament);

  const join = async (code: string) => {
    // What waits belongs to the table that the phone still sits at: it goes out before the phone moves.
    await queueOf(tournament).flush();
    const answer = await enter(() => client.joinTable(tournament, code));
    if (!answer.ok) return answer.error;
    void queueOf(tournament).flush();
    return undefined;
  };

  useEffect(() => {
    if (signedOut) void refresh();
  }, [signedOut, refresh]);

  const scanned = useCodeFromAddress((code) => void join(code).then(() => setJoined(true)));

  const viewer = session?.viewer;
  if ((scanned && !joined) || viewer === undefined) {
    return (
      <PhoneFrame title={t('join.title')}>
        <p role="status">{t('join.joining')}</p>
      </PhoneFrame>
    );
  }
  if (viewer.role === 'table' && viewer.tournament === tournament) return <AtTheTable at={viewer} />;
  return (
    <JoinPage
      title={t('join.title')}
      label={t('join.code')}
      hint={t('join.codeHint')}
      action={t('join.join')}
      join={join}
    />
  );
}

function AtTheTable({ at }: { readonly at: AtTable }) {
  const { t } = useTranslation();
  const table = useTable(at);
  const { enter } = useSession();
  const [seated, setSeated] = useState(0);
  const leave = async () => {
    await queueOf(at.tournament).flush();
    await enter(client.signOut);
  };
  const bar = (
    <ConnectionBar tournament={at.tournament} waiting={table?.waiting ?? 0} stuck={table?.stuck ?? false} />
  );
  if (table === undefined) {
    return (
      <PhoneFrame title={t('label.table', { table: at.table })} above={bar}>
        <p role="status">{t('page.loading')}</p>
      </PhoneFrame>
    );
  }
  const [refused] = table.refused;
  if (refused !== undefined)
    return <RefusedPage key={refused.intent.id} table={table} item={refused} bar={bar} />;
  if (!isSeated(table.view, at.tournament)) {
    return (
      <SeatingPage
        key={seatingKey(table.view, at.tournament) + seated}
        table={table}
        bar={bar}
        onSeated={() => setSeated(seated + 1)}
        onLeave={() => void leave()}
      />
    );
  }
  return (
    <Switch>
      <Route path="/t/:tournament/board/:board">
        {({ board }) => <BoardPage key={board} table={table} board={Number(board)} bar={bar} />}
      </Route>
      <Route path="/t/:tournament/confirm">
        <ConfirmPage table={table} bar={bar} />
      </Route>
      <Route>
        <RoundPage table={table} bar={bar} onLeave={() => void leave()} />
      </Route>
    </Switch>
  );
}
