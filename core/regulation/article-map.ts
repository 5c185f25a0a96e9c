import { LAWS_EDITIONS, type LawsEdition } from '../laws/index.ts';

/**
 * Rules that stand under other numbers in other editions of the Laws, as far as regulations and rulings cite them. A
 * regulation cites the edition it was written for; an event that is played by another reads the number there.
 */
const SAME_RULE: readonly Readonly<Partial<Record<LawsEdition, string>>>[] = [
  // Adjusted scores: artificial, assigned, weighted.
  { 1997: '12C1', 2007: '12C2', 2017: '12C2' },
  { 1997: '12C2', 2007: '12C1', 2017: '12C1' },
  { 1997: '12C3', 2007: '12C1(c)', 2017: '12C1(c)' },
  // A side not at fault that makes more than 60%.
  { 1997: '88', 2007: '12C2(c)', 2017: '12C2(c)' },
  // Averages in IMPs; a knockout with unbalanced scores.
  { 1997: '86A', 2007: '86A', 2017: '12C2(b)' },
  { 1997: '86B', 2007: '86B', 2017: '12C4' },
  // No board is dealt again once the score of the match could be known; a result at the other table.
  { 1997: '86C', 2007: '86C', 2017: '86A' },
  { 2007: '86D', 2017: '86B1' },
  // Individual events.
  { 1997: '89', 2007: '12C3', 2017: '12C3' },
  // Unauthorised information: from partner, from withdrawn calls, from elsewhere.
  { 1997: '16A', 2007: '16B', 2017: '16B' },
  { 1997: '16C', 2007: '16D', 2017: '16C' },
  { 1997: '16B', 2007: '16C', 2017: '16D' },
  // Who could have known that the irregularity would help.
  { 1997: '72B1', 2007: '23', 2017: '72C' },
  { 1997: '73F2', 2007: '73F', 2017: '73E2' },
  // Understandings after an irregularity.
  { 2007: '40B3', 2017: '40B2(a)(iv)' },
  // Cards from another board; the director who waives a rectification.
  { 1997: '17D', 2007: '17D', 2017: '15A' },
  { 1997: '81C8', 2007: '81C5', 2017: '81C5' },
];

/** The number of a rule in one edition, by its number in another; the same where nothing is known to have moved. */
function articleUnder(article: string, from: LawsEdition, to: LawsEdition): string {
  return SAME_RULE.find((row) => row[from] === article)?.[to] ?? article;
}

const ARTICLE = String.raw`\d{1,2}(?:[A-Z]\d{0,2})?(?:\([a-z]+\))*`;
const CITED = new RegExp(String.raw`\bLaws? (${ARTICLE}(?:(?:, | and )${ARTICLE})*)`, 'g');
const ARTICLES = new RegExp(ARTICLE, 'g');

const listed = (articles: readonly string[]): string =>
  articles.length < 2
    ? `Law ${articles.join()}`
    : `Laws ${articles.slice(0, -1).join(', ')} and ${articles.at(-1)}`;

/** A text with every law that it cites under the number of another edition: `ROP 5.8, Law 88` is `ROP 5.8, Law 12C2(c)`. */
export function lawsCitedUnder(text: string, from: LawsEdition, to: LawsEdition): string {
  if (from === to) return text;
  return text.replace(CITED, (_, cited: string) => {
    const articles = (cited.match(ARTICLES) ?? []).map((article) => articleUnder(article, from, to));
    return listed([...new Set(articles)]);
  });
}

/** What an event is played by when its organiser says nothing. */
export const NEWEST_LAWS: LawsEdition = LAWS_EDITIONS.at(-1) ?? 2017;
