import { isolated, ok } from '../base/index.ts';
import type { FederationCommand, FederationCommandType } from './command.ts';
import { answerDateChange, askDateChange, decideDateChange } from './decide-dates.ts';
import {
  answerEntry,
  changeEntry,
  enter,
  judgeWithdrawal,
  recordFee,
  withdrawEntry,
} from './decide-entries.ts';
import {
  homologate,
  linkTournament,
  noteAppeal,
  openEvent,
  passGate,
  recordRanking,
  writeEvent,
} from './decide-events.ts';
import { answerQuestion, askCouncil, forwardReport, judgeIncident, recordIncident } from './decide-office.ts';
import { callReserve, confirmPlace, makeList } from './decide-phases.ts';
import { checkSystem, deliverSystem, writeDefence, writeSystem } from './decide-systems.ts';
import type { Decider, FederationDecision } from './decider.ts';
import { mergedPerson } from './duplicates.ts';
import type { NewFederationFact, Numbered } from './fact.ts';
import { differences, previewImport } from './import-people.ts';
import { isWithinOffice, mayCommandFederation, mayLeadTo } from './permission.ts';
import type { Person } from './person.ts';
import { refuse } from './refusal.ts';
import type { Acting } from './role.ts';
import type { Federation } from './state.ts';

/** So many people in a fact: a list of fifty thousand is read and written in parts. */
const PEOPLE_PER_FACT = 1000;

function written(people: readonly Numbered[]): readonly NewFederationFact[] {
  const facts: NewFederationFact[] = [];
  for (let at = 0; at < people.length; at += PEOPLE_PER_FACT)
    facts.push({ type: 'people-written', data: { people: people.slice(at, at + PEOPLE_PER_FACT) } });
  return facts;
}

const unknownPerson = (number: number) =>
  refuse('no-such-person', `Nobody has the number ${number} in the register.`, { params: { number } });

/** Where clubs or regions are entered, a person is of one of them. */
function placeFault(
  { clubs, regions }: Federation,
  { club, region }: Person,
): FederationDecision | undefined {
  if (club !== undefined && clubs.size > 0 && !clubs.has(club))
    return refuse('no-such-club', `No club has the code ${isolated(club)}. Enter the club first.`, {
      params: { club },
    });
  if (region !== undefined && regions.size > 0 && !regions.has(region))
    return refuse('no-such-region', `There is no region ${isolated(region)}. Enter the region first.`, {
      params: { region },
    });
  return undefined;
}

const writePerson: Decider<'write-person'> = (federation, { data: { number, person } }) => {
  const before = number === undefined ? undefined : federation.people.get(number);
  if (number !== undefined && before === undefined) return unknownPerson(number);
  const holder = person.id === undefined ? undefined : federation.byId.get(person.id);
  if (holder !== undefined && holder !== number) {
    const { name = '' } = federation.people.get(holder) ?? {};
    return refuse('member-number-taken', `${isolated(name)} has the member number ${person.id} already.`, {
      params: { name, id: person.id ?? '' },
    });
  }
  const misplaced = placeFault(federation, person);
  if (misplaced !== undefined) return misplaced;
  if (before !== undefined && differences(before, person).length === 0) return ok([]);
  return ok(written([{ number: number ?? federation.next, person }]));
};

const importPeople: Decider<'import-people'> = (
  federation,
  { data: { csv, leaveOutFaulty = false } },
  acting,
) => {
  const { lines, faults } = previewImport(federation, csv, acting);
  const [first] = faults;
  if (first !== undefined && !leaveOutFaulty)
    return refuse('faulty-lines', `${first.message} ${faults.length} lines are wrong; nothing was changed.`, {
      params: { count: faults.length },
    });
  return ok(written(lines.flatMap((line) => (line.kind === 'same' ? [] : [line.written]))));
};

const mergePeople: Decider<'merge-people'> = (federation, { data: { from, into } }) => {
  const [goes, stays] = [federation.people.get(from), federation.people.get(into)];
  if (goes === undefined) return unknownPerson(from);
  if (stays === undefined) return unknownPerson(into);
  if (from === into) return refuse('same-person', 'Those are one person already.');
  if (goes.born !== undefined && stays.born !== undefined && goes.born !== stays.born)
    return refuse(
      'born-on-other-days',
      `They were born on ${goes.born} and ${stays.born}: they are two people, unless one date is wrong. Correct it first.`,
    );
  return ok([{ type: 'people-merged', data: { from, into, person: mergedPerson(stays, goes) } }]);
};

const writeClub: Decider<'write-club'> = (federation, { data }) => {
  const known = federation.clubs.get(data.code);
  if (known?.name === data.name && known.region === data.region) return ok([]);
  const region = data.region;
  if (region !== undefined && federation.regions.size > 0 && !federation.regions.has(region))
    return refuse('no-such-region', `There is no region ${isolated(region)}. Enter the region first.`, {
      params: { region },
    });
  return ok([{ type: 'club-written', data: { written: data } }]);
};

const appointOfficer: Decider<'appoint-officer'> = (federation, { data }) => {
  if (data.role === 'club' && (data.club === undefined || !federation.clubs.has(data.club)))
    return refuse('no-such-club', 'Say which club the office is of, by its code.', {
      params: { club: data.club ?? '' },
    });
  if (data.person !== undefined && !federation.people.has(data.person)) return unknownPerson(data.person);
  return ok([{ type: 'officer-appointed', data }]);
};

const dismissOfficer: Decider<'dismiss-officer'> = ({ officers }, { data: { director } }) => {
  if (!officers.has(director))
    return refuse('no-such-officer', `${isolated(director)} has no office.`, { params: { director } });
  const others = [...officers.values()].filter((officer) => officer.director !== director);
  const isLast =
    officers.get(director)?.role === 'federation' &&
    others.every(({ role }) => role !== 'federation') &&
    others.length > 0;
  return isLast
    ? refuse(
        'last-of-the-federation',
        'Somebody must keep the register: appoint another for the federation first.',
      )
    : ok([{ type: 'officer-dismissed', data: { director } }]);
};

const DECIDERS: { readonly [T in FederationCommandType]: Decider<T> } = {
  'write-person': writePerson,
  'import-people': importPeople,
  'merge-people': mergePeople,
  'write-club': writeClub,
  'write-region': ({ regions }, { data }) =>
    regions.get(data.name)?.closed === data.closed && regions.has(data.name)
      ? ok([])
      : ok([{ type: 'region-written', data: { written: data } }]),
  'appoint-officer': appointOfficer,
  'dismiss-officer': dismissOfficer,
  'write-event': writeEvent,
  'open-event': openEvent,
  enter,
  'change-entry': changeEntry,
  'withdraw-entry': withdrawEntry,
  'judge-withdrawal': judgeWithdrawal,
  'answer-entry': answerEntry,
  'make-list': makeList,
  'confirm-place': confirmPlace,
  'call-reserve': callReserve,
  'record-fee': recordFee,
  'link-tournament': linkTournament,
  'record-ranking': recordRanking,
  'note-appeal': noteAppeal,
  'pass-gate': passGate,
  homologate,
  'ask-date-change': askDateChange,
  'answer-date-change': answerDateChange,
  'decide-date-change': decideDateChange,
  'record-incident': recordIncident,
  'judge-incident': judgeIncident,
  'forward-report': forwardReport,
  'write-categories': (_, { data }) => ok([{ type: 'categories-written', data }]),
  'write-slot': (_, { data }) => ok([{ type: 'slot-written', data }]),
  'ask-council': askCouncil,
  'answer-question': answerQuestion,
  'write-system': writeSystem,
  'deliver-system': deliverSystem,
  'check-system': checkSystem,
  'write-defence': writeDefence,
};

/** What follows from a command of somebody, or why it is refused. */
export function decideFederation(
  federation: Federation,
  acting: Acting,
  command: FederationCommand,
): FederationDecision {
  const may = mayCommandFederation(acting, command.type);
  if (!may.ok) return may;
  const own = isWithinOffice(federation, acting, command);
  if (!own.ok) return own;
  const decider = DECIDERS[command.type] as (
    federation: Federation,
    command: FederationCommand,
    acting: Acting,
  ) => FederationDecision;
  const decision = decider(federation, command, acting);
  if (!decision.ok) return decision;
  const within = mayLeadTo(federation, acting, decision.value);
  return within.ok ? decision : within;
}
