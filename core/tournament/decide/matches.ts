import { type Fraction, ok, parseFraction, type Result, ZERO } from '../../base/index.ts';
import { resultOf } from '../format/matches/match-result.ts';
import {
  type AwardData,
  boardsOfMatch,
  isOfMatch,
  type MatchRuling,
  roomsOf,
  segmentsHere,
} from '../match.ts';
import { scaleOf } from '../match-rules.ts';
import { type FoundMatch, partsOf } from '../meetings/drawn-rounds.ts';
import { playAt } from '../meetings/schedule.ts';
import { isCountedByBoards, isOfMatches } from '../phase.ts';
import { type Finding, type Refusal, type Refused, refuse } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import { ALREADY_SO, type Decider, fact, follows, unlessConfirmed } from './decision.ts';
import { withoutGrounds } from './find.ts';
import { type DrawnPlace, findMatch } from './find-match.ts';

type Found = FoundMatch & DrawnPlace;

/** The most that a board can bring (Law 78B). */
const MOST_IMPS_OF_BOARD = 24;

const notBegun = ({ session }: Found): Refused | undefined =>
  session.status === 'planned'
    ? refuse('session-not-open', `Session ${session.session} has not been opened yet.`, {
        params: { session: session.session },
      })
    : undefined;

/** What is said of a match is written in the session in which it begins. */
const begins = ({ session }: Found) => ({ session: session.session });

const isKnockout = ({ phase }: Pick<Found, 'phase'>): boolean => phase.format.draw.kind === 'knockout';

function readImps(text: string, boards: number): Result<Fraction, Refusal> {
  const read = parseFraction(text);
  if (!read.ok) return refuse('imps-unreadable', read.error.message, { params: { value: text } });
  const most = MOST_IMPS_OF_BOARD * boards;
  if (read.value.compare(ZERO) >= 0 && read.value.compare(most) <= 0) return ok(read.value);
  const message = `${boards} boards bring from 0 to ${most} IMPs, not ${text}.`;
  return refuse('imps-impossible', message, { params: { value: text, most, boards } });
}

/** How many boards of the match have a result in some room. */
function boardsIn(tournament: Tournament, found: Found): number {
  const { section, drawn, match } = found;
  const parts = partsOf(tournament, found);
  return boardsOfMatch(drawn, match).filter((board) =>
    roomsOf(match).some(([, table]) =>
      parts.some(({ session, drawn: here }) =>
        segmentsHere(here).some((_, index) => {
          const at = { section: section.section, round: here.first + index, table, board };
          return playAt(session, at) !== undefined;
        }),
      ),
    ),
  ).length;
}

const signedFinding = ({ drawn, match }: Found): readonly Finding[] =>
  (drawn.agreed.get(match.match) ?? []).length < 2
    ? []
    : [
        {
          code: 'match-signed',
          message: `Both captains have signed match ${match.match}: they sign the correction too.`,
          params: { match: match.match },
        },
      ];

/** A sheet of a match as a whole: it prevails over what the devices say, and both are kept (RTP 3.7.1). */
export const scoreMatch: Decider<'score-match'> = (tournament, data) => {
  const found = findMatch(tournament, data);
  if (!found.ok) return found;
  const fault = notBegun(found.value) ?? ruledFault(found.value);
  if (fault !== undefined) return fault;
  const { drawn, match, phase } = found.value;
  if (isCountedByBoards(phase.format)) {
    const message = 'What this match brings is counted board by board: enter its boards.';
    return refuse('counted-by-boards', message, { params: { match: match.match } });
  }
  const boards = boardsOfMatch(drawn, match).length;
  for (const imps of [data.imps.home, data.imps.away]) {
    const read = readImps(imps, boards);
    if (!read.ok) return read;
  }
  const before = drawn.scored.get(match.match);
  if (before?.home === data.imps.home && before.away === data.imps.away) return ALREADY_SO;
  const written = boardsIn(tournament, found.value);
  const findings: Finding[] = [
    ...signedFinding(found.value),
    ...(written === 0
      ? []
      : [
          {
            code: 'boards-entered',
            message: `${written} boards of this match are entered one by one: the sheet counts instead of them.`,
            params: { count: written, match: match.match },
          },
        ]),
  ];
  return (
    unlessConfirmed(findings, data.confirmed) ??
    follows(fact('match-scored', { ...data, ...begins(found.value) }))
  );
};

function ruledFault({ drawn, match }: Found): Refused | undefined {
  if (!drawn.rulings.has(match.match)) return undefined;
  const message = `Match ${match.match} has a ruling: undo it first.`;
  return refuse('match-ruled', message, { params: { match: match.match } });
}

/** RTP 2.3.9, ROP 6.12: both captains sign. */
export const agreeMatch: Decider<'agree-match'> = (tournament, data) => {
  const found = findMatch(tournament, data);
  if (!found.ok) return found;
  const { drawn, match } = found.value;
  const params = { match: match.match, round: data.round, contestant: data.by };
  if (!isOfMatch(match, data.by)) {
    const message = `Contestant ${data.by} does not play match ${match.match}.`;
    return refuse('not-in-match', message, { params });
  }
  if (drawn.agreed.get(match.match)?.includes(data.by) === true) return ALREADY_SO;
  if (resultOf(tournament, data)?.over !== true) {
    const message = `Match ${match.match} of round ${data.round} is not over: every board is agreed first.`;
    return refuse('match-not-over', message, { params });
  }
  return follows(fact('match-agreed', { ...data, ...begins(found.value) }));
};

function awardFault({ settings }: Tournament, { phase }: Found, award: AwardData): Refused | undefined {
  if (award.kind !== 'vps') return undefined;
  const read = parseFraction(award.vps);
  if (!read.ok) return refuse('vps-unreadable', read.error.message, { params: { value: award.vps } });
  const most = scaleOf(settings, phase).most / 100;
  if (read.value.sign >= 0 && read.value.compare(most) <= 0) return undefined;
  const message = `A match brings from 0 to ${most} VPs, not ${award.vps}.`;
  return refuse('vps-impossible', message, { params: { value: award.vps, most } });
}

/** Why a ruling does not fit the match. */
export function rulingFault(tournament: Tournament, found: Found, ruling: MatchRuling): Refused | undefined {
  const { drawn, match } = found;
  const params = { match: match.match };
  switch (ruling.kind) {
    case 'no-show': {
      const strangers = ruling.absent.filter((contestant) => !isOfMatch(match, contestant));
      if (ruling.absent.length > 0 && strangers.length === 0) return undefined;
      return refuse('not-in-match', 'Say which of the two teams did not come.', { params });
    }
    case 'award':
      if (isKnockout(found))
        return refuse('knockout-ruling', 'In a knockout a ruling says who goes on.', { params });
      return awardFault(tournament, found, ruling.home) ?? awardFault(tournament, found, ruling.away);
    case 'shortened': {
      const most = boardsOfMatch(drawn, match).length;
      if (Number.isInteger(ruling.scheduled) && ruling.scheduled >= 1 && ruling.scheduled <= most)
        return undefined;
      const message = `The match was to have ${most} boards: it counts as one of 1 to ${most}.`;
      return refuse('match-boards', message, { params: { ...params, most } });
    }
    case 'both':
    case 'winner': {
      if (!isKnockout(found))
        return refuse('not-a-knockout', 'Only a knockout is decided by who goes on.', { params });
      if (ruling.kind === 'both' || isOfMatch(match, ruling.contestant)) return undefined;
      const message = `Contestant ${ruling.contestant} does not play match ${match.match}.`;
      return refuse('not-in-match', message, { params: { ...params, contestant: ruling.contestant } });
    }
  }
}

/** What a ruling sets aside. */
function rulingFindings(tournament: Tournament, found: Found, ruling: MatchRuling): readonly Finding[] {
  const { drawn, match } = found;
  const params = { match: match.match };
  const written = drawn.scored.has(match.match)
    ? boardsOfMatch(drawn, match).length
    : boardsIn(tournament, found);
  return [
    ...(drawn.rulings.has(match.match)
      ? [
          {
            code: 'ruled-already',
            message: `Match ${match.match} has a ruling: this one replaces it.`,
            params,
          },
        ]
      : []),
    ...(ruling.kind === 'shortened' || ruling.kind === 'winner' || ruling.kind === 'both' || written === 0
      ? []
      : [
          {
            code: 'results-set-aside',
            message: `${written} boards of match ${match.match} have results: they count no more.`,
            params: { ...params, count: written },
          },
        ]),
  ];
}

/** What the director rules of a match as a whole; what the regulation proposes is for `proposeMatchRuling`. */
export const ruleMatch: Decider<'rule-match'> = (tournament, data) => {
  const found = findMatch(tournament, data);
  if (!found.ok) return found;
  return (
    withoutGrounds(data) ??
    rulingFault(tournament, found.value, data.ruling) ??
    unlessConfirmed(rulingFindings(tournament, found.value, data.ruling), data.confirmed) ??
    follows(fact('match-ruled', { ...data, ...begins(found.value) }))
  );
};

/** RTP 3.6.10.3, ROP 6.16: boards that break a tie. */
export const setExtraBoards: Decider<'set-extra-boards'> = (tournament, data) => {
  const found = findMatch(tournament, data);
  if (!found.ok) return found;
  const { match } = found.value;
  const { boards, confirmed } = data;
  const params = { match: match.match, count: boards.length };
  if (!isKnockout(found.value))
    return refuse('not-a-knockout', 'Extra boards are played where a knockout is tied.', { params });
  const fault = notBegun(found.value) ?? ruledFault(found.value);
  if (fault !== undefined) return fault;
  if (boards.length === 0 || new Set(boards).size < boards.length)
    return refuse('match-boards', 'Say which boards are played, each once.', { params });
  // They are played where the match ends.
  const parts = partsOf(tournament, found.value);
  const { session } = parts.at(-1) ?? found.value;
  const used = new Set(
    parts.flatMap(({ section }) =>
      section.movement.rounds.flatMap(({ tables }) => tables.flatMap((table) => table.boards)),
    ),
  );
  const again = boards.find((board) => used.has(board));
  if (again !== undefined) {
    const message = `Board ${again} is played already in this session: take others.`;
    return refuse('board-replayed', message, { params: { ...params, board: again } });
  }
  const playOn = resultOf(tournament, data)?.playOn;
  const findings: Finding[] =
    playOn === undefined
      ? [{ code: 'not-tied', message: `Match ${match.match} is not tied as it stands.`, params }]
      : playOn === boards.length
        ? []
        : [
            {
              code: 'extra-boards-count',
              message: `The tie asks for ${playOn} more boards, not ${boards.length}.`,
              params: { ...params, wanted: playOn },
            },
          ];
  return (
    unlessConfirmed(findings, confirmed) ??
    follows(fact('extra-boards-set', { ...data, session: session.session }))
  );
};

/** The last step of a ladder (RTP 3.6.12.7 v): equals are put in order by lot. */
export const drawLots: Decider<'draw-lots'> = (tournament, data) => {
  const phase = tournament.phases.get(data.phase);
  const params = { phase: data.phase };
  if (!isOfMatches(phase)) {
    return refuse('no-such-phase', `Phase ${data.phase} is not planned as matches.`, { params });
  }
  const groups = phase.groups.filter(({ section }) => data.section === undefined || section === data.section);
  const known = new Set(groups.flatMap(({ contestants }) => contestants));
  const { contestants } = data;
  const stranger = contestants.find((contestant) => !known.has(contestant));
  if (stranger !== undefined) {
    const message = `Contestant ${stranger} does not play there.`;
    return refuse('not-in-group', message, { params: { ...params, contestant: stranger } });
  }
  if (contestants.length < 2 || new Set(contestants).size < contestants.length)
    return refuse('lots', 'A lot is drawn between two contestants or more, each named once.', { params });
  return withoutGrounds(data) ?? follows(fact('lots-drawn', data));
};
