import { ok, type Result } from '../../base/index.ts';
import type { LawsEdition } from '../../laws/index.ts';
import { type CaseEffect, rulingToldAt } from '../cases/case.ts';
import { disallowedFindings } from '../cases/disallowed.ts';
import { effectsOf, penaltiesOf } from '../cases/effects.ts';
import { writtenBefore } from '../cases/outcome.ts';
import { tellCase } from '../cases/tell.ts';
import { isAfter } from '../clock/corrections.ts';
import { pairsOfScore } from '../corrections.ts';
import {
  type Circumstances,
  type Decider,
  type Decision,
  fact,
  follows,
  ifScorable,
  takingReasons,
  unlessConfirmed,
} from '../decide/decision.ts';
import { findBegunSession, isBlank, withoutGrounds } from '../decide/find.ts';
import { variedFindings } from '../decide/ruling-findings.ts';
import { playAt } from '../meetings/schedule.ts';
import { type Finding, type Refusal, type Refused, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import {
  type AppealCommands,
  type AppealDecision,
  type Appealed,
  type AppealState,
  isDeposited,
  isPending,
  mayGoToCommittee,
} from './appeal.ts';
import { appealUntil, type RulingTold } from './deadlines.ts';
import { isFinal } from './final.ts';
import { type FoundAppeal, findAppeal, over } from './find.ts';
import { bodyFault, disciplineFault, hearingFindings, hearsAll } from './hearing.ts';
import { panelFor } from './panel.ts';

/** Law 92D in each edition: since 2007 in two parts. */
const CONCURRENCE: Readonly<Record<LawsEdition, Readonly<Record<'pair' | 'team', string>>>> = {
  1997: { pair: 'Law 92D', team: 'Law 92D' },
  2007: { pair: 'Law 92D1', team: 'Law 92D2' },
  2017: { pair: 'Law 92D1', team: 'Law 92D2' },
};

/** Who was named sits: in official events nobody declines without a cause that the director accepts (RTP 3.8.2, ROP 4.14). */
function causeFault(
  { settings }: Tournament,
  { members }: AppealCommands['name-committee'],
): Refused | undefined {
  const { mustSit, clause } = profileOf(settings).appeals.committee;
  const isBound = mustSit === 'always' || (mustSit === 'official' && settings.official);
  const [without] = members.filter(({ declines }) => declines !== undefined && isBlank(declines));
  if (!isBound || without === undefined) return undefined;
  return refuse('cause-missing', `Say for which cause ${without.name} does not sit.`, {
    clause,
    params: { name: without.name },
  });
}

/** A committee of too few is for the director to answer for. */
export const nameCommittee: Decider<'name-committee'> = (tournament, data) => {
  const { committee } = profileOf(tournament.settings).appeals;
  const named = data.members.map(({ name }) => name.trim());
  if (named.some(isBlank)) return refuse('member-nameless', 'Give every member of the committee a name.');
  if (new Set(named).size < named.length)
    return refuse('member-twice', 'Somebody stands in the committee twice.');
  const able = data.members.filter(({ declines }) => declines === undefined).length;
  const isShort = named.length > 0 && able < committee.members;
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
    causeFault(tournament, data) ??
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

function finalFault(tournament: Tournament, ruling: Parameters<typeof isFinal>[1]): Refused | undefined {
  if (!isFinal(tournament, ruling)) return undefined;
  return refuse('not-appealable', 'A penalty of discipline, a suspension or a disqualification is final.', {
    clause: profileOf(tournament.settings).appeals.clause,
  });
}

function lateFindings(
  tournament: Tournament,
  session: SessionState,
  told: RulingTold,
  time: string,
): readonly Finding[] {
  const { until, clause } = appealUntil(tournament, session, told);
  if (until === undefined || !isAfter(time, until)) return [];
  const message = `An appeal could be made until ${until}.`;
  return [{ code: 'appeal-late', message, clause, params: { until } }];
}

/** What is appealed against, with what decides whether it can be. */
interface Challenged {
  readonly against: Appealed;
  readonly told: RulingTold;
  readonly ruling: Parameters<typeof isFinal>[1];
}

/** A ruling at one's own table, or one's own penalty (Law 92A). */
function challengedBy(
  tournament: Tournament,
  session: SessionState,
  data: AppealCommands['make-appeal'],
): Result<Challenged, Refusal> {
  const nothing = refuse('nothing-ruled', 'Nothing was ruled there that could be appealed against.');
  const notOwn = refuse('not-own-table', 'Only a ruling at one’s own table can be appealed against.', {
    clause: 'Law 92A',
  });
  if ('penalty' in data) {
    const given = session.penalties.find(({ sequence }) => sequence === data.penalty);
    if (given === undefined) return nothing;
    if (given.contestant !== data.contestant) return notOwn;
    return ok({ against: { penalty: given.sequence }, told: { at: given.at }, ruling: given });
  }
  const kept = session.cases?.get(data.case);
  const last = kept?.rulings.at(-1);
  if (kept === undefined || last === undefined) return nothing;
  if (!pairsOfScore(tournament, session, kept).includes(data.contestant)) return notOwn;
  const against = { case: kept.number, ruling: last.number };
  return ok({ against, told: { at: rulingToldAt(last), place: kept }, ruling: { clause: last.clause } });
}

const isAgainst = (appeal: AppealState, against: Appealed): boolean =>
  'case' in against
    ? 'case' in appeal && appeal.case === against.case && appeal.ruling === against.ruling
    : 'penalty' in appeal && appeal.penalty === against.penalty;

export const makeAppeal: Decider<'make-appeal'> = (tournament, data, { time }) => {
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  const challenged = challengedBy(tournament, session.value, data);
  if (!challenged.ok) return challenged;
  const { against, told, ruling } = challenged.value;
  const already = (session.value.appeals ?? []).some(
    (each) => isAgainst(each, against) && each.contestant === data.contestant && isPending(each),
  );
  if (already) return refuse('appealed-already', 'The director has this appeal already.');
  if (isBlank(data.about)) return refuse('about-missing', 'Say what is appealed against, and why.');
  const { session: of, contestant, subject, concurs, about, confirmed, because } = data;
  return (
    finalFault(tournament, ruling) ??
    concurrenceFault(tournament, data) ??
    unlessConfirmed(takingReasons(lateFindings(tournament, session.value, told, time)), confirmed, because) ??
    follows(
      fact('appeal-made', {
        session: of,
        ...against,
        contestant,
        subject,
        concurs,
        about,
        ...(confirmed === undefined ? {} : { confirmed }),
        ...(because === undefined ? {} : { because }),
      }),
    )
  );
};

export const takeDeposit: Decider<'take-deposit'> = (tournament, data) => {
  const found = findAppeal(tournament, data);
  if (!found.ok) return found;
  const { appeal } = found.value;
  if (!isPending(appeal)) return over();
  if (isDeposited(appeal)) return refuse('deposit-there', 'The deposit was taken already.');
  return follows(fact('deposit-taken', data));
};

/** What has to be looked at before it is decided. */
function decisionFindings(
  tournament: Tournament,
  { session, appeal }: FoundAppeal,
  data: AppealCommands['decide-appeal'],
): readonly Finding[] {
  const { body, panel = [] } = data;
  const { deposit, clause, committee } = profileOf(tournament.settings).appeals;
  const missing =
    body === 'ad-hoc' ? committee.members - panel.length : panelFor(tournament, session, appeal).missing;
  return [
    ...hearingFindings(tournament, appeal, data),
    ...(deposit && !isDeposited(appeal)
      ? [{ code: 'deposit-missing', message: 'An appeal without its deposit is not considered.', clause }]
      : []),
    ...((body === 'committee' || body === 'ad-hoc') && missing > 0
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

/** Law 12C1(c) binds whoever awards a score: what was disallowed is weighed only for a reason on record. */
function disallowedAmong(
  { session, appeal }: FoundAppeal,
  data: AppealCommands['decide-appeal'],
): readonly Finding[] {
  const kept = 'case' in appeal ? session.cases?.get(appeal.case) : undefined;
  if (kept === undefined) return [];
  const told = tellCase(kept, session.deals.get(kept.board));
  const stands = writtenBefore(kept, playAt(session, kept)?.recorded?.result);
  return told.ok ? disallowedFindings(told.value.table, stands, data) : [];
}

/** What becomes of the deposit: kept where it is said that the appeal was without merit (RTP 3.8.1, ROP 4.14). */
function depositAfter(
  tournament: Tournament,
  appeal: AppealState,
  { body, outcome, withoutMerit }: AppealCommands['decide-appeal'],
): Pick<AppealDecision, 'deposit'> {
  if (!isDeposited(appeal)) return {};
  const back = profileOf(tournament.settings).appeals.council?.depositBack;
  const isKept =
    body === 'council' && back === 'only-if-upheld' ? outcome !== 'changed' : withoutMerit === true;
  return { deposit: isKept ? 'kept' : 'returned' };
}

/** What a decision changes, without what was left out. */
function effectOf({ result, adjustment, becomes, penalties }: CaseEffect): CaseEffect {
  return {
    ...(result === undefined ? {} : { result }),
    ...(adjustment === undefined ? {} : { adjustment }),
    ...(becomes === undefined ? {} : { becomes }),
    ...(penalties === undefined ? {} : { penalties }),
  };
}

/** A changed ruling says to what, and one that stands changes no score; of a penalty what becomes of it. */
function changeFault(appeal: AppealState, data: AppealCommands['decide-appeal']): Refused | undefined {
  const { result, adjustment, becomes, penalty, outcome } = data;
  const onBoard = (result ?? adjustment ?? becomes) !== undefined;
  const isOther = 'penalty' in appeal ? onBoard : penalty !== undefined;
  if (isOther) return refuse('change-other', 'That is not what was appealed against.');
  const changes = 'penalty' in appeal ? penalty !== undefined : onBoard || data.penalties !== undefined;
  if (outcome === 'changed' && !changes)
    return refuse('change-missing', 'Say what the ruling is changed to.');
  if (outcome !== 'changed' && (onBoard || penalty !== undefined))
    return refuse('change-unmeant', 'A ruling that stands changes no score.');
  return undefined;
}

/** The facts that a decision brings to scores: on the board of the case; of a penalty those of its extra penalties alone. */
function followed(
  tournament: Tournament,
  { session, appeal }: FoundAppeal,
  data: AppealCommands['decide-appeal'],
  circumstances: Circumstances,
): Decision {
  const { reason, clause, confirmed } = data;
  const effect = effectOf(data);
  const grounds = { reason, clause, ...(confirmed === undefined ? {} : { confirmed }) };
  if ('penalty' in appeal) {
    const { penalties = [] } = effect;
    return penaltiesOf({ tournament, session: session.session, penalties, grounds, circumstances });
  }
  const kept = session.cases?.get(appeal.case);
  if (kept === undefined) return over();
  const { section, round, table, board } = kept;
  const at = { session: session.session, section, round, table, board };
  const stands = playAt(session, kept)?.recorded?.result;
  return effectsOf({ tournament, session, at, stands, effect, of: appeal.case, grounds, circumstances });
}

export const decideAppeal: Decider<'decide-appeal'> = (tournament, data, circumstances) => {
  const found = findAppeal(tournament, data);
  if (!found.ok) return found;
  const { session, appeal } = found.value;
  const { reason, clause, confirmed, because, body, outcome, withoutMerit, penalty } = data;
  const isTakenOn = (body === 'committee' || body === 'ad-hoc') && mayGoToCommittee(appeal);
  if (!isPending(appeal) && !isTakenOn) return over();
  const fault =
    changeFault(appeal, data) ??
    withoutGrounds(data) ??
    bodyFault(appeal, data) ??
    disciplineFault(found.value, data) ??
    unlessConfirmed(
      [
        ...takingReasons(decisionFindings(tournament, found.value, data)),
        ...disallowedAmong(found.value, data),
        ...(body === 'chief-director' ? variedFindings(tournament, data.adjustment) : []),
      ],
      confirmed,
      because,
    );
  if (fault !== undefined) return fault;
  const effects = followed(tournament, found.value, data, circumstances);
  if (!effects.ok) return effects;
  const sat = body === 'committee' ? panelFor(tournament, session, appeal).sit : (data.panel ?? []);
  const decided = fact('appeal-decided', {
    session: data.session,
    appeal: data.appeal,
    body,
    outcome,
    reason,
    clause,
    ...effectOf(data),
    ...(penalty === undefined ? {} : { penalty }),
    ...(withoutMerit === true ? { withoutMerit } : {}),
    ...(hearsAll(appeal, body, tournament) ? { heardAll: true } : {}),
    ...depositAfter(tournament, appeal, data),
    ...(sat.length > 0 ? { panel: sat } : {}),
    ...(because === undefined ? {} : { because }),
  });
  return ifScorable(circumstances, ...effects.value, decided);
};

export const withdrawAppeal: Decider<'withdraw-appeal'> = (tournament, data) => {
  const found = findAppeal(tournament, data);
  if (!found.ok) return found;
  return isPending(found.value.appeal) ? follows(fact('appeal-withdrawn', data)) : over();
};
