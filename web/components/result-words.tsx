import { type BoardResult, type Doubling, margin, strainText } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { SuitSymbol } from './suit-symbol.tsx';
import { useWritingStyle } from './writing-style.ts';

const BY = {
  '': 'score.by',
  X: 'score.byDoubled',
  XX: 'score.byRedoubled',
} as const satisfies Record<Doubling, string>;

/** What happened on a board, as a player would say it: `4♠ doubled, by North, one over`. */
export function ResultWords({ result }: { readonly result: BoardResult }) {
  const { t } = useTranslation();
  const style = useWritingStyle();
  if (result === 'passed-out') return t('score.passedOut');
  const { level, strain, doubling, declarer } = result.contract;
  const over = margin(result);
  const tricks =
    over === 0
      ? t('score.made')
      : over > 0
        ? t('score.over', { count: over })
        : t('score.down', { count: -over });
  return (
    <>
      <b>
        {level}
        {strain === 'NT' ? ` ${strainText(strain, style)}` : <SuitSymbol suit={strain} />}
      </b>{' '}
      {t(BY[doubling], { seat: t(`seat.${declarer}`) })}, {tricks}
    </>
  );
}
