import type { ContestantName } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { TeamName, teamText } from '../../results/match/team-name.tsx';
import { DataTable, Quiet } from '../parts/layout.tsx';
import classes from './proposal.module.css';

/** A match of a draw, whoever made it. */
interface ListedMatch {
  readonly match: number;
  readonly home: ContestantName;
  readonly away: ContestantName;
  readonly tables: readonly number[];
  /** Why they meet, a sentence each. */
  readonly why?: readonly string[];
}

interface MatchListProps {
  readonly label: string;
  readonly matches: readonly ListedMatch[];
  readonly bye: ContestantName | undefined;
}

/** Who meets whom, where, and why. */
export function MatchList({ label, matches, bye }: MatchListProps) {
  const { t } = useTranslation(['desk', 'results']);
  const reasoned = matches.some(({ why }) => why !== undefined);
  const line = reasoned ? classes.line : undefined;
  return (
    <>
      <DataTable still label={label}>
        <thead>
          <tr className={line}>
            <th scope="col">{t('draw.tables')}</th>
            <th scope="col">{t('results:match.home')}</th>
            <th scope="col">{t('results:match.away')}</th>
            {reasoned && (
              <th scope="col" className={classes.why}>
                {t('draw.why')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {matches.map(({ match, home, away, tables, why = [] }) => (
            <tr key={match} className={line}>
              <td>{tables.join(' / ')}</td>
              <td>
                <b>{home.contestant}</b> <TeamName team={home} />
              </td>
              <td>
                <b>{away.contestant}</b> <TeamName team={away} />
              </td>
              {reasoned && <td className={classes.why}>{why.join('. ')}</td>}
            </tr>
          ))}
        </tbody>
      </DataTable>
      {bye !== undefined && <Quiet>{t('draw.bye', { team: `${bye.contestant} ${teamText(bye)}` })}</Quiet>}
    </>
  );
}
