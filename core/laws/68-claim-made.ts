import { otherSide, partnerOf, SEATS, type Seat, sideOf } from '../game/index.ts';
import { penaltyCardsOf } from './44-sequence-of-play.ts';
import {
  type AfterClaim,
  afterClaim,
  type ClaimOrConcession,
  claimOrConcession,
} from './68-claim-or-concession.ts';
import { contestedClaim } from './70-claim-contested.ts';
import { type ByEdition, CLAUSES, type ClauseByEdition } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';

import type { CardFell, Claimed } from './happening/happening.ts';
import {
  type ClaimNumbers,
  cardsShown,
  claimNumbers,
  PLAYED_AFTER_CLAIM,
  shared,
  wonTricksMoved,
} from './ruling/claim-at-table.ts';
import { note, review, unauthorisedFor } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, askOrSee, isSo, judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { Answer } from './ruling/ruling.ts';
import { cardsInTrick, isDefender, playOf } from './table/play-state.ts';
import type { Table } from './table/table.ts';

type PlayOn = Extract<ClaimOrConcession, { readonly kind: 'play-on' }>;
type Stopped = Exclude<ClaimOrConcession, PlayOn>;

/** Where a defender's partner objects to a concession, and where it is defined. */
const CONCEDING: ByEdition<{ readonly objected: Clause; readonly defined: Clause }> = {
  1997: { objected: '68B', defined: '68B' },
  2007: { objected: '68B2', defined: '68B1' },
  2017: { objected: '68B2', defined: '68B1' },
};

/** Where the score is adjusted if partner used what an objected concession showed. */
const USED: ClauseByEdition = { 1997: '16A2', 2007: '16A4', 2017: '16C3' };
const USED_FROM_PARTNER: ClauseByEdition = { 1997: '16A2', 2007: '16B3', 2017: '16B3' };

/** Laws 68 to 70: somebody claims or concedes tricks, or does what may amount to it. */
export function* claimMade({ table, irregularity }: Scene<Irregular<'claim'>>): Procedure {
  const { claim } = irregularity;
  const { seat, act } = claim;
  const { edition } = table;
  const play = playOf(table);
  const meant = act !== 'shows-cards' || (yield* judged('claim-meant', '68A', { offender: seat }));
  const numbers = claimNumbers(table, claim, meant);
  const { declarer } = play.contract;
  const said = { edition, act: numbers.act, by: seat, declarer, tricksLeft: numbers.left };
  const alone = claimOrConcession({ ...said, partnerObjects: false });
  if (alone.kind === 'play-on') return yield* neitherOfThem(table, claim, alone);
  const { objected, defined } = CONCEDING[edition];
  const partnerObjects =
    isDefender(play, seat) &&
    alone.conceded > 0 &&
    (yield* judged('partner-objects', objected, { seat }, defined));
  const is = claimOrConcession({ ...said, partnerObjects });
  if (is.kind === 'play-on') return yield* partnerObjected(table, claim, is);
  yield* saidSo(claim, is);
  return yield* answered(table, claim, numbers, is);
}

/** What the claim is, in tricks. */
function* saidSo(
  { tricks, inAll }: Claimed,
  { kind, side, claimed, conceded, clauses }: Stopped,
): Telling<void> {
  const [first = '68A', conceding = first] = clauses;
  if (kind === 'claim') yield note('claims-tricks', first, { side, tricks: String(claimed) });
  if (kind === 'concession' || conceded > 0)
    yield note('concedes-tricks', conceding, { side, tricks: String(conceded) });
  if (inAll === true && tricks !== undefined) yield note('tricks-in-all', first, { tricks: String(tricks) });
}

/** The trick on the table is all it was about, or it was demonstrably no claim: play goes on (Law 68). */
function* neitherOfThem(table: Table, claim: Claimed, { clauses, shownCards }: PlayOn): Procedure {
  const { seat } = claim;
  const { edition } = table;
  const play = playOf(table);
  const [clause = '68'] = clauses;
  const cards = cardsShown(table, claim);
  const defends = isDefender(play, seat);
  if (claim.act === 'shows-cards') {
    yield note('no-claim', clause, { seat });
    return shownCards === 'by-law-49' ? exposedAfresh(table, seat, cards) : [];
  }
  yield note('about-this-trick', clause, { seat });
  if (!defends) return [];
  const [only] = cards;
  const trick = cardsInTrick(play);
  const mayBePlay = cards.length === 1 && trick.length > 0 && !trick.some((each) => each.seat === seat);
  if (
    only !== undefined &&
    mayBePlay &&
    (yield* judged('shown-as-play', '57A', { seat, card: only }, clause))
  )
    return [{ type: 'card', seat, card: only }];
  if (cards.length > 0) yield note('not-penalty-cards', clause, { cards: cards.join(' ') });
  for (const about of cards.length > 0 ? cards : ['remark'])
    yield unauthorisedFor(seat, about, CLAUSES.fromPartner[edition]);
  yield review(partnerOf(seat), USED_FROM_PARTNER[edition]);
  return [];
}

/** Law 49 looks at the cards that do not lie face up already. */
function exposedAfresh(table: Table, seat: Seat, shown: readonly CardFell['card'][]) {
  const up = penaltyCardsOf(table, seat).map(({ card }) => card);
  const cards = shown.filter((card) => !up.includes(card));
  return cards.length === 0 ? [] : [{ type: 'exposed', seat, cards, how: 'shown' } as const];
}

/** Law 68B2 (1997: 68B): no concession has been made, nor a claim, and partner may not use what it told him. */
function* partnerObjected(
  table: Table,
  claim: Claimed,
  { clauses, shownCards, information }: PlayOn,
): Procedure {
  const { seat } = claim;
  const { edition } = table;
  const [clause = '68B'] = clauses;
  const cards = cardsShown(table, claim);
  yield note('concession-objected', clause, { seat });
  yield note('play-goes-on', clause);
  const unauthorised = sideOf(seat);
  // Law 16 on what is withdrawn, which 68B2 cites, lets the others use it.
  const authorised = edition === 1997 ? undefined : otherSide(unauthorised);
  const told = (about: string) =>
    ({ type: 'information', about, by: seat, authorised, unauthorised, clause: information }) as const;
  yield told('concession');
  yield review(partnerOf(seat), USED[edition]);
  if (cards.length === 0) return [];
  if (shownCards === 'by-law-49') return exposedAfresh(table, seat, cards);
  yield note('not-penalty-cards', clause, { cards: cards.join(' ') });
  for (const card of cards) yield told(card);
  return [];
}

/** What the table says to it, and what comes of that (Law 68D). */
function* answered(table: Table, claim: Claimed, numbers: ClaimNumbers, is: Stopped): Procedure {
  const { seat } = claim;
  const { edition } = table;
  const { response, later } = yield* responseTo(table, seat);
  const settled = (tricks: number, clause: Clause) =>
    ({ type: 'claim-settled', by: seat, rest: shared(is.side, tricks, numbers.left), clause }) as const;
  if (response === 'agreed') {
    yield settled(is.claimed, '69A');
    yield* wonTricksMoved({ claim, numbers }, '69A');
    return [];
  }
  const after =
    response === 'play-on'
      ? yield* playOnAsked(table, seat)
      : afterClaim(edition, is.side, { kind: 'doubted' });
  if (after.next === 'play-on') {
    yield* claimVoid(table, after);
    return later;
  }
  if (later.length > 0 && after.laterPlay === 'void') yield note('later-play-void', '68D');
  yield settled(yield* contestedClaim(table, { claim, numbers, claimed: is.claimed, later }), '70A');
  return [];
}

/** The answer of the table, and the cards that fell before there was one. */
function* responseTo(
  { edition }: Table,
  seat: Seat,
): Telling<{ readonly response: string; readonly later: readonly CardFell[] }> {
  const side = sideOf(seat);
  const clauseOf = (kind: 'agreed' | 'doubted'): Clause =>
    afterClaim(edition, side, { kind }).clauses[0] ?? '68D';
  const playOn: readonly Answer[] = edition === 2017 ? [{ id: 'play-on', clause: '68D2(b)' }] : [];
  const later: CardFell[] = [];
  for (;;) {
    const reply = yield* askOrSee({
      id: 'claim-response',
      answerer: 'director',
      clause: '68D',
      params: { seat },
      answers: [
        { id: 'agreed', clause: clauseOf('agreed') },
        { id: 'doubted', clause: clauseOf('doubted') },
        ...playOn,
      ],
      heard: SEATS,
    });
    if ('answer' in reply) return { response: reply.answer, later };
    const { card, seat: by } = reply.card;
    if (later.some((each) => each.card === card)) continue;
    later.push({ type: 'card', seat: by, card });
    yield note(PLAYED_AFTER_CLAIM, '68D', { seat: by, card });
  }
}

/** Law 68D2(b) of 2017: the side that did not claim may ask to play on, and all four have to concur. */
function* playOnAsked({ edition }: Table, claimer: Seat): Telling<AfterClaim> {
  const side = sideOf(claimer);
  const asker = yield* ask({
    id: 'play-on-asked-by',
    answerer: 'director',
    clause: '68D2(b)',
    answers: SEATS.map((id) => ({ id, clause: '68D2(b)' })),
  });
  const by = SEATS.find((each) => each === asker) ?? claimer;
  if (sideOf(by) === side) {
    yield note('may-not-ask-to-play-on', '68D2(b)', { seat: by });
    return afterClaim(edition, side, { kind: 'play-on-asked', by, concurring: [by] });
  }
  const concurring: Seat[] = [by];
  for (const seat of SEATS.filter((each) => each !== by)) {
    if (!(yield* isSo({ id: 'concurs', answerer: seat, clause: '68D2(b)(i)', params: { seat } }))) {
      yield note('not-all-concur', '68D2(b)(i)', { seat });
      break;
    }
    concurring.push(seat);
  }
  return afterClaim(edition, side, { kind: 'play-on-asked', by, concurring });
}

/** The claim is void and not adjudicated; Laws 16 and 50 do not apply, so that penalty cards end too. */
function* claimVoid(table: Table, { lapses }: AfterClaim): Telling<void> {
  yield note('claim-void', '68D2(b)(ii)', { laws: lapses.join(', ') });
  for (const seat of SEATS)
    if (penaltyCardsOf(table, seat).length > 0)
      yield { type: 'lifted', what: 'penalty-card', seat, clause: '68D2(b)(ii)' };
}
