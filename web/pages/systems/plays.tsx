import type { MayPlay } from 'naipe/regulation';
import { useTranslation } from 'react-i18next';

/** What a pair may play in an event, with the clause where it is not its own system. */
export function Plays({ plays }: { readonly plays: MayPlay }) {
  const { t } = useTranslation('office');
  return (
    <p>
      {t(`plays.${plays.plays}`)}
      {'clause' in plays && ` (${plays.clause})`}
    </p>
  );
}
