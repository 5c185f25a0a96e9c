import { cardsInTrick, DUMMY_ACTS, DUMMY_WORDS, EXPOSURE_WAYS, INSPECTIONS, type Report } from 'naipe/laws';
import type { CALL_FORMS } from './call-forms.ts';
import { always, card, declarer, during, flag, known, number, oneOf, optional, seat } from './fields.ts';
import { type FormsOf, type FormType, OF_NOBODY, onlyWho, who } from './form.ts';
import { CALLING, PLAYED, PLAYING } from './moment.ts';

const CLAIM_ACTS = [
  'states-winning',
  'states-losing',
  'about-current-trick',
  'suggests-curtailing',
  'shows-cards',
  'abandons-hand',
] as const;

/** Second thoughts about a claim that was agreed to. */
const reopening = {
  seat: who,
  since: oneOf('since', 'since', ['nothing', 'next-board', 'round-over', 'period-over']),
  tricks: optional(number('wantedBack', 'tricks-left')),
};

/** Everything else, with cards: in the auction, in the play, to tricks and at the end. */
export const PLAY_FORMS: FormsOf<Exclude<FormType, keyof typeof CALL_FORMS | Report['type']>> = {
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
    when: ['lead', ...PLAYING],
    provided: ({ played }) => played === undefined || cardsInTrick(played).length === 0,
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
      pointing: flag('pointing'),
    },
    either: [
      ['word', 'suit'],
      ['suit', 'rank'],
    ],
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
    fields: { by: seat('asker'), asked: seat('asked', { among: 'not-dummy' }), wordless: flag('wordless') },
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
    fields: {
      seat: seat('who', { among: 'not-dummy' }),
      act: optional(oneOf('claimAct', 'claimActs', CLAIM_ACTS)),
      tricks: optional(number('claimed', 'tricks-left')),
      inAll: known,
      statement: optional({ kind: 'statement', ask: 'statement' }),
      shown: optional({ kind: 'cards', ask: 'shown' }),
    },
  },
  'agreement-withdrawn': { group: 'tricks', when: ['over'], fields: reopening },
  'concession-withdrawn': { group: 'tricks', when: ['over'], fields: reopening },
  'play-over': {
    group: 'tricks',
    when: PLAYED,
    provided: ({ played, ended }) => played !== undefined && ended !== 'play-over',
    fields: OF_NOBODY,
  },
};
