import type { CaseLine } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useDates } from '../../../components/use-dates.ts';
import type { TournamentCases } from '../../../live/index.ts';
import { caseAddress } from '../../directing/addresses.ts';
import directing from '../../directing/directing.module.css';
import { Panel } from '../parts/layout.tsx';
import { useWho } from '../parts/use-who.ts';
import classes from '../rulings/cases-register.module.css';

/** The cases of one tournament, each the way to itself. */
export function CasesOf({ of: { tournament, name, date, cases } }: { readonly of: TournamentCases }) {
  const { t } = useTranslation('desk');
  const { day } = useDates();
  const who = useWho();
  const hasSections = new Set(cases.map(({ section }) => section)).size > 1;
  const place = ({ section, table, board }: CaseLine): string =>
    `${t('label.table', { table: hasSections ? `${section}${table}` : table })} · ${t('label.boardNumber', { board })}`;
  return (
    <Panel heading={`${name} · ${day(date)}`}>
      <ul className={classes.found}>
        {cases.map((line) => (
          <li key={line.case}>
            <Link href={caseAddress(tournament, line.session, line.case)} className={directing.case}>
              <strong>{place(line)}</strong>
              <span>{[...(line.ns?.names ?? []), ...(line.ew?.names ?? [])].join(', ')}</span>
              <span>{line.directors.map(who).join(', ')}</span>
              <span>
                {t(`cases.status.${line.status}`)}
                {line.clauses.length > 0 && ` · ${t('cases.laws', { laws: line.clauses.join(', ') })}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
