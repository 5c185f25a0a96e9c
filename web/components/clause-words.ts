/** The words of a language for rules that facts name in English: `Law 87A`, `RTP Annex I`. */
export interface RuleWords {
  readonly law: string;
  readonly annex: string;
}

/** Not the edition: `Laws 2017`. */
const LAW = /\bLaws? (?=\d{1,2}(?!\d))/g;
const ANNEX = /\bAnnex (?=I)/g;

/** A rule as people say it in their language: `Ley 87A`. */
export const clauseIn = (clause: string, { law, annex }: RuleWords): string =>
  clause.replace(LAW, `${law} `).replace(ANNEX, `${annex} `);

/** `Art.` is understood without its point too. */
const said = (word: string, before: string): RegExp =>
  new RegExp(`\\b${word.replace(/\.$/, '\\.?')} ?(?=${before})`, 'gi');

/** The same back: what somebody typed in his language, as facts name it. */
export const clauseFrom = (typed: string, { law, annex }: RuleWords): string =>
  typed.replace(said(law, '\\d'), 'Law ').replace(said(annex, 'I'), 'Annex ');
