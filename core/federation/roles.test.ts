import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FederationCommand, FederationCommandData, FederationCommandType } from './command.ts';
import { decideFederation } from './decide.ts';
import { MAY_COMMAND } from './permission.ts';
import type { Acting } from './role.ts';
import type { Federation } from './state.ts';
import { after, decided, EVENING, member, OFFICE, registerOf, STATED } from './testing/given.ts';

const OLGA: Acting = { role: 'organiser', director: 'Olga' };
const DINA: Acting = { role: 'director', director: 'Dina', person: 9 };
const CLUB: Acting = { role: 'club', club: 'NOW', director: 'Clara' };
const MEMBER: Acting = member(1);
const NOBODY: Acting = undefined;
const ALL = { F: OFFICE, C: CLUB, O: OLGA, D: DINA, M: MEMBER, '-': NOBODY } as const;

const PLAN = EVENING;

/** Events: 1 the federation's, 2 of the club NOW, 3 planned by Olga, 4 directed by Dina, 5 of another club and another organiser. */
function offices(): Federation {
  const people = Array.from({ length: 9 }, (_, at) => ({ name: `Nobody ${at + 1}`, born: '1960-03-01' }));
  let all = registerOf(...people);
  for (const code of ['NOW', 'ELSE']) all = after(all, 'write-club', { code, name: code });
  all = after(all, 'write-event', { plan: { ...PLAN, level: 'national', stated: STATED } });
  all = after(all, 'write-event', { plan: { ...PLAN, club: 'NOW' } }, CLUB);
  all = after(all, 'write-event', { plan: PLAN }, OLGA);
  all = after(all, 'write-event', { plan: { ...PLAN, directors: [9] } });
  all = after(
    all,
    'write-event',
    { plan: { ...PLAN, club: 'ELSE' } },
    {
      role: 'club',
      club: 'ELSE',
      director: 'Eva',
    },
  );
  for (const event of [1, 2, 3, 4, 5]) all = after(all, 'open-event', { event });
  for (const event of [2, 3, 4, 5])
    all = after(all, 'enter', { event, made: { players: [3, 4] }, accepts: true });
  return all;
}
const OFFICES = offices();

const SYSTEM = { answers: { openings: {} }, card: { system: 'Natural', lines: [], sheets: [] } } as const;
const at = (event: number) => ({ event, entry: 1 });
type Sent = { readonly [T in FederationCommandType]: (event: number) => FederationCommandData[T] };
/** Each command, about an event where it is about one. */
const COMMANDS: Sent = {
  'write-person': () => ({ person: { name: 'Ed Nobody', club: 'NOW' } }),
  'import-people': () => ({ csv: 'name,club\nFlo Nobody,NOW' }),
  'merge-people': () => ({ from: 7, into: 8 }),
  'write-club': () => ({ code: 'NEW', name: 'New club' }),
  'write-region': () => ({ name: 'Norte' }),
  'appoint-officer': () => ({ director: 'Somebody', role: 'organiser' }),
  'dismiss-officer': () => ({ director: 'Nobody' }),
  'write-event': (event) => ({ event, plan: { ...PLAN, club: 'NOW' } }),
  'open-event': (event) => ({ event }),
  enter: (event) => ({ event, made: { players: [5, 6] }, accepts: true }),
  'change-entry': (event) => ({ ...at(event), made: { players: [3, 5] } }),
  'withdraw-entry': (event) => ({ ...at(event), justified: true, reason: 'ill' }),
  'judge-withdrawal': (event) => ({ ...at(event), justified: true }),
  'answer-entry': (event) => ({ ...at(event), person: 3, agrees: true }),
  'make-list': (event) => ({ event }),
  'confirm-place': (event) => ({ ...at(event), confirms: true }),
  'call-reserve': at,
  'record-fee': (event) => ({ ...at(event), paid: 10 }),
  'link-tournament': (event) => ({ event, tournament: 'abc' }),
  'record-ranking': (event) => ({ event, ranking: [{ entry: 1, place: 1 }] }),
  'note-appeal': (event) => ({ event }),
  'pass-gate': (event) => ({ event, gate: 'charges' }),
  homologate: (event) => ({ event }),
  'ask-date-change': (event) => ({
    ...at(event),
    against: 2,
    round: 1,
    rounds: 9,
    commonBoards: false,
    fixed: '2014-03-15T15:00:00Z',
    wanted: '2014-03-21T15:00:00Z',
  }),
  'answer-date-change': (event) => ({ event, change: 1, agrees: true }),
  'decide-date-change': (event) => ({ event, change: 1, granted: true, note: '' }),
  'record-incident': (event) => ({
    person: 3,
    kind: 'absence',
    date: '2014-05-10',
    event,
    text: 'Did not come',
  }),
  'judge-incident': () => ({ incident: 1, justified: true, text: 'Ill' }),
  'forward-report': (event) => ({ event, to: 'technical', note: '' }),
  'write-categories': () => ({ values: { first: 65 } }),
  'write-slot': () => ({ slot: 'sbm', text: 'The base system' }),
  'ask-council': () => ({ about: 'system', text: 'Is it Green?' }),
  'answer-question': () => ({ question: 1, text: 'It is' }),
  'write-system': () => ({ players: [3, 4], ...SYSTEM }),
  'deliver-system': (event) => ({ ...at(event), players: [3, 4] }),
  'check-system': (event) => ({ ...at(event), players: [3, 4], allowed: true, note: '' }),
  'write-defence': (event) => ({ ...at(event), players: [3, 4], against: 2, text: 'Doubles for takeout' }),
};

/** Who may send what at all: F the federation, C a club, O an organiser, D a director, M a member for himself. */
const TABLE: Readonly<Record<FederationCommandType, string>> = {
  'write-person': 'FC',
  'import-people': 'FC',
  'merge-people': 'F',
  'write-club': 'F',
  'write-region': 'F',
  'appoint-officer': 'F',
  'dismiss-officer': 'F',
  'write-event': 'FCO',
  'open-event': 'FCO',
  enter: 'FCODM',
  'change-entry': 'FCODM',
  'withdraw-entry': 'FCODM',
  'judge-withdrawal': 'F',
  'answer-entry': 'FCODM',
  'make-list': 'FCOD',
  'confirm-place': 'FCODM',
  'call-reserve': 'FCOD',
  'record-fee': 'FCO',
  'link-tournament': 'FCOD',
  'record-ranking': 'FCOD',
  'note-appeal': 'FOD',
  'pass-gate': 'F',
  homologate: 'F',
  'ask-date-change': 'FCODM',
  'answer-date-change': 'FCODM',
  'decide-date-change': 'FCO',
  'record-incident': 'FOD',
  'judge-incident': 'F',
  'forward-report': 'FOD',
  'write-categories': 'F',
  'write-slot': 'F',
  'ask-council': 'M',
  'answer-question': 'F',
  'write-system': 'FCODM',
  'deliver-system': 'FCODM',
  'check-system': 'FCOD',
  'write-defence': 'FCODM',
};

const send = (acting: Acting, type: FederationCommandType, event: number): string => {
  const data = COMMANDS[type](event);
  const envelope = { id: 'command', actor: 'somebody', time: '2014-05-01T12:00:00Z' };
  const decision = decideFederation(OFFICES, acting, { type, data, ...envelope } as FederationCommand);
  return decision.ok ? 'done' : decision.error.code;
};
const types = Object.keys(MAY_COMMAND) as FederationCommandType[];

describe('every role and every command', () => {
  test.each(types)('%s', (type) => {
    for (const [letter, acting] of Object.entries(ALL))
      expect([letter, send(acting, type, 1) === 'not-for-you']).toEqual([
        letter,
        !TABLE[type].includes(letter),
      ]);
  });

  test('an office acts on its own events alone: the club’s, the organiser’s, those for which the director is appointed', () => {
    const own = { C: 2, O: 3, D: 4 } as const;
    const about = types.filter((type) => 'event' in COMMANDS[type](1));
    expect(about.length).toBeGreaterThan(20);
    let refused = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...about),
        fc.constantFrom('C' as const, 'O' as const, 'D' as const),
        fc.integer({ min: 1, max: 5 }),
        (type, letter, event) => {
          const code = send(ALL[letter], type, event);
          if (!TABLE[type].includes(letter)) return code === 'not-for-you';
          if (own[letter] === event) return code !== 'not-for-you' && code !== 'not-your-event';
          refused++;
          return code === 'not-your-event';
        },
      ),
    );
    expect(refused).toBeGreaterThan(10);
  });

  test('nobody takes over another’s event by writing it as his own, or makes his own lead into a final', () => {
    expect(send(CLUB, 'write-event', 5)).toBe('not-your-event');
    expect(send(OLGA, 'write-event', 1)).toBe('not-your-event');
    const leading = { plan: { ...PLAN, club: 'NOW', goesOn: { into: 1, places: 8 } } };
    for (const acting of [CLUB, OLGA]) {
      const decision = decided(OFFICES, 'write-event', leading, acting);
      expect(decision.ok ? '' : decision.error.code).toBe('not-your-event');
    }
  });

  test('a member does nothing in an entry that is not his', () => {
    const done = types.filter((type) =>
      [1, 2, 3, 4, 5].some((event) => send(MEMBER, type, event) === 'done'),
    );
    expect(done).toEqual(['ask-council']);
  });

  test('a refusal tells a member nobody else’s age; the federation reads it', () => {
    const juniors = after(OFFICES, 'write-event', { plan: { ...PLAN, types: ['junior'] } });
    const open = after(juniors, 'open-event', { event: 6 });
    const told = (acting: Acting) => {
      const made = { players: [1, 2] };
      const decision = decided(open, 'enter', { event: 6, made, accepts: true }, acting);
      return decision.ok ? [] : decision.error.breaches?.map(({ code, params }) => [code, params?.age]);
    };
    expect(told(MEMBER)).toEqual([
      ['too-old', 54],
      ['other-age', undefined],
    ]);
    expect(told(OFFICE)).toEqual([
      ['too-old', 54],
      ['too-old', 54],
    ]);
  });
});
