import { ok, type Result } from '../../base/index.ts';
import type { LawsEdition } from '../../laws/index.ts';
import type { CaseState } from '../cases/case.ts';
import { effectsOf } from '../cases/effects.ts';
import { isAfter } from '../clock/corrections.ts';
import { pairsOfScore } from '../corrections.ts';
import {
  type Decider,
  fact,
  follows,
  ifScorable,
  takingReasons,
  unlessConfirmed,
} from '../decide/decision.ts';
import { findBegunSession, isBlank, withoutGrounds } from '../decide/find.ts';
import { playAt } from '../meetings/schedule.ts';
import { type Finding, type Refusal, type Refused, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import type { AppealCommands, AppealDecision, AppealState } from './appeal.ts';
import { isPending } from './appeal.ts';
import { appealUntil } from './deadlines.ts';
import { panelFor } from './panel.ts';

/** Law 92D in each edition: since 2007 in two parts. */
const CONCURRENCE: Readonly<Record<LawsEdition, Readonly<Record<'pair' | 'team', string>>>> = {
  1997: { pair: 'Law 92D', team: 'Law 92D' },
  2007: { pair: 'Law 92D1', team: 'Law 92D2' },
  2017: { pair: 'Law 92D1', team: 'Law 92D2' },
};

/** A committee of too few is for the director to answer for. */
export const nameCommittee: Decider<'name-committee'> = (tournament, data) => {
  const { committee } = profileOf(tournament.settings).appeals;
  const named = data.members.map(({ name }) => name.trim());
  if (named.some(isBlank)) return refuse('member-nameless', 'Give every member of the committee a name.');
  if (new Set(named).size < named.length)
    return refuse('member-twice', 'Somebody stands in the committee twice.');
  const isShort = named.length > 0 && named.length < committee.members;
  const findings: readonly Finding[] = isShort
    ? [
        {
          code: 'committee-small',
          message: `A committee has ${committee.members} members: name them, and reserves after them.`,
          clause: committee.clause,
          params: { members: committee.members },
        },
      ]
    : [];
  return (
    unlessConfirmed(takingReasons(findings), data.confirmed, data.because) ??
    follows(fact('committee-named', data))
  );
};

/** 92D: without partner or captain it is not heard; an individual needs nobody. */
function concurrenceFault(
  { settings: { laws, contestants } }: Tournament,
  { concurs }: AppealCommands['make-appeal'],
): Refused | undefined {
  if (contestants === 'player' || concurs === 'agrees') return undefined;
  if (laws === 1997 && concurs === 'absent' && contestants === 'pair') return undefined;
  const clause = CONCURRENCE[laws][contestants === 'team' ? 'team' : 'pair'];
  const message =
    contestants === 'team'
      ? 'An appeal is heard when the captain of the team agrees.'
      : 'An appeal is heard when both partners agree.';
  return refuse('appeal-alone', message, { clause });
}

/** What nobody may appeal against under the regulation (RTP 3.8.1: penalties of discipline). */
function finalFault(tournament: Tournament, { rulings }: CaseState): Refused | undefined {
  const { final, clause } = profileOf(tournament.settings).appeals;
  const last = rulings.at(-1);
  if (last === undefined || !final.includes('disciplinary')) return undefined;
  const isDiscipline = /^(Law\s+)?91\b|^(Law\s+)?91[AB]/.test(last.clause);
  if (!isDiscipline) return undefined;
  return refuse('not-appealable', 'A penalty of discipline, a suspension or a disqualification is final.', {
    clause,
  });
}

function lateFindings(
  tournament: Tournament,
  session: SessionState,
  kept: CaseState,
  time: string,
): readonly Finding[] {
  const last = kept.rulings.at(-1);
  if (last === undefined) return [];
  const { until, clause } = appealUntil(tournament, session, { at: last.at, place: kept });
  if (until === undefined || !isAfter(time, until)) return [];
  const message = `An appeal could be made until ${until}.`;
  return [{ code: 'appeal-late', message, clause, params: { until } }];
}

export const makeAppeal: Decider<'make-appeal'> = (tournament, data, { time }) => {
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  const kept = session.value.cases?.get(data.case);
  const last = kept?.rulings.at(-1);
  if (kept === undefined || last === undefined)
    return refuse('nothing-ruled', 'Nothing was ruled there that could be appealed against.');
  if (!pairsOfScore(tournament, session.value, kept).includes(data.contestant))
    return refuse('not-own-table', 'Only a ruling at one’s own table can be appealed against.', {
      clause: 'Law 92A',
    });
  const already = (session.value.appeals ?? []).some(
    (each) => each.case === data.case && each.contestant === data.contestant && isPending(each),
  );
  if (already) return refuse('appealed-already', 'The director has this appeal already.');
  if (isBlank(data.about)) return refuse('about-missing', 'Say what is appealed against, and why.');
  return (
    finalFault(tournament, kept) ??
    concurrenceFault(tournament, data) ??
    unlessConfirmed(
      takingReasons(lateFindings(tournament, session.value, kept, time)),
      data.confirmed,
      data.because,
    ) ??
    follows(fact('appeal-made', { ...data, ruling: last.number }))
  );
};

interface FoundAppeal {
  readonly session: SessionState;
  readonly appeal: AppealState;
}

function findAppeal(
  tournament: Tournament,
  data: { readonly session: number; readonly appeal: number },
): Result<FoundAppeal, Refusal> {
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  const appeal = session.value.appeals?.find(({ number }) => number === data.appeal);
  if (appeal === undefined)
    return refuse('no-such-appeal', `There is no appeal ${data.appeal}.`, {
      params: { appeal: data.appeal },
    });
  return ok({ session: session.value, appeal });
}

const over = (): Refused => refuse('appeal-over', 'This appeal is decided or withdrawn already.');

export const takeDeposit: Decider<'take-deposit'> = (tournament, data) => {
  const found = findAppeal(tournament, data);
  if (!found.ok) return found;
  const { appeal } = found.value;
  if (!isPending(appeal)) return over();
  if (appeal.depositAt !== undefined) return refuse('deposit-there', 'The deposit was taken already.');
  return follows(fact('deposit-taken', data));
};

/** Law 93B: the Law is for the director in charge; a committee does not overrule him on it, it recommends. */
function bodyFault(
  { subject, decisions }: AppealState,
  { body, outcome }: AppealCommands['decide-appeal'],
): Refused | undefined {
  const isHeard = decisions.some((each) => each.body === 'chief-director');
  if (body === 'committee' && subject !== 'judgement' && !isHeard) {
    const message = 'The part that is about the Law goes to the director in charge first.';
    return refuse('law-first', message, { clause: 'Law 93B1' });
  }
  if (body === 'committee' && subject === 'law' && outcome === 'changed') {
    const message = 'On a point of Law a committee recommends: the director in charge changes his ruling.';
    return refuse('recommend-only', message, { clause: 'Law 93B3' });
  }
  return undefined;
}

/** What has to be looked at before it is decided. */
function decisionFindings(
  tournament: Tournament,
  { session, appeal }: FoundAppeal,
  { body }: AppealCommands['decide-appeal'],
): readonly Finding[] {
  const { deposit, clause, committee } = profileOf(tournament.settings).appeals;
  const { missing } = panelFor(tournament, session, appeal);
  return [
    ...(deposit && appeal.depositAt === undefined
      ? [{ code: 'deposit-missing', message: 'An appeal without its deposit is not considered.', clause }]
      : []),
    ...(body === 'committee' && missing > 0
      ? [
          {
            code: 'panel-short',
            message: `The committee lacks ${missing} without an interest in the matter.`,
            clause: committee.clause,
            params: { missing },
          },
        ]
      : []),
  ];
}

/** What becomes of the deposit: kept where it is said that the appeal was without merit (RTP 3.8.1, ROP 4.14). */
const depositAfter = ({ depositAt }: AppealState, withoutMerit: boolean): Pick<AppealDecision, 'deposit'> =>
  depositAt === undefined ? {} : { deposit: withoutMerit ? 'kept' : 'returned' };

export const decideAppeal: Decider<'decide-appeal'> = (tournament, data, circumstances) => {
  const found = findAppeal(tournament, data);
  if (!found.ok) return found;
  const { session, appeal } = found.value;
  const kept = session.cases?.get(appeal.case);
  if (!isPending(appeal) || kept === undefined) return over();
  const { reason, clause, confirmed, because, body, outcome, withoutMerit } = data;
  const { result, adjustment, becomes, penalties } = data;
  const effect = {
    ...(result === undefined ? {} : { result }),
    ...(adjustment === undefined ? {} : { adjustment }),
    ...(becomes === undefined ? {} : { becomes }),
    ...(penalties === undefined ? {} : { penalties }),
  };
  const changes = Object.keys(effect).length > 0;
  if (outcome === 'changed' && !changes)
    return refuse('change-missing', 'Say what the ruling is changed to.');
  if (outcome !== 'changed' && (result ?? adjustment ?? becomes) !== undefined)
    return refuse('change-unmeant', 'A ruling that stands changes no score.');
  const fault =
    withoutGrounds(data) ??
    bodyFault(appeal, data) ??
    unlessConfirmed(takingReasons(decisionFindings(tournament, found.value, data)), confirmed, because);
  if (fault !== undefined) return fault;
  const { section, round, table, board } = kept;
  const at = { session: data.session, section, round, table, board };
  const grounds = { reason, clause, ...(confirmed === undefined ? {} : { confirmed }) };
  const stands = playAt(session, kept)?.recorded?.result;
  const followed = effectsOf({
    tournament,
    session,
    at,
    stands,
    effect,
    of: appeal.case,
    grounds,
    circumstances,
  });
  if (!followed.ok) return followed;
  const { sit } = panelFor(tournament, session, appeal);
  const decided = fact('appeal-decided', {
    session: data.session,
    appeal: data.appeal,
    body,
    outcome,
    reason,
    clause,
    ...effect,
    ...(withoutMerit === true ? { withoutMerit } : {}),
    ...depositAfter(appeal, withoutMerit === true),
    ...(body === 'committee' && sit.length > 0 ? { panel: sit } : {}),
  });
  return ifScorable(circumstances, ...followed.value, decided);
};

export const withdrawAppeal: Decider<'withdraw-appeal'> = (tournament, data) => {
  const found = findAppeal(tournament, data);
  if (!found.ok) return found;
  return isPending(found.value.appeal) ? follows(fact('appeal-withdrawn', data)) : over();
};
