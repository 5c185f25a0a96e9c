import type { Deal } from '../../game/index.ts';
import type { TableRegulation } from '../../laws/index.ts';
import type { ProfileId } from '../../regulation/index.ts';
import { ALREADY_SO, type Decider, fact, follows, ifScorable, unlessConfirmed } from '../decide/decision.ts';
import { findBegunSession, findBoard, withoutGrounds } from '../decide/find.ts';
import { ownRulingFault } from '../decide/ruling-findings.ts';
import type { NewFact } from '../fact.ts';
import type { MeetingBoard } from '../meeting.ts';
import { conditionsAt } from '../meetings/marking.ts';
import { playAt } from '../meetings/schedule.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { SessionState, Tournament } from '../state.ts';
import {
  type CaseNumber,
  type CaseSetup,
  type CaseState,
  type CaseTold,
  MOST_STEPS,
  toldFrom,
} from './case.ts';
import { disallowedFindings } from './disallowed.ts';
import { effectsOf } from './effects.ts';
import { outcomeOf, writtenBefore } from './outcome.ts';
import { tellAnew, tellCase } from './tell.ts';

interface Found {
  readonly ok: true;
  readonly session: SessionState;
  readonly kept: CaseState;
  readonly deal: Deal | undefined;
}

function findCase(
  tournament: Tournament,
  data: { readonly session: number; readonly case: CaseNumber },
): Found | Refused {
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  const kept = session.value.cases?.get(data.case);
  if (kept === undefined)
    return refuse('no-such-case', `There is no case ${data.case} in session ${data.session}.`, {
      params: { case: data.case },
    });
  return { ok: true, session: session.value, kept, deal: session.value.deals.get(kept.board) };
}

/** Two directors at one case: the second is told who was quicker, and keeps what he has told. */
function changedBy({ latest, changedBy: who, changedAt }: CaseState, after: string): Refused | undefined {
  if (after === latest) return undefined;
  const message = `${who} has changed this case meanwhile: look at it as it stands, and tell yours again if it still holds.`;
  return refuse('case-changed', message, { params: { who, at: changedAt } });
}

function tooLong({ steps }: CaseTold): Refused | undefined {
  if (steps.length <= MOST_STEPS) return undefined;
  const message = `A case has at most ${MOST_STEPS} steps: open another for what else happened.`;
  return refuse('case-too-long', message, { params: { most: MOST_STEPS } });
}

const placeOf = ({ section, round, table, board }: CaseState, session: number): MeetingBoard => ({
  session,
  section,
  round,
  table,
  board,
});

/** Takes the call of the table on its way, where there is one. */
function callAt(session: SessionState, at: MeetingBoard): { readonly taken: boolean } | undefined {
  const call = session.sections.get(at.section)?.calls.get(at.table);
  if (call === undefined || (call.board !== undefined && call.board !== at.board)) return undefined;
  return { taken: call.taken !== undefined };
}

const tableOf = ({ session, section, table }: MeetingBoard) => ({ session, section, table });

/** The regulations that say more of rulings than the Laws do. */
const REGULATIONS: Partial<Readonly<Record<ProfileId, TableRegulation>>> = { 'rtp-2014': 'RTP', rop: 'ROP' };

/** By what its cases are ruled besides the Laws. */
function regulatedBy({ profile, screens }: Settings): Pick<CaseSetup, 'regulation' | 'screens'> {
  const regulation = REGULATIONS[profile];
  if (regulation === undefined) return {};
  return screens ? { regulation, screens } : { regulation };
}

export const openCase: Decider<'open-case'> = (tournament, { setup, steps = [], ...at }) => {
  const session = findBegunSession(tournament, at.session);
  if (!session.ok) return session;
  const meeting = findBoard(tournament, session.value, at);
  if (!meeting.ok) return meeting;
  const deal = session.value.deals.get(at.board);
  const beginning = setup ?? {
    ...conditionsAt(session.value, at),
    ...regulatedBy(tournament.settings),
    ...(deal === undefined ? {} : { hands: 'record' as const }),
  };
  const edition = tournament.settings.laws;
  const told = { setup: beginning, steps };
  const run = tooLong(told) ?? tellAnew(told, edition, deal);
  if (!run.ok) return run;
  const call = callAt(session.value, at);
  return follows(
    ...(call?.taken === false ? [fact('call-taken', tableOf(at))] : []),
    fact('case-opened', { ...at, edition, ...told }),
  );
};

export const tellCaseOn: Decider<'tell-case'> = (tournament, { after, ...data }) => {
  const found = findCase(tournament, data);
  if (!found.ok) return found;
  const { kept, deal } = found;
  const changed = changedBy(kept, after);
  if (changed !== undefined) return changed;
  if (data.from > kept.told.steps.length) {
    const message = `The case has ${kept.told.steps.length} steps: nothing can be told from step ${data.from} on.`;
    return refuse('case-gap', message, { params: { steps: kept.told.steps.length } });
  }
  const told = toldFrom(kept.told, data);
  const run = tooLong(told) ?? tellAnew(told, kept.edition, deal);
  return run.ok ? follows(fact('case-told', data)) : run;
};

export const noteCase: Decider<'note-case'> = (tournament, data) => {
  const found = findCase(tournament, data);
  if (!found.ok) return found;
  const { steps } = found.kept.told;
  if (data.step !== undefined && data.step >= steps.length) {
    const message = `The case has ${steps.length} steps: there is none that this could be about.`;
    return refuse('case-gap', message, { params: { steps: steps.length } });
  }
  return follows(fact('case-noted', data));
};

export const ruleCase: Decider<'rule-case'> = (tournament, data, circumstances) => {
  const found = findCase(tournament, data);
  if (!found.ok) return found;
  const { session, kept, deal } = found;
  const fault = changedBy(kept, data.after) ?? withoutGrounds(data);
  if (fault !== undefined) return fault;
  const run = tellCase(kept, deal);
  if (!run.ok) return run;
  const at = placeOf(kept, data.session);
  const stands = playAt(session, at)?.recorded?.result;
  const outcome = outcomeOf(run.value.table, writtenBefore(kept, stands));
  if (outcome.waits)
    return refuse('case-unanswered', 'A question of this case is still open: answer it, then rule.');
  const unfit = unlessConfirmed(
    disallowedFindings(run.value.table, writtenBefore(kept, stands), data),
    data.confirmed,
    data.because,
  );
  if (unfit !== undefined) return unfit;
  const { reason, clause, confirmed, because, result, adjustment, becomes, penalties, referrals } = data;
  const scores = result !== undefined || adjustment !== undefined || becomes !== undefined;
  const own = { scores: adjustment, confirmed, because };
  const late = scores ? ownRulingFault(tournament, session, at, circumstances.time, own) : undefined;
  if (late !== undefined) return late;
  const grounds = { reason, clause, ...(confirmed === undefined ? {} : { confirmed }) };
  const ruling = { tournament, session, at, stands, effect: data, of: data.case, grounds, circumstances };
  const followed = effectsOf(ruling);
  if (!followed.ok) return followed;
  const { moved, clauses } = outcome;
  const ruled = fact('case-ruled', {
    ...at,
    case: data.case,
    reason,
    clause,
    clauses,
    ...(because === undefined ? {} : { because }),
    ...(result === undefined || moved === undefined ? {} : { moved }),
    ...(result === undefined ? {} : { result }),
    ...(result === undefined || stands === undefined ? {} : { before: stands }),
    ...(adjustment === undefined ? {} : { adjustment }),
    ...(becomes === undefined ? {} : { becomes }),
    ...(penalties === undefined ? {} : { penalties }),
    ...(referrals === undefined ? {} : { referrals }),
  });
  return ifScorable(circumstances, ...followed.value, ruled, ...answered(session, at));
};

/** A call about the board is answered with the case. */
const answered = (session: SessionState, at: MeetingBoard): readonly NewFact[] =>
  session.status === 'open' && callAt(session, at) !== undefined
    ? [fact('director-answered', tableOf(at))]
    : [];

/** Law 83: told once; a ruling that takes its place is told anew. */
export const tellRuling: Decider<'tell-ruling'> = (tournament, data) => {
  const found = findCase(tournament, data);
  if (!found.ok) return found;
  const last = found.kept.rulings.at(-1);
  if (last === undefined)
    return refuse('nothing-to-tell', 'Nothing was ruled in this case yet that could be told.', {
      clause: 'Law 83',
    });
  return last.toldAt === undefined ? follows(fact('ruling-told', data)) : ALREADY_SO;
};

export const closeCase: Decider<'close-case'> = (tournament, data) => {
  const found = findCase(tournament, data);
  if (!found.ok) return found;
  const { session, kept } = found;
  if (kept.status === 'closed')
    return refuse('case-closed', 'The case is closed already.', { params: { case: data.case } });
  return follows(fact('case-closed', data), ...answered(session, placeOf(kept, data.session)));
};
