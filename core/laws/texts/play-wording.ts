import type { Result } from '../../base/index.ts';
import { type Language, otherSide, sideOf } from '../../game/index.ts';
import type { Correction } from '../62-correction-of-revoke.ts';
import { sharedIn } from '../clauses/by-edition.ts';

import type { RevokeReport, RevokeRuling } from '../revokes/report.ts';
import type { FinalResult } from '../revokes/result.ts';
import type { Revoke } from '../revokes/revoke.ts';
import type { Standing } from '../revokes/standing.ts';
import type { Unproved } from '../revokes/unproved.ts';
import type { Params } from '../ruling/ruling.ts';
import type { RecordFault } from '../tricks/check.ts';
import type { TrickQuestion } from '../tricks/question.ts';
import type { PlayRecord, RecordedTrick } from '../tricks/record.ts';
import type { DefectRuled, QuestionRuled, RecordRuling } from '../tricks/rule-record.ts';
import { GROUNDS, type Ground } from './en/judged-play.ts';
import { factText } from './fact-wording.ts';
import { faultText } from './fault-text.ts';
import type { Sentence } from './keyed-words.ts';
import { printed, say, sentence, tricksText } from './play-sentences.ts';
import { type PlayKey, playWords } from './play-words.ts';
import { answerText, noteText, questionWords } from './wording.ts';

function found(
  { trick, seat, card, suit, kind, couldHavePlayed, clause }: Revoke,
  language: Language,
): Sentence {
  const where = { seat, suit, trick: String(trick) };
  if (card === undefined) return sentence('revoke/nothing', where, [clause], language);
  return kind === 'card'
    ? sentence('revoke/card', { ...where, card, cards: couldHavePlayed.join(' ') }, [clause], language)
    : sentence('revoke', { ...where, card }, [clause], language);
}

function standingSentence(
  { status, established, asIfEstablished, correctedBy = '62A' }: Standing,
  language: Language,
): Sentence {
  if (established === undefined) {
    if (asIfEstablished !== undefined) return sentence('status/as-if', {}, [asIfEstablished], language);
    return sentence(`status/${status === 'corrected' ? 'corrected' : 'open'}`, {}, [correctedBy], language);
  }
  const { how, by, card, trick, clause } = established;
  // A card that established a revoke is always known; one named need not be.
  const params = { by, ...(card === undefined ? {} : { card }), trick: String(trick ?? '') };
  return sentence(`established/${how}`, params, [clause], language);
}

/** Why an established revoke costs no trick by itself, where there are words for it (Law 64B). */
const isGround = (clause: string): clause is Ground => GROUNDS.some((ground) => ground === clause);

function rectificationSentences(
  { revoke, rectification }: RevokeRuling,
  language: Language,
): readonly Sentence[] {
  const { kind, clauses } = rectification;
  switch (kind) {
    case 'pending':
      return [sentence(`rectification/${rectification.awaits}`, {}, clauses, language)];
    case 'correction':
      return [sentence('rectification/correction', {}, clauses, language)];
    case 'no-transfer':
      return [
        sentence('rectification/no-transfer', {}, clauses, language),
        ...clauses.filter(isGround).map((each) => sentence(`ground/${each}`, {}, [each], language)),
      ];
    case 'transfer': {
      const names = rectification.tricks.map((name) =>
        name === 'claimed' ? playWords('claimed-trick', {}, language) : name,
      );
      const params = { side: otherSide(sideOf(revoke.seat)), tricks: names.join(', ') };
      return [sentence('rectification/transfer', params, clauses, language)];
    }
  }
}

function correctionSentences(
  { seat, withdrawn, choices, penaltyCard, clauses, mayWithdraw, information }: Correction,
  language: Language,
): readonly Sentence[] {
  const { authorised, unauthorised } = information;
  return [
    sentence('correction', { seat, card: withdrawn, cards: choices.join(' ') }, clauses, language),
    ...(penaltyCard === undefined
      ? []
      : [sentence('penalty-card', { card: penaltyCard }, ['62B1'], language)]),
    ...mayWithdraw.map(({ seat: other, card, after, clause }) =>
      after === undefined
        ? sentence('may-withdraw', { seat: other, card }, [clause], language)
        : sentence('may-withdraw/after', { seat: other, card, partner: after }, [clause], language),
    ),
    authorised === undefined
      ? sentence('withdrawn-cards/both', {}, [information.clause], language)
      : sentence(
          'withdrawn-cards',
          { authorised, unauthorised: unauthorised.join(' ') },
          [information.clause],
          language,
        ),
  ];
}

/** A revoke and what becomes of it, sentence by sentence. */
export const revokeSentences = (ruling: RevokeRuling, language: Language): readonly Sentence[] => [
  found(ruling.revoke, language),
  standingSentence(ruling.standing, language),
  ...(ruling.correction === undefined ? [] : correctionSentences(ruling.correction, language)),
  ...rectificationSentences(ruling, language),
];

/** A card that may have been a revoke, and cannot be told from the record. */
export const unprovedSentence = ({ trick, seat, card, suits }: Unproved, language: Language): Sentence =>
  sentence('unproved', { trick: String(trick), seat, card, suit: suits.join('') }, ['61A'], language);

/** A revoke with what only the director can say of its correction (Law 62D2). */
const revokeText = (ruling: RevokeRuling, language: Language): readonly string[] => [
  ...revokeSentences(ruling, language).map(printed),
  ...(ruling.correction?.partner === undefined ? [] : askedText(ruling.correction.partner, language)),
];

/** What is asked of the director, what to look at and the answers there are. */
const askedText = (question: TrickQuestion, language: Language): readonly string[] => [
  say('ask', { question: questionWords(question, undefined, language) }, [question.clause], language),
  ...question.facts.map((fact) => `  · ${factText(fact, language)}`),
  ...(question.reading === undefined ? [] : [`  · ${noteText(question.reading, language, {})}.`]),
  ...question.answers.map(({ id }) => `  - ${answerText(question, id, language)}`),
];

/** A defective trick and what is done about it (Law 67); nothing while it is asked. */
export function defectSentence({ defect, ruling }: DefectRuled, language: Language): Sentence | undefined {
  const where = { seat: defect.seat, trick: String(defect.trick) };
  const told = (key: PlayKey, params: Params): Sentence =>
    sentence(key, { ...where, ...params }, ruling.clauses, language);
  switch (ruling.do) {
    case 'supply':
    case 'place':
      return ruling.choices.length === 0
        ? told(`defect/${ruling.do}/any`, {})
        : told(`defect/${ruling.do}`, { cards: ruling.choices.join(' ') });
    case 'choose-one':
      return told('defect/choose-one', { cards: ruling.cards.join(' ') });
    case 'restore':
      return told('defect/restore', { card: ruling.stays.join(' '), cards: ruling.restored.join(' ') });
    case 'put-back':
      return told(ruling.again === undefined ? 'defect/put-back' : `defect/put-back/${ruling.again}`, {
        card: ruling.card,
      });
    case 'ask':
      return undefined;
  }
}

function defectText(defect: DefectRuled, language: Language): readonly string[] {
  const { ruling } = defect;
  const told = defectSentence(defect, language);
  if (told !== undefined) return [printed(told)];
  return ruling.do === 'ask' ? askedText(ruling.question, language) : [];
}

/** Whether somebody might ask about a revoke (Law 61B). */
export function inquirySentence({ inquiry, right }: QuestionRuled, language: Language): Sentence {
  const { asker: seat, asked: partner, trick } = inquiry;
  const key = right.allowed ? 'asked/may' : 'asked/may-not';
  return sentence(key, { seat, partner, trick: String(trick) }, right.clauses, language);
}

/** The cards of the last two tricks that stand after the correction of a revoke in the twelfth (Law 62D1). */
const lastTricks = ({ tricks }: PlayRecord): readonly RecordedTrick[] =>
  tricks.slice(-2).map(({ plays }) => ({ plays: plays.filter(({ withdrawn }) => withdrawn === undefined) }));

/** What becomes of the last tricks, where Law 62D1 changes them. */
export const replayedSentence = (replayed: PlayRecord, language: Language): Sentence =>
  sentence('replayed', { tricks: tricksText(lastTricks(replayed), language) }, ['62D1'], language);

function reportEnd(
  { edition, judgements, adjust, final, assigned, replayed, unproved }: RevokeReport,
  language: Language,
): readonly string[] {
  return [
    ...unproved.map((each) => printed(unprovedSentence(each, language))),
    ...(replayed === undefined ? [] : [printed(replayedSentence(replayed, language))]),
    ...judgements.flatMap((question) => askedText(question, language)),
    ...(adjust.length === 0 ? [] : [say('adjust', {}, adjust, language)]),
    ...(final === undefined ? [] : [resultText(final, language)]),
    ...(assigned === undefined
      ? []
      : [assignedText(assigned, [...adjust, sharedIn(edition).assignedScore], language)]),
  ];
}

const resultParams = ({ result, scoreNS }: FinalResult): Params => {
  const { level, strain, doubling, declarer } = result.contract;
  return {
    contract: `${level}${strain}`,
    doubling,
    seat: declarer,
    tricks: String(result.tricks),
    score: String(scoreNS),
  };
};

/** The result of a board, scored by Law 77. */
export const resultText = (final: FinalResult, language: Language): string =>
  say('final', resultParams(final), ['77'], language);

/** The result that the director has assigned, under the clauses that let him. */
export const assignedText = (assigned: FinalResult, clauses: readonly string[], language: Language): string =>
  say('assigned', resultParams(assigned), [...clauses, '77'], language);

/** What the Laws say of a record of play, sentence by sentence. */
export function recordText(ruled: Result<RecordRuling, RecordFault>, language: Language): readonly string[] {
  if (!ruled.ok) return [faultText(ruled.error, language)];
  const { report, defects, questions } = ruled.value;
  const found = [
    ...report.rulings.flatMap((ruling) => revokeText(ruling, language)),
    ...defects.flatMap((defect) => defectText(defect, language)),
  ];
  return [
    ...questions.map((question) => printed(inquirySentence(question, language))),
    ...(found.length === 0 ? [say('no-revoke', {}, [], language)] : found),
    ...reportEnd(report, language),
  ];
}
