import type { RoundMatches } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { boardRange } from '../../print/board-range.ts';

/** Of a round that is played over several sessions: which segments when. */
export function Sittings({ sittings = [] }: { readonly sittings: RoundMatches['sittings'] | undefined }) {
  const { t } = useTranslation('results');
  const words = sittings.map(({ session, segments }) =>
    t('match.sitting', { session, segments: boardRange(segments) }),
  );
  return words.length === 0 ? null : <>({words.join(' · ')})</>;
}
