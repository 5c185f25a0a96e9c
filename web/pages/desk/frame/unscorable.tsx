import { History, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Icon } from '../../../components/icon.tsx';
import { deskAddress } from '../desk-address.ts';
import { useDesk } from '../desk-context.ts';
import { RefusalLine } from '../parts/outcome.tsx';
import classes from './unscorable.module.css';

/** Says that the tournament cannot be scored, why, and where that can be mended; nothing as long as it can. */
export function Unscorable() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  if (view.unscorable === undefined) return null;
  return (
    <section aria-labelledby="unscorable" className={classes.banner}>
      <h2 id="unscorable" className={classes.heading}>
        <Icon of={TriangleAlert} />
        {t('unscorable.heading')}
      </h2>
      <RefusalLine refusal={view.unscorable} />
      <ButtonLink href={deskAddress(tournament, 'history')} icon={History}>
        {t('unscorable.toHistory')}
      </ButtonLink>
    </section>
  );
}
