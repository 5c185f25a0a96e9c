import { type Fault, fail, ok, type Result } from '../base/index.ts';
import {
  type ExclusionFinding,
  type Interruption,
  type LateTeam,
  type MatchIncidents,
  type MatchProposal,
  meanVps,
  type ProposalNote,
  playedVps,
  proposing,
  type TeamAward,
} from '../regulation/index.ts';
import { leagueOf } from './format/matches/league.ts';
import { scoreOf } from './format/matches/match-result.ts';
import {
  type AwardData,
  boardsOfMatch,
  type DrawnTables,
  isOfMatch,
  type MatchAt,
  type MatchRuling,
  tripleIn,
} from './match.ts';
import type { ContestantId } from './meeting.ts';
import { drawnRounds, type FoundMatch, matchAt, matchesPhaseOf } from './meetings/drawn-rounds.ts';
import { type MatchesPhase, roundsOf } from './phase.ts';
import { profileOf } from './settings-defaults.ts';
import type { Tournament } from './state.ts';

/** What a director reports of a match that did not go as it should. */
export type MatchIncident =
  /** Teams that did not come, or left the event before it. */
  | { readonly kind: 'absent'; readonly teams: readonly ContestantId[] }
  | ({ readonly kind: 'late'; readonly team: ContestantId } & Pick<
      LateTeam,
      'minutes' | 'firstRoundWithReserves' | 'reserveTeamPresent' | 'playable'
    >)
  | ({
      readonly kind: 'interrupted';
      readonly cause?: { readonly team: ContestantId; readonly how: 'walked-out' | 'unable' };
      readonly resumption: 'to-come' | 'impossible' | { readonly unable: ContestantId };
    } & Pick<Interruption, 'bothCannotGoOn'>)
  | {
      readonly kind: 'wrong-seats';
      readonly rooms: 'one' | 'both';
      /** Boards played in both rooms before it was noticed. */
      readonly playedInBoth: number | 'never';
      readonly playedInOne?: number;
      readonly satFirst: ContestantId;
    }
  | { readonly kind: 'not-comparable' }
  | { readonly kind: 'suspended'; readonly team: ContestantId };

/** What the regulation says of it, and the ruling that the director may give so. */
export interface ProposedRuling {
  readonly proposal: MatchProposal;
  /** Nothing where the match goes on, stands, or somebody has to decide. */
  readonly ruling?: MatchRuling;
  /** Teams that are out of the event once it counts as missed (RTP 3.6.7.3, ROP 6.18), and where that is said. */
  readonly out: readonly ContestantId[];
  readonly outClause?: string;
}

interface Case {
  readonly tournament: Tournament;
  readonly phase: MatchesPhase;
  readonly at: MatchAt;
  readonly found: FoundMatch;
}

const sideOf = ({ home }: DrawnTables, team: ContestantId): 'a' | 'b' => (team === home ? 'a' : 'b');

const silent = (what: string): { readonly ok: false; readonly error: Fault } =>
  fail({ code: 'regulation-silent', message: `The regulation says nothing of ${what}: the director rules.` });

/** The match as far as its boards compare. */
function cutShort({ tournament, at, found: { drawn, match } }: Case) {
  const score = scoreOf(tournament, at);
  if (!score.ok) return score;
  const { comparable, nets } = score.value;
  return ok({ scheduled: boardsOfMatch(drawn, match).length, comparable, margin: nets.a });
}

const isKnockout = ({ phase }: Case): boolean => phase.format.draw.kind === 'knockout';

function absent(asked: Case, teams: readonly ContestantId[]): Result<MatchProposal> {
  const { tournament, found } = asked;
  const { noShow } = profileOf(tournament.settings).teams;
  const { match } = found;
  const [team] = teams;
  if (team === undefined) return fail({ code: 'not-in-match', message: 'Say which team did not come.' });
  const other = team === match.home ? match.away : match.home;
  if (isKnockout(asked)) {
    const propose = proposing(profileOf(tournament.settings).teams.knockout?.clause ?? 'Law 78D');
    return ok(
      teams.length > 1
        ? propose({ kind: 'decide', who: 'organiser' }, 'neither team came.')
        : propose({ kind: 'goes-through', who: sideOf(match, other) }, 'its opponents did not come.'),
    );
  }
  const [award] = noShow?.({ contestant: other, opponent: team, round: found.drawn.round }) ?? [];
  if (award === undefined) return silent('a team that does not come');
  const away: TeamAward = { kind: 'no-show' };
  const both = teams.length > 1;
  const of = (side: 'a' | 'b'): TeamAward =>
    both || sideOf(match, team) === side ? away : { kind: 'best-of-three' };
  return ok(
    proposing(award.clause)(
      { kind: 'awarded', a: of('a'), b: of('b') },
      both
        ? 'neither team came.'
        : 'the team that did not come has nothing; its opponents the best of three.',
      ...teams.flatMap((each) => exclusionNotes(asked, each)),
    ),
  );
}

function interrupted(
  asked: Case,
  { cause, resumption, bothCannotGoOn }: Extract<MatchIncident, { readonly kind: 'interrupted' }>,
  rule: NonNullable<MatchIncidents['interrupted']>,
): Result<MatchProposal> {
  const { match } = asked.found;
  const score = cutShort(asked);
  if (!score.ok) return score;
  return rule({
    ...score.value,
    knockout: isKnockout(asked),
    ...(cause === undefined ? {} : { cause: { ...cause, team: sideOf(match, cause.team) } }),
    resumption: typeof resumption === 'string' ? resumption : { unable: sideOf(match, resumption.unable) },
    ...(bothCannotGoOn === undefined ? {} : { bothCannotGoOn }),
  });
}

/** What a team made on average in the other matches of the phase. */
function meanOf({ tournament, phase, at }: Case, team: ContestantId) {
  const { league } = leagueOf(tournament, phase, at.section);
  return meanVps(
    playedVps({ ...league, results: league.results.filter(({ round }) => round !== at.round) }, team),
  );
}

function proposalFor(asked: Case, incident: MatchIncident): Result<MatchProposal> {
  const { drawn, match } = asked.found;
  const boards = boardsOfMatch(drawn, match).length;
  const {
    late,
    interrupted: stopped,
    wrongSeats,
    notComparable,
    suspended,
  } = profileOf(asked.tournament.settings).teams.incidents;
  switch (incident.kind) {
    case 'absent':
      return absent(asked, incident.teams);
    case 'late':
      return late === undefined
        ? silent('teams that are late')
        : ok(late({ ...incident, team: sideOf(match, incident.team), boards }));
    case 'interrupted':
      return stopped === undefined ? silent('interrupted matches') : interrupted(asked, incident, stopped);
    case 'wrong-seats':
      return wrongSeats === undefined
        ? silent('wrong seats')
        : ok(wrongSeats({ ...incident, boards, satFirst: sideOf(match, incident.satFirst) }));
    case 'not-comparable':
    case 'suspended': {
      const score = cutShort(asked);
      if (!score.ok) return score;
      if (incident.kind === 'not-comparable')
        return notComparable === undefined
          ? silent('boards that do not compare')
          : notComparable(score.value);
      if (suspended === undefined) return silent('suspended players');
      const offendersMean = isKnockout(asked) ? undefined : meanOf(asked, incident.team);
      return suspended({ ...score.value, offenders: sideOf(match, incident.team), offendersMean });
    }
  }
}

/**
 * A knockout brings no VPs: over with the boards that compare, who leads goes on; where a regulation gives nothing but VPs
 * the organiser decides. A no-show is one there, too.
 */
function inKnockout(asked: Case, proposal: MatchProposal): Result<MatchProposal> {
  const { clause, sentence, notes } = proposal;
  const told = { clause, sentence };
  if (proposal.kind === 'awarded')
    return [proposal.a, proposal.b].some(({ kind }) => kind === 'no-show')
      ? ok(proposal)
      : ok({ ...told, notes, kind: 'decide', who: 'organiser' });
  if (proposal.kind !== 'scored') return ok(proposal);
  const score = cutShort(asked);
  if (!score.ok) return score;
  const { sign } = score.value.margin;
  return ok(
    sign === 0
      ? { ...told, notes: [...notes, { code: 'tie-break' }], kind: 'decide', who: 'organiser' }
      : { ...told, notes, kind: 'goes-through', who: sign > 0 ? 'a' : 'b' },
  );
}

/** An award in plain figures. */
export const awardData = (award: TeamAward): AwardData =>
  award.kind === 'vps' ? { kind: 'vps', vps: award.vps.toDecimal(2) } : award;

/** The ruling that a proposal comes to, where it comes to one. */
function rulingOf({ match }: FoundMatch, boards: number, proposal: MatchProposal): MatchRuling | undefined {
  switch (proposal.kind) {
    case 'awarded': {
      const { a, b } = proposal;
      const away = [
        ...(a.kind === 'no-show' ? [match.home] : []),
        ...(b.kind === 'no-show' ? [match.away] : []),
      ];
      const others = [a, b].filter(({ kind }) => kind !== 'no-show');
      return away.length > 0 && others.every(({ kind }) => kind === 'best-of-three')
        ? { kind: 'no-show', absent: away }
        : { kind: 'award', home: awardData(a), away: awardData(b) };
    }
    case 'scored':
      return { kind: 'shortened', scheduled: boards };
    case 'goes-through':
      return proposal.who === 'both'
        ? { kind: 'both' }
        : { kind: 'winner', contestant: proposal.who === 'a' ? match.home : match.away };
    case 'stands':
    case 'goes-on':
    case 'resumed':
    case 'decide':
      return undefined;
  }
}

/** What the regulation proposes for a match, from what the director reports; he confirms it by ruling so. */
export function proposeMatchRuling(
  tournament: Tournament,
  at: MatchAt,
  incident: MatchIncident,
): Result<ProposedRuling> {
  const found = matchAt(tournament, at);
  const phase = found === undefined ? undefined : matchesPhaseOf(tournament, found.session);
  if (found === undefined || phase === undefined)
    return fail({ code: 'no-such-match', message: `There is no match ${at.match} in round ${at.round}.` });
  const named = [
    ...('team' in incident ? [incident.team] : []),
    ...('teams' in incident ? incident.teams : []),
    ...('satFirst' in incident ? [incident.satFirst] : []),
  ];
  const stranger = named.find((team) => team !== found.match.home && team !== found.match.away);
  if (stranger !== undefined)
    return fail({ code: 'not-in-match', message: `Contestant ${stranger} does not play match ${at.match}.` });
  const asked: Case = { tournament, phase, at, found };
  const said = proposalFor(asked, incident);
  if (!said.ok) return said;
  const proposal = isKnockout(asked) ? inKnockout(asked, said.value) : said;
  if (!proposal.ok) return proposal;
  const ruling = rulingOf(found, boardsOfMatch(found.drawn, found.match).length, proposal.value);
  const out = ruling?.kind === 'no-show' ? ruling.absent.filter((team) => isOut(asked, team)) : [];
  const [first] = out;
  const clause = first === undefined ? undefined : exclusionOf(asked, first)?.clause;
  return ok({
    proposal: proposal.value,
    out,
    ...(clause === undefined ? {} : { outClause: clause }),
    ...(ruling === undefined ? {} : { ruling }),
  });
}

/** Whether the team is out of the event once this match counts as missed (RTP 3.6.7.3, ROP 6.18). */
function exclusionOf({ tournament, phase, at }: Case, team: ContestantId): ExclusionFinding | undefined {
  const { exclusion } = profileOf(tournament.settings).teams;
  const group = phase.groups.find(({ section }) => section === at.section)?.contestants.length ?? 0;
  const missed = missedMatches(tournament, phase, at, team);
  // Who sits out a round has a match less to play.
  const byes = drawnRounds(tournament, phase.phase, at.section).filter(({ drawn }) => drawn.bye === team);
  const matches = Math.max(roundsOf(phase.format.draw, group) - byes.length, ...missed);
  return exclusion?.({ matches, missed, swiss: phase.format.draw.kind === 'swiss' });
}

const isOut = (asked: Case, team: ContestantId): boolean => exclusionOf(asked, team)?.excluded === true;

/** That it is out is said of the team; exactly a quarter of the matches in a Swiss is for the director to look at. */
const exclusionNotes = (asked: Case, team: ContestantId): readonly ProposalNote[] =>
  exclusionOf(asked, team)?.check === undefined ? [] : [{ code: 'exactly-a-quarter' }];

/** Which of its matches in the phase, counted from 1, a contestant has missed when it misses this one. */
function missedMatches(
  tournament: Tournament,
  phase: MatchesPhase,
  at: MatchAt,
  contestant: ContestantId,
): readonly number[] {
  const own = drawnRounds(tournament, phase.phase, at.section).flatMap(({ drawn }) => {
    const matches = drawn.matches.filter((match) => isOfMatch(match, contestant));
    // The halves of a triple are one match.
    return matches.some(
      (match) => phase.format.draw.kind !== 'movement' && tripleIn(drawn.matches).has(match),
    )
      ? [{ drawn, matches }]
      : matches.map((match) => ({ drawn, matches: [match] }));
  });
  return own.flatMap(({ drawn, matches }, index) => {
    const isMissed = matches.some(({ match }) => {
      const ruling = drawn.rulings.get(match)?.ruling;
      const isNow = drawn.round === at.round && match === at.match;
      return isNow || (ruling?.kind === 'no-show' && ruling.absent.includes(contestant));
    });
    return isMissed ? [index + 1] : [];
  });
}
