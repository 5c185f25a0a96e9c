import type { CommandData } from '../command.ts';

import type { NewFact, OnContestant } from '../fact.ts';
import {
  competitionOf,
  givenIn,
  isAsProposed,
  type MeasureGiven,
  type PenaltyRecord,
  proposalFor,
} from '../penalties/offence.ts';
import { type Finding, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { Tournament } from '../state.ts';
import { type Decider, fact, follows, unlessConfirmed } from './decision.ts';
import { givePenalty, giveWarning, offenderFault } from './rulings.ts';

type Penalised = CommandData['penalise'];

/** What one measure on one contestant is as a fact. */
function factOf(data: Penalised, on: OnContestant, measure: MeasureGiven): NewFact {
  const about = { ...on, offence: { row: data.row, form: measure.form } };
  switch (measure.form) {
    case 'warning':
      return fact('warning-given', about);
    case 'suspension':
      return fact('suspension-given', about);
    case 'procedural':
    case 'disciplinary':
      return fact('penalty-given', {
        ...about,
        amount: measure.amount,
        ...(data.match === undefined ? {} : { match: data.match }),
        ...(data.confirmed === undefined ? {} : { confirmed: data.confirmed }),
      });
  }
}

const recordOf = (tournament: Tournament): PenaltyRecord => ({
  settings: tournament.settings,
  competition: competitionOf(tournament),
  given: givenIn(tournament),
});

/** What departs from the table: the director decides, and it is on record that he was shown it. */
function departures(record: PenaltyRecord, { row, told, on }: Penalised): Finding[] {
  return on.flatMap(({ contestant, offender, measures }): Finding[] => {
    const proposal = proposalFor(record, { contestant, offender }, row, told);
    if (!proposal.ok || isAsProposed(measures, proposal.value.measures)) return [];
    const { clause, sentence } = proposal.value;
    const message = `The table proposes something else: ${sentence}`;
    return [{ code: 'not-as-proposed', message, clause, params: { pair: contestant } }];
  });
}

/** A row of the regulation's table was broken: by one, or by all who answer for it (Laws 90 and 91, RTP 2.1.11, ROP 9). */
export const penalise: Decider<'penalise'> = (tournament, data, circumstances) => {
  const { session, row, told, on, reason, clause, board, confirmed } = data;
  if (profileOf(tournament.settings).penalties === undefined)
    return refuse(
      'no-penalty-table',
      'The regulation has no table of penalties: give a penalty of your own.',
    );
  if (on.length === 0 || on.some(({ measures }) => measures.length === 0))
    return refuse('nobody-penalised', 'Say who is penalised, and with what.');
  const record = recordOf(tournament);
  const facts: NewFact[] = [];
  for (const { contestant, offender, measures } of on) {
    const proposal = proposalFor(record, { contestant, offender }, row, told);
    if (!proposal.ok) return refuse('offence-untold', proposal.error.message, { params: { row } });
    const stranger = offenderFault(tournament, contestant, offender);
    if (stranger !== undefined) return stranger;
    const about = {
      session,
      contestant,
      reason,
      clause,
      ...(offender === undefined ? {} : { offender }),
      ...(board === undefined ? {} : { board }),
    };
    for (const measure of measures) {
      const given = factOf(data, about, measure);
      const decided =
        given.type === 'penalty-given'
          ? givePenalty(tournament, given.data, circumstances)
          : giveWarning(tournament, about, circumstances);
      if (!decided.ok) return decided;
      facts.push(given);
    }
  }
  return unlessConfirmed(departures(record, data).slice(0, 1), confirmed) ?? follows(...facts);
};
