import type { RoomTile, MatchTile as Tile } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useClauseText } from '../../../components/use-clause-text.ts';
import { boardRange } from '../../print/board-range.ts';
import { MatchMark } from '../../results/match/match-mark.tsx';
import { DecidedBy, MatchScore } from '../../results/match/match-score.tsx';
import { teamText } from '../../results/match/team-name.tsx';
import { useRoomName } from '../../results/match/use-room-name.ts';
import classes from './match-tile.module.css';

interface MatchTileProps {
  readonly tile: Tile;
  readonly onOpen: () => void;
}

/** A match at a glance: who leads, what is missing in which room, whose line-up is not in, who has signed. */
export function MatchTile({ tile, onOpen }: MatchTileProps) {
  const { t } = useTranslation(['desk', 'results']);
  const roomName = useRoomName();
  const clauseText = useClauseText();
  const { match, home, away, open, closed, stage, state, agreed } = tile;
  const missing = tile.lineUps?.flatMap(({ home: mine, away: theirs }) => [
    ...(mine ? [] : [teamText(home)]),
    ...(theirs ? [] : [teamText(away)]),
  ]);
  const signed = [home, away].filter(({ contestant }) => agreed.includes(contestant)).map(teamText);
  return (
    <button
      type="button"
      className={classes.tile}
      data-state={state}
      onClick={onOpen}
      aria-label={t('matches.openTile', { match, home: teamText(home), away: teamText(away) })}
      aria-describedby={`match-${match}`}
    >
      <span className={classes.top}>
        <span className={classes.number}>
          {closed === undefined ? open.table : `${open.table}/${closed.table}`}
        </span>
        <span className={classes.state}>
          <MatchMark state={state} /> {t(`results:match.state.${state}`)}
        </span>
      </span>
      <MatchScore match={tile} />
      <span className={classes.about} id={`match-${match}`}>
        {stage === 'third-place' && <span>{t('results:match.stage.third-place')}</span>}
        {(state === 'published' || state === 'playing') && (
          <>
            <Room name={roomName(tile, 'open')} room={open} boards={tile.boards} />
            {closed !== undefined && (
              <Room name={roomName(tile, 'closed')} room={closed} boards={tile.boards} />
            )}
          </>
        )}
        {missing !== undefined && missing.length > 0 && (state === 'drawn' || state === 'published') && (
          <span className={classes.warn}>
            {t('matches.lineUpMissing', { teams: [...new Set(missing)].join(', ') })}
          </span>
        )}
        {state === 'scored' && signed.length > 0 && (
          <span>{t('matches.signedBy', { teams: signed.join(', ') })}</span>
        )}
        <DecidedBy match={tile} />
        {tile.ruling !== undefined && <span>{clauseText(tile.ruling.clause)}</span>}
        {tile.playOn !== undefined && tile.playOn > 0 && (
          <span className={classes.warn}>{t('results:match.playOn', { count: tile.playOn })}</span>
        )}
      </span>
    </button>
  );
}

interface RoomProps {
  readonly name: string;
  readonly room: RoomTile;
  readonly boards: number;
}

/** How far a room is; when most boards are in, which are missing. */
function Room({ name, room: { boardsIn, missing }, boards }: RoomProps) {
  const { t } = useTranslation('desk');
  const some = boardsIn > 0 && missing.length > 0;
  return (
    <span className={classes.room}>
      <span>{name}</span>
      <span>
        {t('matches.roomIn', { in: boardsIn, count: boards })}
        {some && <> · {t('matches.roomMissing', { boards: boardRange(missing) })}</>}
      </span>
    </span>
  );
}
