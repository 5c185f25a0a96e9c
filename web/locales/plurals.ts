import type { i18n } from 'i18next';

interface Plurals {
  getRule(code: string, options?: object): Intl.PluralRules;
}

/** Counts in Portuguese as in Portugal: nothing is "0 pares"; the rule of the language by itself says "0 par". */
export function countAsInPortugal({ services }: i18n): void {
  const plurals: Plurals = services.pluralResolver;
  const ruleOf = plurals.getRule.bind(plurals);
  plurals.getRule = (code, options) => ruleOf(code === 'pt' ? 'pt-PT' : code, options);
}
