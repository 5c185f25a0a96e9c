import {
  type Card,
  cardsOf,
  handSize,
  lhoOf,
  otherSide,
  partnerOf,
  rotationFrom,
  SEATS,
  type Seat,
  SIDES,
  type Side,
  sideOf,
  suitOf,
} from '../game/index.ts';
import { byEdition, sharedIn } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import { clausesIf } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import type { Readings } from './revokes/readings.ts';
import type { Revoke } from './revokes/revoke.ts';
import type { Standing } from './revokes/standing.ts';
import {
  attentionTo,
  bestOf,
  decides,
  earlierTricks,
  type History,
  hasPlayedTo,
  isDefender,
  suitToFollow,
  type TrickHistory,
  trickOf,
} from './tricks/history.ts';
import { facedAt, legalCardsAt } from './tricks/legal-cards.ts';
import { type TrickQuestion, trickQuestion } from './tricks/question.ts';
import type { CardPlayed, PlayRecord, RecordedTrick } from './tricks/record.ts';

/** A card played after a revoke that may be taken back once the revoke is corrected (Law 62C). */
export interface LaterCard {
  readonly trick: number;
  readonly seat: Seat;
  readonly card: Card;
  readonly clause: '62C1' | '62C2';
  /** Only after that player has taken his own back. */
  readonly after: Seat | undefined;
  /** Taken back by a defender of the offending side it becomes a major penalty card. */
  readonly penaltyCard: boolean;
}

/** Who may use what the withdrawn cards showed. */
export interface WithdrawnInformation {
  readonly clause: Clause;
  readonly authorised: Side | undefined;
  readonly unauthorised: readonly Side[];
}

/** How a revoke is corrected. */
export interface Correction {
  readonly clauses: readonly Clause[];
  readonly seat: Seat;
  readonly withdrawn: Card;
  readonly choices: readonly Card[];
  /** The withdrawn card, when it becomes a major penalty card (Law 62B1). */
  readonly penaltyCard: Card | undefined;
  readonly mayWithdraw: readonly LaterCard[];
  readonly information: WithdrawnInformation;
  /** Law 62D2: what partner may not choose to play to the twelfth trick. */
  readonly partner: TrickQuestion | undefined;
}

const trickOfRevoke = (history: History, { trick: number }: Revoke): TrickHistory => {
  const trick = trickOf(history, number);
  if (trick === undefined) throw new Error(`No trick ${number} in the record.`);
  return trick;
};

const TWELFTH = 12;

/** The clause by which a revoke is corrected, established or not (Laws 62A, 62C3 and 62D1); `undefined` when it stands. */
export function correctionClause(
  history: History,
  revoke: Revoke,
  all: readonly Revoke[],
  edition: LawsEdition,
  established: boolean,
  { notPenaltyCard }: Readings,
): Clause | undefined {
  if (revoke.kind === 'deemed') return undefined;
  if (edition === 2017 && isMutual(history, revoke, all)) return '62C3';
  if (!established) return '62A';
  if (revoke.kind === 'card' && notPenaltyCard === 'accepted') return undefined;
  return revoke.trick === TWELFTH && !attentionTo(history, revoke).handsReturned ? '62D1' : undefined;
}

/** Laws 62B to 62D: what is withdrawn, what replaces it, what becomes a penalty card, and what others may do. */
export function correctionOf(
  history: History,
  revoke: Revoke,
  standing: Standing,
  edition: LawsEdition,
): Correction | undefined {
  const { correctedBy, asIfEstablished } = standing;
  if (correctedBy === undefined || revoke.card === undefined) return undefined;
  const bothOffended = correctedBy === '62C3';
  const { seat, card } = revoke;
  const faced = facedAt(history, seat, revoke.trick).some(({ cards }) => cards.includes(card));
  const becomesPenaltyCard = isDefender(history, seat) && !faced;
  const side = sideOf(seat);
  const partner = partnerAtTwelve(history, revoke, edition);
  const clauses: readonly Clause[] = [
    correctedBy,
    ...(asIfEstablished === undefined ? [] : [asIfEstablished]),
    becomesPenaltyCard ? '62B1' : '62B2',
    ...clausesIf(partner !== undefined, '62D2'),
  ];
  return {
    clauses,
    seat,
    withdrawn: card,
    choices: revoke.couldHavePlayed,
    penaltyCard: becomesPenaltyCard ? card : undefined,
    mayWithdraw: laterCards(history, revoke, bothOffended),
    information: {
      clause: bothOffended ? '16C2' : sharedIn(edition).withdrawn,
      authorised: bothOffended ? undefined : otherSide(side),
      unauthorised: bothOffended ? SIDES : [side],
    },
    partner,
  };
}

const isLead = ({ plays }: RecordedTrick, { place }: Revoke): boolean => plays.findIndex(decides) === place;

/**
 * Puts a trick right: the revoke card goes back, the replacement falls after the others. When the lead itself is
 * corrected, so much changes that all who played to it take their cards back.
 */
function corrected(trick: RecordedTrick, revoke: Revoke, clause: Clause, card: Card): RecordedTrick {
  const anew = isLead(trick, revoke);
  const after = (play: CardPlayed, place: number): CardPlayed => {
    if (place === revoke.place) return { ...play, withdrawn: clause };
    if (!anew || !decides(play)) return play;
    return { ...play, withdrawn: sideOf(play.seat) === sideOf(revoke.seat) ? '62C2' : '62C1' };
  };
  return { plays: [...trick.plays.map(after), { seat: revoke.seat, card }] };
}

/** Cards led to the next trick by a hand that did not win this one after all go back without rectification. */
function withoutStrayLead(next: RecordedTrick, winner: Seat | undefined): RecordedTrick {
  if (next.plays.find(decides)?.seat === winner) return next;
  return { plays: next.plays.map((play) => (decides(play) ? { ...play, withdrawn: '62C1' } : play)) };
}

/** The record once a revoke has been corrected with that card, before others take theirs back. */
export function correctRevoke(
  { record }: History,
  revoke: Revoke,
  clause: Clause,
  replacement: Card,
): PlayRecord {
  const at = revoke.trick - earlierTricks(record) - 1;
  const tricks = record.tricks.map((trick, index) =>
    index === at ? corrected(trick, revoke, clause, replacement) : trick,
  );
  const winner = bestOf(tricks[at]?.plays ?? [], record.contract.strain)?.seat;
  return {
    ...record,
    tricks: tricks.map((trick, index) => (index === at + 1 ? withoutStrayLead(trick, winner) : trick)),
  };
}

/** Laws 62C1 and 62C2: what was played after the revoke and may come back. */
function laterCards(history: History, revoke: Revoke, bothOffended: boolean): readonly LaterCard[] {
  const trick = trickOfRevoke(history, revoke);
  const offenders = sideOf(revoke.seat);
  const standing = trick.plays.slice(revoke.place + 1).filter(decides);
  const theirs = standing.filter(({ seat }) => sideOf(seat) !== offenders);
  const next = trickOf(history, trick.number + 1)?.plays.filter(
    (play) => decides(play) && sideOf(play.seat) !== offenders,
  );
  const free = (number: number, { seat, card }: CardPlayed): LaterCard => {
    const penaltyCard = bothOffended && isDefender(history, seat);
    return { trick: number, seat, card, clause: '62C1', after: undefined, penaltyCard };
  };
  const followers = theirs.flatMap(({ seat }): LaterCard[] => {
    const follower = standing.find((play) => play.seat === lhoOf(seat) && play.seat !== revoke.seat);
    if (follower === undefined) return [];
    const penaltyCard = isDefender(history, follower.seat);
    const { card } = follower;
    return [{ trick: trick.number, seat: follower.seat, card, clause: '62C2', after: seat, penaltyCard }];
  });
  return [
    ...theirs.map((play) => free(trick.number, play)),
    ...followers,
    ...(next ?? []).map((play) => free(trick.number + 1, play)),
  ];
}

/** Law 62C3 of 2017: both sides revoked on the trick, and only one has played to the next. */
function isMutual(history: History, { trick, seat }: Revoke, all: readonly Revoke[]): boolean {
  const ours = sideOf(seat);
  const theirs = otherSide(ours);
  const onTrick = (side: Side) =>
    all.some((other) => other.kind !== 'deemed' && other.trick === trick && sideOf(other.seat) === side);
  return onTrick(theirs) && hasPlayedTo(history, ours, trick + 1) !== hasPlayedTo(history, theirs, trick + 1);
}

/**
 * The last two tricks after the correction of the revokes of the twelfth, every other card kept (Law 62D1). Nothing
 * when they cannot be known: the lead itself was a revoke, the trick is defective, or the play ended before.
 */
export function replayFromTwelfth(
  { record, tricks }: History,
  revokes: readonly Revoke[],
): PlayRecord | undefined {
  const last = tricks.at(-1);
  const twelfth = tricks.at(-2);
  if (last?.number !== TWELFTH + 1 || twelfth === undefined || last.won === undefined) return undefined;
  if (SEATS.some((seat) => handSize(twelfth.before[seat]) !== 2)) return undefined;
  let trick: RecordedTrick = record.tricks.at(-2) ?? { plays: [] };
  const isDefective = trick.plays.some(({ role }) => role !== undefined);
  if (isDefective || revokes.some((revoke) => isLead(trick, revoke))) return undefined;
  for (const revoke of revokes) {
    const [card] = revoke.couldHavePlayed;
    if (card !== undefined) trick = corrected(trick, revoke, '62D1', card);
  }
  const winner = bestOf(trick.plays, record.contract.strain);
  if (winner === undefined) return undefined;
  const played = new Set(trick.plays.filter(decides).map(({ card }) => card));
  const plays = rotationFrom(winner.seat).flatMap((seat) =>
    cardsOf(twelfth.before[seat])
      .filter((card) => !played.has(card))
      .map((card): CardPlayed => ({ seat, card })),
  );
  return { ...record, tricks: [...record.tricks.slice(0, -2), trick, { plays }] };
}

/** After a revoke in the twelfth trick, did the other side take back a card that it played later (Law 62C1)? */
export function askKept(history: History, revoke: Revoke): TrickQuestion | undefined {
  const trick = trickOf(history, revoke.trick);
  // A card that was itself a revoke goes back in any case.
  const hadChoice = ({ seat, card }: CardPlayed): boolean => {
    const legal = trick === undefined ? [] : legalCardsAt(history, trick, seat, trick.led);
    return legal.length > 1 && legal.includes(card);
  };
  const free = (trick?.plays ?? [])
    .slice(revoke.place + 1)
    .filter((play) => decides(play) && sideOf(play.seat) !== sideOf(revoke.seat) && hadChoice(play));
  if (free.length === 0) return undefined;
  return trickQuestion({
    id: 'took-back',
    clause: '62C1',
    about: revoke,
    params: { side: otherSide(sideOf(revoke.seat)), seat: revoke.seat },
    answers: ['kept', 'changed'],
    facts: free.map(({ seat, card }) => ({ code: 'had-choice', params: { seat, card } })),
  });
}

/** Until 2007 what the revoke card could possibly have suggested is out; in 2017 Law 16C asks for a logical alternative. */
const suggestedIn = byEdition<string>({
  1997: 'possibly-suggested',
  2007: 'possibly-suggested',
  2017: 'card-suggested',
});

/** Law 62D2: partner has yet to play to the twelfth trick and could be helped by the card he saw. */
function partnerAtTwelve(history: History, revoke: Revoke, edition: LawsEdition): TrickQuestion | undefined {
  const trick = trickOfRevoke(history, revoke);
  const partner = partnerOf(revoke.seat);
  const played = trick.plays.findIndex((play) => play.seat === partner);
  const hadPlayed = played >= 0 && played < revoke.place;
  if (revoke.trick !== TWELFTH || !isDefender(history, revoke.seat) || hadPlayed) return undefined;
  const choices = legalCardsAt(history, trick, partner, suitToFollow(trick, revoke.place));
  const suits = new Set(choices.map(suitOf));
  if (choices.length < 2 || (edition !== 2017 && suits.size < 2)) return undefined;
  return trickQuestion({
    id: suggestedIn(edition),
    clause: '62D2',
    about: revoke,
    params: { seat: partner, card: revoke.card ?? '' },
    answers: [...choices, 'none'],
    facts: [{ code: 'partner-holds', params: { partner, cards: cardsOf(trick.before[partner]).join(' ') } }],
  });
}
