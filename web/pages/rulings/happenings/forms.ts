import {
  ADJUSTMENT_GROUNDS,
  CONSULTED,
  cardsInTrick,
  DUMMY_ACTS,
  DUMMY_WORDS,
  EXPOSURE_WAYS,
  type Happening,
  INFORMATION_SOURCES,
  INSPECTIONS,
  openRuling,
  REQUESTS,
  type Table,
} from 'naipe/laws';
import {
  type AnyField,
  always,
  call,
  card,
  declarer,
  during,
  type FieldsOf,
  flag,
  known,
  number,
  oneOf,
  optional,
  seat,
} from './fields.ts';
import { BEGUN, CALLING, isPassedOut, type Moment, momentOf, PLAYED, PLAYING, UNSCORED } from './moment.ts';

/** Calls are tapped on the bidding box, and the opening lead has a button of its own. */
export type FormType = Exclude<Happening['type'], 'call' | 'lead-due'>;

/** The groups in which a director looks for what happened. */
export const GROUPS = ['calls', 'cards', 'dummy', 'tricks', 'information', 'board', 'director'] as const;
type Group = (typeof GROUPS)[number];

interface Form<Happened> {
  readonly group: Group;
  readonly when: readonly Moment[];
  /** What else has to be so for it to happen. */
  readonly provided?: (table: Table) => boolean;
  readonly fields: FieldsOf<Happened>;
  /** Fields of which those of one list, and at least one, are said. */
  readonly either?: readonly (readonly string[])[];
}

const OF_NOBODY = {};
const who = seat('who');
const offender = seat('offender');
const onlyWho = { seat: who };

/** What happens at a table, and what has to be said about each: a happening of the engine needs a line here. */
export const FORMS: { readonly [Type in FormType]: Form<Extract<Happening, { readonly type: Type }>> } = {
  change: {
    group: 'calls',
    when: ['auction', 'lead'],
    fields: { seat: seat('whoseCall', { likely: 'last-caller' }), call: call('newCall') },
  },
  simultaneous: { group: 'calls', when: CALLING, fields: { calls: { kind: 'calls', ask: 'players' } } },
  'misstated-double': {
    group: 'calls',
    when: ['auction'],
    fields: {
      seat: seat('who', { likely: 'turn' }),
      call: oneOf('which', 'doubles', ['X', 'XX']),
      said: call('said'),
    },
  },
  'hands-returned': { group: 'calls', when: ['lead'], provided: isPassedOut, fields: OF_NOBODY },
  'redeal-wanted': { group: 'calls', when: ['lead', 'over'], provided: isPassedOut, fields: onlyWho },

  exposed: {
    group: 'cards',
    when: [...CALLING, ...PLAYING],
    fields: {
      seat: seat('whoseCard'),
      cards: { kind: 'cards', ask: 'cards' },
      led: flag('led', CALLING),
      how: during(PLAYING, optional(oneOf('how', 'exposures', EXPOSURE_WAYS))),
    },
  },
  'lead-faced': {
    group: 'cards',
    when: ['auction', 'lead'],
    fields: { seat: who, card: optional(card('card')) },
  },
  'lead-down': {
    group: 'cards',
    when: PLAYING,
    provided: ({ played }) => played !== undefined && cardsInTrick(played).length === 0,
    fields: onlyWho,
  },
  'several-cards': {
    group: 'cards',
    when: PLAYING,
    fields: { seat: seat('whoseCard'), cards: { kind: 'cards', ask: 'cards' } },
  },
  'simultaneous-cards': {
    group: 'cards',
    when: PLAYING,
    fields: { cards: { kind: 'plays', ask: 'players' } },
  },
  card: { group: 'cards', when: PLAYING, fields: { seat: who, card: card('card'), misled: always } },
  'card-held': { group: 'cards', when: PLAYING, fields: { seat: seat('whoseCard'), card: card('card') } },
  'fifth-card': { group: 'cards', when: PLAYING, fields: { seat: seat('whoseCard'), card: card('card') } },
  'misexplained-play': {
    group: 'cards',
    when: PLAYING,
    fields: { seat: who, dummySeen: flag('dummySeen') },
  },

  'dummy-named': {
    group: 'dummy',
    when: PLAYING,
    fields: {
      seat: declarer,
      word: optional(oneOf('word', 'words', DUMMY_WORDS)),
      suit: optional({ kind: 'suit', ask: 'suit' }),
      rank: optional({ kind: 'rank', ask: 'rank' }),
    },
    either: [['word'], ['suit', 'rank']],
  },
  'card-renamed': {
    group: 'dummy',
    when: PLAYING,
    fields: { seat: seat('fromWhom'), card: card('meant') },
  },
  'dummy-misplaced': {
    group: 'dummy',
    when: PLAYING,
    fields: { seat: seat('fromWhom'), named: card('named'), card: optional(card('putOut')) },
  },
  'dummy-acted': { group: 'dummy', when: PLAYING, fields: { act: oneOf('act', 'acts', DUMMY_ACTS) } },

  'revoke-noticed': {
    group: 'tricks',
    when: PLAYED,
    fields: {
      by: seat('noticer'),
      of: optional(seat('revoker')),
      trick: optional(number('trick', 'tricks-begun')),
      calledOnNextBoard: during(['over'], optional({ kind: 'seats', ask: 'calledOnNext' })),
      roundEnded: flag('roundEnded', ['over']),
      handsReturned: flag('handsReturned', ['over']),
    },
  },
  'revoke-asked': {
    group: 'tricks',
    when: PLAYING,
    fields: { by: seat('asker'), asked: seat('asked', { among: 'not-dummy' }) },
  },
  'card-omitted': { group: 'tricks', when: PLAYING, fields: onlyWho },
  'card-tucked': { group: 'tricks', when: PLAYING, fields: { seat: seat('whoseCard'), card: card('card') } },
  'defect-noticed': { group: 'tricks', when: PLAYED, fields: { by: seat('noticer') } },
  'card-strayed': {
    group: 'tricks',
    when: PLAYED,
    fields: { seat: seat('whoseCard'), card: card('card'), again: flag('again') },
  },
  'card-pointed-out': {
    group: 'tricks',
    when: PLAYED,
    fields: {
      by: seat('noticer'),
      seat: seat('whoseCard'),
      trick: optional(number('trick', 'tricks-begun')),
    },
  },
  'tricks-disturbed': { group: 'tricks', when: PLAYED, fields: onlyWho },
  inspection: {
    group: 'tricks',
    when: PLAYED,
    fields: {
      by: who,
      what: oneOf('which', 'inspections', INSPECTIONS),
      trick: optional(number('trick', 'tricks-begun')),
      turned: flag('turned'),
      looked: flag('looked'),
      alleging: flag('alleging'),
    },
  },
  'cards-mixed': { group: 'tricks', when: PLAYED, fields: { seats: { kind: 'seats', ask: 'whoMixed' } } },
  claim: {
    group: 'tricks',
    when: PLAYING,
    fields: { seat: seat('who', { among: 'not-dummy' }), tricks: number('claimed', 'tricks-left') },
  },
  'play-over': {
    group: 'tricks',
    when: PLAYED,
    provided: ({ played, ended }) => played !== undefined && ended !== 'play-over',
    fields: OF_NOBODY,
  },

  'from-partner': {
    group: 'information',
    when: UNSCORED,
    fields: { seat: who, source: oneOf('source', 'sources', INFORMATION_SOURCES) },
  },
  misinformed: {
    group: 'information',
    when: BEGUN,
    fields: { seat: seat('explainer'), about: optional(number('about', 'calls')) },
  },
  corrects: {
    group: 'information',
    when: BEGUN,
    fields: { seat: who, whose: oneOf('whose', 'whose', ['own', 'partner']) },
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
  'review-wrong': { group: 'information', when: BEGUN, fields: onlyWho },
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
  'withdrawn-used': { group: 'information', when: BEGUN, fields: { seat: seat('whoWithdrew') } },
  'from-elsewhere': { group: 'information', when: UNSCORED, fields: onlyWho },

  counted: {
    group: 'board',
    when: UNSCORED,
    fields: { counts: { kind: 'counts', ask: 'counts' }, missing: optional(card('missing')) },
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

  director: { group: 'director', when: UNSCORED, fields: { by: who } },
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
  adjustment: {
    group: 'director',
    when: [...UNSCORED, 'scored'],
    fields: { offender, ground: oneOf('ground', 'grounds', ADJUSTMENT_GROUNDS) },
  },
};

const TYPES = Object.keys(FORMS) as readonly FormType[];

/** The fields of a form, in the order in which they are asked. */
export const fieldsOf = (type: FormType): readonly (readonly [string, AnyField])[] =>
  Object.entries(FORMS[type].fields);

/** What may be reported at this point; while a question waits for a card, only what dummy does. */
export function offeredTypes(table: Table): readonly FormType[] {
  const question = openRuling(table)?.question;
  if (question !== undefined && question.heard.length === 0) return [];
  const moment = momentOf(table);
  return TYPES.filter((type) => {
    const { when, provided = () => true } = FORMS[type];
    return when.includes(moment) && provided(table) && (question?.hears !== 'card' || type === 'dummy-acted');
  });
}
