import { VisuallyHidden } from '@mantine/core';
import type { MatchBoardLine, MatchView, RoomResult } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { ResultNotation } from '../../../components/result-notation.tsx';
import { signed } from '../../../components/signed.ts';
import { useNumbers } from '../../../components/use-numbers.ts';
import data from '../data-table.module.css';
import classes from './match-lines.module.css';
import { teamText } from './team-name.tsx';

interface MatchLinesProps {
  readonly match: MatchView;
  /** Where the board itself is shown to everyone. */
  readonly boardHref?: (board: number) => string;
}

/** The two rooms side by side, and to whom each board went. */
export function MatchLines({ match, boardHref }: MatchLinesProps) {
  const { t } = useTranslation('results');
  const numbers = useNumbers();
  const { lines, home, away, closed } = match;
  const twoRooms = closed !== undefined;
  if (lines.every(({ open, closed: other }) => open === undefined && other === undefined))
    return <p className={classes.waits}>{t('match.waits')}</p>;
  return (
    <table className={`${data.table} ${classes.lines}`}>
      <caption>{t('match.lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('match.board')}</th>
          <th scope="col">{t('match.open')}</th>
          {twoRooms && <th scope="col">{t('match.closed')}</th>}
          <th scope="col" className={data.figure}>
            <bdi>{teamText(home)}</bdi>
          </th>
          <th scope="col" className={data.figure}>
            <bdi>{teamText(away)}</bdi>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={`${line.part}/${line.board}`} data-opens={opensPart(line, lines[at - 1])}>
            <th scope="row" className={data.number}>
              {boardHref === undefined ? (
                line.board
              ) : (
                <Link className={data.target} href={boardHref(line.board)}>
                  {line.board}
                </Link>
              )}
            </th>
            <td>{line.open !== undefined && <InRoom room={line.open} />}</td>
            {twoRooms && <td>{line.closed !== undefined && <InRoom room={line.closed} />}</td>}
            <Swing line={line} team="home" />
            <Swing line={line} team="away" />
          </tr>
        ))}
      </tbody>
      {match.imps !== undefined && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={twoRooms ? 3 : 2}>
              {t('match.total')}
            </th>
            <td className={data.figure}>{numbers.decimal(match.imps.home)}</td>
            <td className={data.figure}>{numbers.decimal(match.imps.away)}</td>
          </tr>
        </tfoot>
      )}
    </table>
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

/** What a board brought a team: nothing stands where it brought nothing. */
function Swing({ line: { imps }, team }: { readonly line: MatchBoardLine; readonly team: 'home' | 'away' }) {
  const { t } = useTranslation('results');
  const numbers = useNumbers();
  const own = imps?.[team];
  const level = imps !== undefined && imps.home === imps.away;
  return (
    <td className={`${data.figure} ${classes.swing}`} data-won={own !== undefined && own !== '0' && !level}>
      {level
        ? team === 'home' && <VisuallyHidden>{t('match.equal')}</VisuallyHidden>
        : own !== undefined && own !== '0' && numbers.decimal(own)}
    </td>
  );
}
