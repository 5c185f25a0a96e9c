import { sharedIn } from './clauses/by-edition.ts';

import { note, unauthorisedFor } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { judged, type Procedure, type Scene } from './ruling/procedure.ts';

/** Law 19A3, 19B3: whoever doubles and names the bid wrongly has doubled it as it was made. Law 16 may apply. */
export function* misstatedDouble({ table, irregularity }: Scene<Irregular<'misstated-double'>>): Procedure {
  const { seat, call, said } = irregularity;
  const letter = call === 'X' ? 'A' : 'B';
  const params = { seat, call, second: said };
  yield note('only-the-word', `19${letter}2`, params);
  yield note(call === 'X' ? 'doubled-as-made' : 'redoubled-as-made', `19${letter}3`, params);
  if (yield* judged('tells-partner-something', `19${letter}3`, params))
    yield unauthorisedFor(seat, 'remark', sharedIn(table).fromPartner);
  return [{ type: 'call', seat, call }];
}
