import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useView } from '../../../live/index.ts';
import { matchAddress } from './addresses.ts';
import classes from './live-strip.module.css';
import { MatchScore } from './match-score.tsx';
import { inPlay } from './rounds.ts';

interface LiveStripProps {
  readonly tournament: string;
  /** The round that stands on the page already. */
  readonly butRound?: number;
}

/** The matches in play and how they stand, in one row; each leads to its boards. */
export function LiveStrip({ tournament, butRound }: LiveStripProps) {
  const { t } = useTranslation('results');
  const { view } = useView(tournament, { view: 'matches' });
  const running = view === undefined ? [] : inPlay(view).filter(({ round }) => round !== butRound);
  if (running.length === 0) return null;
  return (
    <section className={classes.strip} aria-label={t('strip.label')}>
      <h2 className={classes.label}>{t('strip.label')}</h2>
      <ul className={classes.row}>
        {running.map(({ session, section, round, tile }) => (
          <li key={`${section}/${tile.match}`}>
            <Link
              className={classes.match ?? ''}
              href={matchAddress(tournament, { session, section, round, match: tile.match })}
            >
              <MatchScore match={tile} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
