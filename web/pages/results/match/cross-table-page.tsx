import type { CrossTableView, Overview } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Choice } from '../../../components/choice.tsx';
import { Pick } from '../../../components/field.tsx';
import { Loading } from '../../../components/loading.tsx';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useNumbers } from '../../../components/use-numbers.ts';
import { useView } from '../../../live/index.ts';
import data from '../data-table.module.css';
import { ResultsFrame } from '../results-frame.tsx';
import { useSearchPart } from '../use-search-part.ts';
import { teamAddress } from './addresses.ts';
import { byRounds } from './by-rounds.ts';
import classes from './cross-table-page.module.css';
import { bothImps } from './imps-text.ts';
import { type GroupOfPhase, groupsOf } from './phases.ts';
import { captionOf, Gone, RoundsTable } from './rounds-table.tsx';
import { TeamName, teamText } from './team-name.tsx';
import { usePhaseNames } from './use-phase-names.ts';

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
  return groups.map((group) => (
    <GroupTable key={`${group.phase}/${group.section}`} {...{ tournament, overview }} {...group} />
  ));
}

interface GroupTableProps extends GroupOfPhase {
  readonly tournament: string;
  readonly overview: Overview;
}

const WAYS = ['rounds', 'teams'] as const;
type Way = (typeof WAYS)[number];

/** Where not everybody meets everybody the rounds say more. */
const usualWay = (draw: GroupOfPhase['draw']): Way => (draw === 'swiss' ? 'rounds' : 'teams');

function GroupTable({ tournament, overview, phase, section, draw }: GroupTableProps) {
  const { t } = useTranslation('results');
  const group = usePhaseNames().group(overview, { phase, section });
  const [asked, ask] = useSearchPart('by');
  const way = WAYS.find((each) => each === asked) ?? usualWay(draw);
  const { view, refusal } = useView(tournament, { view: 'cross-table', phase, section });
  if (view === undefined)
    return refusal === undefined ? <Loading shape="rows" /> : <RefusalNote refusal={refusal} />;
  return (
    <section aria-label={group === '' ? t('cross.part') : group}>
      {group !== '' && <h2>{group}</h2>}
      <div className={classes.way}>
        <Choice
          label={t('cross.way')}
          value={way}
          options={WAYS.map((value) => ({ value, label: t(`cross.ways.${value}`) }))}
          onChange={(value) => ask(value === usualWay(draw) ? '' : value)}
        />
      </div>
      {way === 'rounds' ? (
        <RoundsTable tournament={tournament} table={view} group={group} />
      ) : (
        <CrossTable tournament={tournament} table={view} group={group} />
      )}
      <OneTeam table={view} />
    </section>
  );
}

type Cell = CrossTableView['cells'][number][number];

/** The VPs of every meeting, else its IMPs. */
function CellFigures({ cell = [] }: { readonly cell?: Cell | undefined }) {
  const numbers = useNumbers();
  return cell.map(({ round, vps, imps, over = vps !== undefined }) => (
    <span key={round} className={classes.figure} data-over={over}>
      {bothImps(vps ?? imps ?? '', numbers.decimal)}
    </span>
  ));
}

interface CrossTableProps {
  readonly tournament: string;
  readonly table: CrossTableView;
  /** Its name, where there are several. */
  readonly group: string;
}

/** The whole table: it scrolls sideways under a first column that stays. */
function CrossTable({ tournament, table, group }: CrossTableProps) {
  const { t } = useTranslation('results');
  const caption = captionOf(t('cross.caption'), group);
  const numbers = useNumbers();
  const { contestants, cells, totals } = table;
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
            {contestants.map((team) => (
              <th key={team.contestant} scope="col" className={data.figure}>
                <abbr title={teamText(team)} aria-label={teamText(team)}>
                  {team.contestant}
                </abbr>
              </th>
            ))}
            <th scope="col" className={`${data.figure} ${classes.total}`}>
              {t('cross.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {contestants.map((team, row) => (
            <tr key={team.contestant}>
              <th scope="row" className={classes.team}>
                <span className={classes.number}>{team.contestant}</span>{' '}
                <Link href={teamAddress(tournament, team.contestant)} className={data.pair ?? ''}>
                  <TeamName team={team} />
                </Link>
                <Gone team={team} table={table} />
              </th>
              {contestants.map((other, column) => (
                <td
                  key={other.contestant}
                  className={`${data.figure} ${row === column ? classes.own : ''}`}
                  {...(row === column ? { 'aria-label': t('cross.own') } : {})}
                >
                  <CellFigures cell={cells[row]?.[column]} />
                </td>
              ))}
              <td className={`${data.figure} ${data.strong} ${classes.total}`}>
                {numbers.decimal(totals[row] ?? '')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** On a phone: one team, whom it met and what it made, round by round. */
function OneTeam({ table }: { readonly table: CrossTableView }) {
  const { t } = useTranslation('results');
  const [asked, ask] = useSearchPart('team');
  const numbers = useNumbers();
  const teams = byRounds(table);
  const shown = teams.find(({ team }) => team.contestant === asked) ?? teams[0];
  if (shown === undefined) return <p>{t('cross.none')}</p>;
  return (
    <div className={classes.one}>
      <Pick
        names
        label={t('cross.choose')}
        value={shown.team.contestant}
        options={teams.map(({ team }) => ({ value: team.contestant, label: teamText(team) }))}
        onPick={ask}
      />
      <Gone team={shown.team} table={table} />
      <ul className={classes.met}>
        {shown.rounds.map(({ round, opponent, figure, over }) => (
          <li key={`${round}/${opponent?.contestant ?? ''}`}>
            <span className={classes.number}>{round}</span>
            <span className={classes.opponent}>
              {opponent === undefined ? t('match.sitsOut') : <TeamName team={opponent} />}
            </span>
            <b className={classes.figure} data-over={over}>
              {bothImps(figure, numbers.decimal)}
            </b>
          </li>
        ))}
        <li className={classes.sum}>
          <span className={classes.opponent}>{t('cross.total')}</span>
          <b>{numbers.decimal(shown.total)}</b>
        </li>
      </ul>
      {shown.rounds.length === 0 && <p>{t('cross.none')}</p>}
    </div>
  );
}
