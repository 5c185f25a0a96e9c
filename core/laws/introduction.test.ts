import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { LANGUAGES, type Language } from '../game/index.ts';
import { readCase } from './case-format/file.ts';
import { runCase } from './case-format/run.ts';
import { LAWS_EDITIONS, type LawsEdition } from './editions.ts';
import { openRuling } from './engine/engine.ts';
import { BANS, CENSURE, DUTIES, type Strength } from './introduction.ts';
import { penaltyPossible } from './ruling/consequences.ts';
import { factText } from './texts/fact-wording.ts';
import { lastingText } from './texts/lasting-wording.ts';

/** How strongly the law binds whose breach the case leaves open to a penalty. */
function strengthIn(edition: LawsEdition, json: object): Strength | 'no word of it' | undefined {
  const { table } = runCase(orThrow(readCase({ name: 'a breach', ...json })), edition);
  const penalty = table.persists.find((item) => item.type === 'penalty-possible');
  return penalty && (penalty.strength ?? 'no word of it');
}

const AUCTION = ['N 1H', 'E P', 'S 2C'];
const IN_PLAY = ['S 1NT', 'W P', 'N P', 'E P', 'W faces H4'];
const told = (dealer: string, steps: readonly unknown[], answers: object = {}) => ({
  dealer,
  steps,
  answers,
});
const penalised = (what: string) =>
  told('N', [{ type: 'incident', by: 'W', what }], { 'incident-dealt': 'penalise' });
const dummy = (act: string) => ({ contract: '4SS', trick: 5, leader: 'W', steps: [`N as-dummy ${act}`] });

describe('Introduction, the same in 1997, 2007 and 2017', () => {
  test('may and does are not penalised, should seldom, shall more often than not, must is serious', () => {
    expect(DUTIES.map((strength) => CENSURE[strength])).toEqual([
      'not-wrong',
      'not-penalised',
      'seldom',
      'often',
      'serious',
    ]);
  });

  test('may not is stronger than shall not, and just short of must not', () => {
    expect(BANS.indexOf('shall-not')).toBeLessThan(BANS.indexOf('may-not'));
    expect(BANS.indexOf('may-not')).toBeLessThan(BANS.indexOf('must-not'));
    expect(BANS.map((strength) => CENSURE[strength])).toEqual([
      'seldom',
      'often',
      'nearly-serious',
      'serious',
    ]);
  });
});

describe('a breach carries the strength of the law that was broken', () => {
  test.each([
    [
      '43A1(a): dummy should not be the first to call the director; 2017: may not',
      dummy('calls-director'),
      ['should-not', 'should-not', 'may-not'],
    ],
    ['43A1(b): dummy may not draw attention', dummy('draws-attention'), ['may-not', 'may-not', 'may-not']],
    [
      '43A1(c): dummy must not take part in the play',
      dummy('takes-part'),
      ['must-not', 'must-not', 'must-not'],
    ],
    ['43A2: dummy may not look into a hand', dummy('looks-at-defender'), ['may-not', 'may-not', 'may-not']],
    [
      '43A3 of 2017: a defender may not show dummy his hand',
      dummy('was-shown-hand'),
      [undefined, undefined, 'may-not'],
    ],
    [
      '10C2: he must choose without his partner',
      told('N', [...AUCTION, { type: 'consulted-partner', seat: 'W' }]),
      ['must', 'must', 'must'],
    ],
    [
      '20G1: a question for partner; 1997 73B1: shall not, 2007: improper, 2017: may not',
      told('N', [...AUCTION, { type: 'request', seat: 'W', what: 'explanation', solely: 'for-partner' }]),
      ['shall-not', 'no word of it', 'may-not'],
    ],
    [
      '20F5(a) (1997: 75D2): he may not correct his partner in the auction',
      told('N', [...AUCTION, { type: 'corrects', seat: 'S', whose: 'partner' }], {
        'what-was-wrong': 'explanation',
        influenced: 'no',
      }),
      ['may-not', 'may-not', 'may-not'],
    ],
    [
      '20F5(b)(ii) (1997: 75D2): declarer must before the lead',
      told('S', [...IN_PLAY, { type: 'corrects', seat: 'S', whose: 'partner' }], {
        'what-was-wrong': 'explanation',
      }),
      ['must', 'must', 'must'],
    ],
    [
      '20G3 (2007: 20G2; 1997: 40E2): he may not look at his own card',
      told('N', ['N 1H', { type: 'consulted', seat: 'E', what: 'own-card' }]),
      ['may-not', 'may-not', 'may-not'],
    ],
    [
      '40A4 of 2017: a meaning shall not depend on who calls; before, regulations say it',
      told('N', ['N 1H', { type: 'methods-differ', seat: 'N' }], { 'method-not-style': 'yes' }),
      ['no word of it', 'no word of it', 'shall-not'],
    ],
    [
      '40B5(a) (2007: 40B6(a); 1997: 75C): who explains shall tell everything',
      told('S', [...IN_PLAY, 'play over', { type: 'not-disclosed', seat: 'N', where: 'answer' }], {
        'had-to-be-disclosed': 'yes',
        crucial: 'no',
        damaged: 'no',
        repeated: 'yes',
      }),
      ['shall', 'shall', 'shall'],
    ],
    [
      '7A: the board remains on the table; 2017: shall',
      penalised('board-moved-away'),
      ['does', 'does', 'shall'],
    ],
    [
      '7C: he shall restore his cards to the right pocket; since 2007 he restores them',
      penalised('wrong-pocket'),
      ['shall', 'does', 'does'],
    ],
    [
      '7C: no hand shall be taken out again',
      penalised('hand-taken-out'),
      ['shall-not', 'shall-not', 'shall-not'],
    ],
    [
      '73A2: calls should be made without emphasis; as revised in 2023: shall',
      penalised('undue-manner'),
      ['should', 'should', 'shall'],
    ],
    [
      '73B1: partners shall not communicate otherwise; as revised in 2023 73B: must not',
      penalised('improper-communication'),
      ['shall-not', 'shall-not', 'must-not'],
    ],
    [
      '73A2: pauses beside a should; 2017 73D3 leaves them to regulations',
      penalised('stop-omitted'),
      ['should', 'should', 'no word of it'],
    ],
    [
      '72B1 (1997: 72B2): must not break a law on purpose',
      penalised('deliberate-breach'),
      ['must-not', 'must-not', 'must-not'],
    ],
    ['74A1: should be courteous', penalised('discourteous'), ['should', 'should', 'should']],
    [
      '74C: called a violation by the law itself',
      penalised('stares'),
      ['no word of it', 'no word of it', 'no word of it'],
    ],
    [
      '15A4 (2007: 17D4): the clause itself leaves the penalty to Law 90',
      told('E', ['E P', 'S 1S', { type: 'wrong-hand', seat: 'S' }]),
      ['no word of it', 'no word of it', 'no word of it'],
    ],
  ] as const)('%s', (_name, json, strengths) => {
    expect(LAWS_EDITIONS.map((edition) => strengthIn(edition, json))).toEqual(strengths);
  });
});

describe('the director knows how strongly the law binds before he decides', () => {
  const asked = (edition: LawsEdition, what: string) => {
    const json = { name: 'a breach', dealer: 'N', steps: [{ type: 'incident', by: 'W', what }] };
    const { table } = runCase(orThrow(readCase(json)), edition);
    return (openRuling(table)?.question.facts ?? []).map((fact) => factText(fact, 'en'));
  };

  test('73A2: should, and as revised in 2023 shall', () => {
    expect(asked(2007, 'undue-manner')).toEqual([
      'The law says ‘should’: a breach puts rights at risk and is seldom penalised.',
    ]);
    expect(asked(2017, 'undue-manner')).toEqual([
      'The law says ‘shall’: a breach is penalised more often than not.',
    ]);
  });

  test('74C: no word of the ladder, no advice', () => {
    expect(asked(2017, 'stares')).toEqual([]);
  });
});

describe('the ruling says what the breach is worth, and that the director decides', () => {
  const BREACHES = [
    'does',
    'should',
    'should-not',
    'shall',
    'shall-not',
    'may-not',
    'must',
    'must-not',
  ] as const;
  const sentence = (language: Language, strength?: Strength) =>
    lastingText(penaltyPossible('NS', '90', strength), language).text;

  test('in English', () => {
    expect(sentence('en')).toBe('A procedural penalty for North–South is possible');
    expect(sentence('en', 'does')).toMatch(/nothing hints at a procedural penalty .*the director decides$/);
    expect(sentence('en', 'should-not')).toMatch(/seldom given; the director decides$/);
    expect(sentence('en', 'shall')).toMatch(/more often than not; the director decides$/);
    expect(sentence('en', 'must')).toMatch(/serious matter.*to be expected; the director decides$/);
  });

  test.each(LANGUAGES)('in %s each in its own words', (language) => {
    const all = BREACHES.map((strength) => sentence(language, strength));
    expect(new Set([...all, sentence(language)]).size).toBe(BREACHES.length + 1);
    for (const text of all) expect(text).not.toMatch(/[{}]/);
  });
});
