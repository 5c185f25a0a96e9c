import { ALREADY_SO, type Decider, fact, follows } from '../decide/decision.ts';
import { findOpenSession, findSection, isBlank } from '../decide/find.ts';
import type { TableOfSession } from '../fact.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import type { DirectorCall } from './call.ts';

/** A table that exists, in a session in play. */
function findTable(tournament: Tournament, { session: number, section: name, table }: TableOfSession) {
  const session = findOpenSession(tournament, number);
  if (!session.ok) return session;
  const section = findSection(session.value, name);
  if (!section.ok) return section;
  const exists = section.value.movement.rounds.some(({ tables }) =>
    tables.some((plan) => plan.table === table),
  );
  return exists
    ? section
    : refuse('no-such-table', `Section ${name} has no table ${table}.`, { params: { section: name, table } });
}

export const callDirector: Decider<'call-director'> = (tournament, data) => {
  const section = findTable(tournament, data);
  if (!section.ok) return section;
  return section.value.calls.has(data.table) ? follows() : follows(fact('director-called', data));
};

const notCalled = ({ section, table }: TableOfSession): Refused =>
  refuse('not-called', `Table ${section}${table} does not call any more: look at the queue as it is now.`, {
    params: { section, table },
  });

/** What is done about a call that waits, or nothing where it is so already. */
const aboutCall =
  <T extends 'take-call' | 'postpone-call'>(
    type: 'call-taken' | 'call-postponed',
    isSo: (call: DirectorCall, data: Parameters<Decider<T>>[1]) => boolean,
  ): Decider<T> =>
  (tournament, data) => {
    const section = findTable(tournament, data);
    if (!section.ok) return section;
    const call = section.value.calls.get(data.table);
    if (call === undefined) return notCalled(data);
    return isSo(call, data) ? ALREADY_SO : follows(fact(type, data));
  };

/** Whoever asks goes there; with a name, that director does: it is handed over to him. */
export const takeCall: Decider<'take-call'> = (tournament, data, circumstances) =>
  data.director !== undefined && isBlank(data.director)
    ? refuse('director-missing', 'Say to which director it is handed over.')
    : aboutCall<'take-call'>('call-taken', () => false)(tournament, data, circumstances);

export const postponeCall: Decider<'postpone-call'> = aboutCall<'postpone-call'>(
  'call-postponed',
  ({ postponed }) => postponed !== undefined,
);

export const answerDirector: Decider<'answer-director'> = (tournament, data) => {
  const section = findTable(tournament, data);
  if (!section.ok) return section;
  return section.value.calls.has(data.table) ? follows(fact('director-answered', data)) : follows();
};
