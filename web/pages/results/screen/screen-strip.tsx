import type { MatchesView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { MatchScore } from '../match/match-score.tsx';
import { inPlay } from '../match/rounds.ts';
import classes from './screen-strip.module.css';
import { useTurns } from './use-turns.ts';

const STRIP_MILLISECONDS = 6_000;
const AT_ONCE = 3;

/** The running scores under everything else, some at a time. */
export function ScreenStrip({ matches }: { readonly matches: MatchesView }) {
  const { t } = useTranslation('results');
  const running = inPlay(matches);
  const turned = useTurns(STRIP_MILLISECONDS);
  if (running.length === 0) return null;
  const first = (turned % Math.ceil(running.length / AT_ONCE)) * AT_ONCE;
  return (
    <ul className={classes.strip} aria-label={t('strip.label')}>
      {running.slice(first, first + AT_ONCE).map(({ section, tile }) => (
        <li key={`${section}/${tile.match}`}>
          <MatchScore match={tile} />
        </li>
      ))}
    </ul>
  );
}
