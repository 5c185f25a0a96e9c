import { VisuallyHidden } from '@mantine/core';
import type { MatchBoardLine, MatchTile, MatchView, RoomResult } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { ResultNotation } from '../../../components/result-notation.tsx';
import { signed } from '../../../components/signed.ts';
import { useNumbers } from '../../../components/use-numbers.ts';
import data from '../data-table.module.css';
import classes from './match-lines.module.css';
import { teamText } from './team-name.tsx';
import { useRoomName } from './use-room-name.ts';

interface MatchLinesProps {
  readonly match: MatchView;
  /** Where the board itself is shown to everyone. */
  readonly boardHref?: (line: MatchBoardLine) => string;
}

/** The two rooms side by side, and to whom each board went. */
export function MatchLines({ match, boardHref }: MatchLinesProps) {
  const { t } = useTranslation('results');
  const numbers = useNumbers();
  const { lines, closed } = match;
  const total = match.imps ?? match.vps;
  const twoRooms = closed !== undefined;
  if (lines.every(({ open, closed: other }) => open === undefined && other === undefined))
    return <p className={classes.waits}>{t(`match.${whyNone(match)}`)}</p>;
  return (
    <table className={`${data.table} ${classes.lines}`}>
      <caption>{t('match.lines')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={classes.board}>{t('match.board')}</span>
          </th>
          <RoomHead match={match} room="open" />
          {twoRooms && <RoomHead match={match} room="closed" />}
          <TeamHeads match={match} className={data.figure} />
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={`${line.part}/${line.board}`} data-opens={opensPart(line, lines[at - 1])}>
            <th scope="row" className={data.number}>
              {boardHref === undefined ? (
                line.board
              ) : (
                <Link className={data.target} href={boardHref(line)}>
                  {line.board}
                </Link>
              )}
            </th>
            <td>{line.open !== undefined && <InRoom room={line.open} />}</td>
            {twoRooms && <td>{line.closed !== undefined && <InRoom room={line.closed} />}</td>}
            {SIDES.map((team) => (
              <td key={team} className={`${data.figure} ${classes.swing}`}>
                <Swing line={line} team={team} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={twoRooms ? 3 : 2}>
              {t('match.total')}
            </th>
            <td className={data.figure}>{numbers.decimal(total.home)}</td>
            <td className={data.figure}>{numbers.decimal(total.away)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

const SIDES = ['home', 'away'] as const;

/** Why no board of a match is to be seen: none is in, it was entered from its sheet, or others have them still to play. */
function whyNone({ imps, vps, open, closed }: MatchView): 'waits' | 'wholeOnly' | 'stillInPlay' {
  if (imps === undefined && vps === undefined) return 'waits';
  return open.boardsIn + (closed?.boardsIn ?? 0) === 0 ? 'wholeOnly' : 'stillInPlay';
}

interface TeamHeadsProps {
  readonly match: MatchView;
  readonly className?: string | undefined;
}

/** Over what each team made: its name, or where that would not fit whether it is at home. */
export function TeamHeads({ match, className }: TeamHeadsProps) {
  const { t } = useTranslation('results');
  return SIDES.map((side) => (
    <th key={side} scope="col" className={className} data-number>
      <bdi className={classes.name}>{teamText(match[side])}</bdi>
      <span className={classes.side}>{t(`match.${side}Short`)}</span>
    </th>
  ));
}

/** The name of a room, on a phone in short. */
export function RoomHead({ match, room }: { readonly match: MatchTile; readonly room: 'open' | 'closed' }) {
  const name = useRoomName();
  return (
    <th scope="col">
      <span className={classes.long}>{name(match, room)}</span>
      <span className={classes.side}>{name(match, room, 'short')}</span>
    </th>
  );
}

/** A new segment, or the extra boards. */
const opensPart = (line: MatchBoardLine, before: MatchBoardLine | undefined): boolean =>
  before !== undefined && (before.part !== line.part || before.segment !== line.segment);

function InRoom({ room: { result, adjustment } }: { readonly room: RoomResult }) {
  const { t } = useTranslation('results');
  return (
    <span className={classes.room}>
      {adjustment !== undefined ? (
        <span>{t('board.adjusted')}</span>
      ) : (
        result !== undefined && (
          <>
            <ResultNotation result={result.result} />
            <span className={classes.points}>{signed(result.ns)}</span>
          </>
        )
      )}
    </span>
  );
}

/** What a board brought: it stands under the team that won it alone, a dash where nobody did. */
export function Swing({
  line: { imps },
  team,
}: {
  readonly line: MatchBoardLine;
  readonly team: 'home' | 'away';
}) {
  const { t } = useTranslation('results');
  const numbers = useNumbers();
  const own = imps?.[team];
  const isWon = own !== undefined && Number(own) > 0;
  const nobodyWon = imps !== undefined && Number(imps.home) <= 0 && Number(imps.away) <= 0;
  return (
    <>
      {isWon && <b>{numbers.decimal(own)}</b>}
      {nobodyWon && (
        <>
          <span aria-hidden>–</span>
          {team === 'home' && <VisuallyHidden>{t('match.equal')}</VisuallyHidden>}
        </>
      )}
    </>
  );
}
