import {
  ADJUSTMENT_GROUNDS,
  APPEAL_EVENTS,
  CARD_FAULTS,
  CONSULTED,
  DISPUTED_SINCE,
  EXPLAINED,
  FOULED_BY,
  INCIDENT_NAMES,
  INFORMATION_SOURCES,
  MISDEALT,
  MISINFORMED_BY,
  MISWRITTEN_SINCE,
  REFERRED_TO,
  REQUESTS,
  RESCHEDULED,
  type Report,
  SCREEN_EXPLANATIONS,
  SCREEN_PARTS,
  screenRules,
  type Table,
  VARIED_AFTER,
} from 'naipe/laws';
import { call, card, flag, known, number, oneOf, optional, seat } from './fields.ts';
import { type FormsOf, onlyWho, who } from './form.ts';
import { BEGUN, isPassedOut, PLAYED, UNSCORED } from './moment.ts';

const offender = seat('offender');
const hasScreens = (table: Table): boolean => screenRules(table) !== undefined;

/** What is noticed, said or done around the table (Laws 9 to 22 and 40). */
export const REPORT_FORMS: FormsOf<Report['type']> = {
  'misstated-double': {
    group: 'calls',
    when: ['auction'],
    fields: {
      seat: seat('who', { likely: 'turn' }),
      call: oneOf('which', 'doubles', ['X', 'XX']),
      said: call('said'),
    },
  },
  'redeal-wanted': { group: 'calls', when: ['lead', 'over'], provided: isPassedOut, fields: onlyWho },
  'from-partner': {
    group: 'information',
    when: UNSCORED,
    fields: {
      seat: who,
      source: oneOf('source', 'sources', INFORMATION_SOURCES),
      disputed: flag('disputed'),
    },
  },
  misinformed: {
    group: 'information',
    when: BEGUN,
    fields: {
      seat: seat('explainer'),
      about: optional(number('about', 'calls')),
      how: optional(oneOf('misinformedBy', 'misinformedBy', MISINFORMED_BY)),
      card: optional(oneOf('cardFault', 'cardFaults', CARD_FAULTS)),
    },
  },
  corrects: {
    group: 'information',
    when: BEGUN,
    fields: {
      seat: who,
      whose: oneOf('whose', 'whose', ['own', 'partner']),
      about: optional(number('about', 'calls')),
    },
  },
  request: {
    group: 'information',
    when: UNSCORED,
    fields: {
      seat: who,
      what: oneOf('which', 'requests', REQUESTS),
      atTurn: known,
      firstTurn: known,
      solely: optional(oneOf('solely', 'solely', ['for-partner', 'for-wrong-answer'])),
    },
  },
  'review-wrong': {
    group: 'information',
    when: BEGUN,
    fields: { seat: who, correctedBy: optional(seat('correctedBy')) },
  },
  restated: { group: 'information', when: BEGUN, fields: { seat: seat('restater'), asker: seat('asker') } },
  explained: {
    group: 'information',
    when: BEGUN,
    fields: {
      seat: seat('explainer'),
      whose: oneOf('whoseCall', 'explained', EXPLAINED),
      instructed: flag('instructed'),
    },
  },
  consulted: {
    group: 'information',
    when: UNSCORED,
    fields: {
      seat: who,
      what: oneOf('which', 'consulted', CONSULTED),
      toExplain: flag('toExplain'),
      atTurn: known,
    },
  },
  'not-disclosed': {
    group: 'information',
    when: UNSCORED,
    fields: { seat: who, where: oneOf('where', 'where', ['answer', 'card']) },
  },
  deviated: { group: 'information', when: BEGUN, fields: { seat: who, artificial: flag('artificial') } },
  'special-understanding': { group: 'information', when: UNSCORED, fields: onlyWho },
  'methods-differ': { group: 'information', when: UNSCORED, fields: onlyWho },
  'methods-varied': {
    group: 'information',
    when: UNSCORED,
    fields: { seat: who, after: oneOf('variedAfter', 'variedAfter', VARIED_AFTER) },
  },
  'screen-explanations': {
    group: 'information',
    when: BEGUN,
    provided: hasScreens,
    fields: { seat: seat('whoseCall'), found: oneOf('which', 'screenExplanations', SCREEN_EXPLANATIONS) },
  },
  'screen-handled': {
    group: 'conduct',
    when: UNSCORED,
    provided: hasScreens,
    fields: { seat: who, what: oneOf('which', 'screenParts', SCREEN_PARTS) },
  },
  'withdrawn-used': { group: 'information', when: BEGUN, fields: { seat: seat('whoWithdrew') } },
  'from-elsewhere': { group: 'information', when: UNSCORED, fields: onlyWho },
  counted: {
    group: 'board',
    when: UNSCORED,
    fields: {
      counts: { kind: 'counts', ask: 'counts' },
      missing: optional(card('missing')),
      left: flag('countedLeft', PLAYED),
    },
  },
  'foreign-card': {
    group: 'board',
    when: UNSCORED,
    fields: { seat: who, quitted: flag('quitted', PLAYED) },
  },
  'wrong-hand': { group: 'board', when: BEGUN, fields: onlyWho },
  'hand-met-again': {
    group: 'board',
    when: ['auction', 'lead'],
    fields: { seat: who, cancelled: call('cancelled') },
  },
  'wrong-board': { group: 'board', when: UNSCORED, fields: { seat: who, bothSides: flag('bothSides') } },
  'wrong-way': { group: 'board', when: UNSCORED, fields: onlyWho },
  attention: {
    group: 'director',
    when: UNSCORED,
    fields: { by: { kind: 'person', ask: 'noticer' }, offender, prevents: flag('prevents') },
  },
  acted: { group: 'director', when: UNSCORED, fields: { seat: who, offender } },
  'rectified-by-players': {
    group: 'director',
    when: UNSCORED,
    fields: { seat: who, offender, waived: flag('waived') },
  },
  'corrected-early': { group: 'director', when: UNSCORED, fields: onlyWho },
  'consulted-partner': { group: 'director', when: UNSCORED, fields: onlyWho },
  misdealt: {
    group: 'board',
    when: UNSCORED,
    fields: { what: oneOf('which', 'misdealt', MISDEALT), seat: seat('sawIt') },
  },
  'board-fouled': {
    group: 'board',
    when: UNSCORED,
    fields: { what: oneOf('which', 'fouledBy', FOULED_BY) },
  },
  'board-rescheduled': {
    group: 'board',
    when: UNSCORED,
    fields: { what: oneOf('when', 'rescheduled', RESCHEDULED) },
  },
  'tricks-disputed': {
    group: 'score',
    when: BEGUN,
    fields: {
      seat: who,
      since: oneOf('when', 'disputedSince', DISPUTED_SINCE),
      claimed: flag('claimedBefore'),
    },
  },
  'score-miswritten': {
    group: 'score',
    when: UNSCORED,
    fields: { seat: who, since: oneOf('when', 'miswrittenSince', MISWRITTEN_SINCE) },
  },
  appeal: {
    group: 'score',
    when: UNSCORED,
    fields: { seat: who, event: oneOf('event', 'events', APPEAL_EVENTS) },
  },
  incident: {
    group: 'conduct',
    when: UNSCORED,
    fields: {
      by: { kind: 'person', ask: 'who' },
      what: { kind: 'one-of', ask: 'incident', words: 'incidents', values: INCIDENT_NAMES },
    },
  },
  discipline: { group: 'conduct', when: UNSCORED, fields: onlyWho },
  'ruling-mistaken': { group: 'director', when: UNSCORED, fields: { seat: seat('ruledTo') } },
  'waiver-asked': { group: 'director', when: UNSCORED, fields: onlyWho },
  'facts-disputed': { group: 'director', when: UNSCORED, fields: onlyWho },
  'matter-referred': {
    group: 'director',
    when: UNSCORED,
    fields: { to: oneOf('toWhom', 'referredTo', REFERRED_TO) },
  },
  adjustment: {
    group: 'director',
    when: [...UNSCORED, 'scored'],
    fields: { offender, ground: oneOf('ground', 'grounds', ADJUSTMENT_GROUNDS) },
  },
};
