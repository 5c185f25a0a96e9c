import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ToldFault } from '../texts/told-fault.ts';
import { readAnyCase } from './kinds.ts';

const TABLE = { dealer: 'N', steps: ['N 1H'] };
const RECORD = { record: { contract: '4SS', play: ['W: CA C2 C3 C4'] } };
const CLAIM = {
  claim: {
    contract: '4SS',
    hands: { N: '..A.', E: '.A..', S: 'A...', W: '...A' },
  },
};

/** What is wrong with a case, and where. */
function faultOf(json: object): ToldFault {
  const read = readAnyCase(json);
  if (read.ok) throw new Error('The case was read.');
  return read.error as ToldFault;
}

const within = (part: object) => ({ claim: { ...CLAIM.claim, ...part } });
const inRecord = (part: object) => ({ record: { ...RECORD.record, ...part } });
const expecting = (expect: object) => ({ ...TABLE, expect });

test('cases without a slip of the pen are read', () => {
  for (const json of [TABLE, RECORD, CLAIM]) expect(readAnyCase(json).ok).toBe(true);
});

test.each([
  [{ ...TABLE, edition: 2017 }, 'edition', 'case-unknown'],
  [{ ...TABLE, editions: [2016] }, 'editions[0]', 'case-one-of'],
  [{ ...TABLE, trick: 14 }, 'trick', 'case-unreadable'],
  [{ ...TABLE, leader: 'X' }, 'leader', 'case-one-of'],
  [{ ...TABLE, steps: [{ step: 'N 1H', meaning: {} }] }, 'steps[0].meaning', 'case-unknown'],
  [
    { ...TABLE, steps: [{ step: 'N 1H', means: { artificial: 'yes' } }] },
    'steps[0].means.artificial',
    'case-unreadable',
  ],
  [
    { ...TABLE, steps: [{ step: 'N 1H', means: { hands: [{ points: { min: 12 } }] } }] },
    'steps[0].means.hands[0].points',
    'case-members',
  ],
  [expecting({ clause: ['27A1'] }), 'expect.clause', 'case-unknown'],
  [expecting({ 2017: { legal: { Q: 'S2' } } }), 'expect.2017.legal.Q', 'case-unknown'],
  [expecting({ 2016: {} }), 'expect.2016', 'case-unknown'],
  [inRecord({ plays: [] }), 'record.plays', 'case-unknown'],
  [inRecord({ earlier: { NS: 14 } }), 'record.earlier.NS', 'case-unreadable'],
  [inRecord({ faced: ['E ZZ major from T2'] }), 'record.faced', 'case-unreadable'],
  [inRecord({ requirements: ['T1 W avoids Q (50D2(a))'] }), 'record.requirements', 'case-unreadable'],
  [inRecord({ play: { first: 'W', columns: ['CA ZZ C3 C4'] } }), 'record.play.columns[0]', 'case-unreadable'],
  [{ ...RECORD, readings: { assent: 'perhaps' } }, 'readings.assent', 'case-one-of'],
  [within({ leadr: 'S' }), 'claim.leadr', 'case-unknown'],
  [within({ played: 'ZZ' }), 'claim.played', 'case-unreadable'],
  [within({ statement: ['draw trumps', 'squeeze West'] }), 'claim.statement', 'case-statement'],
  [within({ statement: 'draw trumps' }), 'claim.statement', 'case-statement'],
  [within({ response: 'agred' }), 'claim.response', 'case-unreadable'],
  [within({ claimed: 'one' }), 'claim.claimed', 'case-unreadable'],
  [within({ shownOut: { E: 'Q' } }), 'claim.shownOut.E', 'case-unreadable'],
  [within({ penaltyCards: { E: 'HA major' } }), 'claim.penaltyCards.E', 'case-unreadable'],
  [within({ sinceAssent: { objection: 'soon' } }), 'claim.sinceAssent.objection', 'case-one-of'],
  [
    within({ director: { classes: { nonsense: 'normal' } } }),
    'claim.director.classes.nonsense',
    'case-unknown',
  ],
])('%j: the place and what is wrong there', (json, place, told) => {
  const fault = faultOf(json);
  expect(fault).toMatchObject({ code: 'bad-case', told, params: { place } });
  expect(fault.message).toContain(place);
});

describe('the published schema has the same members', () => {
  interface Part {
    readonly properties: Readonly<Record<string, Part>>;
    readonly items: Part;
  }
  const url = new URL('../../../docs/ruling-case.schema.json', import.meta.url);
  const { $defs } = JSON.parse(readFileSync(url, 'utf8')) as {
    readonly $defs: Readonly<Record<string, Part>>;
  };
  const inSchema = (name: string, ...path: readonly string[]) =>
    path.reduce((part, each) => part.properties[each]!, $defs[name]!);

  test.each([
    ['table', { ...TABLE, slip: 1 }, inSchema('table')],
    ['expectation', expecting({ slip: 1 }), inSchema('expectation')],
    ['meaning', { ...TABLE, steps: [{ step: 'N 1H', means: { slip: 1 } }] }, inSchema('meaning')],
    ['recordCase', { ...RECORD, slip: 1 }, inSchema('recordCase')],
    ['recordExpectation', { ...RECORD, expect: { slip: 1 } }, inSchema('recordExpectation')],
    ['record', inRecord({ slip: 1 }), inSchema('record')],
    ['record.claim', inRecord({ claim: { slip: 1 } }), inSchema('record', 'claim')],
    ['record.attention', inRecord({ attention: { slip: 1 } }), inSchema('record', 'attention')],
    ['record.attentionTo', inRecord({ attentionTo: [{ slip: 1 }] }), inSchema('record', 'attentionTo').items],
    ['claimCase', { ...CLAIM, slip: 1 }, inSchema('claimCase')],
    ['claimExpectation', { ...CLAIM, expect: { slip: 1 } }, inSchema('claimExpectation')],
    ['claim', within({ slip: 1 }), inSchema('claim')],
    ['claim.sinceAssent', within({ sinceAssent: { slip: 1 } }), inSchema('claim', 'sinceAssent')],
    ['claim.later', within({ later: { slip: 1 } }), inSchema('claim', 'later')],
    ['claim.withdrawn', within({ withdrawn: { slip: 1 } }), inSchema('claim', 'withdrawn')],
    ['claim.cancelled', within({ cancelled: { slip: 1 } }), inSchema('claim', 'cancelled')],
  ])('%s', (_name, json, part) => {
    const known = String(faultOf(json).params.known).split(', ');
    expect(known.toSorted()).toEqual(Object.keys(part.properties).toSorted());
  });
});
