import type { Overview, ScoreUnit, SessionCard } from 'naipe/tournament';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useView } from '../../../live/index.ts';
import { EveningHead } from '../evening/evening-head.tsx';
import { NotYet } from '../not-yet.tsx';
import { Explanation } from '../scores/explanation.tsx';
import { useScores } from '../scores/use-scores.ts';
import { useSearchPart } from '../use-search-part.ts';
import classes from './pair-cards.module.css';
import { PenaltyWords } from './penalty-words.tsx';
import { ScorecardTable } from './scorecard-table.tsx';

interface PairCardsProps {
  readonly tournament: string;
  readonly overview: Overview;
  readonly pair: string;
  /** Under a heading of the page already? */
  readonly under?: boolean;
  /** What stands below the cards, once they are there: nothing jumps and no page is without its heading. */
  readonly children?: ReactNode;
}

/** A pair's evening: its place, and every board against the field, as far as who looks may see them. */
export function PairCards({ tournament, overview, pair, under = false, children }: PairCardsProps) {
  const [why, setWhy] = useSearchPart('why');
  const { view, refusal } = useView(tournament, { view: 'scorecard', contestant: pair });
  // What was seen before the session is not looked at during it either (RTP 3.4).
  if (view === undefined || refusal?.code === 'devices-rest') return <RefusalNote refusal={refusal} />;
  const { sessions, unit } = view;
  const shown = sessions.filter(({ lines, total }) => lines.length > 0 || total !== undefined);
  const [session, board] = why.split('.').map(Number);
  return (
    <>
      <EveningHead tournament={tournament} overview={overview} pair={view.contestant} under={under} />
      {shown.length === 0 && <NotYet reason="card" />}
      {shown.map((card) => (
        <Card
          key={card.session}
          tournament={tournament}
          card={card}
          unit={unit}
          named={sessions.length > 1}
          onWhy={(asked) => setWhy(`${card.session}.${asked}`)}
        />
      ))}
      {children}
      {session !== undefined && board !== undefined && (
        <Explanation
          tournament={tournament}
          session={session}
          pair={pair}
          board={board}
          onClose={() => setWhy('')}
        />
      )}
    </>
  );
}

interface CardProps {
  readonly tournament: string;
  readonly card: SessionCard;
  readonly unit: ScoreUnit;
  readonly named: boolean;
  readonly onWhy: (board: number) => void;
}

function Card({ tournament, card, unit, named, onWhy }: CardProps) {
  const { t } = useTranslation(['results', 'common']);
  const { session, total, penalties } = card;
  return (
    <section className={classes.card}>
      {named && <h2>{t('common:label.session', { session })}</h2>}
      {total !== undefined && <Total total={total} unit={unit} named={named} />}
      {card.lines.length === 0 ? (
        <NotYet reason="card" />
      ) : (
        <ScorecardTable tournament={tournament} card={card} onWhy={onWhy} />
      )}
      {penalties.length > 0 && (
        <>
          <h2 className={classes.penalties}>{t('pair.penalties')}</h2>
          <ul>
            {penalties.map((penalty) => (
              <li key={`${penalty.clause}/${penalty.reason}`}>
                <PenaltyWords penalty={penalty} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface TotalProps {
  readonly total: NonNullable<SessionCard['total']>;
  readonly unit: ScoreUnit;
  /** One of several sessions: its own score is not the one on top. */
  readonly named: boolean;
}

function Total({ total: { score, points, boards }, unit, named }: TotalProps) {
  const { t } = useTranslation(['results', 'common']);
  const scores = useScores();
  return (
    <p className={classes.total}>
      {named && <b>{scores.total(score, unit)}</b>}
      <span>
        {scores.decimal(points)} {t(`ranking.points.${unit}`).toLowerCase()},{' '}
        {t('pair.boards', { count: boards })}
      </span>
    </p>
  );
}
