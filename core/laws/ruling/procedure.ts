import { lhoOf, partnerOf, SEATS, type Seat } from '../../game/index.ts';
import type { Clause } from '../clauses/clause.ts';
import type { Called, CardFell, Changed, EndOfAuctionPeriod, Input } from '../happening/happening.ts';
import type { MadeCall } from '../happening/made-call.ts';
import type { Answer, Answerer, Params, Question, Suggestion } from './ruling.ts';
import type { Telling } from './telling.ts';

export type { Scene } from '../table/table.ts';
export type { Procedure, Telling } from './telling.ts';

export interface Asked<Id extends string = string> {
  readonly id: Id;
  readonly answerer: Answerer;
  readonly clause: Clause;
  readonly answers: readonly Answer[];
  readonly params?: Params;
  readonly suggestion?: Suggestion | undefined;
  readonly facts?: NonNullable<Question['facts']>;
  readonly about?: NonNullable<Question['about']>;
  readonly claim?: Question['claim'] | undefined;
  readonly takes?: NonNullable<Question['takes']>;
  readonly heard?: readonly Seat[];
  readonly overtakenBy?: readonly EndOfAuctionPeriod['type'][];
}

function questionOf<Id extends string>(asked: Asked<Id>, hears: Question['hears']): Question<Id> {
  const { id, answerer, clause, answers, params = {}, heard = [], overtakenBy = [] } = asked;
  const { suggestion, facts, about, claim, takes } = asked;
  const plain: Question<Id> = {
    type: 'question',
    id,
    answerer,
    clause,
    params,
    answers,
    hears,
    heard,
    overtakenBy,
  };
  const isPlain =
    suggestion === undefined &&
    facts === undefined &&
    about === undefined &&
    claim === undefined &&
    takes === undefined;
  return isPlain
    ? plain
    : {
        ...plain,
        ...(about === undefined ? {} : { about }),
        ...(suggestion === undefined ? {} : { suggestion }),
        ...(facts === undefined ? {} : { facts }),
        ...(claim === undefined ? {} : { claim }),
        ...(takes === undefined ? {} : { takes }),
      };
}

export type Reply = { readonly answer: string } | { readonly call: Called | Changed };
export type CardReply = { readonly answer: string } | { readonly card: CardFell };

/** Asks, and hears an answer or what happened in the auction before there was one. */
export function* askOrHearAll(asked: Asked): Telling<Reply | { readonly ending: EndOfAuctionPeriod }> {
  const reply = yield questionOf(asked, 'call');
  if (reply?.type === 'answer') return { answer: reply.answer };
  if (reply?.type === 'call' || reply?.type === 'change') return { call: reply };
  if (reply !== undefined && isEnding(reply)) return { ending: reply };
  throw new Error(`No reply to ${asked.id}`);
}

const isEnding = (input: Input): input is EndOfAuctionPeriod =>
  input.type === 'lead-faced' || input.type === 'hands-returned' || input.type === 'card';

/** Asks, and hears an answer or the call of a player who acted before there was one. */
export function* askOrHear(asked: Omit<Asked, 'overtakenBy'>): Telling<Reply> {
  const reply = yield* askOrHearAll(asked);
  if ('ending' in reply) throw new Error(`The end of the auction is no answer to ${asked.id}`);
  return reply;
}

/** The same in the play: hears an answer, or a card that fell before there was one. */
export function* askOrSee<Id extends string>(asked: Asked<Id>): Telling<CardReply, Id> {
  const reply = yield questionOf(asked, 'card');
  if (reply?.type === 'answer') return { answer: reply.answer };
  if (reply?.type === 'card') return { card: reply };
  throw new Error(`No reply to ${asked.id}`);
}

/** What ended a question in the play, and the cards that fell before it and did not. */
export interface Gathered {
  readonly reply: CardReply;
  readonly meanwhile: readonly CardFell[];
}

/** Asks until there is an answer, or a card that decides; of each hand heard it gathers one card that does not. */
export function* askAndGather(
  asked: Asked & { readonly heard: readonly Seat[] },
  decides: (fell: CardFell) => boolean = () => false,
  before: readonly CardFell[] = [],
): Telling<Gathered> {
  const meanwhile: CardFell[] = [...before];
  while (true) {
    const heard = asked.heard.filter((seat) => !meanwhile.some((fell) => fell.seat === seat));
    const fallen = meanwhile.map(
      ({ seat, card }) => ({ code: 'fell-meanwhile', params: { seat, card } }) as const,
    );
    const facts = [...(asked.facts ?? []), ...fallen];
    const reply = yield* askOrSee({ ...asked, heard, ...(facts.length === 0 ? {} : { facts }) });
    if ('answer' in reply || decides(reply.card)) return { reply, meanwhile };
    meanwhile.push(reply.card);
  }
}

/** Who may accept an irregular call or card, and where it is said that he does or does not. */
interface Acceptance {
  readonly by: Seat;
  readonly accept: Clause;
  readonly decline: Clause;
  readonly params: Params;
  /** Where the question itself stands, if not with the acceptance. */
  readonly clause?: Clause;
  /** Other answers than the two. */
  readonly more?: readonly Answer[];
}

/** The question whether an irregular call or card is accepted. */
export const acceptance = ({
  by,
  accept,
  decline,
  params,
  clause = accept,
  more = [],
}: Acceptance): Omit<Asked, 'heard'> => ({
  id: 'accept',
  answerer: by,
  clause,
  params: { ...params, seat: by },
  answers: [{ id: 'accept', clause: accept }, { id: 'decline', clause: decline }, ...more],
});

/** Asks, and waits for the answer. */
export function* ask<Id extends string>(asked: Asked<Id>): Telling<string, Id> {
  const reply = yield questionOf(asked, 'call');
  if (reply?.type === 'answer') return reply.answer;
  throw new Error(`Only an answer answers ${asked.id}`);
}

/** A question with the answers yes and no. */
export function* isSo<Id extends string>(
  asked: Omit<Asked<Id>, 'answers' | 'heard'> & { readonly no?: Clause },
): Telling<boolean, Id> {
  const { clause, no = clause } = asked;
  const answers = [
    { id: 'yes', clause },
    { id: 'no', clause: no },
  ];
  return (yield* ask({ ...asked, answers })) === 'yes';
}

/** A judgement of the director's: is it so? Without a clause for no, the same clause speaks of both. */
export const judged = <Id extends string>(
  id: Id,
  clause: Clause,
  params: Params = {},
  no: Clause = clause,
): Telling<boolean, Id> => isSo({ id, answerer: 'director', clause, no, params });

/** Whether each of the four players agrees; the first who does not settles it. */
export function* allAgree(clause: Clause, no: Clause): Telling<boolean> {
  for (const seat of SEATS)
    if (!(yield* isSo({ id: 'agree', answerer: seat, clause, no, params: { seat } }))) return false;
  return true;
}

/**
 * The moment at which the director rules, where the law leaves nobody a choice but all depends on whether the
 * left-hand opponent has called by then. Answers his call, if he has.
 */
export function* untilRuled(lho: Seat, clause: Clause): Telling<Called | undefined> {
  const reply = yield* askOrHear({
    id: 'rule-now',
    answerer: 'director',
    clause,
    params: { seat: lho },
    answers: [{ id: 'yes', clause }],
    heard: [lho],
  });
  return 'call' in reply ? { ...reply.call, type: 'call' } : undefined;
}

/** What came between an irregularity and its ruling. */
export interface BeforeRuling {
  readonly calls: readonly MadeCall[];
  readonly ending: EndOfAuctionPeriod | undefined;
}

/**
 * The moment at which the director rules on a call that can never stand, however late it is noticed: the calls
 * that followed it until then, and the end of the auction period if that came first.
 */
export function* untilNoticed(
  first: Seat,
  clause: Clause,
  overtakenBy: readonly EndOfAuctionPeriod['type'][] = ['lead-faced', 'card'],
): Telling<BeforeRuling> {
  const calls: MadeCall[] = [];
  for (let seat = first; ; seat = lhoOf(seat)) {
    const reply = yield* askOrHearAll({
      id: 'rule-now',
      answerer: 'director',
      clause,
      params: { seat },
      answers: [{ id: 'yes', clause }],
      heard: [seat],
      overtakenBy,
    });
    if ('answer' in reply) return { calls, ending: undefined };
    if ('ending' in reply) return { calls, ending: reply.ending };
    const made = madeBy(reply.call);
    calls.push(made);
    yield { type: 'followed', made, clause };
  }
}

/** The call without the way in which it came. */
export const madeBy = ({ seat, call, meaning }: Called | Changed): MadeCall => ({
  seat,
  call,
  ...(meaning === undefined ? {} : { meaning }),
});

/** The call to be looked at afresh. */
export const asCall = (made: MadeCall): Called => ({ type: 'call', ...made });

/** The offender and his partner. */
export const offendingPair = (offender: Seat): readonly [Seat, Seat] => [offender, partnerOf(offender)];
