import type { ParseFault, Result } from 'naipe/base';
import { imps, type Side, scoreNS, type Vulnerability } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { signed } from '../../components/signed.ts';
import { explainFault } from './explain-fault.ts';
import classes from './score-box.module.css';
import { readScoreEntry, type ScoreEntry } from './score-entry.ts';

interface ImpsLineProps {
  readonly here: Result<ScoreEntry, ParseFault>;
  readonly otherText: string;
  readonly vulnerability: Vulnerability;
}

/** The IMPs of this table against the other one, for the side that wins them here (Law 78B). */
export function ImpsLine({ here, otherText, vulnerability }: ImpsLineProps) {
  const { t } = useTranslation();
  return (
    <output className={classes.imps} aria-live="polite">
      {sentence()}
    </output>
  );

  function sentence(): string {
    if (otherText.trim() === '') return t('score.otherHint');
    const other = readScoreEntry(otherText);
    if (!other.ok) return explainFault(otherText, other.error, t).sentence;
    if (!here.ok) return t('score.otherHint');
    const won = imps(scoreNS(here.value.result, vulnerability) - scoreNS(other.value.result, vulnerability));
    if (won === 0) return t('score.noSwing');
    const side: Side = won > 0 ? 'NS' : 'EW';
    return t('score.imps', { imps: signed(Math.abs(won)), side: t(`side.${side}`) });
  }
}
