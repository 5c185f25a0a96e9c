import type { DirectingView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../clock/use-now.ts';
import { useDates } from '../../components/use-dates.ts';
import { useDesk } from '../desk/desk-context.ts';
import { Quiet } from '../desk/parts/layout.tsx';
import { usePlaces } from '../desk/parts/use-places.ts';
import classes from './directing.module.css';
import { minutesWaited } from './waiting.ts';

/** What each board takes at the tables whose time is kept, the one in play with it (RTP 2.3.7). */
export function TimesKept({ times }: { readonly times: DirectingView['timesKept'] }) {
  const { t } = useTranslation('desk');
  const { minutesPerBoard } = useDesk().view.overview.settings;
  const places = usePlaces();
  const { time } = useDates();
  const now = useNow(10_000);
  if (times.length === 0) return null;
  return (
    <section aria-labelledby="times-kept">
      <h2 id="times-kept" className={classes.heading}>
        {t('directing.timed.heading')}
      </h2>
      <Quiet>{t('directing.timed.pace', { minutes: minutesPerBoard })}</Quiet>
      <ul className={classes.list}>
        {times.map(({ section, table, since, boards, from }) => (
          <li key={`${section}${table}`} className={classes.reminder}>
            <strong>{places.table(section, table)}</strong>
            <span>
              {[
                t('directing.timed.since', { time: time(since) }),
                ...boards.map(({ board, minutes }) => t('directing.timed.board', { board, count: minutes })),
                t('directing.timed.now', { count: minutesWaited(from, now) }),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
