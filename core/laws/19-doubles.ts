import { sharedIn } from './clauses/by-edition.ts';

import { note, unauthorisedFor } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { judged, type Procedure, type Scene } from './ruling/procedure.ts';
import { isAdmissible } from './table/duties.ts';
import { standingOf } from './table/table.ts';

/**
 * Law 19A3, 19B3: whoever doubles and names the bid wrongly has doubled it as it was made. Law 16 may apply. Whether
 * he may double at all is looked at with the call itself; the bid named rightly is only not the proper form.
 */
export function* misstatedDouble({ table, irregularity }: Scene<Irregular<'misstated-double'>>): Procedure {
  const { seat, call, said } = irregularity;
  const letter = call === 'X' ? 'A' : 'B';
  const params = { seat, call, second: said };
  yield note('only-the-word', `19${letter}2`, params);
  if (said === standingOf(table.calls).bid) return [{ type: 'call', seat, call }];
  if (isAdmissible(table, seat, call))
    yield note(call === 'X' ? 'doubled-as-made' : 'redoubled-as-made', `19${letter}3`, params);
  if (yield* judged('tells-partner-something', `19${letter}3`, params))
    yield unauthorisedFor(seat, 'remark', sharedIn(table).fromPartner);
  return [{ type: 'call', seat, call }];
}
