import { useTranslation } from 'react-i18next';
import { Annex } from '../systems/annex.tsx';
import { SeasonFrame } from './season-frame.tsx';

/** Annex II for everybody: what a card names from there it need not describe. */
export function ConventionsPage({ about }: { readonly about?: string | undefined }) {
  const { t } = useTranslation('office');
  return (
    <SeasonFrame title={t('systems.title')}>
      <Annex key={about} {...(about === undefined ? {} : { about })} />
    </SeasonFrame>
  );
}
