import type { Refusal } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { useDates } from '../../../components/use-dates.ts';
import { client, type DeviceSignIn } from '../../../live/index.ts';
import { Quiet } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import { useContestants } from '../use-contestants.ts';
import classes from './table-devices.module.css';

interface TableDevicesProps {
  readonly devices: readonly DeviceSignIn[];
  /** Something was changed: they are to be asked for again. */
  readonly onChange: () => Promise<void>;
}

/** The devices at a table, each with the way to send it away. */
export function TableDevices({ devices, onChange }: TableDevicesProps) {
  const { t } = useTranslation(['desk', 'common']);
  const context = useContestants();
  const { time } = useDates();
  const [refusal, setRefusal] = useState<Refusal>();
  const [ending, setEnding] = useState('');
  async function sendAway(id: string) {
    setEnding(id);
    const answer = await client.endSignIn(id);
    setEnding('');
    setRefusal(answer.ok ? undefined : answer.error);
    await onChange();
  }
  return (
    <section aria-label={t('atTable.heading')}>
      <h3 className={classes.heading}>{t('atTable.heading')}</h3>
      {devices.length === 0 && <Quiet>{t('atTable.none')}</Quiet>}
      <ul className={classes.list}>
        {devices.map(({ id, as, device, since, seen, listening }) => {
          const name = device === '' ? t('directors.unknownDevice') : device;
          return (
            <li key={id} className={classes.device}>
              <span>
                <b>{name}</b>
                {as.role === 'player' && `, ${t('common:label.pair', { pair: as.pair, context })}`}
                <br />
                {t('atTable.since', { time: time(since) })} ·{' '}
                {listening ? t('atTable.here') : t('atTable.seen', { time: time(seen) })}
              </span>
              <Action
                loading={ending === id}
                aria-label={t('atTable.awayOf', { device: name })}
                onClick={() => void sendAway(id)}
              >
                {t('atTable.away')}
              </Action>
            </li>
          );
        })}
      </ul>
      <RefusalLine refusal={refusal} />
    </section>
  );
}
