import type { MatchAt, MatchView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Loading } from '../../../components/loading.tsx';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useClauseText } from '../../../components/use-clause-text.ts';
import { useNumbers } from '../../../components/use-numbers.ts';
import { useView } from '../../../live/index.ts';
import { ResultsFrame } from '../results-frame.tsx';
import { teamAddress } from './addresses.ts';
import { MatchLines } from './match-lines.tsx';
import classes from './match-page.module.css';
import { MatchProgress, MatchScore } from './match-score.tsx';
import { Sittings } from './sittings.tsx';
import { TeamName, teamText } from './team-name.tsx';
import { useDecidedBy } from './use-decided-by.ts';
import { useRoomName } from './use-room-name.ts';
import { useRoundTitle } from './use-round-title.ts';

interface MatchPageProps {
  readonly tournament: string;
  readonly at: MatchAt;
}

/** A match: both rooms side by side and the swing of each board. */
export function MatchPage({ tournament, at }: MatchPageProps) {
  const { t } = useTranslation('results');
  const { view, refusal } = useView(tournament, { view: 'match', ...at });
  return (
    <ResultsFrame
      tournament={tournament}
      part="matches"
      title={(name) =>
        view === undefined
          ? t('match.listTitle', { name })
          : t('match.title', { name, home: teamText(view.home), away: teamText(view.away) })
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
          <Match tournament={tournament} match={view} />
        )
      }
    </ResultsFrame>
  );
}

function Match({ tournament, match }: { readonly tournament: string; readonly match: MatchView }) {
  const { t } = useTranslation('results');
  const { decimal } = useNumbers();
  const { home, away, round, winner, ruling } = match;
  const title = useRoundTitle();
  const decided = useDecidedBy()(match);
  const given = [home, away].find(({ contestant }) => contestant === match.handicap?.contestant);
  const through = [home, away].find(({ contestant }) => contestant === winner);
  return (
    <article className={classes.match}>
      <p className={classes.where}>
        {title.ofMatch({ ...match, round: match.inRound ?? round })} <Sittings sittings={match.sittings} />
      </p>
      <h1 className={classes.heading}>
        <Link href={teamAddress(tournament, home.contestant)}>
          <TeamName team={home} />
        </Link>{' '}
        –{' '}
        <Link href={teamAddress(tournament, away.contestant)}>
          <TeamName team={away} />
        </Link>
      </h1>
      <div className={classes.score} aria-live="polite">
        <MatchScore match={match} large />
        <MatchProgress match={match} />
        {given !== undefined && (
          <p className={classes.note}>
            {t('match.handicap', { imps: decimal(match.handicap?.imps ?? ''), team: teamText(given) })}
          </p>
        )}
        {ruling !== undefined && <p className={classes.note}>{t('match.ruledBy', ruling)}</p>}
        {through !== undefined && (
          <p className={classes.note}>{t('match.winner', { team: teamText(through) })}</p>
        )}
        {decided !== undefined && <p className={classes.note}>{decided}</p>}
      </div>
      <Seats match={match} />
      <MatchLines
        match={match}
        boardHref={({ board, session }) => `/r/${tournament}/board/${board}?session=${session}`}
      />
      <Penalties match={match} />
    </article>
  );
}

/** Who plays where, segment by segment; nothing before the line-ups are known. */
function Seats({ match }: { readonly match: MatchView }) {
  const { t } = useTranslation(['results', 'common']);
  const roomName = useRoomName();
  const { seats, lineUps, inRound } = match;
  const known = seats.filter(({ open }) => open.ns.length + open.ew.length > 0);
  if (known.length === 0) return null;
  return (
    <section aria-label={t('match.seats')} className={classes.seats}>
      {known.map(({ segment, open, closed }) => (
        <div key={segment}>
          {(seats.length > 1 || (lineUps?.length ?? 0) > 1) && (
            <h2 className={classes.segment}>
              {inRound === undefined ? t('match.segment', { segment }) : t('match.round', { round: segment })}
            </h2>
          )}
          <dl className={classes.rooms}>
            <Room name={roomName(match, 'open')} room={open} />
            {closed !== undefined && <Room name={roomName(match, 'closed')} room={closed} />}
          </dl>
        </div>
      ))}
    </section>
  );
}

interface RoomProps {
  readonly name: string;
  readonly room: MatchView['seats'][number]['open'];
}

const SIDES_OF_ROOM = ['ns', 'ew'] as const;

/** Of a side whose line-up is not in yet nothing is said. */
function Room({ name, room }: RoomProps) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{name}</dt>
      {SIDES_OF_ROOM.filter((side) => room[side].length > 0).map((side) => (
        <dd key={side}>
          <span className={classes.side}>{t(`side.${side === 'ns' ? 'NS' : 'EW'}`)}</span>{' '}
          {room[side].map((player, at) => (
            <span key={player}>
              {at > 0 && ' – '}
              <bdi>{player}</bdi>
            </span>
          ))}
        </dd>
      ))}
    </div>
  );
}

function Penalties({ match: { penalties, home, away } }: { readonly match: MatchView }) {
  const { t } = useTranslation('results');
  const clauseText = useClauseText();
  if (penalties.length === 0) return null;
  return (
    <section aria-label={t('match.penalties')}>
      <h2 className={classes.segment}>{t('match.penalties')}</h2>
      <ul>
        {penalties.map(({ contestant, amount, reason, clause }) => {
          const team = [home, away].find((each) => each.contestant === contestant);
          return (
            <li key={`${contestant}${clause}${reason}`}>
              <bdi>{team === undefined ? contestant : teamText(team)}</bdi>:{' '}
              {typeof amount === 'string'
                ? t(`pair.${amount}`)
                : t(`pair.${amount.unit}`, { value: amount.value })}
              {reason === undefined ? '' : `, ${reason}`} ({clauseText(clause)})
            </li>
          );
        })}
      </ul>
    </section>
  );
}
