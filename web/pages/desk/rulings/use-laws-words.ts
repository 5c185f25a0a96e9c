import { PROFILES } from 'naipe/regulation';
import type { Settings } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';

/** How the Laws of a tournament and its regulation go together, when the regulation was written for another edition. */
export function useLawsWords() {
  const { t } = useTranslation('desk');
  return ({ profile, laws }: Pick<Settings, 'profile' | 'laws'>): string => {
    const { name, laws: written } = PROFILES[profile];
    return written === laws ? '' : t('lawsInForce.follow', { regulation: name, written, laws });
  };
}
