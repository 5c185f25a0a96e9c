import type { Language } from '../../game/index.ts';
import { TERM_NAMES } from './names.ts';
import type { TermId } from './terms.ts';

/** The words that are worth a look when a ruling uses them; what every player says at the table is not among them. */
const MARKED = [
  'adjusted-score',
  'artificial-call',
  'artificial-score',
  'assigned-score',
  'auction-period',
  'claim',
  'clarification-period',
  'comparable-call',
  'concession',
  'convention',
  'established-revoke',
  'extraneous',
  'infraction',
  'insufficient-bid',
  'irregularity',
  'logical-alternative',
  'major-penalty-card',
  'minor-penalty-card',
  'misinformation',
  'penalty',
  'penalty-card',
  'presumed-declarer',
  'psychic-call',
  'rectification',
  'revoke',
  'rotation',
  'unauthorised-information',
  'unintended',
  'visible-card',
  'withdrawn',
] as const satisfies readonly TermId[];

/** How the last letters of a word change with number and gender. */
const ENDINGS = {
  en: (word) => `${word}s?`,
  pt: (word) => (word.endsWith('ão') ? `${word.slice(0, -2)}(?:ão|ões)` : variants(word)),
  es: (word) => (word.endsWith('ón') ? `${word.slice(0, -2)}(?:ón|ones)` : variants(word)),
  it: (word) => (/..[aeio]$/.test(word) ? `${word.slice(0, -1)}[aeio]` : word),
} as const satisfies Readonly<Record<Language, (word: string) => string>>;

/** A word of Portuguese or Spanish in both genders and numbers. */
const variants = (word: string): string =>
  /[ao]$/.test(word) ? `${word.slice(0, -1)}[ao]s?` : `${word}(?:es|s)?`;

interface Finder {
  readonly pattern: RegExp;
  /** In the order of the pattern's groups. */
  readonly ids: readonly TermId[];
}

const finders = new Map<Language, Finder>();

/** One pattern for all marked words of a language, the longest first. */
function finderOf(language: Language): Finder {
  const known = finders.get(language);
  if (known !== undefined) return known;
  const names = MARKED.flatMap((id) => TERM_NAMES[id][language].map((name) => ({ id, name }))).toSorted(
    (a, b) => b.name.length - a.name.length,
  );
  const groups = names.map(({ name }) => `(${name.split(' ').map(ENDINGS[language]).join(' ')})`);
  const finder = {
    pattern: new RegExp(`(?<!\\p{L})(?:${groups.join('|')})(?!\\p{L})`, 'giu'),
    ids: names.map(({ id }) => id),
  };
  finders.set(language, finder);
  return finder;
}

/** A piece of a sentence: a word of the glossary, or what stands between two. */
export interface SentencePart {
  readonly text: string;
  readonly term?: TermId;
}

/** A sentence taken apart at the words that the glossary explains; each is marked once. */
export function termsIn(sentence: string, language: Language): readonly SentencePart[] {
  const { pattern, ids } = finderOf(language);
  const seen = new Set<TermId>();
  const parts: SentencePart[] = [];
  let from = 0;
  for (const match of sentence.matchAll(pattern)) {
    const [text, ...groups] = match;
    const term = ids[groups.findIndex((group) => group !== undefined)];
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    if (match.index > from) parts.push({ text: sentence.slice(from, match.index) });
    parts.push({ text, term });
    from = match.index + text.length;
  }
  return from < sentence.length ? [...parts, { text: sentence.slice(from) }] : parts;
}
