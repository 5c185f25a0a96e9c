import { type Deal, lhoOf, SEATS, type Seat, sideOf, TRICKS } from '../game/index.ts';
import { afterClaim, claimOrConcession } from './68-claim-or-concession.ts';
import { judgeClaim, NOTHING_SAID } from './claims/index.ts';
import { type ClaimPosition, trumpsAgainst } from './claims/position.ts';
import { note } from './consequences.ts';
import type { Irregular } from './irregularity.ts';
import { cardsInTrick, handLeft, isDefender, playOf, properLeader, trickNumber } from './play-state.ts';
import { ask, isSo, type Procedure, type Scene, type Telling } from './procedure.ts';
import type { Answer, Suggestion } from './ruling.ts';
import type { Table } from './table.ts';
import { isPositionKnown } from './table-record.ts';

/** Laws 68 to 70: somebody claims or concedes tricks. */
export function* claimMade({ table, irregularity }: Scene<Irregular<'claim'>>): Procedure {
  const { offender: by, claimed } = irregularity;
  const play = playOf(table);
  const tricksLeft = TRICKS + 1 - trickNumber(play);
  const partnerObjects =
    isDefender(play, by) &&
    claimed < tricksLeft &&
    (yield* isSo({ id: 'partner-objects', answerer: 'director', clause: '68B', params: { seat: by } }));
  const act = { kind: 'states-winning', tricks: claimed } as const;
  const { edition } = table;
  const is = claimOrConcession({
    edition,
    act,
    by,
    declarer: play.contract.declarer,
    tricksLeft,
    partnerObjects,
  });
  if (is.kind === 'play-on') {
    yield note('play-goes-on', is.clauses[0] ?? '68B', {});
    return [];
  }
  const response = yield* responseTo(table, by);
  if (response === 'play-on') {
    yield note('play-goes-on', '68D2(b)', {});
    return [];
  }
  const awarded = response === 'agreed' ? claimed : yield* contested(table, by, claimed, tricksLeft);
  const rest =
    sideOf(by) === 'NS'
      ? { NS: awarded, EW: tricksLeft - awarded }
      : { NS: tricksLeft - awarded, EW: awarded };
  yield { type: 'claim-settled', by, rest, clause: response === 'agreed' ? '69A' : '70A' };
  return [];
}

/** What the table says to it: Law 68D, and in 2017 the four may agree to play on. */
function* responseTo(table: Table, by: Seat): Telling<string> {
  const { edition } = table;
  const side = sideOf(by);
  const clauseOf = (kind: 'agreed' | 'doubted'): string =>
    afterClaim(edition, side, { kind }).clauses[0] ?? '68D';
  const playOn = afterClaim(edition, side, { kind: 'play-on-asked', by: lhoOf(by), concurring: SEATS });
  return yield* ask({
    id: 'claim-response',
    answerer: 'director',
    clause: clauseOf('doubted'),
    params: { seat: by },
    answers: [
      { id: 'agreed', clause: clauseOf('agreed') },
      { id: 'doubted', clause: clauseOf('doubted') },
      ...(playOn.next === 'play-on' ? [{ id: 'play-on', clause: '68D2(b)' }] : []),
    ],
  });
}

/** Law 70: the engine finds the fewest tricks by normal play where it knows the cards; the director says how many. */
function* contested(table: Table, by: Seat, claimed: number, tricksLeft: number): Telling<number> {
  const position = positionOf(table);
  const forgotten =
    position !== undefined && trumpsAgainst(position, by).length > 0
      ? yield* isSo({ id: 'trump-forgotten', answerer: 'director', clause: '70C2', params: { seat: by } })
      : false;
  const judged =
    position &&
    judgeClaim({
      edition: table.edition,
      position,
      claimer: by,
      claimed,
      statement: NOTHING_SAID,
      trumpLikelyForgotten: forgotten,
    });
  const suggestion: Suggestion | undefined = judged?.ok
    ? { answer: String(judged.value.awarded), reason: 'fewest-by-normal-play' }
    : undefined;
  const answers = Array.from(
    { length: tricksLeft + 1 },
    (_, tricks): Answer => ({ id: String(tricks), clause: '70A' }),
  );
  const awarded = yield* ask({
    id: 'tricks-awarded',
    answerer: 'director',
    clause: '70A',
    params: { side: sideOf(by) },
    answers,
    suggestion,
  });
  return Number(awarded);
}

/** The cards that are left and the trick on the table, where all of them are known. */
function positionOf(table: Table): ClaimPosition | undefined {
  if (!isPositionKnown(table)) return undefined;
  const play = playOf(table);
  const hands = Object.fromEntries(SEATS.map((seat) => [seat, handLeft(table, seat)])) as Deal;
  const onTable = cardsInTrick(play);
  const leader = onTable[0]?.seat ?? properLeader(play);
  const { strain, declarer } = play.contract;
  return { strain, declarer, hands, trick: { leader, cards: onTable.map(({ card }) => card) } };
}
