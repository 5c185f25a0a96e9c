import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { JoinPage } from '../../components/join-page.tsx';
import { Loading } from '../../components/loading.tsx';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { useCodeFromAddress } from '../../components/use-code-from-address.ts';
import { client, queueOf, useQueue, useSession } from '../../live/index.ts';
import { wantsOther } from './other-table.ts';
import { PagesOfTable, TableBar } from './pages-of-table.tsx';
import { isSeated, SeatingPage, seatingKey } from './seating-page.tsx';
import { useRoundSound } from './use-round-sound.ts';
import { type AtTable, useTable } from './use-table.ts';

/** The phone at a table: it joins, and then stays with its table. */
export function TableDevice({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation(['phone', 'common']);
  const [joined, setJoined] = useState(false);
  const { session, isAway, wasEnded, enter, refresh } = useSession();
  const { signedOut } = useQueue(tournament);
  const [path, navigate] = useLocation();
  const isOther = wantsOther(useSearch());

  const join = async (code: string) => {
    // What waits belongs to the table that the phone still sits at: it goes out before the phone moves.
    await queueOf(tournament).flush();
    const answer = await enter(() => client.joinTable(tournament, code));
    if (!answer.ok) return answer.error;
    void queueOf(tournament).flush();
    if (isOther) navigate(path, { replace: true });
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
        <p role="status">{isAway ? t('common:refusal.no-connection') : t('join.joining')}</p>
      </PhoneFrame>
    );
  }
  if (viewer.role === 'table' && viewer.tournament === tournament && !isOther)
    return <AtTheTable at={{ ...viewer, home: `/t/${tournament}` }} />;
  return (
    <JoinPage
      title={t('join.title')}
      label={t('join.code')}
      hint={t('join.codeHint')}
      action={t('join.join')}
      {...(wasEnded ? { notice: t('join.ended') } : {})}
      join={join}
    />
  );
}

function AtTheTable({ at }: { readonly at: AtTable }) {
  const { t } = useTranslation();
  const table = useTable(at);
  useRoundSound(table?.view.clock);
  const { enter } = useSession();
  const [seated, setSeated] = useState(0);
  const leave = async () => {
    await queueOf(at.tournament).flush();
    await enter(client.signOut);
  };
  if (table === undefined) {
    return (
      <PhoneFrame
        title={t('label.table', { table: at.table })}
        above={<TableBar at={at} table={undefined} />}
      >
        <Loading shape="cards" />
      </PhoneFrame>
    );
  }
  const isAsked = !isSeated(table.view, at.tournament);
  return (
    <PagesOfTable
      table={table}
      {...(isAsked
        ? {
            first: (
              <SeatingPage
                key={seatingKey(table.view, at.tournament) + seated}
                table={table}
                bar={<TableBar at={at} table={table} />}
                onSeated={() => setSeated(seated + 1)}
                onLeave={() => void leave()}
              />
            ),
          }
        : {})}
      onLeave={() => void leave()}
    />
  );
}
