import type { ContestantName, CrossTableView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useNumbers } from '../../../components/use-numbers.ts';
import data from '../data-table.module.css';
import { teamAddress } from './addresses.ts';
import { byRounds, type RoundOfTeam, roundNumbers } from './by-rounds.ts';
import classes from './cross-table-page.module.css';
import { bothImps } from './imps-text.ts';
import { TeamName, teamText } from './team-name.tsx';

interface RoundsTableProps {
  readonly tournament: string;
  readonly table: CrossTableView;
  /** Its name, where there are several. */
  readonly group: string;
}

/** What a table holds, and of which group, so that two of them are told apart by ear. */
export const captionOf = (what: string, group: string): string => (group === '' ? what : `${what}, ${group}`);

/** Round by round: whom each team met, and what that brought. */
export function RoundsTable({ tournament, table, group }: RoundsTableProps) {
  const { t } = useTranslation('results');
  const caption = captionOf(t('cross.rounds'), group);
  const numbers = useNumbers();
  const teams = byRounds(table);
  const drawn = roundNumbers(teams);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard scrolls it, too
    <section className={classes.scroll} tabIndex={0} aria-label={caption}>
      <table className={`${data.table} ${classes.table}`}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes.team}>
              {t('cross.team')}
            </th>
            {drawn.map((round) => (
              <th key={round} scope="col" className={data.figure}>
                {t('match.round', { round })}
              </th>
            ))}
            <th scope="col" className={`${data.figure} ${classes.total}`}>
              {t('cross.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {teams.map(({ team, total, rounds }) => (
            <tr key={team.contestant}>
              <th scope="row" className={classes.team}>
                <span className={classes.number}>{team.contestant}</span>{' '}
                <Link href={teamAddress(tournament, team.contestant)} className={data.pair ?? ''}>
                  <TeamName team={team} />
                </Link>
                <Gone team={team} table={table} />
              </th>
              {drawn.map((round) => (
                <td key={round} className={data.figure}>
                  {rounds
                    .filter((each) => each.round === round)
                    .map((each) => (
                      <Played key={each.opponent?.contestant ?? ''} round={each} />
                    ))}
                </td>
              ))}
              <td className={`${data.figure} ${data.strong} ${classes.total}`}>{numbers.decimal(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Said of a team that has left. */
export function Gone({ team, table }: { readonly team: ContestantName; readonly table: CrossTableView }) {
  const { t } = useTranslation('results');
  return table.withdrawn.includes(team.contestant) ? (
    <span className={classes.gone}>{t('ranking.withdrawn')}</span>
  ) : null;
}

/** The number of the opponents, and what was made against them. */
function Played({ round: { opponent, figure, over } }: { readonly round: RoundOfTeam }) {
  const { t } = useTranslation('results');
  const numbers = useNumbers();
  return (
    <span className={classes.played}>
      {opponent === undefined ? (
        <span className={classes.number}>{t('match.sitsOut')}</span>
      ) : (
        <abbr
          className={classes.number}
          title={teamText(opponent)}
          aria-label={t('cross.against', { team: teamText(opponent) })}
        >
          {opponent.contestant}
        </abbr>
      )}
      <span data-over={over} className={classes.figure}>
        {bothImps(figure, numbers.decimal)}
      </span>
    </span>
  );
}
