import type { ParseFault, Result } from 'naipe/base';
import { type BoardResult, SIDES, scoreFor, type Vulnerability } from 'naipe/game';
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
  return (
    <output className={classes.outcome} aria-live="polite">
      {entry.ok ? (
        <Worth result={entry.value.result} vulnerability={vulnerability} />
      ) : (
        <NotYet text={text} fault={entry.error} />
      )}
    </output>
  );
}

function Worth({
  result,
  vulnerability,
}: {
  readonly result: BoardResult;
  readonly vulnerability: Vulnerability;
}) {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.sentence}>
        <ResultWords result={result} />
      </span>
      <span className={classes.sides}>
        {SIDES.map((side) => (
          <span key={side}>
            <span className={classes.name}>{t(`side.${side}`)}</span>{' '}
            <span className={classes.score}>{signed(scoreFor(side, result, vulnerability))}</span>
          </span>
        ))}
      </span>
    </>
  );
}

function NotYet({ text, fault }: { readonly text: string; readonly fault: ParseFault }) {
  const { t } = useTranslation();
  const { unfinished, sentence } = explainFault(text, fault, t);
  return (
    <span className={classes.explanation} data-wrong={!unfinished}>
      {sentence}
    </span>
  );
}
