import type { ButlerLine, Overview } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Loading } from '../../../components/loading.tsx';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useNumbers } from '../../../components/use-numbers.ts';
import { useView } from '../../../live/index.ts';
import data from '../data-table.module.css';
import { ResultsFrame } from '../results-frame.tsx';
import { teamAddress } from './addresses.ts';
import classes from './butler-page.module.css';
import { matchesPhase } from './phases.ts';
import { TeamName } from './team-name.tsx';

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
      <ButlerTable lines={view.lines} teamHref={(team) => teamAddress(tournament, team)} />
    </>
  );
}

interface ButlerTableProps {
  readonly lines: readonly ButlerLine[];
  /** Where the team is told of; left out where all are of one team. */
  readonly teamHref?: (team: string) => string;
}

export function ButlerTable({ lines, teamHref }: ButlerTableProps) {
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
        {lines.map(({ players, team, boards, imps, mean }) => (
          <tr key={`${team.contestant}/${players.join('/')}`}>
            <th scope="row">
              <bdi>{players[0]}</bdi> – <bdi>{players[1]}</bdi>
              {teamHref !== undefined && (
                <Link className={classes.team ?? ''} href={teamHref(team.contestant)}>
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
