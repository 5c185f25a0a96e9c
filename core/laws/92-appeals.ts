import { editionsOf } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { type Asked, ask, judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { Table } from './table/table.ts';

const agreementIn = editionsOf({
  pairs: { 1997: '92D', 2007: '92D1', 2017: '92D1' },
  teams: { 1997: '92D', 2007: '92D2', 2017: '92D2' },
});

/** What is appealed: it decides who hears it. */
const SUBJECT: Asked = {
  id: 'appeal-about',
  answerer: 'director',
  clause: '93B',
  answers: [
    { id: 'law', clause: '93B1' },
    { id: 'judgement', clause: '93B2' },
    { id: 'both', clause: '93B1' },
    { id: 'discipline', clause: '93B3' },
  ],
};

/** In 1997 it decides first whether it is heard. */
const SUBJECT_IN_1997: Asked = {
  ...SUBJECT,
  clause: '92A',
  answers: SUBJECT.answers.map(({ id }) => ({ id, clause: id === 'discipline' ? '91A' : '92A' })),
};

/** Laws 92 and 93: may the appeal be heard, and by whom? */
export function* appealMade({ table, irregularity }: Scene<Irregular<'appeal'>>): Procedure {
  const { seat } = irregularity;
  const unheard = yield* whyUnheard(table, irregularity);
  if (unheard !== undefined) {
    yield note('appeal-not-heard', unheard, { seat });
    return [];
  }
  // 1997: against a penalty for order and discipline there is no appeal at all, whoever would hear it.
  const about = table.edition === 1997 ? yield* ask(SUBJECT_IN_1997) : undefined;
  if (about === 'discipline' && table.regulation !== 'ROP') {
    yield note('appeal-not-heard', '91A', { seat });
    return [];
  }
  yield note('through-the-director', '92C', { seat });
  yield* heardBy(table, about);
  return [];
}

/** The clause by which it is not heard. */
function* whyUnheard({ edition }: Table, { seat, event }: Irregular<'appeal'>): Telling<Clause | undefined> {
  if (!(yield* judged('own-table', '92A', { seat }))) return '92A';
  if (!(yield* judged('appeal-in-time', '92B', { seat }))) return '92B';
  const { pairs, teams } = agreementIn(edition);
  if (event === 'individual') return undefined;
  if (event === 'teams') return (yield* judged('captain-agrees', teams, { seat })) ? undefined : teams;
  // 1997: who is absent is taken to agree.
  const agreed = yield* ask({
    id: 'partner-agrees',
    answerer: 'director',
    clause: pairs,
    params: { seat },
    answers: ['yes', 'absent', 'no'].map((id) => ({ id, clause: pairs })),
  });
  return agreed === 'yes' || (agreed === 'absent' && edition === 1997) ? undefined : pairs;
}

/** Law 93: the director in charge hears all where there is no committee, and the part about the Law first where there is one. */
function* heardBy({ edition }: Table, told: string | undefined): Telling<void> {
  if (!(yield* judged('committee-available', '93B', {}, '93A'))) {
    yield { type: 'referral', to: 'chief-director', clause: '93A' };
    return;
  }
  const about = told ?? (yield* ask(SUBJECT));
  if (about === 'law' || about === 'both') {
    yield { type: 'referral', to: 'chief-director', clause: '93B1' };
    yield note('chiefs-ruling-appealable', '93B1');
  }
  // All that is not of the Law alone goes to the committee, what it cannot overrule too.
  if (about !== 'law') yield { type: 'referral', to: 'committee', clause: '93B2' };
  if (about === 'law' || about === 'discipline') yield note('committee-recommends-only', '93B3');
  // 1997: what a director weighs may be varied by a committee alone.
  if (edition === 1997 && about !== 'discipline' && about !== 'law') yield note('committee-may-vary', '12C3');
}
