import type { CrossTableView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useNumbers } from '../../../components/use-numbers.ts';
import { useView } from '../../../live/index.ts';
import { groupsOf } from '../../results/match/phases.ts';
import { TeamName } from '../../results/match/team-name.tsx';
import type { SheetProps } from '../print-page.tsx';
import classes from '../sheet.module.css';
import { SheetHead } from '../sheet-head.tsx';

/** Teams against teams, a sheet for each group. */
export const CrossTableSheet = ({ tournament, overview }: SheetProps) =>
  groupsOf(overview).map(({ phase, section }) => (
    <GroupSheet key={`${phase}/${section}`} {...{ tournament, overview, phase, section }} />
  ));

interface GroupSheetProps extends Omit<SheetProps, 'session'> {
  readonly phase: number;
  readonly section: string;
}

function GroupSheet({ tournament, overview, phase, section }: GroupSheetProps) {
  const { t } = useTranslation('results');
  const { view, refusal } = useView(tournament, { view: 'cross-table', phase, section });
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  return (
    <section className={classes.block}>
      <SheetHead overview={overview} heading={t('cross.part')} note={t('match.group', { group: section })} />
      <Table table={view} />
    </section>
  );
}

function Table({ table: { contestants, cells, totals } }: { readonly table: CrossTableView }) {
  const { t } = useTranslation('results');
  const numbers = useNumbers();
  return (
    <table className={`${classes.table} ${classes.tight}`}>
      <caption className={classes.heard}>{t('cross.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cross.team')}</th>
          {contestants.map(({ contestant }, at) => (
            <th key={contestant} scope="col" className={classes.figure}>
              {at + 1}
            </th>
          ))}
          <th scope="col" className={classes.figure}>
            {t('cross.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {contestants.map((team, row) => (
          <tr key={team.contestant}>
            <th scope="row">
              {row + 1} <TeamName team={team} />
            </th>
            {contestants.map(({ contestant }, column) => (
              <td key={contestant} className={classes.figure}>
                {row === column
                  ? '×'
                  : (cells[row]?.[column] ?? [])
                      .map(({ vps, imps }) => numbers.decimal(vps ?? imps ?? ''))
                      .join(' ')}
              </td>
            ))}
            <td className={`${classes.figure} ${classes.strong}`}>{numbers.decimal(totals[row] ?? '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
