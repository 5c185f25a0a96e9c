import type { Practice, ReportedPractice } from 'naipe/check';

const FIELDS = {
  across: 'all sections together',
  apart: 'each section for itself',
  'by-round': 'each round for itself',
} as const satisfies Record<ReportedPractice['field'], string>;

const NEUBERG = {
  exact: "boards with fewer results by Neuberg's formula",
  tenths: "boards with fewer results by Neuberg's formula, rounded to 0.1",
  none: 'boards with fewer results as they are, without Neuberg',
  ascherman: 'by Ascherman, every result tying with itself',
  'not-needed': 'all boards with the same number of results',
} as const;

const DIVIDED = {
  'by-comparisons': 'the mean of the comparisons',
  'by-results': 'the sum divided by the number of results',
  not: 'the sum of the comparisons',
} as const;

const droppedWords = (dropped: number | 'median' | 'given'): string => {
  if (dropped === 'given') return 'each board against a datum that was given for it';
  if (dropped === 'median') return 'the median';
  return dropped === 0 ? 'all results' : `without ${dropped} at each end`;
};

/** `matchpoints, 2 a win, all sections together, boards with fewer results by Neuberg's formula`. */
function boardWords(practice: ReportedPractice): string {
  const field = FIELDS[practice.field];
  switch (practice.scoring) {
    case 'matchpoints':
      return `matchpoints, ${practice.win} a win, ${field}, ${NEUBERG[practice.neuberg]}${practice.percentages === undefined ? '' : ', percentages taken of points already rounded'}`;
    case 'cross-imps':
      return `cross-IMPs, ${DIVIDED[practice.divided]}, ${field}`;
    case 'butler-imps': {
      const dropped = droppedWords(practice.dropped);
      const cap = practice.cap === undefined ? '' : `, at most ${practice.cap} IMPs a board`;
      const datum = practice.datum === 'tens' ? 'datum rounded to 10' : 'exact datum';
      return `Butler, ${datum}, ${dropped}${cap}, ${field}`;
    }
    case 'aggregate':
      return 'total points';
  }
}

const TOTALS = {
  'as-played': '',
  'pro-rata': 'scaled to the most boards that anybody played, ',
  'mean-of-boards': 'the mean of the boards, each counting as much as the others, ',
} as const satisfies Record<Practice['totals'], string>;
const ROUNDING = {
  once: 'rounded once',
  'per-board': 'from board scores already rounded',
  'before-scaling': 'rounded before the percentage is taken or the total scaled',
  twice: 'rounded twice: the total, and the percentage of that',
} as const satisfies Record<Practice['rounding'], string>;

/** What the program that wrote the file seems to do, a line each. */
export function practiceWords({ boards, totals, rounding, places, matches }: Practice): string[] {
  const ranked = [
    ...(places?.bySide === true ? ['each side for itself'] : []),
    ...(places?.bySection === true ? ['each section for itself'] : []),
  ];
  return [
    ...boards.map((practice) => `Boards: ${boardWords(practice)}.`),
    `Totals: ${TOTALS[totals]}${ROUNDING[rounding]}.`,
    ...(matches === undefined ? [] : [`Matches: ${matches}.`]),
    ...(places === undefined ? [] : [`Places: ${ranked.length === 0 ? 'all together' : ranked.join(', ')}.`]),
  ];
}
