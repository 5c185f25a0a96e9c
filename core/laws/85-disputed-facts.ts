import { factsFoundIn } from './79-tricks-won.ts';
import { byEdition, editionsOf } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { isSo, type Procedure, type Scene } from './ruling/procedure.ts';
import type { Ruling } from './table/table.ts';

const factsIn = editionsOf({
  found: { 1997: '85A', 2007: '85A1', 2017: '85A1' },
  ruled: { 1997: '85A', 2007: '85A2', 2017: '85A2' },
});

/** Law 85: the players tell different stories. Who is satisfied of the facts rules by Law 84; otherwise the play goes on. */
export function* factsDisputed({ table, irregularity }: Scene<Irregular<'facts-disputed'>>): Procedure {
  const { seat } = irregularity;
  const { edition } = table;
  const { found, ruled } = factsIn(edition);
  const areFound = yield* isSo({
    id: 'facts-found',
    answerer: 'director',
    clause: found,
    no: '85B',
    params: { seat },
    facts: [{ code: factsFoundIn(edition), params: {} }],
  });
  if (areFound) {
    yield note('ruled-as-agreed', ruled, { seat });
    return [];
  }
  yield note('play-may-continue', '85B', { seat });
  // 1997: the players are told of their right.
  if (edition === 1997) yield note('right-of-appeal', '85B');
  return [];
}

/** Where it stands what kind of ruling it is. */
const kindsIn = byEdition<Readonly<Record<RulingKind, Clause>>>({
  1997: { none: '84A', prescribed: '84B', 'players-choice': '84C', discretion: '84D', indemnity: '84E' },
  2007: { none: '84A', prescribed: '84B', 'players-choice': '84C', discretion: '84D', indemnity: '84D' },
  2017: { none: '84A', prescribed: '84B', 'players-choice': '84C', discretion: '84D', indemnity: '84D' },
});

/** Nothing to rectify; what the Law prescribes; a player's choice; the director's; damage that no law rectifies. */
type RulingKind = 'none' | 'prescribed' | 'players-choice' | 'discretion' | 'indemnity';

/** A penalty in points of procedure rectifies nothing (Law 90A). */
const RECTIFIES_NOTHING: ReadonlySet<Ruling['consequences'][number]['type']> = new Set([
  'note',
  'penalty-possible',
]);

function kindOf({ answers, consequences }: Pick<Ruling, 'answers' | 'consequences'>): RulingKind {
  const scores = consequences.filter(({ type }) => type === 'adjusted-score');
  if (scores.some(({ clause }) => clause === '12A1')) return 'indemnity';
  if (scores.length > 0) return 'discretion';
  if (answers.some(({ question }) => question.answerer !== 'director')) return 'players-choice';
  return consequences.every(({ type }) => RECTIFIES_NOTHING.has(type)) ? 'none' : 'prescribed';
}

/** Law 84: which kind of ruling it is, by the clause that says how such a ruling is made. */
export const rulingClause = (
  ruling: Pick<Ruling, 'answers' | 'consequences'>,
  edition: LawsEdition,
): Clause => kindsIn(edition)[kindOf(ruling)];

/** Law 83: could the director's finding or discretion well be reviewed? Then the contestants are told that they may appeal. */
export const isAppealTold = (ruling: Pick<Ruling, 'answers' | 'consequences'>): boolean =>
  ['discretion', 'indemnity'].includes(kindOf(ruling)) ||
  ruling.consequences.some((each) => each.type === 'note' && each.code === 'play-may-continue');
