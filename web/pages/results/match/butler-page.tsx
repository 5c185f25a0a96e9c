import type { ButlerLine, Overview } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Loading } from '../../../components/loading.tsx';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useNumbers } from '../../../components/use-numbers.ts';
import { useView } from '../../../live/index.ts';
import data from '../data-table.module.css';
import { ResultsFrame } from '../results-frame.tsx';
import { playersAddress, teamAddress } from './addresses.ts';
import classes from './butler-page.module.css';
import { matchesPhase } from './phases.ts';
import { Names, TeamName } from './team-name.tsx';

/** The pairs of all teams, each against the datum of the boards it played. */
export function ButlerPage({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation('results');
  return (
    <ResultsFrame tournament={tournament} part="butler" title={(name) => t('butler.title', { name })}>
      {(overview) => (
        <>
          <h1 className={classes.heading}>{t('butler.part')}</h1>
          <Butler tournament={tournament} overview={overview} />
        </>
      )}
    </ResultsFrame>
  );
}

function Butler({ tournament, overview }: { readonly tournament: string; readonly overview: Overview }) {
  const { t } = useTranslation('results');
  const phase = matchesPhase(overview)?.phase ?? 1;
  const { view, refusal } = useView(tournament, { view: 'butler', phase });
  if (view === undefined)
    return refusal === undefined ? <Loading shape="rows" /> : <RefusalNote refusal={refusal} />;
  return view.lines.length === 0 ? (
    <p>{t('butler.none')}</p>
  ) : (
    <>
      {view.by === 'cross-imps' && <p>{t('butler.byCross')}</p>}
      <ButlerTable tournament={tournament} lines={view.lines} ofAllTeams />
    </>
  );
}

interface ButlerTableProps {
  readonly tournament: string;
  readonly lines: readonly ButlerLine[];
  /** The team is told; left out where all are of one. */
  readonly ofAllTeams?: boolean;
}

export function ButlerTable({ tournament, lines, ofAllTeams = false }: ButlerTableProps) {
  const { t } = useTranslation('results');
  const numbers = useNumbers();
  return (
    <table className={data.table}>
      <caption className={classes.caption}>{t('butler.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('butler.pair')}</th>
          <th scope="col" className={data.figure}>
            {t('butler.boards')}
          </th>
          <th scope="col" className={`${data.figure} ${data.wide}`}>
            {t('butler.imps')}
          </th>
          <th scope="col" className={data.figure}>
            {t('butler.mean')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ players, places, team, boards, imps, mean }) => (
          <tr key={`${team.contestant}/${players.join('/')}`}>
            <th scope="row">
              <Link className={data.pair ?? ''} href={playersAddress(tournament, team.contestant, ...places)}>
                <Names names={players} />
              </Link>
              {ofAllTeams && (
                <Link className={classes.team ?? ''} href={teamAddress(tournament, team.contestant)}>
                  <TeamName team={team} />
                </Link>
              )}
            </th>
            <td className={data.figure}>{boards}</td>
            <td className={`${data.figure} ${data.wide}`}>{numbers.signedDecimal(imps)}</td>
            <td className={`${data.figure} ${data.strong}`}>{numbers.signedDecimal(mean)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
