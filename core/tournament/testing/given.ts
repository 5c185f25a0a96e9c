import { expect } from 'vitest';
import type { CommandData, CommandOf, CommandType } from '../command.ts';
import { decide } from '../decide/index.ts';
import { evolve } from '../evolve/index.ts';
import type { Fact, NewFact } from '../fact.ts';
import type { Refusal } from '../refusal.ts';
import { NOTHING, type TournamentState } from '../state.ts';

/** The first moment of every test; each command comes a minute later. */
const START = Date.parse('2026-03-14T20:00:00Z');

export const timeAt = (minute: number): string => new Date(START + minute * 60_000).toISOString();

let commands = 0;

export const command = <T extends CommandType>(
  type: T,
  data: CommandData[T],
  envelope: { readonly id?: string; readonly time?: string } = {},
): CommandOf<T> => ({
  id: envelope.id ?? `command-${++commands}`,
  actor: 'tester',
  time: envelope.time ?? timeAt(0),
  type,
  data,
});

/** Any command, for helpers that take several. */
export type AnyCommand = { [T in CommandType]: CommandOf<T> }[CommandType];

/** The facts as the record would hold them. */
function written(state: TournamentState, facts: readonly NewFact[], by: AnyCommand): readonly Fact[] {
  return facts.map((fact, index) => ({
    ...fact,
    sequence: state.version + index + 1,
    time: by.time,
    actor: by.actor,
    cause: by.id,
  }));
}

/** Does what a server does: decides and writes down. A refusal changes nothing. */
export function handle(
  state: TournamentState,
  asked: AnyCommand,
): { readonly state: TournamentState; readonly refusal: Refusal | undefined } {
  const decision = decide(state, asked);
  if (!decision.ok) return { state, refusal: decision.error };
  let next = state;
  for (const fact of written(state, decision.value, asked)) next = evolve(next, fact);
  return { state: next, refusal: undefined };
}

/** The state after commands that all pass. */
export function after(...asked: readonly AnyCommand[]): TournamentState {
  return continued(NOTHING, ...asked);
}

export function continued(from: TournamentState, ...asked: readonly AnyCommand[]): TournamentState {
  let state = from;
  for (const one of asked) {
    const { state: next, refusal } = handle(state, one);
    if (refusal !== undefined) throw new Error(`${one.type}: ${refusal.code}: ${refusal.message}`);
    state = next;
  }
  return state;
}

/** Given this state, when that command, then these facts or this refusal. */
export const given = (state: TournamentState) => ({
  when: (asked: AnyCommand) => {
    const decision = decide(state, asked);
    return {
      thenFacts: (...facts: readonly NewFact[]): void => {
        expect(decision).toEqual({ ok: true, value: facts });
      },
      thenTypes: (...types: readonly NewFact['type'][]): void => {
        const found = decision.ok ? decision.value.map(({ type }) => type) : decision.error;
        expect(found).toEqual(types);
      },
      thenRefused: (code: string, more: Partial<Refusal> = {}): void => {
        expect(decision).toMatchObject({ ok: false, error: { code, ...more } });
      },
    };
  },
});
