import type { SeatNow } from 'naipe/tournament';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, Route, Switch } from 'wouter';
import { AnnouncementsBar } from '../../announcements/announcements-bar.tsx';
import { ConnectionBar } from '../../components/connection-bar.tsx';
import { JoinPage } from '../../components/join-page.tsx';
import { Loading } from '../../components/loading.tsx';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useCodeFromAddress } from '../../components/use-code-from-address.ts';
import { useLabels } from '../../components/use-labels.ts';
import { client, useQueue, useSession, useView } from '../../live/index.ts';
import { CaptainPages } from '../captain/captain-page.tsx';
import { PairCards } from '../results/pair/pair-cards.tsx';
import { PenaltyWords } from '../results/pair/penalty-words.tsx';
import { OwnCorrections } from './own-corrections.tsx';
import { OwnPenalties } from './own-penalties.tsx';
import { OwnTable, WayToTable } from './own-table.tsx';
import { OwnTriplet } from './own-triplet.tsx';

interface PlayerDeviceProps {
  readonly tournament: string;
  readonly pair: string;
}

/** A player's own phone: it comes in with the code of his pair. */
export function PlayerDevice({ tournament, pair }: PlayerDeviceProps) {
  const { t } = useTranslation('phone');
  const labels = useLabels();
  const { view: overview } = useView(tournament, { view: 'overview' });
  const context = overview?.settings.contestants ?? 'pair';
  const { session, wasEnded, enter, refresh } = useSession();
  const { signedOut } = useQueue(tournament);
  useEffect(() => {
    if (signedOut) void refresh();
  }, [signedOut, refresh]);
  const join = async (code: string) => {
    const answer = await enter(() => client.joinPlayer(tournament, pair, code));
    return answer.ok ? undefined : answer.error;
  };
  useCodeFromAddress((code) => void join(code));
  const viewer = session?.viewer;
  const isPlayer = viewer?.role === 'player' && viewer.tournament === tournament && viewer.pair === pair;
  if (viewer !== undefined && !isPlayer && viewer.role !== 'director') {
    return (
      <JoinPage
        title={labels.contestant(pair, context)}
        label={t('card.code', { context })}
        hint={t('card.codeHint')}
        action={t('card.open')}
        {...(wasEnded ? { notice: t('join.ended') } : {})}
        join={join}
      />
    );
  }
  return isPlayer ? (
    <OwnPages tournament={tournament} pair={pair} />
  ) : (
    <CardPage tournament={tournament} pair={pair} />
  );
}

/** What a contestant's own phone shows: a captain his team, a player his card and his table. */
function OwnPages({ tournament, pair }: PlayerDeviceProps) {
  const { view: overview } = useView(tournament, { view: 'overview' });
  if (overview === undefined) return <CardPage tournament={tournament} pair={pair} />;
  return overview.settings.contestants === 'team' ? (
    <CaptainPages tournament={tournament} team={pair} />
  ) : (
    <PlayerAtTable tournament={tournament} pair={pair} />
  );
}

/** His card and, while a session is played, his table. */
function PlayerAtTable({ tournament, pair }: PlayerDeviceProps) {
  const { view, refusal } = useView(tournament, { view: 'scorecard', contestant: pair });
  const own = { tournament, pair };
  const sits = refusal?.code === 'devices-rest' ? undefined : view?.sits;
  return (
    <Switch>
      <Route path={`/p/${tournament}/pair/${pair}/table/*?`}>
        {sits !== undefined ? (
          <OwnTable {...own} sits={sits} />
        ) : view === undefined && refusal === undefined ? (
          <CardPage {...own} />
        ) : (
          <Redirect to={`/p/${tournament}/pair/${pair}`} replace />
        )}
      </Route>
      <Route>
        <CardPage
          {...own}
          isOwn
          {...(sits === undefined ? {} : { way: <WayToTable {...own} sits={sits} />, sits })}
        />
      </Route>
    </Switch>
  );
}

interface CardPageProps {
  readonly way?: ReactNode;
  readonly sits?: SeatNow;
  /** The phone speaks for the pair: a director only looks. */
  readonly isOwn?: boolean;
}

/** A pair's own card: every board from its own point of view. */
function CardPage({ tournament, pair, way, sits, isOwn = false }: PlayerDeviceProps & CardPageProps) {
  const labels = useLabels();
  const { view: overview, refusal } = useView(tournament, { view: 'overview' });
  const { view: card } = useView(tournament, { view: 'scorecard', contestant: pair });
  return (
    <PhoneFrame
      title={labels.contestant(pair, overview?.settings.contestants)}
      {...(overview === undefined ? {} : { beside: overview.name })}
      {...(way === undefined ? {} : { actions: way })}
      above={
        <>
          <ConnectionBar tournament={tournament} />
          <AnnouncementsBar tournament={tournament} announcements={overview?.announcements ?? []} />
        </>
      }
    >
      {overview !== undefined ? (
        <>
          {sits !== undefined && <OwnTriplet tournament={tournament} pair={pair} sits={sits} />}
          {card !== undefined && isOwn && (
            <OwnPenalties
              tournament={tournament}
              contestant={pair}
              kind={overview.settings.contestants === 'player' ? 'players' : 'pair'}
              penalties={card.sessions.flatMap(({ session, penalties }) =>
                penalties.flatMap((penalty) =>
                  penalty.appeals === undefined
                    ? []
                    : [{ session, words: <PenaltyWords penalty={penalty} />, appeals: penalty.appeals }],
                ),
              )}
            />
          )}
          {card !== undefined && <OwnCorrections tournament={tournament} pair={pair} card={card} />}
          <PairCards tournament={tournament} overview={overview} pair={pair} under />
        </>
      ) : refusal === undefined ? (
        <Loading shape="rows" headed />
      ) : (
        <RefusalNote refusal={refusal} />
      )}
    </PhoneFrame>
  );
}
