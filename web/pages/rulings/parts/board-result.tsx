import type { FinalResult } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { ResultWords } from '../../../components/result-words.tsx';
import { signed } from '../../../components/signed.ts';
import classes from './board-result.module.css';

/** What a board came to after the tricks that rulings moved: `4♠ by South, one down: North–South −50`. */
export function BoardResult({ final }: { readonly final: FinalResult }) {
  const { t } = useTranslation(['rulings', 'common']);
  return (
    <p className={classes.final}>
      <ResultWords result={final.result} />:{' '}
      {t('revoke.score', { side: t('common:side.NS'), score: signed(final.scoreNS) })}
    </p>
  );
}
