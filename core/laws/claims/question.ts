import { fail, ok, type Params, type Result } from '../../base/index.ts';
import { type Card, partnerOf, SEATS, type Seat, SUITS, type Suit, sideOf } from '../../game/index.ts';
import type { LawsEdition } from '../editions.ts';
import { type FaultCode, type ToldFault, toldFault } from '../texts/told-fault.ts';
import { Believed } from './believed.ts';
import { Board, cardOfMove, lowestOf, moveOfCard, suitOfMove } from './board.ts';
import { boundCards } from './bound-cards.ts';
import type { Placed } from './claimer-view.ts';
import { bitOfClass } from './class-bits.ts';
import { PlayClassifier } from './classify-play.ts';
import { CLAIM_LIMIT, findMissed } from './missed.ts';
import { NormalPlay, type PlayMark } from './normal-play.ts';
import {
  type ClassContext,
  PLAY_CLASSES,
  type PlayClass,
  type PlayerClass,
  type Proposal,
  proposalFor,
  type Standing,
} from './play-classes.ts';
import {
  type ClaimPosition,
  checkHeld,
  checkOut,
  checkPosition,
  checkShownOut,
  longestTrumpsAgainst,
  mayClaim,
  type ShownOut,
  tricksLeft,
  trumpsAgainst,
} from './position.ts';
import { ANY_LEGAL, type Considered } from './search.ts';
import { cardsSaid, isTrumpMentioned, type ShowsOut, type Statement } from './statement.ts';

/** What the director decides about a contested claim; whatever he leaves out stands as proposed. */
export interface DirectorsView {
  /** Classes of play that he strikes out or restores. */
  readonly classes?: Readonly<Partial<Record<PlayClass, Standing>>>;
  /** Single plays that he rules irrational, or normal whatever their class. */
  readonly struck?: readonly PlayMark[];
  readonly restored?: readonly PlayMark[];
  /**
   * An unstated finesse that it would be irrational not to take: allowed by the editions of 1997 (70E) and 2007
   * (70E1), no longer by that of 2017.
   */
  readonly onlyRational?: { readonly suit: Suit; readonly against: Seat };
  /** The cards out that he finds the claimer to have missed; otherwise those that contradict the claim. */
  readonly missed?: readonly Card[];
}

/** A contested claim: what the director needs to know to apply Law 70. */
export interface ClaimQuestion {
  readonly edition: LawsEdition;
  readonly position: ClaimPosition;
  readonly claimer: Seat;
  /** Tricks claimed of those not yet complete; the others are conceded (Law 68B). */
  readonly claimed: number;
  readonly statement: Statement;
  /** Law 70C2: is it at all likely that the claimer did not know that an opponent had a trump? */
  readonly trumpLikelyForgotten: boolean;
  /**
   * How a defender's partner is taken to play: any legal card, since no part of the claim may depend on his choice (Law
   * 70D2), or normally, when the question is what the side could lose by normal play (Laws 69B, 71). Any by default.
   */
  readonly partnerPlays?: 'any' | 'normal';
  readonly shownOut?: ShownOut;
  /** How good the claimer is; `middle` by default. */
  readonly player?: PlayerClass;
  /** Tricks that the other side does not dispute: the claiming side gets no fewer. */
  readonly undisputed?: number;
  /** Law 70E2 (2007, 2017): the order within a suit fixed by the Regulating Authority, if it has fixed one. */
  readonly suitOrder?: 'top-down';
  readonly director?: DirectorsView;
  /** Positions after which the search for a worse line ends, where it should be others than by default. */
  readonly limit?: number;
}

/** A class of play with what holds for it in this claim. */
export interface ClassStanding extends Proposal {
  readonly kind: PlayClass;
  /** What was proposed, when the director has decided otherwise. */
  readonly proposed: Standing;
}

/** A question checked and made ready for searching. */
export interface Prepared {
  readonly question: ClaimQuestion;
  readonly tricks: number;
  readonly trumpMentioned: boolean;
  readonly trumpForgotten: boolean;
  /** Could he be certain of more tricks than he claims? Then he has not seen how to get them all. */
  readonly claimsLess: boolean;
  /** The cards out that the claimer is taken to have missed. */
  readonly missed: readonly Card[];
  readonly classes: readonly ClassStanding[];
}

const fault = (told: FaultCode, params: Params = {}) => fail<ToldFault>(toldFault('claim', told, params));

/** What a search that gave up answers. */
export const tooLong = () => fault('too-long');

/** Checks a question; the fault is a sentence for who asked it. */
export function prepare(question: ClaimQuestion): Result<Prepared> {
  const { position, claimer, claimed, statement, director = {} } = question;
  const checked = checkPosition(position);
  if (!checked.ok) return checked;
  const tricks = tricksLeft(position);
  if (!mayClaim(position, claimer)) return fault('dummy-claims', { seat: claimer });
  if (!Number.isInteger(claimed) || claimed < 0 || claimed > tricks)
    return fault('too-many-claimed', { claimed: String(claimed), tricks: String(tricks) });
  const shown = checkShownOut(position, question.shownOut ?? {});
  if (!shown.ok) return shown;
  const marks = [...(director.struck ?? []), ...(director.restored ?? [])];
  for (const card of [...cardsSaid(statement), ...marks.map((mark) => mark.card)]) {
    const held = checkHeld(position, card, claimer);
    if (!held.ok) return held;
  }
  if (statement.steps.some(({ when }) => when?.seat !== undefined && sideOf(when.seat) === sideOf(claimer)))
    return fault('own-show-out');
  if (finessesOf(question).some(({ against }) => sideOf(against) === sideOf(claimer)))
    return fault('own-finesse');
  for (const card of director.missed ?? []) {
    const out = checkOut(position, card, claimer);
    if (!out.ok) return out;
  }
  const trumpMentioned = isTrumpMentioned(statement, longestTrumpsAgainst(position, claimer));
  // Law 70C1 and C2 together, when there is a trump to forget.
  const trumpForgotten =
    trumpsAgainst(position, claimer).length > 0 && !trumpMentioned && question.trumpLikelyForgotten;
  const before = { question, tricks, trumpForgotten };
  const found = missedIn(before);
  const classes = classesFor(question, trumpForgotten, found.claimsLess);
  return ok({ ...before, trumpMentioned, ...found, classes });
}

/** The cards that the claimer has missed, by the director's word or ours, and whether he could be certain of more than he claims. */
function missedIn(
  prepared: Pick<Prepared, 'question' | 'tricks' | 'trumpForgotten'>,
): Pick<Prepared, 'missed' | 'claimsLess'> {
  const { question, trumpForgotten } = prepared;
  const { claimed, statement, director } = question;
  const { board, believed } = boardOf(question, false);
  const claimsLess =
    claimed < prepared.tricks && believed.isCertainOf(claimed + 1, CLAIM_LIMIT, false) === true;
  if (director?.missed !== undefined) return { missed: director.missed, claimsLess };
  const seen = seatsSeen(question);
  const dummy = dummyAgainst(question);
  const finessed = placesSaid(question).map(({ suit }) => suit);
  findMissed(board, believed, { claimed, statement, trumpForgotten, seen, finessed, dummy });
  return { missed: cardsIn(believed.missed), claimsLess };
}

/** The seat of dummy where it is against the claimer; -1 where it is not. */
const dummyAgainst = ({ position, claimer }: ClaimQuestion): number =>
  claimer === position.declarer ? -1 : SEATS.indexOf(partnerOf(position.declarer));

/** The hands of his side that the claimer sees: declarer both, a defender his own. */
function seatsSeen({ position, claimer }: ClaimQuestion): readonly number[] {
  const own = SEATS.indexOf(claimer);
  return claimer === position.declarer ? [own, own ^ 2] : [own];
}

const cardsIn = (bits: Int32Array): readonly Card[] =>
  [...bits].flatMap((cards, suit) =>
    Array.from({ length: 13 }, (_, rank) => rank)
      .filter((rank) => (cards >> rank) & 1)
      .map((rank) => cardOfMove((suit << 4) | rank)),
  );

/** The board of a claim, and what the claimer takes it to be before anything is missed. */
function boardOf(
  question: ClaimQuestion,
  noticesShowOut: boolean,
  effort?: number,
): { board: Board; believed: Believed } {
  const { position, claimer } = question;
  const board = new Board(position, claimer);
  board.seen |= seenAtClaim(question);
  board.bound = boundCards(position);
  const believed = new Believed(board, {
    defender: claimer === position.declarer ? -1 : SEATS.indexOf(claimer),
    dummy: SEATS.indexOf(partnerOf(position.declarer)),
    noticesShowOut,
    said: placesSaid(question),
    ...(effort === undefined ? {} : { effort }),
  });
  return { board, believed };
}

function classesFor(
  question: ClaimQuestion,
  trumpForgotten: boolean,
  claimsLess: boolean,
): readonly ClassStanding[] {
  const context: ClassContext = {
    edition: question.edition,
    player: question.player ?? 'middle',
    claimsLess,
    trumpForgotten,
    topDown: question.suitOrder === 'top-down',
  };
  return PLAY_CLASSES.map((kind) => {
    const proposal = proposalFor(kind, context);
    const decided = question.director?.classes?.[kind];
    if (decided === undefined || decided === proposal.standing)
      return { ...proposal, kind, proposed: proposal.standing };
    return { ...proposal, kind, standing: decided, proposed: proposal.standing, by: 'director' };
  });
}

/** The finesses that the claimer said he would take, or that the edition takes for granted. */
function finessesOf({
  edition,
  statement,
  director,
}: ClaimQuestion): readonly { suit: Suit; against: Seat; when?: ShowsOut }[] {
  const stated = statement.steps.flatMap((step) => (step.do === 'finesse' ? [step] : []));
  const rational = edition === 2017 ? undefined : director?.onlyRational;
  return rational === undefined ? stated : [...stated, rational];
}

/** The board of a question, and the plays that count in it. */
export interface SetUp {
  readonly board: Board;
  readonly classifier: PlayClassifier;
  readonly believed: Believed;
  /** The plays that are normal. */
  readonly normal: NormalPlay;
  /** The legal plays that the statement leaves open. */
  readonly stated: Considered;
}

/** Sets a question up for searching, one class perhaps taken the other way, or nothing counted. */
export function setUp(
  prepared: Prepared,
  { flipped, effort }: { readonly flipped?: PlayClass | undefined; readonly effort?: number } = {},
): SetUp {
  const { question, trumpForgotten, tricks } = prepared;
  const { position, claimer, claimed, statement, director = {} } = question;
  const excluded = excludedBits(prepared.classes, flipped);
  const noticesShowOut = (excluded & bitOfClass('overlooks-show-out')) !== 0;
  const { board, believed } = boardOf(question, noticesShowOut, effort);
  for (const card of prepared.missed) {
    const move = moveOfCard(card);
    believed.missed[suitOfMove(move)] = (believed.missed[suitOfMove(move)] as number) | (1 << (move & 15));
  }
  const byDeclarer = claimer === position.declarer;
  const view = {
    seesPartner: byDeclarer,
    seen: seatsSeen(question),
    dummy: dummyAgainst(question),
    claimsAll: claimed === tricks,
    trumpForgotten,
  };
  const classifier = new PlayClassifier(board, view, believed);
  const { steps } = statement;
  const normal = new NormalPlay(board, classifier, believed, {
    steps,
    excluded,
    struck: director.struck ?? [],
    restored: director.restored ?? [],
    seesPartner: byDeclarer,
    promised: promisedBy(prepared),
    fearsTrump: fearsTrump(prepared),
    free: byDeclarer || question.partnerPlays === 'normal' ? -1 : SEATS.indexOf(claimer) ^ 2,
    whole: byDeclarer ? partlyMissed(board, believed) : EVERY_SUIT,
  });
  // Where nothing was said any legal card is within it, and no play has to be looked at.
  const stated: Considered =
    steps.length === 0
      ? ANY_LEGAL
      : new NormalPlay(board, classifier, believed, {
          steps,
          excluded: 0,
          struck: [],
          restored: [],
          free: -1,
          seesPartner: false,
          promised: 0,
          fearsTrump: false,
          whole: 0,
        });
  return { board, classifier, believed, normal, stated };
}

/**
 * Who claims fewer tricks than he could be certain of sees at least how to get those: an order of play that he may have
 * missed is normal only where it leaves him what he claims. A weak player may miss any, and the director is not bound.
 */
function promisedBy({ question, claimsLess }: Prepared): number {
  const { player, director, statement, claimed } = question;
  const isBound = player !== 'weak' && director?.classes?.['strands-winner'] === undefined;
  // Where he said how he would play, that decides what he sees.
  return claimsLess && isBound && statement.steps.length === 0 ? claimed : 0;
}

/**
 * Who gives up a trick and speaks of a trump that is out, though he could be certain of more, takes that trump for a
 * higher one than it is: to him it is all one which of his own he leads to lose it.
 */
const fearsTrump = ({ question, claimsLess }: Prepared): boolean =>
  claimsLess && question.statement.trumpMentioned;

/** Where a defender sees which cards are dummy's, single cards matter everywhere. */
const EVERY_SUIT = 15;

/** Suits of which some cards that beat the claimer's were missed and others not: in those single cards matter. */
function partlyMissed(board: Board, believed: Believed): number {
  let suits = 0;
  for (let suit = 0; suit < 4; suit++) {
    const ours = board.holding(board.side, suit) | board.holding(board.side + 2, suit);
    const above = ours === 0 ? 0 : board.out(suit) & (lowestOf(ours) - 1);
    const missed = believed.missed[suit] as number;
    if (missed !== 0 && (above & ~missed) !== 0) suits |= 1 << suit;
  }
  return suits;
}

const excludedBits = (classes: readonly ClassStanding[], flipped: PlayClass | undefined): number =>
  classes.reduce(
    (bits, { kind, standing }) =>
      (standing === 'not-normal') !== (kind === flipped) ? bits | bitOfClass(kind) : bits,
    0,
  );

function seenAtClaim({ shownOut = {}, claimer }: ClaimQuestion): number {
  let seen = 0;
  for (const [index, seat] of SEATS.entries())
    for (const suit of shownOut[seat] ?? [])
      if (sideOf(seat) !== sideOf(claimer)) seen |= 1 << (index * 4 + SUITS.indexOf(suit));
  return seen;
}

/** Where the missing cards of a suit are said to be. */
const placesSaid = (question: ClaimQuestion): readonly Placed[] =>
  finessesOf(question).map(({ suit, against, when }) => ({
    suit: SUITS.indexOf(suit),
    holder: SEATS.indexOf(against),
    when,
  }));
