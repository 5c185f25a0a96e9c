import { expect, test } from 'vitest';
import { evolveFederation, replayFederation } from './evolve.ts';
import type { FederationFact, NewFederationFact } from './fact.ts';
import { NO_FEDERATION } from './state.ts';
import { EVENING } from './testing/given.ts';

const accepted = { by: 'office', time: '2014-01-10T12:00:00Z' };
const entry = (number: number) => ({ entry: number, players: [number, number + 1], accepted });
const FACTS: readonly FederationFact[] = (
  [
    { type: 'people-written', data: { people: [{ number: 1, person: { name: 'Ada', id: '7' } }] } },
    { type: 'people-written', data: { people: [{ number: 2, person: { name: 'Bo' } }] } },
    { type: 'event-written', data: { event: 1, plan: EVENING } },
    { type: 'event-opened', data: { event: 1 } },
    { type: 'entry-made', data: { event: 1, entry: entry(1) } },
    { type: 'entry-made', data: { event: 1, entry: entry(2) } },
    { type: 'entry-withdrawn', data: { event: 1, entry: 1, justified: true, reason: 'ill' } },
    { type: 'people-merged', data: { from: 2, into: 1, person: { name: 'Ada', id: '7' } } },
  ] satisfies readonly NewFederationFact[]
).map((fact, at) => ({ ...fact, sequence: at + 1, time: accepted.time, actor: 'office', cause: `${at}` }));

test('facts read together make what they make one by one, and leave alone what was there', () => {
  const whole = FACTS.reduce(evolveFederation, NO_FEDERATION);
  expect(replayFederation(FACTS)).toEqual(whole);
  for (let at = 0; at <= FACTS.length; at++) {
    const before = replayFederation(FACTS.slice(0, at));
    const kept = FACTS.slice(0, at).reduce(evolveFederation, NO_FEDERATION);
    expect(replayFederation(FACTS.slice(at), before)).toEqual(whole);
    expect(before).toEqual(kept);
  }
});
