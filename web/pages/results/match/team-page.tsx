import type { TeamView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Loading } from '../../../components/loading.tsx';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useNumbers } from '../../../components/use-numbers.ts';
import { useView } from '../../../live/index.ts';
import data from '../data-table.module.css';
import { ResultsFrame } from '../results-frame.tsx';
import { matchAddress, playersAddress } from './addresses.ts';
import { ButlerTable } from './butler-page.tsx';
import { bothImps } from './imps-text.ts';
import { TeamName, teamText } from './team-name.tsx';
import classes from './team-page.module.css';

interface TeamPageProps {
  readonly tournament: string;
  readonly team: string;
}

/** A team: its players, its matches round by round, its pairs. */
export function TeamPage({ tournament, team }: TeamPageProps) {
  const { t } = useTranslation('results');
  const { view, refusal } = useView(tournament, { view: 'team', contestant: team });
  return (
    <ResultsFrame
      tournament={tournament}
      part="ranking"
      title={(name) => t('team.title', { name, team: view === undefined ? team : teamText(view) })}
    >
      {() =>
        view === undefined ? (
          refusal === undefined ? (
            <Loading shape="rows" headed />
          ) : (
            <RefusalNote refusal={refusal} />
          )
        ) : (
          <article className={classes.team}>
            <h1 className={classes.heading}>
              <TeamName team={view} />
            </h1>
            {view.withdrawn === true && <p className={classes.gone}>{t('team.gone')}</p>}
            <Players tournament={tournament} team={view} />
            <TeamRounds tournament={tournament} team={view} />
            <GoingOn team={view} />
            {view.butler.length > 0 && (
              <section aria-label={t('team.butler')}>
                <h2 className={classes.part}>{t('team.butler')}</h2>
                <ButlerTable tournament={tournament} lines={view.butler} />
              </section>
            )}
          </article>
        )
      }
    </ResultsFrame>
  );
}

/** Its players; each has a page of his own, once there is something to compare. */
function Players({ tournament, team }: { readonly tournament: string; readonly team: TeamView }) {
  const { t } = useTranslation('results');
  const { contestant, players, captain, butler } = team;
  return (
    <p className={classes.players}>
      {players.map(({ name: player }, at) => (
        <span key={player}>
          {at > 0 && ', '}
          <PlayerLink href={butler.length > 0 ? playersAddress(tournament, contestant, at) : undefined}>
            {player === captain ? t('team.captain', { player }) : player}
          </PlayerLink>
        </span>
      ))}
    </p>
  );
}

function PlayerLink({ href, children }: { readonly href: string | undefined; readonly children: string }) {
  const name = <bdi>{children}</bdi>;
  return href === undefined ? name : <Link href={href}>{name}</Link>;
}

/** Who of a larger team goes on to a national event (RTP 3.6.1). */
function GoingOn({ team: { goingOn } }: { readonly team: TeamView }) {
  const { t } = useTranslation('results');
  if (goingOn === undefined) return null;
  const { clause, boards, players, captainChooses } = goingOn;
  return (
    <section aria-label={t('team.goingOn')}>
      <h2 className={classes.part}>{t('team.goingOn')}</h2>
      <ul className={classes.players}>
        {boards.map(({ name: player, boards: count }) => (
          <li key={player}>{t('team.boardsOf', { player, count })}</li>
        ))}
      </ul>
      <p>
        {t('team.goOn', { clause, players: players.join(', ') })}{' '}
        {captainChooses !== undefined &&
          t('team.captainChooses', { places: captainChooses.places, among: captainChooses.among.join(', ') })}
      </p>
    </section>
  );
}

/** Round by round: against whom, in IMPs and VPs, and the sum so far. */
export function TeamRounds({ tournament, team }: { readonly tournament: string; readonly team: TeamView }) {
  const { t } = useTranslation('results');
  const numbers = useNumbers();
  const { rounds, worth } = team;
  const inImps = worth === undefined || worth === 'vps' || rounds.some(({ imps }) => imps !== undefined);
  if (rounds.length === 0) return <p>{t('team.noRounds')}</p>;
  return (
    <table className={data.table}>
      <caption>{t('team.rounds')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('match.round', { round: '' }).trim()}</th>
          <th scope="col">{t('team.opponent')}</th>
          {inImps && (
            <th scope="col" className={data.figure}>
              {t('match.imps')}
            </th>
          )}
          {worth !== undefined && (
            <>
              <th scope="col" className={data.figure}>
                {t(`ranking.points.${worth}`)}
              </th>
              <th scope="col" className={`${data.figure} ${data.wide}`}>
                {t('team.sum')}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rounds.map((line) => {
          const { round, session, section, match, opponent, imps, vps, running, ruling } = line;
          return (
            <tr key={`${session}/${section}/${round}/${match ?? ''}`}>
              <th scope="row" className={data.number}>
                {line.inRound ?? round}
              </th>
              <td>
                {opponent === undefined || match === undefined ? (
                  t('match.sitsOut')
                ) : (
                  <Link
                    className={data.pair ?? ''}
                    href={matchAddress(tournament, { session, section, round, match })}
                  >
                    <TeamName team={opponent} />
                  </Link>
                )}
                {ruling !== undefined && <span className={classes.ruling}>{t('team.ruled', ruling)}</span>}
              </td>
              {inImps && (
                <td className={data.figure}>{imps !== undefined && bothImps(imps, numbers.decimal)}</td>
              )}
              {worth !== undefined && (
                <>
                  <td className={`${data.figure} ${data.strong}`}>
                    {vps !== undefined && numbers.decimal(vps)}
                  </td>
                  <td className={`${data.figure} ${data.wide}`}>
                    {running !== undefined && numbers.decimal(running)}
                  </td>
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
