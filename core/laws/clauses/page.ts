import { never } from '../../base/index.ts';
import { LAWS_EDITIONS, type LawsEdition } from '../editions.ts';
import { COVERAGE, COVERED_LAWS, lawOf } from './coverage.ts';
import { markdownTable } from './markdown-table.ts';
import type { Dealt } from './rows.ts';

/** A case about a clause in an edition: `13 #4` is the fourth of the file of Law 13. */
export interface Exercise {
  readonly edition: LawsEdition;
  readonly clause: string;
  readonly case: string;
  /** Does its ruling cite the clause, or is it only named after it? */
  readonly cited: boolean;
}

const HEAD = `# The Laws as code: what is covered

Written by \`node scripts/laws-coverage.mjs\`; a test fails when it is out of date.

Every clause of Laws ${COVERED_LAWS.first} to ${COVERED_LAWS.last} in the editions of 1997, 2007 and 2017. _By_ names the function of \`core/laws\` that carries
the clause out; _asks_ means that the clause rests on a judgement or a choice, which that function asks for and
whose outcome it records; a sentence in italics says why there is nothing to carry out. Under each edition stands
the number of cases whose rulings cite the clause in it or, where none does, of the cases that are named after it;
– if there is none, blank if the edition has no such clause. A clause that is carried out or asked about has two cases
at least in Laws ${COVERED_LAWS.firstOfPlay} to ${COVERED_LAWS.lastOfPlay} and one in the others; a test fails otherwise, and names those that are short of it. Cases are counted in the
files of \`core/laws/cases\`: \`13 #4\` is the fourth case of the file that begins with 13.
`;

/** The page \`docs/laws-coverage.md\`. */
export function coveragePage(exercises: readonly Exercise[]): string {
  const laws = Array.from(
    { length: COVERED_LAWS.last - COVERED_LAWS.first + 1 },
    (_, index) => COVERED_LAWS.first + index,
  );
  return [HEAD, totals(exercises), ...laws.map((law) => lawSection(law, exercises))].join('\n');
}

/** How many cases rest on clauses of the auction and of the play, in each edition. */
function totals(exercises: readonly Exercise[]): string {
  const count = (edition: LawsEdition, isTheirs: (law: number) => boolean): string =>
    String(
      new Set(
        exercises
          .filter((each) => each.edition === edition && isTheirs(lawOf(each.case)))
          .map((each) => each.case),
      ).size,
    );
  const { first, firstOfPlay, lastOfPlay, last } = COVERED_LAWS;
  const parts = [
    [first, firstOfPlay - 1],
    [firstOfPlay, lastOfPlay],
    [lastOfPlay + 1, last],
  ] as const;
  return markdownTable([
    ['cases in the files of', ...LAWS_EDITIONS.map(String)],
    ...parts.map(([from, to]) => [
      `Laws ${from} to ${to}`,
      ...LAWS_EDITIONS.map((edition) => count(edition, (law) => law >= from && law <= to)),
    ]),
  ]);
}

interface Line {
  readonly clause: string;
  readonly dealt: Dealt;
  readonly editions: readonly LawsEdition[];
}

const linesOf = (law: number): readonly Line[] =>
  COVERAGE.flatMap(({ clauses, dealt, editions }) =>
    clauses.split(' ').map((clause) => ({ clause, dealt, editions })),
  )
    .filter(({ clause }) => lawOf(clause) === law)
    .toSorted((a, b) => compared(a.clause, b.clause) || (a.editions[0] ?? 0) - (b.editions[0] ?? 0));

/** By code unit: the same order on every machine. */
const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function lawSection(law: number, exercises: readonly Exercise[]): string {
  const head = ['clause', 'dealt with', ...LAWS_EDITIONS.map(String), 'cases'];
  const rows = linesOf(law).map((line) => row(line, exercises));
  return `## Law ${law}\n\n${markdownTable([head, ...rows])}`;
}

/** The cases of a clause: those whose rulings cite it or, where none does, those that are named after it. */
export function casesOf(
  clause: string,
  editions: readonly LawsEdition[],
  exercises: readonly Exercise[],
): readonly Exercise[] {
  const about = exercises.filter((each) => each.clause === clause && editions.includes(each.edition));
  const cited = about.filter((each) => each.cited);
  return cited.length > 0 ? cited : about;
}

function row({ clause, dealt, editions }: Line, exercises: readonly Exercise[]): readonly string[] {
  const its = casesOf(clause, editions, exercises);
  const counts = LAWS_EDITIONS.map((edition) => {
    if (!editions.includes(edition)) return '';
    const count = its.filter((each) => each.edition === edition).length;
    return count === 0 ? '–' : String(count);
  });
  const cases = [...new Set(its.map((each) => each.case))];
  return [clause, words(dealt), ...counts, grouped(cases)];
}

/** \`13 #1, 13 #2, 14 #3\` as \`13 #1 #2, 14 #3\`. */
function grouped(cases: readonly string[]): string {
  const files = new Map<string, readonly string[]>();
  for (const each of cases) {
    const [file = '', number = ''] = each.split(' ');
    files.set(file, [...(files.get(file) ?? []), number]);
  }
  return [...files].map(([file, numbers]) => [file, ...numbers].join(' ')).join(', ');
}

function words(dealt: Dealt): string {
  switch (dealt.how) {
    case 'code':
      return `by \`${dealt.function}\``;
    case 'asked':
      return `asks: \`${dealt.function}\``;
    case 'told':
      return `_${dealt.reason}_`;
    default:
      return never(dealt);
  }
}
