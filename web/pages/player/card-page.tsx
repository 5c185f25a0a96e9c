import type { BoardScoreView, ScorecardView, SessionCard } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { ConnectionBar } from '../../components/connection-bar.tsx';
import { JoinPage } from '../../components/join-page.tsx';
import { namesText } from '../../components/pair-names.tsx';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { ResultNotation } from '../../components/result-notation.tsx';
import { signed } from '../../components/signed.ts';
import { useCodeFromAddress } from '../../components/use-code-from-address.ts';
import { useLabels } from '../../components/use-labels.ts';
import { useNumbers } from '../../components/use-numbers.ts';
import { client, useSession, useView } from '../../live/index.ts';
import classes from './card-page.module.css';

/** A pair's own card: every board from its own point of view. */
export function CardPage({ tournament, pair }: { readonly tournament: string; readonly pair: string }) {
  const { t } = useTranslation('phone');
  const labels = useLabels();
  const { session, enter } = useSession();
  const join = async (code: string) => {
    const answer = await enter(() => client.joinPlayer(tournament, pair, code));
    return answer.ok ? undefined : answer.error;
  };
  useCodeFromAddress((code) => void join(code));
  const { view, refusal } = useView(tournament, { view: 'scorecard', pair });
  const viewer = session?.viewer;
  const isOwn =
    viewer?.role === 'director' ||
    (viewer?.role === 'player' && viewer.tournament === tournament && viewer.pair === pair);
  if (viewer !== undefined && !isOwn) {
    return (
      <JoinPage
        title={labels.pair(pair)}
        label={t('card.code')}
        hint={t('card.codeHint')}
        action={t('card.open')}
        join={join}
      />
    );
  }
  return (
    <PhoneFrame
      title={labels.pair(pair)}
      {...(view === undefined ? {} : { beside: namesText(view.pair) })}
      above={<ConnectionBar tournament={tournament} />}
    >
      {view === undefined && <RefusalNote refusal={refusal} />}
      {view?.sessions.length === 0 && <p>{t('card.nothing')}</p>}
      {view?.sessions.map((each) => (
        <SessionTable key={each.session} card={each} unit={view.unit} />
      ))}
    </PhoneFrame>
  );
}

interface SessionTableProps {
  readonly card: SessionCard;
  readonly unit: ScorecardView['unit'];
}

function SessionTable({ card, unit }: SessionTableProps) {
  const { t } = useTranslation(['phone', 'common']);
  const { percent, signedDecimal } = useNumbers();
  const inUnit = unit === 'percent' ? percent : signedDecimal;
  /** Nothing while nobody else has played the board: there is no share of nothing. */
  const scoreText = (score: BoardScoreView) => {
    if (unit !== 'percent') return signedDecimal(score.points);
    return score.percent === undefined ? '' : percent(score.percent);
  };
  return (
    <section>
      <table className={classes.card}>
        <caption>{t('common:label.session', { session: card.session })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('confirm.board')}</th>
            <th scope="col">{t('card.against')}</th>
            <th scope="col">{t('confirm.result')}</th>
            <th scope="col">{t('settled.score')}</th>
          </tr>
        </thead>
        <tbody>
          {card.lines.map(({ board, opponents, result, points, score, adjustment }) => (
            <tr key={board}>
              <th scope="row">{board}</th>
              <td>{opponents.pair}</td>
              <td>
                {adjustment === undefined
                  ? result !== undefined && <ResultNotation result={result} />
                  : adjustment.clause}
                {points !== undefined && <span className={classes.points}>{signed(points)}</span>}
              </td>
              <td>{score !== undefined && scoreText(score)}</td>
            </tr>
          ))}
        </tbody>
        {card.total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {t('card.total')}
              </th>
              <td>{inUnit(card.total.score)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {card.penalties.map(({ kind, amount, clause, reason }) => (
        <p key={clause + reason} className={classes.penalty}>
          <b>{kind === 'warning' ? t('card.warning') : `${t('card.penalty')} ${amount}`}</b> {reason} (
          {clause})
        </p>
      ))}
    </section>
  );
}
