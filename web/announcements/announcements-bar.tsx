import { Megaphone } from 'lucide-react';
import type { Announcement } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon.tsx';
import classes from './announcements-bar.module.css';
import { usePutAway } from './put-away.ts';
import { useAnnouncementWords } from './use-announcement-words.ts';

interface AnnouncementsBarProps {
  readonly tournament: string;
  readonly announcements: readonly Announcement[];
  /** Over the page, where nothing may move because somebody is typing. */
  readonly floating?: boolean;
}

/** What the director says to everybody, until it is put away here or taken down. Read out by itself. */
export function AnnouncementsBar({ tournament, announcements, floating = false }: AnnouncementsBarProps) {
  const { t } = useTranslation();
  const words = useAnnouncementWords();
  const { isAway, putAway } = usePutAway(tournament);
  const shown = announcements.filter(({ number }) => !isAway(number));
  return (
    <div role="status" className={classes.bar} data-floating={floating}>
      {shown.map((each) => (
        <div key={each.number} className={classes.one}>
          <Icon of={Megaphone} />
          <p className={classes.words} dir="auto">
            {words(each)}
          </p>
          <button type="button" className={classes.away} onClick={() => putAway(each.number)}>
            {t('announcement.putAway')}
          </button>
        </div>
      ))}
    </div>
  );
}
