import { type Fault, fail, ok, type Result } from '../../base/index.ts';
import {
  bracket,
  headToHead,
  newEnglish,
  roundRobin,
  swissConcerns,
  type TeamMovement,
  whist,
} from '../../draw/index.ts';
import { teamEventBreaches, VP_SCALES, type VpScaleId } from '../../regulation/index.ts';
import { pattonTableFault, vp } from '../../scoring/index.ts';
import type { FactData, SectionPlan } from '../fact.ts';
import { pattonRows } from '../format/matches/patton-way.ts';
import { rankGroup } from '../format/matches/standing.ts';
import type { ContestantId } from '../meeting.ts';
import { sessionsOf, undrawnMovement } from '../meetings/drawn-rounds.ts';
import { resultsIn } from '../meetings/plays.ts';
import { lastRoundBegun } from '../meetings/schedule.ts';
import {
  boardsOfEach,
  type DrawSetting,
  type Group,
  isOfMatches,
  type MatchesFormat,
  type MatchSetting,
  type PhasePlan,
  type PhaseState,
  roundsOf,
} from '../phase.ts';
import { type Finding, type Refused, refuse } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import { type Decider, type Decision, fact, follows, unlessConfirmed } from './decision.ts';
import { hasBegun as hasRoundBegun } from './draws.ts';
import { findContestant, isBlank } from './find.ts';

/** More boards than anybody plays in one match. */
const MOST_BOARDS_OF_MATCH = 128;
const MOST_SEGMENTS = 16;
const MOST_ROUNDS = 100;

const wholeWithin = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

/** More minutes than anybody needs to deal and to explain a system. */
const MOST_PREPARATION = 120;

/** A scale is chosen where no regulation has fixed one, and for matches that it has a column for. */
function scaleFault(settings: Settings, id: VpScaleId, boards: number): Refused | undefined {
  const { name, teams } = profileOf(settings);
  const { scale } = VP_SCALES[id];
  const params = { scale: id, profile: name, boards };
  if (settings.official && settings.profile !== 'wbf' && scale !== teams.match.scale) {
    const message = `An official event is scored by the scale of ${name}.`;
    return refuse('match-scale-official', message, { params });
  }
  if (!wholeWithin(boards, MOST_BOARDS_OF_MATCH) || vp(scale, 0, boards).ok) return undefined;
  return refuse('match-scale', `The scale ${id} has no column for matches of ${boards} boards.`, { params });
}

function matchFault({ settings }: Tournament, setting: MatchSetting): Refused | undefined {
  const { boards, segments, preparation = 0, handicap, scoring, scale, patton, written, deals } = setting;
  const { name, teams } = profileOf(settings);
  const unscaled = scale === undefined ? undefined : scaleFault(settings, scale, boards);
  if (unscaled !== undefined) return unscaled;
  if (handicap !== undefined && (teams.handicap === undefined || settings.contestants !== 'team')) {
    const message = `${name} gives no handicap between these contestants: play without it.`;
    return refuse('match-handicap', message, { params: { profile: name } });
  }
  if (written === 'travellers' && deals === 'own') {
    const message =
      'Travellers go round with boards that all matches play: not where each match has its own.';
    return refuse('travellers-own-deals', message);
  }
  const table = scoring === 'patton' ? patton?.table : undefined;
  const unfit =
    table === undefined ? undefined : pattonTableFault(pattonRows(table), boards, patton?.win ?? 2);
  if (unfit !== undefined) {
    const params = { boards, most: boards * (patton?.win ?? 2) };
    return refuse('patton-table', unfit.message, { clause: 'RTP 3.6.13', params });
  }
  if (!wholeWithin(boards, MOST_BOARDS_OF_MATCH)) {
    const message = `A match has 1 to ${MOST_BOARDS_OF_MATCH} boards, not ${boards}.`;
    return refuse('match-boards', message, { params: { boards, most: MOST_BOARDS_OF_MATCH } });
  }
  if (preparation !== 0 && !wholeWithin(preparation, MOST_PREPARATION)) {
    const message = `Dealing and explanations take 0 to ${MOST_PREPARATION} minutes, not ${preparation}.`;
    return refuse('match-preparation', message, { params: { most: MOST_PREPARATION } });
  }
  if (wholeWithin(segments, MOST_SEGMENTS) && boards % segments === 0) return undefined;
  const message = `${boards} boards cannot be divided into ${segments} segments of one length.`;
  return refuse('match-segments', message, { params: { boards, segments } });
}

/** Boards are exchanged half-way where a match has two tables at once and each segment two halves. */
function halvesFault(
  { settings }: Tournament,
  { draw, match: { boards, segments, halves } }: MatchesFormat,
): Refused | undefined {
  if (halves === undefined) return undefined;
  const atOnce = draw.kind !== 'movement' || draw.movement === 'head-to-head';
  if (settings.contestants !== 'team' || !atOnce) {
    const message = 'Only two tables that play a match at the same time exchange boards half-way.';
    return refuse('halves-one-table', message);
  }
  const length = boards / segments;
  if (length % 2 === 0) return undefined;
  const message = `A segment of ${length} boards has no halves to exchange.`;
  return refuse('halves-uneven', message, { params: { boards: length } });
}

/** Bonuses are for events that are not official, where VPs are added up (RTP 3.6.12.6; ROP 8.2.3). */
function bonusFault({ settings }: Tournament, { bonuses, draw }: MatchesFormat): Refused | undefined {
  if (bonuses === undefined) return undefined;
  if (draw.kind === 'knockout')
    return refuse('bonus-knockout', 'Nothing is added up in a knockout: it has no bonuses.');
  const rule = profileOf(settings).teams.bonuses;
  if (!settings.official || rule === undefined || rule.officialToo) return undefined;
  const message = 'An official event has no bonuses: play without them.';
  return refuse('bonus-official', message, { clause: rule.clause });
}

/** Everybody in one group, once. */
function groupsFault(tournament: Tournament, groups: readonly Group[]): Refused | undefined {
  const names = new Set(groups.map(({ section }) => section));
  if (groups.length === 0 || names.size < groups.length || groups.some(({ section }) => isBlank(section))) {
    return refuse('section-names', 'A phase has at least one group, each with a name of its own.');
  }
  const seated = new Set<ContestantId>();
  for (const { section, contestants } of groups) {
    if (contestants.length < 2) {
      const message = `Group ${section} needs at least two contestants.`;
      return refuse('group-too-small', message, { params: { section } });
    }
    for (const contestant of contestants) {
      const found = findContestant(tournament, contestant);
      if (!found.ok) return found;
      const params = { contestant };
      if (found.value.withdrawn !== undefined)
        return refuse('contestant-out', `Contestant ${contestant} has withdrawn.`, { params });
      if (seated.has(contestant))
        return refuse('in-two-groups', `Contestant ${contestant} is seated twice.`, { params });
      seated.add(contestant);
    }
  }
  return undefined;
}

/** Somebody has to be beaten. */
const untilFewer = (teams: number, until: number): Result<unknown> =>
  wholeWithin(until, teams - 1)
    ? ok(until)
    : fail<Fault>({
        code: 'until',
        message: `A knockout of ${teams} ends with 1 to ${teams - 1} left, not with ${until}.`,
      });

/** Why there is no such draw for so many. */
function drawFault(draw: DrawSetting, { boards }: MatchSetting, { contestants }: Group): Refused | undefined {
  const ids = [...contestants];
  const made = ((): Result<unknown> | undefined => {
    switch (draw.kind) {
      case 'round-robin':
        return roundRobin(ids.map((id) => ({ id })));
      case 'knockout':
        return draw.until === undefined ? bracket(ids, draw) : untilFewer(ids.length, draw.until);
      case 'movement':
        return teamMovement(draw, ids.length, boards);
      case 'swiss':
        return undefined;
    }
  })();
  if (made?.ok === false) return refuse('no-such-draw', made.error.message);
  if (draw.kind !== 'swiss' || (wholeWithin(draw.rounds, MOST_ROUNDS) && draw.danishRounds <= draw.rounds))
    return undefined;
  const message = `A Swiss has 1 to ${MOST_ROUNDS} rounds, its Danish ones among them.`;
  return refuse('swiss-rounds', message, { params: { most: MOST_ROUNDS } });
}

/** The movement of a phase whose rounds are known at once. */
export function teamMovement(
  { movement, rounds }: Extract<DrawSetting, { readonly kind: 'movement' }>,
  teams: number,
  boards: number,
): Result<TeamMovement> {
  switch (movement) {
    case 'head-to-head':
      return headToHead({
        teams,
        boardsPerMatch: boards,
        ...(rounds === undefined ? {} : { matches: rounds }),
      });
    case 'new-english':
      return newEnglish({ teams, boardsPerRound: boards });
    case 'whist':
    case 'whist-shared':
      return whist({ teams, boardsPerRound: boards });
  }
}

type Planned = Pick<PhasePlan, 'groups' | 'championship' | 'playOff' | 'exempt'> &
  Partial<Pick<PhasePlan, 'phase'>>;

/** The boards of a whole phase for a team of its smallest group. */
const boardsOfTeam = ({ groups }: Pick<PhasePlan, 'groups'>, format: MatchesFormat): number =>
  boardsOfEach(format, Math.min(...groups.map(({ contestants }) => contestants.length)));

/** Those of the phases before: the least of a title is of the whole event (RTP 3.6.1, ROP 8.2.2). */
const boardsBefore = (phases: Iterable<PhaseState>, before: number): number =>
  [...phases]
    .filter(isOfMatches)
    .filter(({ phase, playOff }) => phase < before && playOff === undefined)
    .reduce((sum, phase) => sum + boardsOfTeam(phase, phase.format), 0);

/** What an official event asks of a plan (RTP 2.3.1, 3.6.1, 3.6.12.1; ROP 8.2.2). */
export function phaseFindings(
  { settings, phases = new Map() }: Pick<Tournament, 'settings'> & Partial<Pick<Tournament, 'phases'>>,
  plan: Planned,
  format: MatchesFormat,
): readonly Finding[] {
  const { phase = 1, groups, championship = false, playOff, exempt = [] } = plan;
  const { draw, match } = format;
  if (!settings.official || playOff !== undefined) return [];
  const { limits, swiss, exempt: exemptions } = profileOf(settings).teams;
  const [fewest = 0] = groups.map(({ contestants }) => contestants.length).sort((a, b) => a - b);
  const matches = draw.kind === 'movement' ? fewest - 1 : roundsOf(draw, fewest);
  const breaches =
    limits === undefined
      ? []
      : teamEventBreaches(limits, {
          boardsOfMatch: match.boards,
          boardsOfTeam: boardsOfTeam(plan, format) + boardsBefore(phases.values(), phase),
          championship,
          national: true,
          shortMatches: match.scoring === 'patton',
          mostPlayers: limits.players.least,
        });
  const concerns =
    swiss === undefined || draw.kind !== 'swiss' ? [] : swissConcerns(swiss, fewest, draw.rounds);
  const entries = groups.reduce((sum, { contestants }) => sum + contestants.length, exempt.length);
  const most = exemptions?.most(entries) ?? entries;
  const tooMany =
    exemptions === undefined || exempt.length <= most
      ? []
      : [
          {
            code: 'too-many-exempt',
            message: `${exempt.length} of ${entries} teams are exempt; at most ${most} may be unless the event says otherwise.`,
            clause: exemptions.clause,
            params: { count: exempt.length, most },
          },
        ];
  return [
    ...breaches,
    ...tooMany,
    ...concerns.map((code) => ({
      code,
      message: CONCERNS[code],
      ...(swiss === undefined ? {} : { clause: swiss.clause }),
      params: { teams: fewest, rounds: matches },
    })),
  ];
}

const CONCERNS = {
  'too-few-teams': 'A Swiss of so few teams is not foreseen.',
  'fewer-than-advised': 'A Swiss of more teams is advised.',
  'too-few-rounds': 'A Swiss of so few rounds is not foreseen.',
} as const;

const hasBegun = (session: SessionState): boolean =>
  session.status === 'closed' ||
  session.status === 'published' ||
  resultsIn(session) > 0 ||
  [...session.sections.values()].some(
    (section) =>
      lastRoundBegun(session, section) > 0 ||
      // A match may be known by its sheet alone.
      section.drawn?.some((drawn) => hasRoundBegun(session, section, drawn)) === true,
  );

/** The sections of a session of the phase: its groups, without rounds until they are drawn. */
export const sectionsOfPhase = ({ groups }: Pick<PhasePlan, 'groups'>): readonly SectionPlan[] =>
  groups.map(({ section, contestants }) => ({
    section,
    movement: undrawnMovement(contestants.length),
    seating: Object.fromEntries(contestants.map((contestant, index) => [index + 1, contestant])),
  }));

/** The session that a phase is played in next: one that it has and that has not begun, or a new one. */
function nextSession(tournament: Tournament, phase: number): number {
  const waiting = sessionsOf(tournament, phase).find((session) => !hasBegun(session));
  return waiting?.session ?? Math.max(0, ...tournament.sessions.keys()) + 1;
}

const hasPhaseBegun = (tournament: Tournament, phase: number): boolean =>
  sessionsOf(tournament, phase).some(hasBegun);

/** The phase that is planned next: the latest while it has not begun, then one more. */
export function phaseToPlan(tournament: Tournament): number {
  const latest = Math.max(0, ...tournament.phases.keys());
  return latest > 0 && !hasPhaseBegun(tournament, latest) ? latest : latest + 1;
}

function phaseFault(tournament: Tournament, { phase, name, format }: PhasePlan): Refused | undefined {
  const params = { phase };
  if (!wholeWithin(phase, MOST_ROUNDS)) return refuse('phase-number', 'Phases are numbered from 1.');
  if (name !== undefined && isBlank(name)) return refuse('name-missing', 'Give the phase a name, or none.');
  if (hasPhaseBegun(tournament, phase))
    return refuse('phase-begun', `Phase ${phase} has begun: it stays as it was planned.`, { params });
  if (format.kind === 'pairs' || tournament.settings.contestants !== 'player') return undefined;
  return refuse('no-such-draw', 'Players who compete alone play no matches.');
}

/** Points from an earlier phase come from one that exists. */
function carryOverFault({ phases }: Tournament, { phase, carryOver }: PhasePlan): Refused | undefined {
  if (carryOver === undefined || (carryOver.from < phase && phases.has(carryOver.from))) return undefined;
  const message = `Phase ${carryOver.from} is no earlier phase of this tournament.`;
  return refuse('no-earlier-phase', message, { params: { phase: carryOver.from } });
}

/** Who did not come to the captains' meeting is entered. */
function meetingFault(tournament: Tournament, { meeting }: PhasePlan): Refused | undefined {
  for (const contestant of meeting?.absent ?? []) {
    const found = findContestant(tournament, contestant);
    if (!found.ok) return found;
  }
  return undefined;
}

/** Exempt teams are entered and play in no group; the numbers are everybody's, each once (ROP 6.5). */
function exemptFault(
  tournament: Tournament,
  { groups, exempt = [], numbers }: PhasePlan,
): Refused | undefined {
  const playing = new Set(groups.flatMap(({ contestants }) => contestants));
  for (const contestant of exempt) {
    const found = findContestant(tournament, contestant);
    if (!found.ok) return found;
    if (playing.has(contestant)) {
      const message = `Contestant ${contestant} is exempt and cannot be in a group.`;
      return refuse('exempt-plays', message, { params: { contestant } });
    }
  }
  const all = new Set([...playing, ...exempt]);
  const fits =
    numbers === undefined ||
    (numbers.length === all.size && numbers.every((contestant) => all.has(contestant)));
  return fits && new Set(numbers).size === (numbers?.length ?? 0)
    ? undefined
    : refuse('numbers-of-all', 'Every team of the phase has one number, exempt teams too.');
}

/** A play-off is between equals of a group that is over and prescribes it (RTP 3.6.10.1, ROP 6.16). */
function playOffFault(tournament: Tournament, { phase, playOff, groups }: PhasePlan): Refused | undefined {
  if (playOff === undefined) return undefined;
  const decided = tournament.phases.get(playOff.phase);
  const ties =
    isOfMatches(decided) && playOff.phase < phase
      ? rankGroup(withoutPhase(tournament, phase), decided, playOff.section).toPlayOff
      : [];
  const fits = groups.every(({ contestants }) =>
    ties.some(
      (tied) => tied.length === contestants.length && contestants.every((each) => tied.includes(each)),
    ),
  );
  if (fits && ties.length > 0) return undefined;
  const message = `Those are no equals whom a play-off of phase ${playOff.phase} separates.`;
  return refuse('no-play-off', message, { params: { phase: playOff.phase } });
}

/** As if it were not planned: planning it anew asks what was so before it. */
function withoutPhase(tournament: Tournament, phase: number): Tournament {
  if (!tournament.phases.has(phase)) return tournament;
  const phases = new Map(tournament.phases);
  phases.delete(phase);
  return { ...tournament, phases };
}

/** Why a phase cannot be planned so, whatever the regulation says. */
export function planFault(tournament: Tournament, plan: PhasePlan): Refused | undefined {
  const { format, groups } = plan;
  const fault =
    phaseFault(tournament, plan) ?? carryOverFault(tournament, plan) ?? meetingFault(tournament, plan);
  if (fault !== undefined || format.kind === 'pairs') return fault;
  return (
    matchFault(tournament, format.match) ??
    halvesFault(tournament, format) ??
    bonusFault(tournament, format) ??
    groupsFault(tournament, groups) ??
    exemptFault(tournament, plan) ??
    playOffFault(tournament, plan) ??
    groups
      .map((group) => drawFault(format.draw, format.match, group))
      .find((refused) => refused !== undefined)
  );
}

/** A phase of matches is planned with its next session; a phase of pairs is only named. */
export const planPhase: Decider<'plan-phase'> = (tournament, data) => {
  const { phase, format, confirmed } = data;
  const fault = planFault(tournament, data);
  if (fault !== undefined) return fault;
  const planned = fact('phase-planned', data);
  if (format.kind === 'pairs') return follows(planned);
  const open = unlessConfirmed(phaseFindings(tournament, data, format), confirmed);
  if (open !== undefined) return open;
  const session = nextSession(tournament, phase);
  return follows(planned, fact('session-planned', { session, phase, sections: sectionsOfPhase(data) }));
};

/** A further session of a phase of matches. */
export function sessionOfPhase(
  tournament: Tournament,
  phase: PhasePlan,
  { session, startsAt }: Pick<FactData['session-planned'], 'session' | 'startsAt'>,
): Decision {
  const before = tournament.sessions.get(session);
  if (before !== undefined && (hasBegun(before) || before.phase !== phase.phase)) {
    const message = `Session ${session} has begun, or belongs to something else.`;
    return refuse('session-taken', message, { params: { session } });
  }
  const sections = sectionsOfPhase(phase);
  return follows(
    fact('session-planned', {
      session,
      phase: phase.phase,
      sections,
      ...(startsAt === undefined ? {} : { startsAt }),
    }),
  );
}
