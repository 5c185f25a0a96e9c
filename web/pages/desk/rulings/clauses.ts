import type { LawsEdition } from 'naipe/laws';
import { lawsCitedUnder, type ProfileId } from 'naipe/regulation';
import type { SideDraft } from './side-draft.ts';

/** The edition by whose numbers the clauses of this file are written. */
const WRITTEN_BY: LawsEdition = 2007;

/** A clause by its number in the edition in force. */
export const clauseUnder = (clause: string, laws: LawsEdition): string =>
  lawsCitedUnder(clause, WRITTEN_BY, laws);

/** The law that an adjusted score of that kind rests on; 12C3 of 1997 is a committee's, and whether one decided is asked (12C2 is the director's). */
export function adjustmentClause(laws: LawsEdition, ...sides: readonly SideDraft[]): string {
  const given = sides.filter(({ kind }) => kind === 'assigned');
  if (given.some(({ outcomes }) => outcomes.length > 1)) return clauseUnder('Law 12C1(c)', laws);
  return clauseUnder(given.length > 0 ? 'Law 12C1' : 'Law 12C2', laws);
}

/** What rulings of each kind usually rest on, to choose from. */
const USUAL_CLAUSES = {
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

export const usualClauses = (kind: keyof typeof USUAL_CLAUSES, laws: LawsEdition): readonly string[] =>
  USUAL_CLAUSES[kind].map((clause) => clauseUnder(clause, laws));

/** What rulings about a pair or a player rest on in each regulation: nobody is shown a paragraph of the other one. */
const REGULATED = {
  exclude: { 'rtp-2014': ['RTP 3.2.1'], rop: [], wbf: [] },
  ranked: { 'rtp-2014': ['RTP 2.2.2.2'], rop: ['ROP 5.11'], wbf: [] },
} as const satisfies Record<string, Readonly<Record<ProfileId, readonly string[]>>>;

export const regulatedClauses = (kind: keyof typeof REGULATED, profile: ProfileId): readonly string[] =>
  REGULATED[kind][profile];
