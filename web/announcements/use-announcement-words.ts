import type { Announced } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';

/** What an announcement says: as it was typed, or a ready sentence in the language of the page. */
export function useAnnouncementWords(): (announced: Announced) => string {
  const { t } = useTranslation();
  return (announced) => ('text' in announced ? announced.text : t(`announcement.ready.${announced.ready}`));
}
