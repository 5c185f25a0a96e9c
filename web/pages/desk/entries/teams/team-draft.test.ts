import { expect, test } from 'vitest';
import { renamed } from '../renamed.ts';
import { changesOf, draftOf, isReadable, type TeamDraft, type TeamView } from './team-draft.ts';

const ENTRY: TeamView = {
  contestant: '3',
  kind: 'team',
  name: 'Clube A',
  players: [
    { name: 'Ana Exemplo', id: '11', rank: 4, valueIndex: 92.5, club: 'Clube A', tier: 1, region: 'Norte' },
    { name: 'Bruno Exemplo', valueIndex: 0, qualified: true },
    { name: 'Carla Exemplo' },
    { name: 'Duarte Exemplo' },
  ],
  valueIndex: 301.5,
  stationary: false,
  withdrawn: false,
  seats: [],
  team: {
    captain: { name: 'Eva Exemplo', id: '99' },
    pairs: [
      { players: [0, 1], system: 'Trevo forte', hum: true },
      { players: [2, 3], system: 'Natural' },
    ],
  },
} as const;

const typed = (change: (draft: TeamDraft) => TeamDraft) => {
  const changes = changesOf('3', change(draftOf(ENTRY, 'pt')));
  if (changes.kind !== 'team') throw new Error('It is a team.');
  return changes;
};

test('a team that is saved as it was keeps all that is known of it', () => {
  const { players, team, valueIndex, name } = ENTRY;
  expect(typed((draft) => draft)).toMatchObject({
    name,
    players,
    valueIndex,
    captain: team.captain,
    pairs: team.pairs,
  });
});

test('RTP 3.6.2, 2.3.3: a name that is put right leaves ranking and value index as they were', () => {
  const { players } = typed((draft) => ({
    ...draft,
    players: draft.players.with(0, renamed(draft.players[0]!, 'Ana Exemplos', undefined)),
  }));
  expect(players?.[0]).toEqual({
    name: 'Ana Exemplos',
    rank: 4,
    valueIndex: 92.5,
    club: 'Clube A',
    tier: 1,
    region: 'Norte',
  });
});

test.each([
  ['0', 0],
  ['92,5', 92.5],
  ['92.25', 92.25],
  [' 310 ', 310],
])('RTP 1.3.4: a value index of %s', (text, value) => {
  const changed = typed((draft) => ({
    ...draft,
    valueIndex: text,
    players: draft.players.with(2, { ...draft.players[2]!, valueIndex: text }),
  }));
  expect(changed).toMatchObject({ valueIndex: value });
  expect(changed.players?.[2]?.valueIndex).toBe(value);
});

test('a value index that is emptied is taken away', () => {
  const { cleared } = typed((draft) => ({ ...draft, valueIndex: '' }));
  expect(cleared).toContain('valueIndex');
});

test.each([
  ['valueIndex', '9a'],
  ['valueIndex', '-1'],
  ['valueIndex', '92.'],
  ['rank', '0'],
  ['rank', '1.5'],
] as const)('a %s of %s is not saved', (what, text) => {
  const draft = draftOf(ENTRY, 'en');
  expect(isReadable(draft)).toBe(true);
  const wrong = { ...draft, players: draft.players.with(1, { ...draft.players[1]!, [what]: text }) };
  expect(isReadable(wrong)).toBe(false);
});
