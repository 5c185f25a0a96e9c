import type { RankingRule, RankingView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useScores } from '../scores/use-scores.ts';

/** How scores became this ranking, with the clauses: handicap, carry-over, one list from two lines. */
export function RankingRules({ rules }: Pick<RankingView, 'rules'>) {
  const { t } = useTranslation(['results', 'common']);
  const sentence = useSentence();
  if (rules.length === 0) return null;
  return (
    <ul>
      {rules.map((rule) => (
        <li key={rule.code}>
          {sentence(rule)} {rule.clause !== undefined && t('common:page.clause', { clause: rule.clause })}
        </li>
      ))}
    </ul>
  );
}

function useSentence() {
  const { t } = useTranslation(['results', 'common']);
  const scores = useScores();
  return (rule: RankingRule): string => {
    switch (rule.code) {
      case 'by-boards':
      case 'overall':
      case 'together':
        return t(`rule.${rule.code}`);
      case 'handicap': {
        const unknown =
          rule.unknown.length === 0 ? '' : t('rule.unknown', { pairs: rule.unknown.join(', ') });
        return [t('rule.handicap'), unknown].filter(Boolean).join(' ');
      }
      case 'carry-over': {
        const { share, toNearest, afterSession } = rule;
        if (share === '0') return t('rule.alone', { session: afterSession });
        return t('rule.carry-over', { share, step: scores.decimal(toNearest), session: afterSession });
      }
    }
  };
}
