import type { Language } from 'naipe/game';
import { LAWS_EDITIONS, type LawsEdition } from 'naipe/laws';
import {
  type Contents,
  clausesOfLaw,
  type LawNumber,
  lawOfClause,
  lawTitle,
  REVISED_CLAUSES,
} from 'naipe/laws/contents';
import { placeText, TERM_IDS, type TermId, termName, termPlaces } from 'naipe/laws/glossary';

/** A law, or one of its clauses, as it is asked for: `27`, `27B1(a)`, `Law 73C1`. */
interface Wanted {
  readonly law: LawNumber;
  readonly clause: string;
}

/** Reads the number of a law or clause; nothing when it is a word. */
export function lawWanted(text: string): Wanted | undefined {
  const clause = /^(?:law|lei|ley|art\.?|legge)?\s*(\d+\S*)$/i.exec(text.trim())?.[1];
  const law = clause === undefined ? undefined : lawOfClause(clause);
  return clause === undefined || law === undefined ? undefined : { law, clause };
}

/** Does one clause stand under the other, or over it? */
const isAbout = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** What the book says of a law. */
interface LawData {
  readonly law: LawNumber;
  readonly titles: Readonly<Record<string, string>>;
  readonly clauses: Readonly<Record<string, readonly string[]>>;
  /** What the revision of 2023 changed, clause by clause. */
  readonly revised: Readonly<Record<string, { readonly before: string; readonly since: string }>>;
  readonly words: readonly TermId[];
}

/** What the book says of a law: what it is about, its clauses in each edition, and what the revision of 2023 changed. */
export function lawData({ law, clause }: Wanted, contents: Contents): LawData {
  const all = clause === String(law);
  const byEdition = <Value>(
    of: (edition: LawsEdition) => Value,
  ): readonly (readonly [LawsEdition, Value])[] =>
    LAWS_EDITIONS.map((edition) => [edition, of(edition)] as const);
  return {
    law,
    titles: Object.fromEntries(byEdition((edition) => lawTitle(contents, law, edition))),
    clauses: Object.fromEntries(
      byEdition((edition) =>
        clausesOfLaw(law, edition)
          .map((each) => each.clause)
          .filter((each) => all || isAbout(each, clause)),
      ),
    ),
    revised: Object.fromEntries(
      REVISED_CLAUSES.filter((each) => lawOfClause(each) === law && (all || isAbout(each, clause))).map(
        (each) => [each, contents.revision[each]],
      ),
    ),
    words: wordsOf(law),
  };
}

/** The words that a law defines. */
const wordsOf = (law: LawNumber): readonly TermId[] =>
  TERM_IDS.filter((id) =>
    termPlaces(id).some(({ place }) => place !== 'definitions' && lawOfClause(place) === law),
  );

/** The same for people: `2023` stands for 2017 as revised on 12 December 2023. */
export function lawTold(wanted: Wanted, contents: Contents, language: Language): string {
  const { law, titles, clauses, revised, words } = lawData(wanted, contents);
  const named = [...new Set(Object.values(titles))].map((title) => {
    const editions = LAWS_EDITIONS.filter((edition) => titles[edition] === title);
    return `${placeText({ place: `${law}`, editions }, language)}: ${title}`;
  });
  return [
    ...named,
    ...LAWS_EDITIONS.map((edition) => `  ${edition}: ${clauses[edition]?.join(', ') || '–'}`),
    ...Object.entries(revised).flatMap(([each, { before, since }]) => [
      `  ${each}`,
      `    2017: ${before}`,
      `    2023: ${since}`,
    ]),
    ...(words.length === 0 ? [] : [`→ ${words.map((id) => termName(id, language)).join(', ')}`]),
  ].join('\n');
}
