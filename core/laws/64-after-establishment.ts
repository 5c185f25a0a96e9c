import { type Card, cardsOf, otherSide, SEATS, type Seat, type Side, sideOf } from '../game/index.ts';
import { byEdition } from './clauses/by-edition.ts';
import { type Clause, clausesIf } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import type { Readings } from './revokes/readings.ts';
import type { Revoke } from './revokes/revoke.ts';
import type { StandingRevoke } from './revokes/standing.ts';
import type { About, Fact } from './ruling/ruling.ts';
import { attentionTo, type History } from './tricks/history.ts';
import { facedAt } from './tricks/legal-cards.ts';
import type { OwnedTrick } from './tricks/owned.ts';
import { type Answers, answerTo, type TrickQuestion, trickQuestion, YES_OR_NO } from './tricks/question.ts';

/** Does Law 64 apply: established and not to be corrected all the same, or as if it had been? */
export const counts = ({ standing }: StandingRevoke): boolean =>
  standing.asIfEstablished !== undefined ||
  (standing.status === 'established' && standing.correctedBy === undefined);

/** What Law 64A takes from the offending side for one revoke. */
export type Transfer =
  | { readonly clause: '64A1' | '64A2' | '64B1'; readonly tricks: readonly OwnedTrick[] }
  | { readonly asked: TrickQuestion };

const named = ({ seat, trick }: About) => ({ seat, trick: String(trick) });

/** Where it is asked who won the revoke trick. */
const WINNER = '64A';

const askWinner = (revoke: About): TrickQuestion =>
  trickQuestion({
    id: 'revoke-trick-winner',
    clause: WINNER,
    about: revoke,
    params: named(revoke),
    answers: SEATS,
    facts: [{ code: 'ended-within', params: named(revoke) }],
  });

/** The director's answer to who won the revoke trick, where a claim ended the play in the middle of it. */
export const winnerAnswered = (revoke: Revoke, answers: Answers): Seat | undefined =>
  answerTo({ clause: WINNER, about: revoke }, answers) as Seat | undefined;

const askOwnCard = (revoke: Revoke, cards: readonly Card[]): TrickQuestion =>
  trickQuestion({
    id: 'won-with-own-card',
    clause: '64A2',
    about: revoke,
    params: named(revoke),
    answers: YES_OR_NO,
    facts:
      cards.length > 0
        ? [{ code: 'still-held', params: { seat: revoke.seat, cards: cards.join(' ') } }]
        : [{ code: 'not-known', params: { seat: revoke.seat } }],
  });

/**
 * Law 64A2 of 1997, second sentence: one more trick, if the offender himself won a later trick with a card that he
 * could have played to the revoke trick. Only a director knows it of claimed tricks.
 */
function wonWithOwnCard(
  history: History,
  revoke: Revoke,
  later: readonly OwnedTrick[],
  answers: Answers,
): boolean | TrickQuestion {
  const { seat, couldHavePlayed } = revoke;
  if (later.some(({ won }) => won?.seat === seat && couldHavePlayed.includes(won.card))) return true;
  if (later.every(({ number }) => number !== 'claimed')) return false;
  const left = cardsOf(history.left[seat]).filter((card) => couldHavePlayed.includes(card));
  if (left.length === 0 && history.known[seat]) return false;
  const asked = askOwnCard(revoke, left);
  const answer = answerTo(asked, answers);
  return answer === undefined ? asked : answer === 'yes';
}

/** Did the hand that revoked win the trick? A trick that dummy wins is not won by declarer. */
const isWonByOffender = ({ seat, trick, kind }: Revoke, pool: readonly OwnedTrick[]): boolean => {
  const own = pool.find(({ number }) => number === trick);
  return kind !== 'deemed' && (own?.won?.seat ?? own?.by) === seat;
};

/** The tricks with those marked that Law 64A1 takes by name for one of these revokes. */
export const withOwedMarked = (
  pool: readonly OwnedTrick[],
  revokes: readonly Revoke[],
): readonly OwnedTrick[] =>
  pool.map((each) =>
    revokes.some((revoke) => revoke.trick === each.number && isWonByOffender(revoke, pool))
      ? { ...each, owed: true }
      : each,
  );

/** Any trick will do: one that another revoke asks for by name comes last, so that each revoke has its own price. */
const owedLast = (tricks: readonly OwnedTrick[]): readonly OwnedTrick[] => [
  ...tricks.filter(({ owed }) => owed !== true),
  ...tricks.filter(({ owed }) => owed === true),
];

/**
 * Law 64A, with the tricks already transferred for earlier revokes left out: no trick goes over twice, and none
 * won before the revoke. The revoke trick goes first, then the earliest.
 */
export function transferFor(
  history: History,
  revoke: Revoke,
  pool: readonly OwnedTrick[],
  edition: LawsEdition,
  answers: Answers,
): Transfer {
  const own = pool.find(({ number }) => number === revoke.trick);
  const side = sideOf(revoke.seat);
  const theirs = pool.filter((trick) => trick.side === side && !trick.transferred);
  const later = owedLast(theirs.filter(({ number }) => number === 'claimed' || number > revoke.trick));
  if (own === undefined && later.some(({ number }) => number === 'claimed'))
    return { asked: askWinner(revoke) };
  const ownToGive = own !== undefined && theirs.includes(own) ? [own] : [];
  if (isWonByOffender(revoke, pool)) return { clause: '64A1', tricks: [...ownToGive, ...later.slice(0, 1)] };
  const candidates = owedLast([...ownToGive, ...later]);
  if (candidates.length === 0) return { clause: '64B1', tricks: [] };
  if (edition !== 1997 || revoke.kind === 'deemed' || candidates.length < 2)
    return { clause: '64A2', tricks: candidates.slice(0, 1) };
  const second = wonWithOwnCard(history, revoke, later, answers);
  if (typeof second === 'object') return { asked: second };
  return { clause: '64A2', tricks: candidates.slice(0, second ? 2 : 1) };
}

const sideOfRevoke = ({ revoke }: StandingRevoke): Side => sideOf(revoke.seat);

/** Law 64B2: may the earlier revoke in the suit have been corrected, or must it have been established? */
const earlierMustBeEstablishedIn = byEdition<boolean>({ 1997: false, 2007: false, 2017: true });

function isRepeated(one: StandingRevoke, before: readonly StandingRevoke[], edition: LawsEdition): boolean {
  if (one.revoke.kind === 'card') return false;
  return before.some(
    (earlier) =>
      earlier.revoke.seat === one.revoke.seat &&
      earlier.revoke.suit === one.revoke.suit &&
      earlier.revoke.kind !== 'card' &&
      (counts(earlier) || !earlierMustBeEstablishedIn(edition)),
  );
}

/** Law 64B3: a card that could be seen. Until 2007 any faced card; in 2017 a penalty card; dummy's in all. */
function wasSeen(
  history: History,
  { kind, seat, trick, couldHavePlayed }: Revoke,
  edition: LawsEdition,
): boolean {
  if (kind === 'card' || seat === history.dummy) return true;
  if (kind === 'deemed') return false;
  return facedAt(history, seat, trick).some(
    ({ as, cards }) =>
      (edition !== 2017 || as !== 'faced') && couldHavePlayed.some((card) => cards.includes(card)),
  );
}

/** The clause by which both sides' revoking leaves no automatic transfer. */
function bothSides(
  one: StandingRevoke,
  all: readonly StandingRevoke[],
  edition: LawsEdition,
  { bothOnOneTrick }: Readings,
): Clause | undefined {
  const others = all.filter((other) => sideOfRevoke(other) !== sideOfRevoke(one));
  switch (edition) {
    case 2017:
      return others.some(counts) ? '64B7' : undefined;
    case 2007:
      return others.length > 0 ? '64B7' : undefined;
    case 1997: {
      const onTrick = others.filter(({ revoke }) => revoke.trick === one.revoke.trick);
      const equity = bothOnOneTrick === 'equity-always' ? onTrick.length > 0 : onTrick.some(counts);
      return equity && bothOnOneTrick !== 'each' ? '64C' : undefined;
    }
  }
}

const TWELFTH = 12;

/** Why a revoke that counts transfers no tricks by itself, all reasons but 64B1 (Law 64B). */
export function noTransfer(
  history: History,
  one: StandingRevoke,
  all: readonly StandingRevoke[],
  edition: LawsEdition,
  readings: Readings,
): readonly Clause[] {
  const { revoke, standing } = one;
  const { calledOnNextBoard, roundEnded } = attentionTo(history, revoke);
  // A question at the table draws attention there and then.
  const late = standing.asIfEstablished === undefined;
  const calledOn = calledOnNextBoard.some((seat) => sideOf(seat) !== sideOf(revoke.seat));
  const both = bothSides(one, all, edition, readings);
  return [
    ...clausesIf(isRepeated(one, all.slice(0, all.indexOf(one)), edition), '64B2'),
    ...clausesIf(wasSeen(history, revoke, edition), '64B3'),
    ...clausesIf(late && calledOn, '64B4'),
    ...clausesIf(late && roundEnded, '64B5'),
    ...clausesIf(revoke.trick === TWELFTH, '64B6'),
    ...(both === undefined ? [] : [both]),
  ];
}

const OF_BOTH = 'both-revoked-damage';

/** That both sides revoked, as a reason for no automatic trick: 1997 on one trick, by the WBF's minute of 2001. */
const BOTH_REVOKED: ReadonlySet<Clause> = new Set(['64B7', '64C']);

/** Is the damage looked at as if neither side had revoked? */
export const isLookedAtTogether = (clause: Clause, grounds: readonly Clause[]): boolean =>
  clause !== '64C2(a)' && grounds.some((ground) => BOTH_REVOKED.has(ground));

/** The revokes that one question about both sides is for: those of the board; in 1997 those of the trick. */
export const lookedAtWith = (
  { revoke }: StandingRevoke,
  all: readonly StandingRevoke[],
  edition: LawsEdition,
): readonly StandingRevoke[] =>
  all.filter((other) => counts(other) && (edition !== 1997 || other.revoke.trick === revoke.trick));

/** The clauses under which a director looks at the damage after an established revoke. */
export function equityClauses(edition: LawsEdition, grounds: readonly Clause[]): readonly Clause[] {
  if (edition !== 2017) return ['64C'];
  const own: Partial<Readonly<Record<Clause, Clause>>> = { '64B2': '64C2(a)', '64B7': '64C2(b)' };
  const special = grounds.flatMap((ground) => own[ground] ?? []);
  return special.length > 0 ? special : ['64C1'];
}

/** Law 64C: was what the law gave for a revoke enough? Of a repeated one another question is asked since 2017. */
export const askDamage = (
  clause: Clause,
  revoke: Pick<Revoke, 'seat' | 'trick'> & Partial<Pick<Revoke, 'suit'>>,
  facts: readonly Fact[],
): TrickQuestion => {
  const { seat, suit } = revoke;
  const params = { ...named(revoke), side: otherSide(sideOf(seat)), ...(suit === undefined ? {} : { suit }) };
  const id = clause === '64C2(a)' ? 'repeated-revoke-damage' : 'revoke-damage';
  return trickQuestion({ id, clause, about: revoke, params, answers: YES_OR_NO, facts });
};

/** 2007 compares with nothing: that neither had revoked is a reading. */
const asIfNeitherIn = byEdition<string | undefined>({
  1997: undefined,
  2007: 'as-if-neither-revoked',
  2017: undefined,
});

/** Both sides revoked, and no trick goes over by itself: one question for them all, asked of the first that counts. */
export const askDamageOfBoth = (
  edition: LawsEdition,
  clause: Clause,
  first: About,
  facts: readonly Fact[],
): TrickQuestion => {
  const reading = asIfNeitherIn(edition);
  const asked = trickQuestion({
    id: OF_BOTH,
    clause,
    about: first,
    params: named(first),
    answers: YES_OR_NO,
    facts,
  });
  return reading === undefined ? asked : { ...asked, reading };
};

/** Is the question about the revokes of both sides together? */
export const isOfBoth = ({ id }: Pick<TrickQuestion, 'id'>): boolean => id === OF_BOTH;

/** Tricks of the side that did not offend, double dummy: evidence for Law 64C, not the ruling. */
export interface DoubleDummy {
  /** With the best and the worst of the cards that the offender could have played. */
  readonly before: { readonly least: number; readonly most: number };
  /** Just after the card that he did play. */
  readonly after: number;
}

/**
 * The tricks that the side that did not offend is short of, on double-dummy evidence: nothing unless the revoke itself
 * cost more than was transferred. What was lost later by its own play is no damage.
 */
export function shortfall({ before, after }: DoubleDummy, won: number, transferred: number): number {
  const cost = before.least - after;
  return cost > transferred ? Math.max(0, before.least - won - transferred) : 0;
}
