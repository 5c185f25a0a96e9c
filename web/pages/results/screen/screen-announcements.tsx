import { Megaphone } from 'lucide-react';
import type { Announcement } from 'naipe/tournament';
import { useAnnouncementWords } from '../../../announcements/use-announcement-words.ts';
import { Icon } from '../../../components/icon.tsx';
import classes from './screen-announcements.module.css';

/** What the director says to the whole room. */
export function ScreenAnnouncements({ announcements }: { readonly announcements: readonly Announcement[] }) {
  const words = useAnnouncementWords();
  return (
    <div role="status" className={classes.all}>
      {announcements.map((each) => (
        <div key={each.number} className={classes.one}>
          <Icon of={Megaphone} />
          <p className={classes.words} dir="auto">
            {words(each)}
          </p>
        </div>
      ))}
    </div>
  );
}
