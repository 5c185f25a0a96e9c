import type { Params } from '../../base/index.ts';
import type { Seat } from '../../game/index.ts';
import type { ClaimQuestion } from '../claims/index.ts';
import type { Clause } from '../clauses/clause.ts';
import type { EndOfAuctionPeriod } from '../happening/happening.ts';
import type { FactCode } from '../texts/en/judged-play.ts';
import type { Suggestion } from './suggestion.ts';

/** Who answers a question: the director judges, a player chooses (Law 10C2: without asking partner). */
export type Answerer = 'director' | Seat;

/** One of the answers that a question has. */
export interface Answer {
  readonly id: string;
  /** The clause that gives this answer its effect. */
  readonly clause: Clause;
}

/** Something to look at before answering. */
export interface Fact {
  readonly code: FactCode;
  readonly params: Params;
}

/** The player's card in a trick that a question is about. */
export interface About {
  readonly trick: number;
  readonly seat: Seat;
}

/** What a question takes besides the answers it lists. */
export interface FreeAnswer {
  /** Results with weights, what players answered who were asked, or a reason in words. */
  readonly kind: 'results' | 'poll' | 'words';
  /** The clause that gives such an answer its effect. */
  readonly clause: Clause;
  /** Is the text such an answer? It comes with the law that asks, so that nobody else carries what reads it. */
  readonly reads: (text: string) => boolean;
}

/** What only a person can say: a judgement of the director, or a player's choice between his options. */
export interface Question<Id extends string = string> {
  readonly type: 'question';
  readonly id: Id;
  readonly answerer: Answerer;
  readonly clause: Clause;
  /** Where it is about a card of a trick: one clause asks one thing of it. */
  readonly about?: About;
  readonly params: Params;
  readonly answers: readonly Answer[];
  /** What it takes besides: results with weights, a poll, a reason. */
  readonly takes?: FreeAnswer;
  readonly suggestion?: Suggestion;
  /** What to look at before answering. */
  readonly facts?: readonly Fact[];
  /** The contested claim that it is about, for a search of the director's own (Law 70). */
  readonly claim?: ClaimQuestion;
  /** Players whose calls or cards, made before there is an answer, are an answer themselves. */
  readonly heard: readonly Seat[];
  /** Which of the two counts. */
  readonly hears: 'call' | 'card';
  /** What else answers it by happening before there is an answer. */
  readonly overtakenBy: readonly EndOfAuctionPeriod['type'][];
}
