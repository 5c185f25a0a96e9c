import type { CrossTableView, Overview } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Pick } from '../../../components/field.tsx';
import { Loading } from '../../../components/loading.tsx';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useNumbers } from '../../../components/use-numbers.ts';
import { useView } from '../../../live/index.ts';
import data from '../data-table.module.css';
import { ResultsFrame } from '../results-frame.tsx';
import { useSearchPart } from '../use-search-part.ts';
import { teamAddress } from './addresses.ts';
import classes from './cross-table-page.module.css';
import { groupsOf } from './phases.ts';
import { TeamName, teamText } from './team-name.tsx';

/** Teams against teams: one table for each group; on a phone, one team at a time. */
export function CrossTablePage({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation('results');
  return (
    <ResultsFrame tournament={tournament} part="cross" title={(name) => t('cross.title', { name })}>
      {(overview) => (
        <>
          <h1 className={classes.heading}>{t('cross.part')}</h1>
          <Groups tournament={tournament} overview={overview} />
        </>
      )}
    </ResultsFrame>
  );
}

function Groups({ tournament, overview }: { readonly tournament: string; readonly overview: Overview }) {
  const groups = groupsOf(overview);
  return groups.map(({ phase, section, several }) => (
    <GroupTable key={`${phase}/${section}`} {...{ tournament, phase, section, several }} />
  ));
}

interface GroupTableProps {
  readonly tournament: string;
  readonly phase: number;
  readonly section: string;
  readonly several: boolean;
}

function GroupTable({ tournament, phase, section, several }: GroupTableProps) {
  const { t } = useTranslation('results');
  const { view, refusal } = useView(tournament, { view: 'cross-table', phase, section });
  if (view === undefined)
    return refusal === undefined ? <Loading shape="rows" /> : <RefusalNote refusal={refusal} />;
  return (
    <section aria-label={several ? t('match.group', { group: section }) : t('cross.part')}>
      {several && <h2>{t('match.group', { group: section })}</h2>}
      <CrossTable tournament={tournament} table={view} />
      <OneTeam table={view} />
    </section>
  );
}

type Cell = CrossTableView['cells'][number][number];

/** A cell in words and figures: the VPs of every meeting, else its IMPs. */
function useCell() {
  const numbers = useNumbers();
  return (cell: Cell | undefined): string =>
    (cell ?? []).map(({ vps, imps }) => numbers.decimal(vps ?? imps ?? '')).join(' · ');
}

interface CrossTableProps {
  readonly tournament: string;
  readonly table: CrossTableView;
}

/** The whole table: it scrolls sideways under a first column that stays. */
function CrossTable({ tournament, table }: CrossTableProps) {
  const { t } = useTranslation('results');
  const numbers = useNumbers();
  const cellText = useCell();
  const { contestants, cells, totals } = table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard scrolls it, too
    <section className={classes.scroll} tabIndex={0} aria-label={t('cross.caption')}>
      <table className={`${data.table} ${classes.table}`}>
        <caption className={classes.caption}>{t('cross.caption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes.team}>
              {t('cross.team')}
            </th>
            {contestants.map((team, at) => (
              <th key={team.contestant} scope="col" className={data.figure}>
                <abbr title={teamText(team)} aria-label={teamText(team)}>
                  {at + 1}
                </abbr>
              </th>
            ))}
            <th scope="col" className={data.figure}>
              {t('cross.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {contestants.map((team, row) => (
            <tr key={team.contestant}>
              <th scope="row" className={classes.team}>
                <span className={classes.number}>{row + 1}</span>{' '}
                <Link href={teamAddress(tournament, team.contestant)} className={data.pair ?? ''}>
                  <TeamName team={team} />
                </Link>
              </th>
              {contestants.map((other, column) => (
                <td
                  key={other.contestant}
                  className={`${data.figure} ${row === column ? classes.own : ''}`}
                  {...(row === column ? { 'aria-label': t('cross.own') } : {})}
                >
                  {cellText(cells[row]?.[column])}
                </td>
              ))}
              <td className={`${data.figure} ${data.strong}`}>{numbers.decimal(totals[row] ?? '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** On a phone: one team, whom it met and what it made. */
function OneTeam({ table }: { readonly table: CrossTableView }) {
  const { t } = useTranslation('results');
  const [asked, ask] = useSearchPart('team');
  const numbers = useNumbers();
  const cellText = useCell();
  const { contestants, cells, totals } = table;
  const row = Math.max(
    0,
    contestants.findIndex(({ contestant }) => contestant === asked),
  );
  const shown = contestants[row];
  if (shown === undefined) return <p>{t('cross.none')}</p>;
  return (
    <div className={classes.one}>
      <Pick
        label={t('cross.choose')}
        value={shown.contestant}
        options={contestants.map((team) => ({ value: team.contestant, label: teamText(team) }))}
        onPick={ask}
      />
      <ul className={classes.met}>
        {contestants.map((other, column) =>
          column === row ? null : (
            <li key={other.contestant}>
              <TeamName team={other} />
              <b>
                {cellText(cells[row]?.[column]) || <span className={data.muted}>{t('cross.notMet')}</span>}
              </b>
            </li>
          ),
        )}
        <li className={classes.sum}>
          {t('cross.total')}
          <b>{numbers.decimal(totals[row] ?? '')}</b>
        </li>
      </ul>
    </div>
  );
}
