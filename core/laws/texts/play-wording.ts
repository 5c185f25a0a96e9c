import { type Language, otherSide, printContract, sideOf } from '../../game/index.ts';
import type { Correction } from '../62-correction-of-revoke.ts';
import type { Establishment } from '../63-establishment-of-revoke.ts';
import type { ClaimCase } from '../case-claim.ts';
import type { ClaimRun } from '../case-claim-run.ts';
import type { DefectRuled, QuestionRuled, RecordRun } from '../case-record-run.ts';
import type { Params } from '../ruling.ts';
import type { Rectification, RevokeReport, RevokeRuling } from '../tricks/ruling.ts';
import { type PlayTexts, playEn } from './play-en.ts';
import { playEs } from './play-es.ts';
import { playIt } from './play-it.ts';
import { playPt } from './play-pt.ts';
import { fillText } from './wording.ts';

const TEXTS: Readonly<Record<Language, PlayTexts>> = { en: playEn, pt: playPt, es: playEs, it: playIt };

type Key = keyof PlayTexts;

/** A sentence with the clauses it rests on. */
function say(key: Key, params: Params, clauses: readonly string[], language: Language): string {
  const text = fillText(TEXTS[language][key], params, language);
  return clauses.length === 0 ? `${text}.` : `${text} (${clauses.join(', ')}).`;
}

function establishedText({ how, by, card, trick, clause }: Establishment, language: Language): string {
  const params = { by, ...(card === undefined ? {} : { card }), trick: String(trick ?? '') };
  // A card that established a revoke is always known; one named need not be.
  return say(`established/${how}`, params, [clause], language);
}

function rectificationText(
  { revoke }: RevokeRuling,
  rectification: Rectification,
  language: Language,
): string {
  const { clauses } = rectification;
  if (rectification.kind === 'pending')
    return say(`rectification/${rectification.awaits}`, {}, clauses, language);
  if (rectification.kind !== 'transfer')
    return say(`rectification/${rectification.kind}`, {}, clauses, language);
  const names = rectification.tricks.map((name) =>
    name === 'claimed' ? TEXTS[language]['claimed-trick'] : name,
  );
  const side = otherSide(sideOf(revoke.seat));
  return say('rectification/transfer', { side, tricks: names.join(', ') }, clauses, language);
}

function correctionText(
  { seat, withdrawn, choices, penaltyCard, clauses, mayWithdraw }: Correction,
  language: Language,
) {
  const main = say('correction', { seat, card: withdrawn, cards: choices.join(' ') }, clauses, language);
  const penalty =
    penaltyCard === undefined ? [] : [say('penalty-card', { card: penaltyCard }, ['62B1'], language)];
  const later = mayWithdraw.map(({ seat: other, card, after, clause }) =>
    after === undefined
      ? say('may-withdraw', { seat: other, card }, [clause], language)
      : say('may-withdraw/after', { seat: other, card, partner: after }, [clause], language),
  );
  return [main, ...penalty, ...later];
}

/** A revoke and what becomes of it, sentence by sentence. */
export function revokeText(ruling: RevokeRuling, language: Language): readonly string[] {
  const { revoke, standing, correction, rectification } = ruling;
  const { trick, seat, card, suit, clause } = revoke;
  const where = { seat, suit, trick: String(trick) };
  return [
    card === undefined
      ? say('revoke/nothing', where, [clause], language)
      : say('revoke', { ...where, card }, [clause], language),
    standing.established === undefined
      ? say(standing.status === 'corrected' ? 'status/corrected' : 'status/open', {}, [], language)
      : establishedText(standing.established, language),
    ...(correction === undefined ? [] : correctionText(correction, language)),
    rectificationText(ruling, rectification, language),
  ];
}

/** A defective trick and what is done about it (Law 67). */
export function defectText({ defect, ruling }: DefectRuled, language: Language): string {
  const where = { seat: defect.seat, trick: String(defect.trick) };
  const { clauses } = ruling;
  switch (ruling.do) {
    case 'supply':
    case 'place':
      return say(`defect/${ruling.do}`, { ...where, cards: ruling.choices.join(' ') }, clauses, language);
    case 'choose-one':
      return say('defect/choose-one', { ...where, cards: ruling.cards.join(' ') }, clauses, language);
    case 'restore': {
      const cards = { card: ruling.stays.join(' '), cards: ruling.restored.join(' ') };
      return say('defect/restore', { ...where, ...cards }, clauses, language);
    }
    case 'ask':
      return say('ask', { question: ruling.judgement.question }, clauses, language);
  }
}

function questionText({ inquiry, right }: QuestionRuled, language: Language): string {
  const { asker: seat, asked: partner, trick } = inquiry;
  const key = right.allowed ? 'question/may' : 'question/may-not';
  return say(key, { seat, partner, trick: String(trick) }, right.clauses, language);
}

function reportEnd({ judgements, adjust, final }: RevokeReport, language: Language): readonly string[] {
  return [
    ...judgements.map(({ question, clause }) => say('ask', { question }, [clause], language)),
    ...(adjust.length === 0 ? [] : [say('adjust', {}, adjust, language)]),
    ...(final === undefined
      ? []
      : [
          say(
            'final',
            {
              contract: printContract(final.result.contract),
              tricks: String(final.result.tricks),
              score: String(final.scoreNS),
            },
            ['77'],
            language,
          ),
        ]),
  ];
}

/** What the Laws say of a record of play, sentence by sentence. */
export function recordText(run: RecordRun, language: Language): readonly string[] {
  if ('refusal' in run) return [run.refusal.message];
  const { report, defects, questions } = run;
  const found = [
    ...report.rulings.flatMap((ruling) => revokeText(ruling, language)),
    ...defects.map((defect) => defectText(defect, language)),
  ];
  return [
    ...questions.map((question) => questionText(question, language)),
    ...(found.length === 0 ? [say('no-revoke', {}, [], language)] : found),
    ...reportEnd(report, language),
  ];
}

/** What the Laws say of a claim or concession, sentence by sentence. */
export function claimText(
  { by, tricksLeft }: ClaimCase,
  run: ClaimRun,
  language: Language,
): readonly string[] {
  const { act, after, agreement, judged, decided, refusal } = run;
  const side = sideOf(by);
  const back = run.withdrawn ?? run.cancelled;
  return [
    ...(act === undefined
      ? []
      : [
          act.kind === 'play-on'
            ? say('act/play-on', {}, act.clauses, language)
            : say(
                `act/${act.kind}`,
                { side, claimed: String(act.claimed), conceded: String(act.conceded) },
                act.clauses,
                language,
              ),
        ]),
    ...(after === undefined ? [] : [say(`next/${after.next}`, {}, after.clauses, language)]),
    ...(agreement === undefined
      ? []
      : [say(`agreement/${agreement.kind}`, {}, [agreement.clause], language)]),
    ...(judged === undefined
      ? []
      : [
          say(
            'awarded',
            { side, awarded: String(judged.awarded), tricks: String(tricksLeft) },
            judged.clauses,
            language,
          ),
          say(
            'line',
            {
              line: judged.line
                .map(({ plays }) => plays.map(({ seat, card }) => `${seat} ${card}`).join(' '))
                .join(' / '),
            },
            [],
            language,
          ),
        ]),
    ...(back === undefined
      ? []
      : [say('returned', { side, tricks: String(back.returned) }, back.clauses, language)]),
    ...(decided === undefined
      ? []
      : [
          say(
            decided.cancelled ? 'concession/cancelled' : 'concession/stands',
            {},
            [decided.clause],
            language,
          ),
        ]),
    ...(refusal === undefined ? [] : [refusal.message]),
  ];
}
