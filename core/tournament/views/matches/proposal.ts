import { Fraction, ok, type Result } from '../../../base/index.ts';
import type { BothSides } from '../../../scoring/index.ts';
import type { DrawnTables, MatchAt } from '../../match.ts';
import {
  awardData,
  type MatchIncident,
  type ProposedRuling,
  proposeMatchRuling,
} from '../../match-proposals.ts';
import { matchAt, matchesPhaseOf } from '../../meetings/drawn-rounds.ts';
import type { MatchesPhase } from '../../phase.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { profileOf } from '../../settings-defaults.ts';
import type { Tournament } from '../../state.ts';
import { worthText } from './figures.ts';
import type { HomeAndAway, MatchProposalView, TakenOff } from './types.ts';

/** What happened to a match. */
export interface MatchProposalQuery extends MatchAt {
  /** JSON of a `MatchIncident`. */
  readonly incident: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const orNothing = (value: unknown, is: (value: unknown) => boolean): boolean =>
  value === undefined || is(value);

function isCause(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { team, how } = value;
  return isText(team) && (how === 'walked-out' || how === 'unable');
}

function isResumption(value: unknown): boolean {
  if (!isObject(value)) return value === 'to-come' || value === 'impossible';
  const { unable } = value;
  return isText(unable);
}

const INCIDENTS: {
  readonly [K in MatchIncident['kind']]: (given: Readonly<Record<string, unknown>>) => boolean;
} = {
  absent: ({ teams }) => Array.isArray(teams) && teams.every(isText),
  late: ({ team, minutes, firstRoundWithReserves, reserveTeamPresent, playable }) =>
    isText(team) &&
    isCount(minutes) &&
    isFlag(firstRoundWithReserves) &&
    isFlag(reserveTeamPresent) &&
    isCount(playable),
  interrupted: ({ cause, resumption, bothCannotGoOn }) =>
    orNothing(cause, isCause) && isResumption(resumption) && orNothing(bothCannotGoOn, isFlag),
  'wrong-seats': ({ rooms, playedInBoth, playedInOne, satFirst }) =>
    (rooms === 'one' || rooms === 'both') &&
    (playedInBoth === 'never' || isCount(playedInBoth)) &&
    orNothing(playedInOne, isCount) &&
    isText(satFirst),
  'not-comparable': () => true,
  suspended: ({ team }) => isText(team),
};

const isKind = (kind: unknown): kind is MatchIncident['kind'] =>
  isText(kind) && Object.hasOwn(INCIDENTS, kind);

function incidentOf(text: string): MatchIncident | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (!isObject(read)) return undefined;
    const { kind } = read;
    if (!isKind(kind) || !INCIDENTS[kind](read)) return undefined;
    return read as unknown as MatchIncident;
  } catch {
    return undefined;
  }
}

const HUNDREDTHS = 2;
const both = ({ a, b }: { readonly a: Fraction; readonly b: Fraction }): HomeAndAway => ({
  home: a.toDecimal(HUNDREDTHS),
  away: b.toDecimal(HUNDREDTHS),
});

/** A knockout has no VPs: what they are worth comes off the IMPs (ROP 6.10). */
function takenOff({ settings }: Tournament, { format }: MatchesPhase, vps: BothSides): TakenOff {
  const { penaltiesInImps } = profileOf(settings).teams.match;
  if (format.draw.kind !== 'knockout' || penaltiesInImps.comeOff === 'imps')
    return { unit: 'vps', ...both(vps) };
  const perVp = Fraction.of(penaltiesInImps.impsPerVp);
  return { unit: 'imps', ...both({ a: vps.a.times(perVp), b: vps.b.times(perVp) }) };
}

/** How figures are told: VPs as the scale prints them, and what is taken off. */
interface Told {
  readonly vpsOf: (vps: BothSides) => HomeAndAway;
  readonly offOf: (vps: BothSides) => TakenOff;
}

/** The proposal in plain figures; `a` is home. */
function plain(
  { proposal, ruling, out, outClause }: ProposedRuling,
  teams: Pick<DrawnTables, 'home' | 'away'>,
  { vpsOf, offOf }: Told,
): MatchProposalView {
  const { clause, notes } = proposal;
  const about = {
    clause,
    notes,
    out,
    ...(outClause === undefined ? {} : { outClause }),
    ...(ruling === undefined ? {} : { ruling }),
  };
  switch (proposal.kind) {
    case 'stands':
    case 'resumed':
      return { ...about, kind: proposal.kind };
    case 'scored':
      return { ...about, kind: 'scored', column: proposal.column, vps: vpsOf(proposal.vps) };
    case 'goes-on': {
      const { kind, cancelled, vpsOff } = proposal;
      return { ...about, kind, cancelled, ...(vpsOff === undefined ? {} : { off: offOf(vpsOff) }) };
    }
    case 'awarded':
      return { ...about, kind: 'awarded', home: awardData(proposal.a), away: awardData(proposal.b) };
    case 'goes-through': {
      const { kind, who } = proposal;
      return { ...about, kind, who: who === 'both' ? who : who === 'a' ? teams.home : teams.away };
    }
    case 'decide':
      return { ...about, kind: 'decide', who: proposal.who };
  }
}

/** What the regulation says of a match to which something happened. */
export function matchProposalView(
  tournament: Tournament,
  { incident: text, ...at }: MatchProposalQuery,
): Result<MatchProposalView, Refusal> {
  const incident = incidentOf(text);
  if (incident === undefined)
    return refuse('match-incident', 'What happened to the match cannot be read.', { params: {} });
  const found = matchAt(tournament, at);
  const proposed = proposeMatchRuling(tournament, at, incident);
  if (!proposed.ok) return refuse(proposed.error.code, proposed.error.message);
  const phase = found && matchesPhaseOf(tournament, found.session);
  if (found === undefined || phase === undefined) return refuse('no-such-match', 'There is no such match.');
  return ok(
    plain(proposed.value, found.match, {
      vpsOf: ({ a, b }) => ({ home: worthText(tournament, phase, a), away: worthText(tournament, phase, b) }),
      offOf: (vps) => takenOff(tournament, phase, vps),
    }),
  );
}
