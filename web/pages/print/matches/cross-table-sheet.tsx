import type { CrossTableView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useNumbers } from '../../../components/use-numbers.ts';
import { useView } from '../../../live/index.ts';
import { byRounds, roundNumbers } from '../../results/match/by-rounds.ts';
import { bothImps } from '../../results/match/imps-text.ts';
import { type GroupOfPhase, groupsOf } from '../../results/match/phases.ts';
import { TeamName } from '../../results/match/team-name.tsx';
import { usePhaseNames } from '../../results/match/use-phase-names.ts';
import type { SheetProps } from '../print-page.tsx';
import classes from '../sheet.module.css';
import { SheetHead } from '../sheet-head.tsx';

/** So many opponents have room beside one another on a sheet. */
const COLUMNS = 18;

/** What each team made against whom, a sheet for each group: by opponents, of a Swiss by rounds. */
export const CrossTableSheet = ({ tournament, overview }: SheetProps) =>
  groupsOf(overview).map((group) => (
    <GroupSheet key={`${group.phase}/${group.section}`} {...{ tournament, overview }} {...group} />
  ));

type GroupSheetProps = Omit<SheetProps, 'session'> & GroupOfPhase;

function GroupSheet({ tournament, overview, phase, section, draw }: GroupSheetProps) {
  const { t } = useTranslation('results');
  const { view, refusal } = useView(tournament, { view: 'cross-table', phase, section });
  const note = usePhaseNames().group(overview, { phase, section });
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  return (
    <section className={classes.block}>
      <SheetHead overview={overview} heading={t('cross.part')} {...(note === '' ? {} : { note })} />
      {draw === 'swiss' ? <ByRounds table={view} /> : <ByOpponents table={view} />}
    </section>
  );
}

interface TableProps {
  readonly table: CrossTableView;
}

function ByRounds({ table }: TableProps) {
  const { t } = useTranslation('results');
  const numbers = useNumbers();
  const teams = byRounds(table);
  const drawn = roundNumbers(teams);
  return (
    <table className={`${classes.table} ${classes.tight}`}>
      <caption className={classes.heard}>{t('cross.rounds')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cross.team')}</th>
          {drawn.map((round) => (
            <th key={round} scope="col" className={classes.figure}>
              {t('match.round', { round })}
            </th>
          ))}
          <th scope="col" className={classes.figure}>
            {t('cross.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {teams.map(({ team, total, rounds }) => (
          <tr key={team.contestant}>
            <th scope="row">
              {team.contestant} <TeamName team={team} />
              {table.withdrawn.includes(team.contestant) && ` (${t('ranking.withdrawn')})`}
            </th>
            {drawn.map((number) => (
              <td key={number} className={classes.figure}>
                {rounds
                  .filter(({ round }) => round === number)
                  .map(({ opponent, figure }) => (
                    <span key={opponent?.contestant ?? ''}>
                      <small>{opponent?.contestant ?? '–'}</small> {bothImps(figure, numbers.decimal)}
                    </span>
                  ))}
              </td>
            ))}
            <td className={`${classes.figure} ${classes.strong}`}>{numbers.decimal(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Many opponents stand in several tables below one another, the total with the last of them. */
function ByOpponents({ table }: TableProps) {
  const parts = Math.max(1, Math.ceil(table.contestants.length / COLUMNS));
  const each = Math.ceil(table.contestants.length / parts);
  const starts = Array.from({ length: parts }, (_, part) => part * each);
  return starts.map((from) => (
    <OpponentsTable
      key={from}
      table={table}
      from={from}
      to={from + each}
      withTotals={from === starts.at(-1)}
    />
  ));
}

interface OpponentsTableProps extends TableProps {
  readonly from: number;
  readonly to: number;
  readonly withTotals: boolean;
}

function OpponentsTable({
  table: { contestants, withdrawn, cells, totals },
  from,
  to,
  withTotals,
}: OpponentsTableProps) {
  const { t } = useTranslation('results');
  const numbers = useNumbers();
  const opponents = contestants.slice(from, to);
  return (
    <table className={`${classes.table} ${classes.tight}`}>
      <caption className={classes.heard}>{t('cross.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cross.team')}</th>
          {opponents.map(({ contestant }) => (
            <th key={contestant} scope="col" className={classes.figure}>
              {contestant}
            </th>
          ))}
          {withTotals && (
            <th scope="col" className={classes.figure}>
              {t('cross.total')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {contestants.map((team, row) => (
          <tr key={team.contestant}>
            <th scope="row">
              {team.contestant} <TeamName team={team} />
              {withdrawn.includes(team.contestant) && ` (${t('ranking.withdrawn')})`}
            </th>
            {opponents.map(({ contestant }, column) => (
              <td key={contestant} className={classes.figure}>
                {contestant === team.contestant
                  ? '×'
                  : (cells[row]?.[from + column] ?? [])
                      .map(({ vps, imps }) => bothImps(vps ?? imps ?? '', numbers.decimal))
                      .join(' ')}
              </td>
            ))}
            {withTotals && (
              <td className={`${classes.figure} ${classes.strong}`}>{numbers.decimal(totals[row] ?? '')}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
