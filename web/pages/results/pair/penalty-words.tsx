import type { ScorecardPenalty } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { SuitedText } from '../../../components/suited-text.tsx';
import { useClauseText } from '../../../components/use-clause-text.ts';
import { useNumbers } from '../../../components/use-numbers.ts';
import { results } from '../../../locales/en/results.ts';

type Unit = 'percent-of-top' | 'matchpoints' | 'imps' | 'vps';

const isUnit = (text: string): text is Unit => Object.hasOwn(results.pair, text);

/** What the director laid on a pair, why, and by which rule. */
export function PenaltyWords({ penalty }: { readonly penalty: ScorecardPenalty }) {
  const { t } = useTranslation('results');
  const { decimal } = useNumbers();
  const clauseText = useClauseText();
  const [value = '', unit = ''] = penalty.amount?.split(' ') ?? [];
  const amount = isUnit(unit) ? t(`pair.${unit}`, { value: decimal(value) }) : penalty.amount;
  const what = penalty.kind !== 'penalty' ? t(`pair.${penalty.kind}`) : t('pair.penalty', { amount });
  const why = penalty.reason === undefined ? '' : `: ${penalty.reason}`;
  return <SuitedText text={`${what}${why} (${clauseText(penalty.clause)})`} />;
}
