import type { ReviewTotals, SessionReview } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { ResultNotation } from '../../../components/result-notation.tsx';
import { signed } from '../../../components/signed.ts';
import { useView } from '../../../live/index.ts';
import classes from '../data-table.module.css';
import own from './review.module.css';

const PARTS = [
  'field',
  'bidding',
  'declaring',
  'theirLeads',
  'ownLeads',
  'defending',
] as const satisfies readonly (keyof ReviewTotals)[];

interface ReviewProps {
  readonly tournament: string;
  readonly contestant: string;
}

/** Where a pair won and lost its score, as far as cards and tricks can tell. */
export function Review({ tournament, contestant }: ReviewProps) {
  const { t } = useTranslation('results');
  const { view } = useView(tournament, { view: 'review', contestant });
  const sessions = view?.sessions.filter(({ lines }) => lines.length > 0) ?? [];
  if (sessions.length === 0) return null;
  const unit = view?.unit === 'percent' ? t('review.unitPercent') : t('review.unitImps');
  return (
    <section className={own.review} aria-label={t('review.heading')}>
      <h2 className={own.heading}>{t('review.heading')}</h2>
      <p className={own.about}>{t('review.about')}</p>
      {sessions.map((session) => (
        <OfSession key={session.session} session={session} unit={unit} />
      ))}
    </section>
  );
}

interface OfSessionProps {
  readonly session: SessionReview;
  readonly unit: string;
}

function OfSession({ session: { lines, scored, totals }, unit }: OfSessionProps) {
  const { t } = useTranslation('results');
  const figure = (value: number | undefined) => (value === undefined ? '' : signed(value));
  return (
    <>
      <p className={own.about}>{t('review.boards', { count: lines.length, all: scored })}</p>
      {totals !== undefined && (
        <dl className={own.totals}>
          {PARTS.map((part) => (
            <div key={part}>
              <dt>{t(`review.${part}`)}</dt>
              <dd>{totals[part] === 0 ? t('review.about0') : signed(totals[part])}</dd>
            </div>
          ))}
        </dl>
      )}
      <table className={classes.table}>
        <caption>{`${t('review.heading')}, ${unit}`}</caption>
        <thead>
          <tr>
            <th scope="col">{t('review.board')}</th>
            <th scope="col">{t('review.result')}</th>
            <th scope="col" className={classes.figure}>
              {t('review.score')}
            </th>
            {(['field', 'bidding', 'lead', 'play'] as const).map((part) => (
              <th
                key={part}
                scope="col"
                className={`${classes.figure} ${part === 'play' ? '' : classes.wide}`}
              >
                {t(`review.${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ board, result, worth, parts }) => (
            <tr key={board}>
              <th scope="row">{board}</th>
              <td>
                <ResultNotation result={result} />
              </td>
              <td className={classes.figure}>{worth}</td>
              <td className={`${classes.figure} ${classes.wide}`}>{figure(parts.field)}</td>
              <td className={`${classes.figure} ${classes.wide}`}>{figure(parts.bidding)}</td>
              <td className={`${classes.figure} ${classes.wide}`}>{figure(parts.lead)}</td>
              <td className={classes.figure}>{figure(parts.play)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
