import type { PlayersView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Loading } from '../../../components/loading.tsx';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { ResultNotation } from '../../../components/result-notation.tsx';
import { signed } from '../../../components/signed.ts';
import { useNumbers } from '../../../components/use-numbers.ts';
import { useView } from '../../../live/index.ts';
import data from '../data-table.module.css';
import { ResultsFrame } from '../results-frame.tsx';
import { matchAddress, teamAddress } from './addresses.ts';
import { ButlerTable } from './butler-page.tsx';
import classes from './players-page.module.css';
import { Names, TeamName } from './team-name.tsx';

interface PlayersPageProps {
  readonly tournament: string;
  readonly team: string;
  readonly player: number;
  /** The two as a pair. */
  readonly partner?: number;
}

/** A player of a team, or two as a pair: what they made against all tables, match by match and board by board. */
export function PlayersPage({ tournament, team, player, partner }: PlayersPageProps) {
  const { t } = useTranslation('results');
  const asked = { contestant: team, player, ...(partner === undefined ? {} : { partner }) };
  const { view, refusal } = useView(tournament, { view: 'players', ...asked });
  return (
    <ResultsFrame
      tournament={tournament}
      part="butler"
      title={(name) =>
        view === undefined ? t('butler.title', { name }) : `${view.players.join(' – ')} · ${name}`
      }
    >
      {() =>
        view === undefined ? (
          refusal === undefined ? (
            <Loading shape="rows" headed />
          ) : (
            <RefusalNote refusal={refusal} />
          )
        ) : (
          <article className={classes.players}>
            <Head tournament={tournament} view={view} />
            {view.partners.length > 0 && (
              <section aria-label={t('players.partners')}>
                <h2 className={classes.part}>{t('players.partners')}</h2>
                <ButlerTable tournament={tournament} lines={view.partners} />
              </section>
            )}
            {view.sittings.map((sitting) => (
              <Sitting
                key={`${sitting.session}/${sitting.round}/${sitting.match}/${sitting.segment}/${sitting.table}/${sitting.partner}`}
                tournament={tournament}
                sitting={sitting}
                alone={view.players.length === 1}
              />
            ))}
          </article>
        )
      }
    </ResultsFrame>
  );
}

function Head({ tournament, view }: { readonly tournament: string; readonly view: PlayersView }) {
  const { t } = useTranslation('results');
  const { signedDecimal } = useNumbers();
  const { team, players, total, by } = view;
  return (
    <div>
      <h1 className={classes.heading}>
        <Names names={players} />
      </h1>
      <p className={classes.team}>
        <Link href={teamAddress(tournament, team.contestant)}>
          <TeamName team={team} />
        </Link>
      </p>
      {total === undefined ? (
        <p>{t('players.none')}</p>
      ) : (
        <p className={classes.total}>
          {t('players.total', {
            count: total.boards,
            imps: signedDecimal(total.imps),
            mean: signedDecimal(total.mean),
          })}
        </p>
      )}
      {by === 'cross-imps' && <p>{t('butler.byCross')}</p>}
    </div>
  );
}

interface SittingProps {
  readonly tournament: string;
  readonly sitting: PlayersView['sittings'][number];
  /** Of one player: his partner is told. */
  readonly alone: boolean;
}

/** What was played in a room of a match, each board from the own side. */
function Sitting({ tournament, sitting, alone }: SittingProps) {
  const { t } = useTranslation(['results', 'common']);
  const { signedDecimal } = useNumbers();
  const { round, opponent, room, side, table, partner, against, boards, session } = sitting;
  const where = room === undefined ? t('match.tableOnly', { open: table }) : t(`match.${room}`);
  return (
    <section aria-label={t('match.round', { round })}>
      <h2 className={classes.part}>
        {t('match.round', { round })}{' '}
        <Link href={matchAddress(tournament, sitting)}>
          <TeamName team={opponent} />
        </Link>
      </h2>
      <p className={classes.where}>
        {where}, {t(`common:side.${side}`)}
        {alone && <> · {t('players.with', { player: partner })}</>} ·{' '}
        {t('players.against', { pair: against.join(' – ') })}
      </p>
      <table className={data.table}>
        <thead>
          <tr>
            <th scope="col">{t('match.board')}</th>
            <th scope="col">{t('players.result')}</th>
            <th scope="col" className={data.figure}>
              {t('players.points')}
            </th>
            <th scope="col" className={data.figure}>
              {t('butler.imps')}
            </th>
          </tr>
        </thead>
        <tbody>
          {boards.map(({ board, result, adjustment, imps }) => (
            <tr key={board}>
              <th scope="row" className={data.number}>
                <Link
                  className={data.target ?? ''}
                  href={`/r/${tournament}/board/${board}?session=${session}`}
                >
                  {board}
                </Link>
              </th>
              <td>
                {adjustment !== undefined
                  ? t('board.adjusted')
                  : result !== undefined && <ResultNotation result={result.result} />}
              </td>
              <td className={data.figure}>
                {adjustment === undefined &&
                  result !== undefined &&
                  signed(side === 'NS' ? result.ns : result.ew)}
              </td>
              <td className={`${data.figure} ${data.strong}`}>
                {imps === undefined ? '–' : signedDecimal(imps)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
