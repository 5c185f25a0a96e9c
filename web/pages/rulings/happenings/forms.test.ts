import { orThrow } from 'naipe/base';
import { parseContract, parseDeal } from 'naipe/game';
import { type AnyCall, type Happening, happen, openTable, readCase, type Table, writeCase } from 'naipe/laws';
import { describe, expect, test } from 'vitest';
import { type AnyField, isAsked } from './fields.ts';
import type { FormType } from './form.ts';
import { FORMS, fieldsOf, offeredTypes } from './forms.ts';
import { begunDraft, type Draft, happeningOf, missingAsks, withSaid } from './happening-draft.ts';
import { type Moment, momentOf } from './moment.ts';

const SETUP = { edition: 2017, dealer: 'N', vulnerability: 'None' } as const;
const DEAL = orThrow(parseDeal('N:AK32.Q54.K76.A98 QJ4.KJ3.A542.765 T987.A98.QJ3.KQ4 65.T762.T98.JT32'));

const after = (table: Table, happenings: readonly Happening[]): Table =>
  happenings.reduce((so, each) => orThrow(happen(so, each)), table);

const called = (...calls: readonly AnyCall[]): Table =>
  after(
    openTable(SETUP),
    calls.map((call, at) => ({ type: 'call', seat: 'NESW'[at % 4] as 'N', call })),
  );

const PLAY = openTable({
  ...SETUP,
  hands: DEAL,
  play: { contract: orThrow(parseContract('3NTN')), trick: 1, leader: 'E' },
});

const AT: Readonly<Record<Moment, Table>> = {
  start: openTable(SETUP),
  auction: called('1S', 'Pass'),
  lead: called('1S', 'Pass', 'Pass', 'Pass'),
  play: after(PLAY, [{ type: 'card', seat: 'E', card: 'SQ' }]),
  over: after(PLAY, [{ type: 'play-over' }]),
  scored: { ...PLAY, ended: 'board-over' },
};
/** The calls are made behind a screen. */
const SCREENED = after(openTable({ ...SETUP, regulation: 'RTP', screens: true }), [
  { type: 'call', seat: 'N', call: '1S' },
]);
const PASSED_OUT = called('Pass', 'Pass', 'Pass', 'Pass');

const MOMENTS = Object.keys(AT) as readonly Moment[];
const TYPES = Object.keys(FORMS) as readonly FormType[];

/** What somebody may say to a question. */
function anything(field: AnyField): unknown {
  switch (field.kind) {
    case 'seat':
    case 'person':
      return 'S';
    case 'seats':
      return ['N', 'E'];
    case 'card':
      return 'ST';
    case 'cards':
      return ['ST', 'S9'];
    case 'call':
      return '2C';
    case 'suit':
      return 'S';
    case 'rank':
      return '7';
    case 'flag':
      return true;
    case 'counts':
      return { N: 14, E: 12, S: 13, W: 13 };
    case 'calls':
      return [
        { type: 'call', seat: 'S', call: '1H' },
        { type: 'call', seat: 'W', call: 'Pass' },
      ];
    case 'plays':
      return [
        { type: 'card', seat: 'S', card: 'ST' },
        { type: 'card', seat: 'W', card: 'S6' },
      ];
    case 'number':
      return 0;
    case 'statement':
      return { steps: [{ do: 'suit', suit: 'S' }], trumpMentioned: false };
    case 'one-of':
      return field.values[0];
    default:
      return undefined;
  }
}

/** The form with every question answered that is asked then. */
const filled = (type: FormType, table: Table): Draft =>
  fieldsOf(type).reduce(
    (draft, [name, field]) =>
      isAsked(field, momentOf(table)) ? withSaid(type, draft, name, anything(field)) : draft,
    begunDraft(type, table),
  );

const tableFor = (type: FormType): Table =>
  [...Object.values(AT), PASSED_OUT, PLAY, SCREENED].find((table) => offeredTypes(table).includes(type)) ??
  AT.start;

describe.each(TYPES)('%s', (type) => {
  const table = tableFor(type);
  const happening = happeningOf(type, filled(type, table), table);

  test('is offered at some moment, and tells a happening once everything is said', () => {
    expect(offeredTypes(table)).toContain(type);
    expect(happening?.type).toBe(type);
  });

  test('the engine rules on it, or refuses it with its reason', () => {
    const next = happen(table, happening as Happening);
    if (!next.ok) expect(next.error.code).toMatch(/^[a-z-]+$/);
  });

  test('stands in a case file as it was said', () => {
    const kept = writeCase({ ...table, inputs: [happening as Happening] });
    const read = orThrow(readCase(kept)).steps[0];
    // A card exposed is always said to have been led or not, and how; that tricks are claimed is not said of a claim.
    const { act: _, how: __, ...rest } = { act: undefined, how: undefined, ...happening };
    expect(read).toMatchObject(type === 'exposed' || type === 'claim' ? rest : (happening as object));
  });
});

describe('what is offered', () => {
  test.each(MOMENTS)('at "%s", the table is at that moment', (moment) => {
    expect(momentOf(AT[moment])).toBe(moment);
  });

  test('before the play nothing that needs a card played, in the play no call', () => {
    for (const moment of ['start', 'auction', 'lead'] as const)
      expect(offeredTypes(AT[moment]).filter((type) => FORMS[type].group === 'dummy')).toEqual([]);
    expect(offeredTypes(AT.play).filter((type) => FORMS[type].group === 'calls')).toEqual([]);
  });

  test('a board that the director has scored: only what kind of score it gets', () => {
    expect(offeredTypes(AT.scored)).toEqual(['adjustment']);
  });

  test('the hands go back when it looks as if all had passed, though one was skipped (Law 17D2)', () => {
    const skipped = after(called('Pass', 'Pass'), [{ type: 'call', seat: 'W', call: 'Pass' }]);
    expect(offeredTypes(skipped)).toContain('hands-returned');
    expect(offeredTypes(AT.auction)).not.toContain('hands-returned');
  });

  test('while somebody has to answer, nothing', () => {
    const insufficient = after(AT.auction, [{ type: 'change', seat: 'E', call: '1C' }]);
    expect(offeredTypes(insufficient)).toEqual([]);
  });
});

describe('a form', () => {
  test('says what is still missing', () => {
    const draft = begunDraft('attention', AT.auction);
    expect(missingAsks('attention', draft, AT.auction)).toEqual(['noticer', 'offender']);
    expect(happeningOf('attention', draft, AT.auction)).toBeUndefined();
  });

  test('two players at least act at the same moment', () => {
    const one = withSaid('simultaneous', begunDraft('simultaneous', AT.auction), 'calls', [
      { type: 'call', seat: 'S', call: '1H' },
    ]);
    expect(happeningOf('simultaneous', one, AT.auction)).toBeUndefined();
  });

  test('dummy’s card is named by a suit, by a word with or without it, or by suit and rank', () => {
    const begun = begunDraft('dummy-named', AT.play);
    expect(missingAsks('dummy-named', begun, AT.play)).toEqual(['word', 'suit', 'rank']);
    const suit = withSaid('dummy-named', begun, 'suit', 'S');
    expect(happeningOf('dummy-named', suit, AT.play)).toEqual({ type: 'dummy-named', seat: 'N', suit: 'S' });
    const word = withSaid('dummy-named', suit, 'word', 'low');
    expect(happeningOf('dummy-named', word, AT.play)).toEqual({
      type: 'dummy-named',
      seat: 'N',
      suit: 'S',
      word: 'low',
    });
    const rank = withSaid('dummy-named', word, 'rank', '7');
    expect(happeningOf('dummy-named', rank, AT.play)).toEqual({
      type: 'dummy-named',
      seat: 'N',
      suit: 'S',
      rank: '7',
    });
  });

  test('a call that is changed is likely to be the last one', () => {
    expect(begunDraft('change', AT.auction)).toMatchObject({ seat: 'E' });
  });
});
