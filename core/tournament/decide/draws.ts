import { ok, type Result } from '../../base/index.ts';
import { checkDraw, couple, type Departure, type DrawBreach, departuresOf } from '../../draw/index.ts';
import type { CommandData } from '../command.ts';
import { type DrawWishes, drawRequest, teamsForDraw } from '../draws/draw-request.ts';
import { type DrawFor, proposeDraw } from '../draws/propose-draw.ts';
import { boardsOfRound } from '../draws/tables-of-draw.ts';
import type { FactData, NewFact, NewFactOf } from '../fact.ts';
import { resultOf } from '../format/matches/match-result.ts';
import {
  boardsInSegment,
  type DrawnRound,
  type DrawnTables,
  roomsOf,
  segmentsHere,
  tripleIn,
} from '../match.ts';
import type { ContestantId } from '../meeting.ts';
import { drawnRounds, matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import { playsOn } from '../meetings/plays.ts';
import { numbersOf } from '../meetings/schedule.ts';
import { type MatchesPhase, roundsOf } from '../phase.ts';
import { type Finding, type Refusal, type Refused, refuse } from '../refusal.ts';
import type { SectionState, SessionState, Tournament } from '../state.ts';
import { afterwards, type Decider, type Decision, fact, follows, unlessConfirmed } from './decision.ts';
import { findContestant, findSection, findSession } from './find.ts';

type RoundDrawn = FactData['round-drawn'];

interface Place {
  readonly session: SessionState;
  readonly section: SectionState;
  readonly phase: MatchesPhase;
}

/** A section of a session of matches that is not over. */
function placeOf(
  tournament: Tournament,
  { session: number, section: name }: { readonly session: number; readonly section: string },
): Result<Place, Refusal> {
  const session = findSession(tournament, number);
  if (!session.ok) return session;
  const section = findSection(session.value, name);
  if (!section.ok) return section;
  const phase = matchesPhaseOf(tournament, session.value);
  if (phase === undefined) {
    const message = `Session ${number} is played by a movement: nothing is drawn in it.`;
    return refuse('not-drawn', message, { params: { session: number } });
  }
  if (session.value.status === 'closed' || session.value.status === 'published') {
    const message = `Session ${number} is closed: the director can open it again.`;
    return refuse('session-closed', message, { params: { session: number } });
  }
  return ok({ session: session.value, section: section.value, phase });
}

/** Has anything of the round been played, or decided? */
export function hasBegun(session: SessionState, section: SectionState, drawn: DrawnRound): boolean {
  const last = drawn.first + segmentsHere(drawn).length - 1;
  const isIn = (round: number): boolean => round >= drawn.first && round <= last;
  return (
    drawn.scored.size > 0 ||
    drawn.rulings.size > 0 ||
    [...section.rounds.keys()].some(isIn) ||
    [...session.boards.values()].some((board) =>
      [...playsOn(board)].some((play) => play.section === section.section && isIn(play.round)),
    )
  );
}

/** Why that round cannot be drawn now. */
function roundFault(
  tournament: Tournament,
  { session, section, phase }: Place,
  round: number,
): Refused | undefined {
  const placed = drawnRounds(tournament, phase.phase, section.section);
  const next = placed.length + 1;
  const params = { round, section: section.section };
  const known = placed.find(({ drawn }) => drawn.round === round);
  if (known !== undefined && known.session.session !== session.session) {
    const message = `Round ${round} was drawn in session ${known.session.session}.`;
    return refuse('draw-order', message, { params: { ...params, next } });
  }
  if (known?.drawn.sitting !== undefined) {
    const message = `Round ${round} goes on in another session: its draw stays.`;
    return refuse('goes-on-elsewhere', message, { params });
  }
  if (known !== undefined && hasBegun(session, section, known.drawn))
    return refuse('draw-stands', `Round ${round} has begun: its draw stays.`, { params });
  if (known === undefined && round !== next)
    return refuse('draw-order', `Round ${next} is drawn next.`, { params: { ...params, next } });
  const group = phase.groups.find((each) => each.section === section.section);
  const last = roundsOf(phase.format.draw, group?.contestants.length ?? 0);
  if (round <= last) return undefined;
  return refuse('no-such-round', `The phase has ${last} rounds.`, { params: { ...params, last } });
}

/** What makes a draw impossible: nobody can be in two places, and nobody plays who is not there. */
export function drawFault(
  tournament: Tournament,
  { section, phase }: Pick<Place, 'section' | 'phase'>,
  { matches, bye, boards, round, segments, present = [] }: RoundDrawn,
): Refused | undefined {
  const strange = present.find((contestant) => !tournament.contestants.has(contestant));
  if (strange !== undefined) {
    const message = `No ${tournament.settings.contestants} ${strange} is entered.`;
    return refuse('no-such-pair', message, { params: { pair: strange } });
  }
  const isMovement = phase.format.draw.kind === 'movement';
  const triple = tripleIn(matches);
  const group = new Set(section.seating.values());
  const seen = new Set<ContestantId>();
  const named: ContestantId[] = [
    ...matches.flatMap((match) => (triple.has(match) ? [match.home] : [match.home, match.away])),
    ...(bye === null ? [] : [bye]),
  ];
  for (const contestant of named) {
    const params = { contestant };
    const entered = findContestant(tournament, contestant);
    if (!entered.ok) return entered;
    if (!group.has(contestant)) {
      const message = `Contestant ${contestant} is not in group ${section.section}.`;
      return refuse('not-in-group', message, { params: { ...params, section: section.section } });
    }
    // The place in a bracket stays: who has left does not come, and the opponents go on.
    if (entered.value.withdrawn !== undefined && phase.format.draw.kind !== 'knockout')
      return refuse('contestant-out', `Contestant ${contestant} has withdrawn.`, { params });
    if (!isMovement && seen.has(contestant))
      return refuse('two-matches', `Contestant ${contestant} is drawn twice.`, { params });
    seen.add(contestant);
  }
  const itself = matches.find(({ home, away }) => home === away);
  if (itself !== undefined) {
    const params = { contestant: itself.home };
    return refuse('two-matches', `Contestant ${itself.home} cannot play against itself.`, { params });
  }
  if (matches.length === 0) return refuse('no-matches', 'A draw has at least one match.');
  return (
    tablesFault(matches, isMovement) ?? boardsFault(section, { round, boards, matches, segments }, isMovement)
  );
}

/** Each match has its number and its tables for itself. */
function tablesFault(matches: readonly DrawnTables[], isMovement: boolean): Refused | undefined {
  const numbers = new Set(matches.map(({ match }) => match));
  const taken = new Set<string>();
  if (numbers.size < matches.length) return refuse('match-numbers', 'Each match needs a number of its own.');
  if (isMovement) return undefined;
  for (const match of matches)
    for (const [room, table] of roomsOf(match)) {
      const key = `${table}/${match.segments?.[room] ?? ''}`;
      if (taken.has(key) || taken.has(`${table}/`))
        return refuse('table-twice', `Table ${table} has two matches.`, { params: { table } });
      taken.add(key);
    }
  return undefined;
}

/** The boards that a round has in its session. */
const boardsHere = (drawn: DrawnRound): readonly number[] => [
  ...(drawn.sitting === undefined ? drawn.boards : []),
  ...drawn.matches.flatMap((match) =>
    roomsOf(match).flatMap(([room]) =>
      segmentsHere(drawn).flatMap((segment) => boardsInSegment(drawn, match, room, segment)),
    ),
  ),
];

/** Beside a triple, matches that have one part have all their boards in the first. */
const isInOnePart = (matches: readonly DrawnTables[]): boolean =>
  matches.every(({ segments }) => segments !== undefined);

/** A board comes once in a session, so that what is written of it is of one deal. */
function boardsFault(
  { drawn = [] }: SectionState,
  { round, boards, matches, segments }: Pick<RoundDrawn, 'round' | 'boards' | 'matches' | 'segments'>,
  isMovement: boolean,
): Refused | undefined {
  const own = new Set([...boards, ...matches.flatMap((match) => match.boards ?? [])]);
  if (boards.length === 0 || new Set(boards).size < boards.length)
    return refuse('match-boards', 'Say which boards the round has, each once.');
  if (!isMovement && !isInOnePart(matches) && boards.length % segments !== 0) {
    const message = `${boards.length} boards cannot be divided into ${segments} segments of one length.`;
    return refuse('match-segments', message, { params: { boards: boards.length, segments } });
  }
  for (const other of drawn) {
    if (other.round === round) continue;
    const used = boardsHere(other);
    const again = used.find((board) => own.has(board));
    if (again === undefined) continue;
    const message = `Board ${again} is played in round ${other.round} of this session: take others.`;
    return refuse('board-replayed', message, { params: { board: again, round: other.round } });
  }
  return undefined;
}

const BREACHES: Readonly<Record<DrawBreach['code'], string>> = {
  'unknown-team': 'is not in the draw’s group',
  'two-matches': 'is drawn twice',
  'no-match': 'has no match and does not sit out',
  'has-met': 'have met before',
  'same-club': 'are of the same club',
  'same-region': 'are of the same region',
  'same-nation': 'are of the same nation',
  forbidden: 'were not to meet',
  'second-bye': 'sits out a second time',
  'bye-not-lowest': 'sits out and is not the lowest',
  'not-by-rule': 'meet otherwise than by the rule',
};

/** The regulation's way of drawing a Swiss. */
const SWISS_CLAUSES = { 'rtp-2014': 'RTP 3.6.12.2', rop: 'ROP 8.2.3', wbf: undefined } as const;

const clauseOf = ({ settings }: Tournament): { readonly clause?: string } => {
  const clause = SWISS_CLAUSES[settings.profile];
  return clause === undefined ? {} : { clause };
};

/** One finding for each kind of breach, with all the teams it concerns. */
function breachFindings(tournament: Tournament, breaches: readonly DrawBreach[]): readonly Finding[] {
  const codes = [...new Set(breaches.map(({ code }) => code))];
  return codes.map((code) => {
    const teams = breaches.filter((each) => each.code === code).map((each) => each.teams.join('–'));
    const named = teams.join(', ');
    return {
      code,
      message: `${named} ${BREACHES[code]}.`,
      ...clauseOf(tournament),
      params: { teams: named },
    };
  });
}

const DEPARTURES: Readonly<Record<Departure, string>> = {
  nearest: 'nearest to the standings as a whole',
  apart: 'teams of one club, region or nation kept apart',
  fixed: 'matches fixed',
  forbidden: 'matches ruled out',
  'bye-fixed': 'a bye fixed',
  rematches: 'rematches allowed',
  'late-arrival': 'a late arrival',
};

/** An official event that leaves the regulation's own way says so. */
function departureFindings(
  tournament: Tournament,
  request: Parameters<typeof departuresOf>[0],
): readonly Finding[] {
  if (!tournament.settings.official) return [];
  const found = departuresOf(request);
  if (found.length === 0) return [];
  const ways = found.map((departure) => DEPARTURES[departure]).join(', ');
  const message = `This draw is not the regulation's own: ${ways}.`;
  return [
    { code: 'regulation-left', message, ...clauseOf(tournament), params: { departures: found.join(', ') } },
  ];
}

/** Never against a draw by the rule. */
const BY_RULE: ReadonlySet<DrawBreach['code']> = new Set(['bye-not-lowest', 'not-by-rule']);

/** What should be looked at in a draw that can be made. */
function drawFindings(asked: DrawFor, place: Place, data: RoundDrawn, isOwn: boolean): readonly Finding[] {
  const { tournament, phase, section, round, wishes } = asked;
  const { draw } = phase.format;
  const known = section.drawn?.find((each) => each.round === round);
  const published: Finding[] =
    known?.publishedAt === undefined
      ? []
      : [
          {
            code: 'published-draw-changes',
            message: `The draw of round ${round} has been published: it changes, and is published anew.`,
            params: { round },
          },
        ];
  return [...published, ...pendingFindings(asked, place), ...meetingFindings()];

  function meetingFindings(): readonly Finding[] {
    switch (draw.kind) {
      case 'swiss': {
        const request = drawRequest(tournament, phase, section.section, round, wishes);
        if (data.method === 'danish')
          return isOwn
            ? departureFindings(tournament, { ...request, method: 'regulation', apart: [] })
            : otherThanPlanned();
        const triple = tripleIn(data.matches);
        const plain = { matches: data.matches.filter((match) => !triple.has(match)), bye: data.bye };
        const inTriple = new Set([...triple].flatMap(({ home, away }) => [home, away]));
        const breaches = checkDraw(request, plain).filter(
          ({ code, teams }) => !(code === 'no-match' && teams.every((team) => inTriple.has(team))),
        );
        // What the rule itself draws, it has a reason for.
        const open = isOwn ? breaches.filter(({ code }) => !BY_RULE.has(code)) : breaches;
        return [...breachFindings(tournament, open), ...departureFindings(tournament, request)];
      }
      case 'round-robin':
        return otherThanPlanned();
      case 'knockout':
        return [...otherThanPlanned(), ...goneFindings(tournament, data)];
      case 'movement':
        return [];
    }
  }

  function otherThanPlanned(): readonly Finding[] {
    const byPlan = proposeDraw({ ...asked, wishes: {} });
    const planned = new Set(
      byPlan.ok ? byPlan.value.matches.map(({ home, away }) => couple(home, away)) : [],
    );
    const others = data.matches.filter(({ home, away }) => !planned.has(couple(home, away)));
    return breachFindings(
      tournament,
      others.map(({ home, away }) => ({ code: 'not-by-rule', teams: [home, away] })),
    );
  }
}

/** A team of the bracket that has left is drawn, so that its opponents go on. */
function goneFindings({ contestants }: Tournament, { matches }: RoundDrawn): readonly Finding[] {
  const gone = matches
    .flatMap(({ home, away }) => [home, away])
    .filter((team) => contestants.get(team)?.withdrawn !== undefined);
  if (gone.length === 0) return [];
  const teams = gone.join(', ');
  const message = `No longer in the event: ${teams}. Draw the match all the same, then rule in it that the team did not appear: its opponents go on.`;
  return [{ code: 'drawn-though-gone', message, params: { teams } }];
}

/** A draw on standings that may still change: how the matches that are played count has to be said. */
function pendingFindings(
  { tournament, phase, round, wishes }: DrawFor,
  { section }: Place,
): readonly Finding[] {
  const { draw } = phase.format;
  if (draw.kind !== 'swiss' || round === 1 || wishes.pending !== undefined) return [];
  const open = drawnRounds(tournament, phase.phase, section.section)
    .filter(({ drawn }) => drawn.round < round - draw.lag)
    .flatMap(({ session, drawn }) =>
      drawn.matches.filter(({ match }) => {
        const at = { session: session.session, section: section.section, round: drawn.round, match };
        return resultOf(tournament, at)?.over !== true;
      }),
    );
  if (open.length === 0) return [];
  const teams = open.map(({ home, away }) => `${home}–${away}`).join(', ');
  const message = `Matches without a result (${open.length}): ${teams}. They would count for nothing in this draw.`;
  return [{ code: 'results-missing', message, params: { count: open.length, teams } }];
}

const wishesOf = ({
  seed,
  method,
  pending,
  rematches,
  absent,
  bye,
  matches,
}: CommandData['draw-round']): DrawWishes => ({
  ...(seed === undefined ? {} : { seed }),
  ...(pending === undefined ? {} : { pending }),
  ...(rematches === undefined ? {} : { rematches }),
  ...(absent === undefined ? {} : { absent }),
  ...(matches === undefined && typeof bye === 'string' ? { bye } : {}),
  ...(isSwissMethod(method) ? { method } : {}),
});

const SWISS_METHOD_NAMES: ReadonlySet<string> = new Set(['regulation', 'nearest', 'fold', 'slide']);
const isSwissMethod = (method: string | undefined): method is NonNullable<DrawWishes['method']> =>
  method !== undefined && SWISS_METHOD_NAMES.has(method);

/** The standings that a draw by hand rests on. */
function orderOf(
  { tournament, phase, section, round, wishes }: DrawFor,
  method: string,
): Pick<RoundDrawn, 'order'> {
  if (method !== 'by-hand' || phase.format.draw.kind !== 'swiss') return {};
  return { order: teamsForDraw(tournament, phase, section.section, round, wishes).map(({ id }) => id) };
}

/** The draw as the director gives it, or as the plan of the phase makes it. */
function drawnBy(asked: DrawFor, place: Place, data: CommandData['draw-round']): Result<RoundDrawn, Refusal> {
  const { section, session, matches, bye = null, method = 'by-hand', reasons = [], confirmed } = data;
  const { round, phase } = asked;
  const about = {
    session,
    section,
    round,
    ...(confirmed === undefined ? {} : { confirmed }),
    ...(data.seed === undefined ? {} : { seed: data.seed }),
    ...(data.present === undefined ? {} : { present: data.present }),
  };
  const setting = phase.format.match;
  if (matches !== undefined) {
    const boards = data.boards ?? boardsOfRound(place.section, round, setting);
    const segments = data.segments ?? setting.segments;
    return ok({ ...about, matches, bye, boards, segments, method, reasons, ...orderOf(asked, method) });
  }
  const made = proposeDraw(asked);
  if (!made.ok) {
    const { code, message, params } = made.error;
    return refuse(code === 'impossible' ? 'draw-impossible' : code, message, { params: params ?? {} });
  }
  return ok({ ...about, ...made.value, ...(data.boards === undefined ? {} : { boards: data.boards }) });
}

/** How the tables of a match divide its boards stands in the plan, whoever gave the matches. */
const withHalves = ({ format }: MatchesPhase, drawn: RoundDrawn): RoundDrawn =>
  format.match.halves === undefined ? drawn : { ...drawn, halves: format.match.halves };

/** One round, or why it is not drawn. */
function drawOne(
  tournament: Tournament,
  data: CommandData['draw-round'],
): Result<NewFactOf<'round-drawn'>, Refusal> {
  const place = placeOf(tournament, data);
  if (!place.ok) return place;
  const { phase, section } = place.value;
  const placed = drawnRounds(tournament, phase.phase, section.section);
  const round = data.round ?? placed.length + 1;
  const fault = roundFault(tournament, place.value, round);
  if (fault !== undefined) return fault;
  const asked: DrawFor = { tournament, phase, section, round, wishes: wishesOf(data) };
  const drawn = drawnBy(asked, place.value, data);
  if (!drawn.ok) return drawn;
  const isOwn = data.matches === undefined;
  return (
    drawFault(tournament, place.value, drawn.value) ??
    unlessConfirmed(drawFindings(asked, place.value, drawn.value, isOwn), data.confirmed) ??
    ok(fact('round-drawn', withHalves(phase, drawn.value)))
  );
}

/** The rounds of a calendar can be drawn together: nothing that is played decides them. */
export const drawRound: Decider<'draw-round'> = (tournament, data, circumstances) => {
  const { rounds = 1, ...one } = data;
  const facts: NewFact[] = [];
  for (let count = 0; count < rounds; count++) {
    const before = count === 0 ? tournament : afterwards(circumstances, facts);
    const { round: _, ...next } = one;
    const drawn = before === undefined ? undefined : drawOne(before, count === 0 ? one : next);
    if (drawn === undefined) break;
    if (!drawn.ok) return drawn;
    facts.push(drawn.value);
  }
  return follows(...facts);
};

/** A team that comes late takes the next number; one that comes back has its own (RTP 3.6.12, ROP 6.1). */
export function joinPhase(tournament: Tournament, data: FactData['contestant-seated']): Decision {
  const place = placeOf(tournament, data);
  if (!place.ok) return place;
  const { section, phase } = place.value;
  const { contestant, number } = data;
  const entered = findContestant(tournament, contestant);
  if (!entered.ok) return entered;
  const params = { contestant, number, section: section.section };
  if (entered.value.withdrawn?.excluded === true)
    return refuse('excluded', `Contestant ${contestant} was put out of the event.`, { params });
  if (phase.format.draw.kind !== 'swiss' && numbersOf(section).get(contestant) === undefined) {
    const message = 'Who meets whom is settled by the plan of the phase: plan it anew.';
    return refuse('draw-settled', message, { params });
  }
  const own = numbersOf(section).get(contestant);
  if (own !== undefined && entered.value.withdrawn === undefined)
    return refuse('in-two-groups', `Contestant ${contestant} already plays there.`, { params });
  const elsewhere = phase.groups.find(
    (group) => group.section !== section.section && group.contestants.includes(contestant),
  );
  if (elsewhere !== undefined)
    return refuse('in-two-groups', `Contestant ${contestant} plays in group ${elsewhere.section}.`, {
      params,
    });
  const expected = own ?? section.seating.size + 1;
  if (number === expected) return follows(fact('contestant-seated', data));
  const message = `Contestant ${contestant} has number ${expected} there.`;
  return refuse('no-such-number', message, { params: { ...params, number: expected } });
}

export const publishDraw: Decider<'publish-draw'> = (tournament, data) => {
  const place = placeOf(tournament, data);
  if (!place.ok) return place;
  const drawn = place.value.section.drawn?.find(({ round }) => round === data.round);
  const params = { round: data.round, section: data.section };
  if (drawn === undefined)
    return refuse('round-not-drawn', `Round ${data.round} is not drawn yet.`, { params });
  if (drawn.publishedAt !== undefined) {
    return refuse('draw-out-already', `The draw of round ${data.round} is published already.`, { params });
  }
  return follows(fact('draw-published', data));
};
