import {
  isCard,
  isSeat,
  type Language,
  partnerOf,
  type Seat,
  SUITS,
  type Suit,
  sideOf,
} from '../../game/index.ts';
import { INCIDENTS, type IncidentName } from '../conduct/incidents.ts';
import { isFreeAnswer } from '../ruling/free-answer.ts';
import type { Irregularity } from '../ruling/irregularity.ts';
import type { TableRefusal } from '../ruling/refused.ts';
import type { Consequence, Lifted, Params, Question } from '../ruling/ruling.ts';
import type { OpenRuling, Table } from '../table/table.ts';
import { freeAnswerText } from './free-answer-wording.ts';
import { fillText, type Sentence, TEXTS, words } from './keyed-words.ts';
import { isNobodysOffence, lastingText } from './lasting-wording.ts';

function paramsOf(irregularity: Irregularity): Params {
  const { offender } = irregularity;
  const entries = Object.entries(irregularity).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[name, value]];
    if (name === 'made' || name === 'first') return [['call', (value as { call: string }).call]];
    if (name === 'second') return [['second', (value as { call: string }).call]];
    if (name === 'replacing' || name === 'limit') {
      const { withdrawn } = value as { withdrawn: { call: string } };
      return [[name === 'limit' ? 'call' : 'withdrawn', withdrawn.call]];
    }
    if (name === 'counts') return countsOf(value as Readonly<Record<Seat, number>>);
    if (name === 'exposed') return [['cards', (value as { cards: string[] }).cards.join(' ')]];
    return Array.isArray(value)
      ? [[name, value.map((each) => (typeof each === 'string' ? each : each.card)).join(' ')]]
      : [];
  });
  return { leader: partnerOf(offender), ...Object.fromEntries(entries) };
}

const countsOf = ({ N, E, S, W }: Readonly<Record<Seat, number>>): [string, string][] => [
  ['north', String(N)],
  ['east', String(E)],
  ['south', String(S)],
  ['west', String(W)],
];

/** What went wrong, in a sentence. */
export const irregularityText = (irregularity: Irregularity, language: Language): string =>
  words(
    TEXTS[language].irregularities,
    [...irregularityKeys(irregularity), irregularity.type],
    paramsOf(irregularity),
    language,
  );

function irregularityKeys(irregularity: Irregularity): readonly string[] {
  switch (irregularity.type) {
    case 'revoke-asked':
      return irregularity.wordless ? ['revoke-asked/wordless'] : [];
    case 'attention':
      return irregularity.prevents === true ? ['attention/prevents'] : [];
    case 'inspection':
      return irregularity.looked ? ['inspection/looked'] : [];
    case 'counted':
      return irregularity.left === true ? ['counted/left'] : [];
    case 'dummy-acted':
      return [`dummy-acted/${irregularity.act}`];
    case 'incident':
      return irregularity.by === 'spectator' || INCIDENTS[irregularity.what].clause[2017].startsWith('76')
        ? ['incident/spectator']
        : [];
    case 'claim':
      return irregularity.claim.act === undefined ? [] : [`claim/${irregularity.claim.act}`];
    case 'several-cards':
      return irregularity.cards.length === 1 ? ['several-cards/one-seen'] : [];
    case 'unable-to-comply':
      return irregularity.card === undefined ? [] : ['unable-to-comply/seen'];
    case 'lead-limit':
      return irregularity.declares === true ? ['lead-limit/declares'] : [];
    case 'lead-face-down':
      return irregularity.leader === undefined ? ['lead-face-down/early'] : [];
    case 'premature-play':
      return irregularity.leads ? ['premature-play/leads'] : [];
    case 'exposed':
      return irregularity.how === 'named' ? ['exposed/named'] : [];
    case 'exposed-in-play':
      return irregularity.how === 'named' ? ['exposed-in-play/named'] : [];
    case 'review':
      return isNobodysOffence(irregularity.clause) ? ['review/no-offence'] : [];
    default:
      return [];
  }
}

/** What is asked. */
export const questionText = ({ question, irregularity }: OpenRuling, language: Language): string =>
  questionWords(question, irregularity, language);

/**
 * The same of a question by itself, as a record of play asks it. What the question does not say, the irregularity
 * does, and it may have words of its own for it.
 */
export function questionWords(
  { id, clause, params, answers }: Question,
  irregularity: Irregularity | undefined,
  language: Language,
): string {
  // Where editions ask it otherwise, they ask it by another clause.
  const own = [...(irregularity === undefined ? [] : [`${id}/${irregularity.type}`]), `${id}/${clause}`];
  const requires = answers.some((each) => each.id.startsWith('require-')) ? [`${id}/require`] : [];
  const said = irregularity === undefined ? {} : paramsOf(irregularity);
  return words(TEXTS[language].questions, [...own, ...requires, id], { ...said, ...params }, language);
}

/** Answers such as `forbid-SH` are an order and its suits. */
function answerParts(answer: string): { readonly id: string; readonly params: Params } {
  const [id = '', suits] = answer.split('-');
  return (id === 'require' || id === 'forbid') &&
    suits !== undefined &&
    [...suits].every((each) => SUITS.includes(each as Suit))
    ? { id, params: { suit: suits } }
    : { id: answer, params: {} };
}

/** An answer as the director reads it aloud. */
export function answerText(question: Question, answer: string, language: Language): string {
  if (isFreeAnswer(question, answer)) return freeAnswerText(question, answer, language);
  if (isCard(answer)) return fillText('{card}', { card: answer }, language);
  if (isSeat(answer)) return fillText('{seat}', { seat: answer }, language);
  const { id, params } = answerParts(answer);
  return words(
    TEXTS[language].answers,
    [`${question.id}/${id}`, id],
    { ...question.params, ...params },
    language,
  );
}

/** Why an answer is suggested. */
export function reasonText(reason: string, language: Language, params: Params = {}): string {
  return words(TEXTS[language].reasons, [reason], params, language);
}

/** Why something cannot be recorded, in a sentence. */
export const refusalText = ({ code, params }: TableRefusal, language: Language): string =>
  fillText(TEXTS[language].refusals[code], params, language);

/** A word or two that stand alone: `lasts`, `nothing-irregular`. */
export const wordText = (id: string, language: Language, params: Params = {}): string =>
  words(TEXTS[language].words, [id], params, language);

/** What the director says, by its code. */
export const noteText = (code: string, language: Language, params: Params): string =>
  words(TEXTS[language].notes, [code], params, language);

/** What ends, in a sentence, where it has a clause of its own: most of it ends with what is said beside it. */
function liftedText({ what, seat, about, cards, clause }: Lifted, language: Language): Sentence | undefined {
  const said = (key: string, params: Params): Sentence => ({
    text: words(TEXTS[language].effects, [`lifted/${key}`], params, language),
    clause,
  });
  if (cards !== undefined) return said('picked-up', { seat, about: cards.join(' ') });
  // Of a penalty card on the table it is said beside it that all may use it (Law 50E1).
  if (what === 'information' && about !== undefined && clause !== '50E1') return said(what, { seat, about });
  return what === 'penalty-card' && clause === '50B' ? said(what, { seat }) : undefined;
}

/** What a ruling does, in a sentence; nothing for what only tidies up. */
export function consequenceText(
  consequence: Consequence,
  before: Table,
  language: Language,
): Sentence | undefined {
  const texts = TEXTS[language];
  const { clause } = consequence;
  if (consequence.type === 'card-withdrawn' && consequence.fallsAgain === true) return undefined;
  switch (consequence.type) {
    case 'lead-free':
    case 'play-attempted':
    case 'lead-retracted':
    case 'lead-given':
    case 'waived':
    case 'card-restored':
      return undefined;
    case 'revoke-asked': {
      const { asker: by, asked, card } = consequence;
      if (card === undefined) return undefined;
      return { text: words(texts.effects, [consequence.type], { by, asked, card }, language), clause };
    }
    case 'lifted':
      return liftedText(consequence, language);
    case 'note':
      return { text: noteText(consequence.code, language, consequence.params), clause };
    case 'accepted':
    case 'followed':
    case 'placed':
      return {
        text: words(texts.effects, [consequence.type], consequence.made as unknown as Params, language),
        clause,
      };
    case 'cancelled': {
      const made = before.calls[consequence.at];
      const isAll = consequence.later && consequence.afresh !== true;
      const later = isAll && before.calls.length > consequence.at + 1 ? ['cancelled/later'] : [];
      if (made === undefined) return undefined;
      return {
        text: words(texts.effects, [...later, 'cancelled'], { seat: made.seat, call: made.call }, language),
        clause,
      };
    }
    case 'board-over':
      return { text: words(texts.effects, [consequence.type], {}, language), clause };
    case 'card-withdrawn':
    case 'card-played':
    case 'declarer':
    case 'claim-reopened':
      return {
        text: words(texts.effects, [consequence.type], consequence as unknown as Params, language),
        clause,
      };
    case 'attention-drawn':
    case 'card-supplied':
    case 'card-placed':
      return {
        text: words(
          texts.effects,
          [consequence.type],
          { seat: consequence.seat, card: consequence.card, trick: String(consequence.trick) },
          language,
        ),
        clause,
      };
    case 'revoke-corrected':
      return {
        text: words(
          texts.effects,
          [consequence.type],
          { seat: consequence.seat, card: consequence.card, second: consequence.second },
          language,
        ),
        clause,
      };
    case 'claim-settled': {
      const { NS, EW } = consequence.rest;
      return {
        text: words(texts.effects, [consequence.type], { NS: String(NS), EW: String(EW) }, language),
        clause,
      };
    }
    case 'tricks-moved': {
      const { to, tricks, seat } = consequence;
      // What had gone over for a revoke comes back to the side that revoked.
      const key = seat !== undefined && sideOf(seat) === to ? 'tricks-back' : consequence.type;
      return { text: words(texts.effects, [key], { to, tricks: String(tricks) }, language), clause };
    }
    default:
      return lastingText(consequence, language);
  }
}

/** What a player or a spectator did, in a few words: ‘touches another player’s cards’. */
export const incidentText = (what: IncidentName, language: Language): string =>
  words(TEXTS[language].words, [`incident-${what}`], {}, language);
