import type { CaseLine } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useDates } from '../../components/use-dates.ts';
import { usePlaces } from '../desk/parts/use-places.ts';
import { useWho } from '../desk/parts/use-who.ts';
import { caseAddress } from './addresses.ts';
import classes from './directing.module.css';

interface CaseLinkProps {
  readonly tournament: string;
  readonly line: CaseLine;
}

/** The way to a case: where it happened, what it rests on so far, who was there. */
export function CaseLink({ tournament, line }: CaseLinkProps) {
  const { t } = useTranslation('desk');
  const places = usePlaces();
  const who = useWho();
  const { time } = useDates();
  const { session, case: number, section, round, table, board, clauses, directors, openedAt, status } = line;
  return (
    <Link href={caseAddress(tournament, session, number)} className={classes.case}>
      <strong>
        {places.table(section, table)} · {t('label.boardNumber', { board })}
      </strong>
      <span>
        {t('cases.inRound', { round })} · {time(openedAt)} · {directors.map(who).join(', ')}
      </span>
      <span>
        {t(`cases.status.${status}`)}
        {clauses.length > 0 && ` · ${t('cases.laws', { laws: clauses.join(', ') })}`}
      </span>
    </Link>
  );
}
