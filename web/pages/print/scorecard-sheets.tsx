import type { ScoreUnit, SessionCard } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { ResultNotation } from '../../components/result-notation.tsx';
import { signed } from '../../components/signed.ts';
import { useView } from '../../live/index.ts';
import { PenaltyWords } from '../results/pair/penalty-words.tsx';
import { AdjustmentWords } from '../results/scores/adjustment-words.tsx';
import { useScores } from '../results/scores/use-scores.ts';
import type { SheetProps } from './print-page.tsx';
import classes from './sheet.module.css';

/** The card of every pair. */
export function ScorecardSheets({ tournament, overview, session }: SheetProps) {
  const { view, refusal } = useView(tournament, { view: 'guide-cards', session });
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  return (
    <div className={classes.flow}>
      {view.cards.map(({ contestant: { contestant: pair } }) => (
        <PairCard key={pair} tournament={tournament} pair={pair} session={session} name={overview.name} />
      ))}
    </div>
  );
}

interface PairCardProps {
  readonly tournament: string;
  readonly pair: string;
  readonly session: number;
  /** The tournament's: cards are cut apart. */
  readonly name: string;
}

function PairCard({ tournament, pair, session, name }: PairCardProps) {
  const { view } = useView(tournament, { view: 'scorecard', contestant: pair });
  const card = view?.sessions.find((each) => each.session === session);
  if (view === undefined || card === undefined) return null;
  return (
    <section className={classes.block}>
      <p className={classes.remark}>{name}</p>
      <h2 className={classes.cardHead}>
        <b>{pair}</b>
        <span>
          <bdi>{view.contestant.names[0]}</bdi>
          <br />
          <bdi>{view.contestant.names[1]}</bdi>
        </span>
        {card.total !== undefined && <Total total={card.total} unit={view.unit} />}
      </h2>
      <Lines card={card} />
      {card.penalties.map((penalty) => (
        <p key={`${penalty.clause}/${penalty.reason}`} className={classes.remark}>
          <PenaltyWords penalty={penalty} />
        </p>
      ))}
    </section>
  );
}

function Total({
  total,
  unit,
}: {
  readonly total: NonNullable<SessionCard['total']>;
  readonly unit: ScoreUnit;
}) {
  const scores = useScores();
  return <b className={classes.total}>{scores.total(total.score, unit)}</b>;
}

function Lines({ card }: { readonly card: SessionCard }) {
  const { t } = useTranslation('results');
  const scores = useScores();
  return (
    <table className={`${classes.table} ${classes.tight}`}>
      <caption className={classes.heard}>{t('pair.card')}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.figure}>
            {t('pair.board')}
          </th>
          <th scope="col">{t('pair.side')}</th>
          <th scope="col" className={classes.figure}>
            {t('pair.opponents')}
          </th>
          <th scope="col">{t('pair.contract')}</th>
          <th scope="col" className={classes.figure}>
            {t('pair.points')}
          </th>
          <th scope="col" className={classes.figure}>
            {t('pair.score')}
          </th>
        </tr>
      </thead>
      <tbody>
        {card.lines.map(({ board, side, opponents, result, adjustment, points, score }) => (
          <tr key={board}>
            <th scope="row" className={classes.figure}>
              {board}
            </th>
            <td className={classes.together}>{t(side === 'NS' ? 'board.ns' : 'board.ew')}</td>
            <td className={classes.figure}>{opponents.contestant}</td>
            <td>
              {result !== undefined && <ResultNotation result={result} />}{' '}
              {adjustment !== undefined && <AdjustmentWords adjustment={adjustment} side={side} />}
            </td>
            <td className={classes.figure}>{points !== undefined && signed(points)}</td>
            <td className={`${classes.figure} ${classes.strong}`}>
              {score === undefined ? '–' : scores.board(score)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
