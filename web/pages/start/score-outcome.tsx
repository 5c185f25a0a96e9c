import type { ParseFault, Result } from 'naipe/base';
import { SIDES, scoreFor, type Vulnerability } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { ResultWords } from '../../components/result-words.tsx';
import { signed } from '../../components/signed.ts';
import { explainFault } from './explain-fault.ts';
import type { ScoreEntry } from './score-entry.ts';
import classes from './score-outcome.module.css';

interface ScoreOutcomeProps {
  readonly text: string;
  readonly entry: Result<ScoreEntry, ParseFault>;
  readonly vulnerability: Vulnerability;
}

/** The result as a sentence and both sides' scores, or what is still missing or wrong. */
export function ScoreOutcome({ text, entry, vulnerability }: ScoreOutcomeProps) {
  const { t } = useTranslation();
  const explanation = entry.ok ? undefined : explainFault(text, entry.error, t);
  return (
    <output className={classes.outcome} aria-live="polite" data-wrong={explanation?.unfinished === false}>
      <span className={classes.sentence}>
        {entry.ok ? <ResultWords result={entry.value.result} /> : explanation?.sentence}
      </span>
      <span className={classes.sides}>
        {SIDES.map((side) => {
          const score = entry.ok ? scoreFor(side, entry.value.result, vulnerability) : undefined;
          return (
            <span key={side} className={classes.side} data-won={score !== undefined && score > 0}>
              <span className={classes.name}>{t(`side.${side}`)}</span>{' '}
              <span className={classes.score}>{score === undefined ? '–' : signed(score)}</span>
            </span>
          );
        })}
      </span>
    </output>
  );
}
