import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeedState } from '../live/use-feed.ts';
import classes from './connection-bar.module.css';
import { Icon } from './icon.tsx';

/** A stumble is no news: the bar waits a moment before it shows. */
const CALM_MILLISECONDS = 1500;

interface ConnectionBarProps {
  readonly tournament: string;
  /** How many entries of this device wait; where nothing is entered, leave it out. */
  readonly waiting?: number;
  /** The last entry found nobody, whatever the feed says. */
  readonly stuck?: boolean;
}

/** A thin bar while the connection is lost: what that means, and what waits. */
export function ConnectionBar({ tournament, waiting, stuck = false }: ConnectionBarProps) {
  const { t } = useTranslation();
  const feed = useFeedState(tournament);
  const lost = stuck || feed === 'lost';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(lost), lost ? CALM_MILLISECONDS : 0);
    return () => clearTimeout(timer);
  }, [lost]);
  const words =
    waiting === undefined
      ? t('connection.lostReading')
      : waiting === 0
        ? t('connection.lost')
        : t('connection.waiting', { count: waiting });
  return (
    <div role="status" className={classes.bar} data-shown={shown}>
      {shown && (
        <>
          <Icon of={WifiOff} /> {words}
        </>
      )}
    </div>
  );
}
