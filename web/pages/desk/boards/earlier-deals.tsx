import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../components/use-dates.ts';
import { client, type EarlierDeal } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import classes from './deal-boards.module.css';

/** Boards whose cards were played before: no result may stand on them, unless the event is there to replay them (Law 6D2). */
export function EarlierDeals({ session, dealt }: { readonly session: number; readonly dealt: number }) {
  const { t } = useTranslation('desk');
  const { day } = useDates();
  const { tournament, view } = useDesk();
  const [found, setFound] = useState<readonly EarlierDeal[]>([]);
  useEffect(() => {
    let isHere = dealt > 0;
    void client.earlierDeals(tournament, session).then((answer) => {
      if (isHere && answer.ok) setFound(answer.value.boards);
    });
    return () => {
      isHere = false;
    };
  }, [tournament, session, dealt]);
  if (found.length === 0) return null;
  const { pastDeals } = view.overview.settings;
  return (
    <div role={pastDeals ? undefined : 'alert'} className={classes.earlier}>
      <p>{t(pastDeals ? 'hands.replayed' : 'hands.earlier')}</p>
      <ul>
        {found.map(({ board, where }) => (
          <li key={board}>
            {where === undefined
              ? t('hands.earlierBoard', { board })
              : t('hands.earlierAt', { board, other: where.board, name: where.name, date: day(where.date) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
