import { useTranslation } from 'react-i18next';

/** Facts name a rule in English: `Law 87A`, `RTP Annex I`. */
const LAW = /\bLaws? (?=\d)/g;
const ANNEX = /\bAnnex (?=I)/g;

export const clauseIn = (clause: string, words: { readonly law: string; readonly annex: string }): string =>
  clause.replace(LAW, `${words.law} `).replace(ANNEX, `${words.annex} `);

/** The name of a rule as people say it in their language: `Ley 87A`. */
export function useClauseText(): (clause: string) => string {
  const { t } = useTranslation();
  return (clause) => clauseIn(clause, { law: t('rule.law'), annex: t('rule.annex') });
}
