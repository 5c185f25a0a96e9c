import type { LawsEdition } from 'naipe/laws';
import type { SideDraft } from './side-draft.ts';

/** Where each edition of the Laws speaks of adjusted scores. */
const ADJUSTMENT_CLAUSES: Readonly<
  Record<LawsEdition, { readonly artificial: string; readonly assigned: string; readonly weighted: string }>
> = {
  1997: { artificial: 'Law 12C1', assigned: 'Law 12C2', weighted: 'Law 12C3' },
  2007: { artificial: 'Law 12C2', assigned: 'Law 12C1', weighted: 'Law 12C1(c)' },
  2017: { artificial: 'Law 12C2', assigned: 'Law 12C1', weighted: 'Law 12C1(c)' },
};

/** The law that an adjusted score of that kind rests on. */
export function adjustmentClause(laws: LawsEdition, ...sides: readonly SideDraft[]): string {
  const { artificial, assigned, weighted } = ADJUSTMENT_CLAUSES[laws];
  const given = sides.filter(({ kind }) => kind === 'assigned');
  if (given.some(({ outcomes }) => outcomes.length > 1)) return weighted;
  return given.length > 0 ? assigned : artificial;
}

/** What rulings of each kind usually rest on, to choose from. */
export const USUAL_CLAUSES = {
  adjust: [
    'Law 12C1',
    'Law 12C1(c)',
    'Law 12C2',
    'Law 16',
    'Law 21',
    'Law 23',
    'Law 64C',
    'Law 82',
    'Law 86',
    'Law 87',
  ],
  penalty: ['Law 90', 'Law 91', 'Law 74', 'Law 73', 'Law 72', 'Law 7', 'Law 79', 'Law 81'],
  cancel: ['Law 12C2', 'Law 15', 'Law 6D', 'Law 86', 'Law 87'],
  group: ['Law 87'],
} as const;
