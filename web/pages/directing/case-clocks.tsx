import type { Deadline } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useClauseText } from '../../components/use-clause-text.ts';
import { useDates } from '../../components/use-dates.ts';
import classes from './directing.module.css';

/** Until when a ruling is changed, appealed against, and taken further: each with its clause. */
export function CaseClocks({ clocks }: { readonly clocks: readonly Deadline[] }) {
  const { t } = useTranslation('desk');
  const clauseText = useClauseText();
  const { moment } = useDates();
  if (clocks.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('appeals.clocks')}>
      {clocks.map(({ kind, until, clause, toOrganiser }) => (
        <li key={`${kind} ${until ?? ''}`} className={classes.about}>
          {until === undefined
            ? t(`appeals.clockOpen.${kind}`)
            : t(`appeals.clock.${kind}`, { until: moment(until) })}
          {toOrganiser === true && ` ${t('appeals.toOrganiser')}`} ({clauseText(clause)})
        </li>
      ))}
    </ul>
  );
}
