import { sideOf } from '../game/index.ts';
import type { Right } from './9-procedure-after-irregularity.ts';
import { isAtTurn, type Phase, phaseOf, type Role, roleOf } from './17-auction-period.ts';
import { byEdition, type ClauseByEdition } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';

import type { LawsEdition } from './editions.ts';
import type { Consulted } from './happening/report.ts';
import { note, penaltyPossible } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { judged, type Procedure, type Scene } from './ruling/procedure.ts';
import { MODIFIED, screenRules } from './screens/tray.ts';

/** Who looks, when and why. */
export interface Looking {
  readonly phase: Phase;
  /** His side has taken its cards from the board: its auction period has begun (Law 17A). */
  readonly cardsTaken: boolean;
  /** Undefined while there is no contract. */
  readonly role: Role | undefined;
  readonly atTurn: boolean;
  /** To explain partner's call or play, having been asked. */
  readonly toExplain: boolean;
}

/** Law 40B2 (1997: 40E2), as it stands where no regulation says otherwise. */
export function consultingRight(edition: LawsEdition, what: Consulted['what'], looking: Looking): Right {
  switch (what) {
    case 'own-card':
      return ownCardIn(edition)(looking);
    case 'opponents-card':
      return opponentsCardIn(edition)(looking);
    case 'memory-aid':
      return { has: !isPlaying(looking), clause: aidIn(edition) };
  }
}

/** From the start of the auction period to the end of the play. */
const isPlaying = ({ phase, cardsTaken }: Looking): boolean =>
  phase === 'before' ? cardsTaken : phase !== 'over';

const isDeclaringSide = ({ role }: Looking): boolean => role === 'declarer' || role === 'dummy';

const aidIn = byEdition<Clause>({ 1997: '40E2', 2007: '40C3(a)', 2017: '40B2(d)' });

const ownCardSince2007 = (looking: Looking): Right => ({
  has: !isPlaying(looking) || (looking.phase === 'clarification' && isDeclaringSide(looking)),
  clause: '40B2(b)',
});

const ownCardIn = byEdition<(looking: Looking) => Right>({
  1997: (looking) => ({ has: !isPlaying(looking), clause: '40E2' }),
  2007: ownCardSince2007,
  2017: ownCardSince2007,
});

function opponentsCardSince2007({ phase, atTurn, toExplain }: Looking): Right {
  if (phase === 'before') return { has: true, clause: '40B2(c)(i)' };
  if (phase === 'clarification') return { has: true, clause: '40B2(c)(ii)' };
  if (toExplain) return { has: true, clause: '40B2(c)(iv)' };
  return { has: atTurn || phase === 'over', clause: '40B2(c)(iii)' };
}

const opponentsCardIn = byEdition<(looking: Looking) => Right>({
  // At his turn to call or play, and dummy has none.
  1997: (looking) => ({
    has: !isPlaying(looking) || (looking.atTurn && looking.role !== 'dummy'),
    clause: '40E2',
  }),
  // The same as 2017 but for looking in order to explain.
  2007: (looking) => opponentsCardSince2007({ ...looking, toExplain: false }),
  2017: (looking) => opponentsCardSince2007(looking),
});

/** A player looks at a system card, his own or the opponents', or at an aid to his memory. */
export function* consulted({ table, irregularity }: Scene<Irregular<'consulted'>>): Procedure {
  const { seat, what, toExplain = false, atTurn } = irregularity;
  const { edition } = table;
  const phase = phaseOf(table);
  const params = { seat, what };
  const cardsTaken =
    phase !== 'before' ||
    what === 'opponents-card' ||
    (yield* judged('cards-taken', '17A', { ...params, side: sideOf(seat) }));
  const looking: Looking = {
    phase,
    cardsTaken,
    role: roleOf(table, seat),
    atTurn: atTurn ?? isAtTurn(table, seat),
    toExplain,
  };
  // ROP 4.10: behind screens the opponents' card is open to all as long as the auction lasts.
  const isOpen = screenRules(table) === 'ROP' && what === 'opponents-card' && phase === 'auction';
  const { has, clause } = isOpen
    ? { has: true, clause: MODIFIED.ROP }
    : consultingRight(edition, what, looking);
  if (has) {
    yield note('may-consult', clause, params);
    return [];
  }
  yield note('may-not-consult', clause, params);
  // Since 2007 Law 20G says it once more of one's own card and notes.
  const again: ClauseByEdition = { 1997: '40E2', 2007: '20G2', 2017: '20G3' };
  // One's own card a player may not consult; of the rest it is said what he may, or what he is not entitled to.
  if (what === 'own-card') yield penaltyPossible(sideOf(seat), again[edition], 'may-not');
  else yield penaltyPossible(sideOf(seat), clause);
  return [];
}
