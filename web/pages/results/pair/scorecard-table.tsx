import type { ScorecardLine, SessionCard } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { CardNotation } from '../../../components/card-notation.tsx';
import { ExtremesLegend } from '../../../components/extreme-mark.tsx';
import { ResultNotation } from '../../../components/result-notation.tsx';
import { signed } from '../../../components/signed.ts';
import classes from '../data-table.module.css';
import { ScoreBar } from '../evening/score-bar.tsx';
import { PairCell } from '../pair-cell.tsx';
import { AdjustmentWords } from '../scores/adjustment-words.tsx';
import { ScoreButton } from '../scores/score-button.tsx';

interface ScorecardTableProps {
  readonly tournament: string;
  readonly card: SessionCard;
  /** Somebody asks where the score on a board comes from. */
  readonly onWhy: (board: number) => void;
}

/** A pair's card, as it would write it itself: its own score, its own sign. */
export function ScorecardTable({ tournament, card, onWhy }: ScorecardTableProps) {
  const { t } = useTranslation(['results', 'common']);
  const { lines, session } = card;
  const withPartners = lines.some(({ partner }) => partner !== undefined);
  const opens = (line: ScorecardLine, index: number): boolean => lines[index - 1]?.round !== line.round;
  return (
    <>
      <table className={classes.table}>
        <caption>{t('pair.card')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('pair.board')}</th>
            <th scope="col" className={classes.wide}>
              {t('pair.side')}
            </th>
            {withPartners && (
              <th scope="col" className={classes.wide}>
                {t('pair.partner')}
              </th>
            )}
            <th scope="col">{t('pair.opponents')}</th>
            <th scope="col">{t('pair.contract')}</th>
            <th scope="col" className={classes.wide}>
              {t('pair.lead')}
            </th>
            <th scope="col" className={`${classes.figure} ${classes.wide}`}>
              {t('pair.points')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('pair.score')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.board} data-opens={opens(line, index)}>
              <th scope="row">
                <Link
                  href={`/r/${tournament}/board/${line.board}?session=${session}`}
                  className={classes.target ?? ''}
                >
                  {line.board}
                </Link>
              </th>
              <td className={classes.wide}>
                {line.seat === undefined
                  ? t(line.side === 'NS' ? 'board.ns' : 'board.ew')
                  : t(`common:seat.${line.seat}`)}
              </td>
              {withPartners && (
                <td className={classes.wide}>
                  {line.partner !== undefined && <PairCell tournament={tournament} pair={line.partner} />}
                </td>
              )}
              <td>
                {line.partner !== undefined && (
                  <div className={classes.narrow}>{t('pair.with', { partner: line.partner.contestant })}</div>
                )}
                <PairCell tournament={tournament} pair={line.opponents} />
              </td>
              <td>
                <Happened line={line} />
              </td>
              <td className={classes.wide}>{line.lead !== undefined && <CardNotation card={line.lead} />}</td>
              <td className={`${classes.figure} ${classes.wide}`}>
                {line.points !== undefined && signed(line.points)}
              </td>
              <td className={classes.figure}>
                {line.score?.percent !== undefined && <ScoreBar percent={line.score.percent} />}
                <ScoreButton score={line.score} onWhy={() => onWhy(line.board)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ExtremesLegend scores={lines.map(({ score }) => score)} />
    </>
  );
}

function Happened({ line: { result, points, adjustment, status, side } }: { readonly line: ScorecardLine }) {
  const { t } = useTranslation('results');
  return (
    <>
      {result !== undefined && <ResultNotation result={result} />}
      {points !== undefined && <div className={classes.narrow}>{signed(points)}</div>}
      {adjustment !== undefined && (
        <div className={classes.muted}>
          <AdjustmentWords adjustment={adjustment} side={side} />
        </div>
      )}
      {(status === 'to-play' || status === 'cancelled') && (
        <span className={classes.muted}>{t(`pair.${status}`)}</span>
      )}
    </>
  );
}
