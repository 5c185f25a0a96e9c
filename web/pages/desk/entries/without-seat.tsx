import {
  pairsWithoutSeat,
  resultsIn,
  type SessionState,
  type Tournament,
  type WayForPairs,
} from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Loading } from '../../../components/loading.tsx';
import { useDesk } from '../desk-context.ts';
import { DataTable, Panel, Quiet } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { useRecord } from '../rulings/use-record.ts';
import { useContestants } from '../use-contestants.ts';
import { useWaysForPairs } from './use-ways-for-pairs.ts';
import { useWayFigures } from './way-figures.ts';
import classes from './without-seat.module.css';

/** Pairs that came when the session was planned: what can be done with them, and what each way costs. */
export function WithoutSeat() {
  const { tournament, view } = useDesk();
  const record = useRecord(tournament);
  const session = record?.sessions.get(view.room?.session ?? 0);
  if (record === undefined || session === undefined) return null;
  const pairs = pairsWithoutSeat(record, session);
  return pairs.length === 0 ? null : <Ways record={record} session={session} pairs={pairs} />;
}

interface WaysProps {
  readonly record: Tournament;
  readonly session: SessionState;
  readonly pairs: readonly string[];
}

function Ways({ record, session, pairs }: WaysProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const commanding = useDeskCommand(tournament);
  const named = { count: pairs.length, pairs: pairs.join(', '), context: useContestants() };
  const reason = t('withoutSeat.reason', named);
  const ways = useWaysForPairs(record, session, pairs, reason);
  const figures = useWayFigures(resultsIn(session));

  async function take({ commands }: WayForPairs) {
    for (const { type, data } of commands) if (!(await commanding.send(type, data))) return;
  }

  return (
    <Panel heading={t('withoutSeat.heading', named)}>
      {ways === undefined ? (
        <Loading shape="rows" />
      ) : ways.length === 0 ? (
        <Quiet>{t('withoutSeat.none')}</Quiet>
      ) : (
        <>
          <Quiet>{t('withoutSeat.sentence')}</Quiet>
          <DataTable label={t('withoutSeat.compare')}>
            <thead>
              <tr>
                <th scope="col">{t('withoutSeat.costs')}</th>
                {ways.map((way) => (
                  <th key={way.kind} scope="col">
                    <span className={classes.way}>{figures.name(way)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {figures.rows(ways).map(({ label, values }) => (
                <tr key={label}>
                  <th scope="row">
                    <span className={classes.label}>{label}</span>
                  </th>
                  {values.map((value, index) => (
                    <td key={ways[index]?.kind}>{value}</td>
                  ))}
                </tr>
              ))}
              <tr>
                <td />
                {ways.map((way, index) => (
                  <td key={way.kind}>
                    <Action
                      next={index === 0}
                      loading={commanding.sending}
                      onClick={() => void take(way)}
                      aria-label={`${t('withoutSeat.take')}: ${figures.name(way)}`}
                    >
                      {t('withoutSeat.take')}
                    </Action>
                  </td>
                ))}
              </tr>
            </tbody>
          </DataTable>
        </>
      )}
      <Outcome commanding={commanding} />
    </Panel>
  );
}
