import { ok, type Result } from '../../../base/index.ts';
import {
  type DrawnRound,
  isOfMatch,
  isPlayedIn,
  type LineUpData,
  lineUpKey,
  matchInSegment,
  roomsOf,
  roundOfSegment,
  segmentsHere,
} from '../../match.ts';
import type { ContestantId, SectionId, SessionNumber } from '../../meeting.ts';
import { type FoundMatch, matchesPhaseOf, partCalled } from '../../meetings/drawn-rounds.ts';
import {
  breachesOf,
  declaredBy,
  firstToDeclare,
  type LineUpSide,
  lineUpSide,
  meetsTwo,
  playerNames,
} from '../../meetings/line-ups.ts';
import type { LineUpWay } from '../../phase.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Tournament } from '../../state.ts';
import { type ContestantName, contestantName } from '../shared.ts';
import { ALL_IN_SIGHT, type Sight } from './sight.ts';
import type { LineUpView } from './types.ts';

/** Which line-up is asked for: the next to declare, or else the latest, unless told. */
export interface LineUpQuery {
  readonly contestant: ContestantId;
  readonly session?: SessionNumber;
  readonly section?: SectionId;
  readonly round?: number;
  readonly segment?: number;
}

interface Asked extends FoundMatch {
  readonly segment: number;
}

/** Every segment of every match of a team, in order; beside a triple a match of one part has nothing to play in the second. */
function segmentsOf(tournament: Tournament, query: LineUpQuery): readonly Asked[] {
  const sessions = [...tournament.sessions.values()]
    .filter(({ session }) => query.session === undefined || session === query.session)
    .filter((session) => matchesPhaseOf(tournament, session) !== undefined)
    .sort((a, b) => a.session - b.session);
  return sessions.flatMap((session) =>
    [...session.sections.values()]
      .filter(({ section }) => query.section === undefined || section === query.section)
      .flatMap((section) =>
        (section.drawn ?? [])
          .filter(({ round }) => query.round === undefined || round === query.round)
          .flatMap((drawn) =>
            segmentsHere(drawn).flatMap((segment): Asked[] => {
              const match = matchInSegment(drawn, query.contestant, segment);
              return match?.closed === undefined ? [] : [{ session, section, drawn, match, segment }];
            }),
          ),
      ),
  );
}

/** All line-ups of a team of so many: two in each room. */
function allLineUps(players: number): readonly LineUpData[] {
  const pairs: (readonly [number, number])[] = [];
  for (let one = 0; one < players; one++)
    for (let other = one + 1; other < players; other++) pairs.push([one, other]);
  return pairs.flatMap((open) =>
    pairs
      .filter((closed) => closed.every((player) => !open.includes(player)))
      .map((closed) => ({ open, closed })),
  );
}

/** Each line-up with what the rule says against it, the opponents' known where it is the second to declare. */
function choicesOf(
  tournament: Tournament,
  side: LineUpSide,
  { drawn, segment }: Asked,
  inOrder: boolean,
  seesOpponents: boolean,
): LineUpView['choices'] {
  const declared = declaredBy(tournament, side, drawn, segment, seesOpponents);
  return allLineUps(side.team.players.length).map((lineUp) => ({
    lineUp,
    breaches: breachesOf(tournament, side, lineUp, declared, inOrder),
  }));
}

/** What a captain needs to declare a line-up. */
export function lineUpView(
  tournament: Tournament,
  query: LineUpQuery,
  sight: Sight = ALL_IN_SIGHT,
): Result<LineUpView, Refusal> {
  const { contestant } = query;
  const all = segmentsOf(tournament, query);
  const isOpen = ({ drawn, segment }: Asked): boolean => !drawn.lineUps.has(lineUpKey(contestant, segment));
  const asked =
    query.segment === undefined
      ? (all.find((each) => isOpen(each) && !hasBegun(each)) ?? all.at(-1))
      : all.findLast(({ segment }) => segment === query.segment);
  const side =
    asked === undefined ? undefined : lineUpSide(tournament, asked.drawn, contestant, asked.segment);
  if (asked === undefined || side === undefined)
    return refuse('no-line-up', `Team ${contestant} has no line-up to declare yet.`, {
      params: { contestant },
    });
  const way = matchesPhaseOf(tournament, asked.session)?.format.match.lineUps ?? 'none';
  if (way === 'none')
    return refuse('no-line-ups', 'No line-ups are declared in this phase: teams simply sit down.');
  return ok(lineUpOf(tournament, asked, side, way, sight));
}

/** Against whom each pair of a team sits that meets two others at a time. */
function opponentsBySide(
  tournament: Tournament,
  { matches }: DrawnRound,
  contestant: ContestantId,
  segment: number,
): NonNullable<LineUpView['meets']> {
  const found: { ns?: ContestantName; ew?: ContestantName } = {};
  for (const match of matches.filter((each) => isOfMatch(each, contestant))) {
    const isHome = match.home === contestant;
    for (const [room] of roomsOf(match).filter(([room]) => isPlayedIn(match, room, segment)))
      found[isHome === (room === 'open') ? 'ns' : 'ew'] = contestantName(
        tournament,
        isHome ? match.away : match.home,
      );
  }
  return found;
}

function lineUpOf(
  tournament: Tournament,
  asked: Asked,
  side: LineUpSide,
  way: Exclude<LineUpWay, 'none'>,
  sight: Sight,
): LineUpView {
  const { session, section, drawn, match, segment } = asked;
  const [contestant, opponent] = [side.team.contestant, side.opponents.contestant];
  const two = meetsTwo(match);
  const first = two
    ? undefined
    : (firstToDeclare(tournament, match, segment) ?? { contestant: match.away, clause: 'Law 4' });
  const [mine, given] = [contestant, opponent].map((team) => drawn.lineUps.get(lineUpKey(team, segment)));
  const isSecond = way === 'in-order' && first !== undefined && first.contestant !== contestant;
  // Blind line-ups are seen when both are in; in order, the second sees the first's (RTP 2.3.4.2).
  const isKnown =
    !two && (mine !== undefined || isSecond || sight.isLineUpShown(asked, match, opponent, segment));
  const theirs = isKnown ? given : undefined;
  const why = isSecond && given === undefined ? waits(first) : hasBegun(asked) ? begun(segment) : undefined;
  return {
    session: session.session,
    section: section.section,
    round: drawn.round,
    segment,
    called: partCalled({ drawn, segment }),
    contestant,
    opponent: contestantName(tournament, opponent),
    ...(two ? { meets: opponentsBySide(tournament, drawn, contestant, segment) } : {}),
    home: match.home === contestant,
    way,
    ...(first === undefined ? {} : { first }),
    ...(mine === undefined ? {} : { mine }),
    ...(theirs === undefined ? {} : { theirs, theirPlayers: playerNames(side.opponents) }),
    mayDeclare: why === undefined,
    ...(why === undefined ? {} : { why }),
    players: playerNames(side.team).map((name, index) => ({ index, name })),
    choices: choicesOf(tournament, side, asked, way === 'in-order', isSecond),
  };
}

/** Has the segment been called? */
const hasBegun = ({ section, drawn, segment }: Asked): boolean =>
  section.rounds.has(roundOfSegment(drawn, segment) ?? 0);

const waits = ({
  contestant,
  clause,
}: {
  readonly contestant: ContestantId;
  readonly clause: string;
}): Refusal => ({
  code: 'first-declares',
  message: `${contestant} declares its line-up first (${clause}).`,
  clause,
  params: { first: contestant },
});

const begun = (segment: number): Refusal => ({
  code: 'segment-begun',
  message: `Segment ${segment} has begun: only the director changes a line-up now.`,
  params: { segment },
});
