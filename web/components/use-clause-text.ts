import { useTranslation } from 'react-i18next';
import { clauseIn, type RuleWords } from './clause-words.ts';

/** Words for rules in the language that is spoken. */
export function useRuleWords(): RuleWords {
  const { t } = useTranslation();
  return { law: t('rule.law'), annex: t('rule.annex') };
}

/** The name of a rule as people say it in their language: `Ley 87A`. */
export function useClauseText(): (clause: string) => string {
  const words = useRuleWords();
  return (clause) => clauseIn(clause, words);
}
