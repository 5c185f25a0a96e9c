import { describe, expect, test } from 'vitest';
import { ERASED_NAME } from '../base/index.ts';
import { isPerson, type Mention, type Person, playersIn, withoutPerson } from './erase-person.ts';
import type { Fact, NewFact } from './fact.ts';

const ANA: Person = { names: ['Ana Fictícia'] };

const told = (fact: NewFact, actor = 'director'): Fact =>
  ({ ...fact, sequence: 1, time: '2026-03-14T20:00:00.000Z', actor, cause: 'cause' }) as Fact;

const warned = (reason: string): Fact =>
  told({ type: 'warning-given', data: { session: 1, contestant: '1', reason, clause: 'Law 90' } });

const entered = (players: readonly [object, object]): Fact =>
  told({ type: 'contestant-entered', data: { contestant: '1', players } } as NewFact);

/** What is left of a reason. */
const reasonWithout = (reason: string, person = ANA): string =>
  (withoutPerson(warned(reason), person) as Extract<Fact, { type: 'warning-given' }>).data.reason;

describe('who is meant', () => {
  test.each([
    ['by name, however it is accented, written large or spaced', 'ANA  ficticia', undefined, undefined, true],
    ['another name', 'Ana Fictício', undefined, undefined, false],
    ['without a number, everybody of the name', 'Ana Fictícia', '11', undefined, true],
    ['with a number, who has it', 'Ana Fictícia', '11', '11', true],
    ['and who has the name and no number', 'Ana Fictícia', undefined, '11', true],
    ['and not who has the name and another number', 'Ana Fictícia', '12', '11', false],
    ['and who has the number under another name', 'Ana F.', '11', '11', true],
  ] as const)('%s', (_what, name, has, asked, meant) => {
    const player = { name, ...(has === undefined ? {} : { id: has }) };
    expect(isPerson(player, { ...ANA, ...(asked === undefined ? {} : { id: asked }) })).toBe(meant);
  });
});

describe('a fact without somebody', () => {
  test('keeps what the scores go by: category and tier, but neither name nor number', () => {
    const fact = entered([
      { name: 'Ana Fictícia', id: '4711', tier: 2, category: 3 },
      { name: 'Bo Fictício', id: '4712' },
    ]);
    expect(playersIn(withoutPerson(fact, ANA))).toEqual([
      { name: ERASED_NAME, tier: 2, category: 3 },
      { name: 'Bo Fictício', id: '4712' },
    ]);
  });

  test('names nobody in a team either: among its players, as who leads it without playing, in its name', () => {
    const player = (name: string) => ({ name, id: `id of ${name}`, rank: 3 });
    const ana = player('Ana Fictícia');
    const players = [ana, player('Bo Fictício'), player('Cy Fictício'), player('Di Fictícia')];
    const team = {
      kind: 'team',
      contestant: '1',
      name: 'Friends of Ana Fictícia',
      players,
      captain: ana,
    } as const;
    const rest = withoutPerson(told({ type: 'contestant-entered', data: team }), ANA);
    expect(rest.data).toEqual({
      ...team,
      name: `Friends of ${ERASED_NAME}`,
      players: [{ name: ERASED_NAME }, ...players.slice(1)],
      captain: { name: ERASED_NAME },
    });
    expect(playersIn(told({ type: 'contestant-entered', data: team }))).toEqual([...players, ana]);
  });

  test('names nobody as the third of a triplet either', () => {
    const triplet = {
      kind: 'pair',
      contestant: '1',
      players: [{ name: 'Bo Fictício' }, { name: 'Cy Fictício' }],
      third: { name: 'Ana Fictícia', valueIndex: 20 },
    } as const;
    const rest = withoutPerson(told({ type: 'contestant-entered', data: triplet }), ANA);
    expect(rest.data).toMatchObject({ third: { name: ERASED_NAME } });
  });

  test('names nobody in the place of a substitute either', () => {
    const substitute = { name: 'Ana Fictícia' };
    const data = { session: 1, contestant: '2', player: 0, substitute, fromRound: 2 } as const;
    const rest = withoutPerson(told({ type: 'player-substituted', data }), ANA);
    expect(rest.data).toEqual({ ...data, substitute: { name: ERASED_NAME } });
  });

  test.each([
    ['Ana Fictícia was late', 'Anon. was late'],
    ['called by ANA FICTICIA, twice: ana\nfictícia', 'called by Anon., twice: Anon.'],
    ['Ana Fícti\u0301cia spelt with marks apart', 'Anon. spelt with marks apart'],
    ['Mariana Fictícia and Ana Fictíciana', 'Mariana Fictícia and Ana Fictíciana'],
    ['(Ana Fictícia)', '(Anon.)'],
    ['👍Ana Fictícia👍', '👍Anon.👍'],
  ])('has whole names replaced in what people wrote: %s', (reason, rest) => {
    expect(reasonWithout(reason)).toBe(rest);
  });

  test('names nobody who was asked in a poll (Law 16B1(b))', () => {
    const answer = 'Ana Fictícia, expert: Pass; club: 3H';
    const polled = told({
      type: 'case-told',
      data: { session: 1, case: 3, from: 0, steps: ['> yes', { type: 'answer', answer }] },
    });
    expect(withoutPerson(polled, ANA).data).toMatchObject({
      steps: ['> yes', { type: 'answer', answer: `${ERASED_NAME}, expert: Pass; club: 3H` }],
    });
  });

  test('has a number replaced when it is long enough to be nothing else', () => {
    expect(reasonWithout('licence 47110 shown', { names: ['Ana'], id: '47110' })).toBe('licence Anon. shown');
    expect(reasonWithout('scored 1430', { names: ['Ana'], id: '1430' })).toBe('scored 1430');
  });

  test('keeps codes and notations, whoever is called like them', () => {
    const data = {
      session: 1,
      section: 'A',
      round: 1,
      table: 1,
      board: 1,
      result: 'Pass',
      by: 'NS',
    } as const;
    const fact = told({ type: 'result-recorded', data });
    for (const name of ['A', 'NS', 'Pass']) expect(withoutPerson(fact, { names: [name] })).toBe(fact);
  });

  test('does not say which director it was, when that is who is erased', () => {
    const mentions: Mention[] = [];
    const fact = told({ type: 'session-opened', data: { session: 1 } }, 'director Ana Fictícia');
    expect(withoutPerson(fact, ANA, (each) => mentions.push(each)).actor).toBe('director Anon.');
    expect(mentions).toEqual([{ kind: 'actor' }]);
  });

  test('is the same fact when it does not name him', () => {
    const fact = warned('Bo was late');
    expect(withoutPerson(fact, ANA)).toBe(fact);
  });

  test('a name of signs alone is sought as it is written', () => {
    expect(reasonWithout('by (x+y)*, who', { names: ['(x+y)*'] })).toBe('by Anon., who');
    expect(reasonWithout('a b', { names: ['  '] })).toBe('a b');
  });
});
