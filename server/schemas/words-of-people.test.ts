import { WORDS_OF_OFFICES } from 'naipe/federation';
import { WORDS_OF_PEOPLE } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { FACT_DATA } from './facts.ts';
import { federationCommandRequest } from './federation.ts';

/** Strings of facts that are no words of people: numbers, codes, notations, times. */
const NOTATIONS = [
  ...['contestant', 'kind', 'section', 'ns', 'ew', 'contestants', 'instead', 'from', 'by', 'group', 'id'],
  ...[
    'result',
    'lead',
    'deal',
    'value',
    'handicap',
    'percent',
    'imps',
    'weight',
    'score',
    'share',
    'toNearest',
  ],
  ...[
    'home',
    'away',
    'bye',
    'teams',
    'absent',
    'exempt',
    'numbers',
    'present',
    'code',
    'method',
    'vps',
    'seed',
    'order',
    'row',
    'readings',
  ],
  ...['N', 'E', 'S', 'W', 'contract', 'steps', 'clauses', 'before', 'hands', 'amount'],
  ...['date', 'startsAt', 'until', 'timeZone', 'confirmed', 'seating'],
];

interface Described {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly prefixItems?: readonly Described[];
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
  readonly additionalProperties?: Described | boolean;
}

/** The names of all fields that hold any text. */
function textFields(schema: Described, key = ''): readonly string[] {
  const { properties = {}, items, prefixItems = [], anyOf = [], oneOf = [], additionalProperties } = schema;
  const isFree = schema.type === 'string' && schema.enum === undefined && schema.const === undefined;
  const inside = [...prefixItems, ...anyOf, ...oneOf, ...(items === undefined ? [] : [items])];
  if (typeof additionalProperties === 'object') inside.push(additionalProperties);
  return [
    ...(isFree ? [key] : []),
    ...inside.flatMap((each) => textFields(each, key)),
    ...Object.entries(properties).flatMap(([name, each]) => textFields(each, name)),
  ];
}

const described = Object.entries(FACT_DATA).map(
  ([type, schema]) =>
    [type, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described] as const,
);

test.each(described)(
  'whoever is erased is looked for in everything that people write in %s',
  (_type, schema) => {
    const unknown = textFields(schema).filter((key) => !WORDS_OF_PEOPLE.has(key) && !NOTATIONS.includes(key));
    expect([...new Set(unknown)], 'words of people, or a notation?').toEqual([]);
  },
);

/** Strings of commands to the federation that are no words of people; and what the fact holds as a person or never holds. */
const OFFICE_NOTATIONS = [
  // Its items have names of their own.
  'stated',
  ...[
    'id',
    'born',
    'nationality',
    'date',
    'list',
    'csv',
    'code',
    'from',
    'since',
    'share',
    'toNearest',
    'score',
  ],
  ...[
    'startsAt',
    'entriesUntil',
    'confirmUntil',
    'defencesUntil',
    'fixed',
    'wanted',
    'tournament',
    'convention',
    'listed',
    'over',
  ],
];

test('whoever is erased is looked for in everything that people write to the federation', () => {
  const schema = z.toJSONSchema(federationCommandRequest, { io: 'input', unrepresentable: 'any' });
  const unknown = textFields(schema as Described).filter(
    (key) => !WORDS_OF_PEOPLE.has(key) && !WORDS_OF_OFFICES.has(key) && !OFFICE_NOTATIONS.includes(key),
  );
  expect([...new Set(unknown)], 'words of people, or a notation?').toEqual([]);
});
