import { ok, type Result } from '../../base/index.ts';
import { type AbsenceRules, reserveEnters } from '../../regulation/index.ts';
import { isAfter } from '../clock/corrections.ts';
import type { CommandData } from '../command.ts';
import { calledIn } from '../contestant.ts';
import type { NewFact } from '../fact.ts';
import { reservesLeft } from '../format/phase-reserves.ts';
import type { ContestantId } from '../meeting.ts';
import { limitsOf } from '../meetings/absences.ts';
import { matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import { playsOn } from '../meetings/plays.ts';
import { calledRound, holderIn } from '../meetings/schedule.ts';
import { type Finding, type Refusal, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { Contestant, SectionState, SessionState, Tournament } from '../state.ts';
import { ALREADY_SO, type Decider, type Decision, fact, follows, unlessConfirmed } from './decision.ts';
import { findContestant, findSeat, findSession, isBlank } from './find.ts';

/* A contestant that is not there when play begins (RTP 2.1.10, 2.2.2.2, 2.2.3; ROP 4.4, 5.4, 5.11). */

interface PlaceOf {
  readonly session: SessionState;
  readonly section: SectionState;
  /** Whose place it is. */
  readonly entry: Contestant;
}

function findPlace(
  tournament: Tournament,
  number: number,
  contestant: ContestantId,
): Result<PlaceOf, Refusal> {
  const session = findSession(tournament, number);
  if (!session.ok) return session;
  const { status } = session.value;
  if (status !== 'planned' && status !== 'open')
    return refuse('session-closed', `Session ${number} is closed.`, { params: { session: number } });
  if (matchesPhaseOf(tournament, session.value) !== undefined) {
    const message = 'A team that does not come is ruled on in its match.';
    return refuse('absent-in-match', message);
  }
  const entry = findContestant(tournament, contestant);
  if (!entry.ok) return entry;
  const seat = findSeat(tournament, session.value, contestant);
  if (!seat.ok) return seat;
  return ok({ session: session.value, section: seat.value.section, entry: entry.value });
}

/** The last round in which somebody has a result of his own in the section, 0 when he has none. */
function lastPlayed({ boards }: SessionState, { section }: SectionState, contestant: ContestantId): number {
  let last = 0;
  for (const board of boards.values()) {
    for (const play of playsOn(board)) {
      const isTheirs = play.ns.split('+').includes(contestant) || play.ew.split('+').includes(contestant);
      if (play.section === section && play.recorded !== undefined && isTheirs)
        last = Math.max(last, play.round);
    }
  }
  return last;
}

const isAbsent = ({ absences = [] }: SessionState, contestant: ContestantId): boolean =>
  absences.some((absence) => absence.contestant === contestant && absence.came === undefined);

export const noteAbsence: Decider<'note-absence'> = (tournament, data) => {
  const place = findPlace(tournament, data.session, data.contestant);
  if (!place.ok) return place;
  const { session, section } = place.value;
  if (isAbsent(session, data.contestant)) return ALREADY_SO;
  const round = lastPlayed(session, section, data.contestant);
  if (round > 0) {
    const message = `${calledIn(tournament, data.contestant)} has results in round ${round}: it is there. Who leaves is withdrawn.`;
    return refuse('absent-has-played', message, { params: { pair: data.contestant, round } });
  }
  return follows(fact('absence-noted', data));
};

const notAbsent = (tournament: Tournament, contestant: ContestantId) =>
  refuse('not-absent', `Nobody noted that ${calledIn(tournament, contestant)} is not there.`, {
    params: { pair: contestant },
  });

export const endAbsence: Decider<'end-absence'> = (tournament, data) => {
  const place = findPlace(tournament, data.session, data.contestant);
  if (!place.ok) return place;
  return isAbsent(place.value.session, data.contestant)
    ? follows(fact('absence-ended', data))
    : notAbsent(tournament, data.contestant);
};

interface Taking extends PlaceOf {
  readonly data: CommandData['take-place'];
  readonly time: string;
  /** Who takes it, and who plays there until then. */
  readonly taker: Contestant;
  readonly holder: ContestantId;
  readonly rules: AbsenceRules | undefined;
}

const departing = (code: string, clause: string, message: string, params: Finding['params']): Finding => ({
  code,
  clause,
  message,
  ...(params === undefined ? {} : { params }),
});

/** RTP 2.1.10, 2.2.3.2, ROP 4.4: reserves come in their order, not too early and not too late. */
function reserveFindings(tournament: Tournament, taking: Taking): readonly Finding[] {
  const { session, section, taker, rules, time } = taking;
  if (rules === undefined) return [];
  const { clause, called: when } = rules.reserves;
  const [next] = reservesLeft(tournament, session, taking.data.instead);
  const limits = limitsOf(tournament, session, section);
  const called = calledRound(section);
  const params = { pair: taker.contestant };
  return [
    ...(next === undefined || next === taker.contestant
      ? []
      : [
          departing(
            'not-next-reserve',
            rules.reserves.announced ?? clause,
            `Reserves are called in their order: ${calledIn(tournament, next)} comes first.`,
            { ...params, next },
          ),
        ]),
    ...(session.status === 'open' &&
    when === 'when-out' &&
    limits !== undefined &&
    isAfter(limits.outFrom, time)
      ? [
          departing(
            'reserve-early',
            clause,
            `Reserves are called from ${limits.outFrom} on; until then the pair is waited for.`,
            { ...params, until: limits.outFrom },
          ),
        ]
      : []),
    ...(reserveEnters(rules, called) === undefined
      ? [
          departing(
            'reserve-late',
            clause,
            `Round ${called} has been called: it is too late for a reserve.`,
            {
              ...params,
              round: called,
            },
          ),
        ]
      : []),
  ];
}

/** RTP 2.2.2.2, ROP 5.11: said at that moment. */
const standInFindings = (tournament: Tournament, { data, rules, taker }: Taking): readonly Finding[] =>
  rules === undefined
    ? []
    : [
        {
          code: 'leads-to-out',
          clause: rules.standIn.clause,
          message: `${calledIn(tournament, data.instead)} is out, and ${calledIn(tournament, taker.contestant)} plays out of competition.`,
          params: { pair: data.instead, other: taker.contestant },
        },
      ];

/** ROP 4.4: until the signal for the second round. */
function returnFindings(tournament: Tournament, { section, data, rules }: Taking): readonly Finding[] {
  const called = calledRound(section);
  if (rules?.back !== undefined && called < 2) return [];
  const clause = rules?.back ?? rules?.clause;
  const message = `${calledIn(tournament, data.instead)} has lost its place: round ${called} has been called.`;
  const finding = { code: 'place-lost', message, params: { pair: data.instead, round: called } };
  return [{ ...finding, ...(clause === undefined ? {} : { clause }) }];
}

function findingsOf(tournament: Tournament, taking: Taking): readonly Finding[] {
  switch (taking.data.as) {
    case 'reserve':
      return reserveFindings(tournament, taking);
    case 'stand-in':
      return standInFindings(tournament, taking);
    case 'returned':
      return returnFindings(tournament, taking);
  }
}

/** What else follows for the two: who is out, who is ranked. */
function besides({ data, entry, taker, holder, rules }: Taking): readonly NewFact[] {
  const { session, instead, reason } = data;
  const clause = data.clause;
  const out: readonly NewFact[] =
    entry.withdrawn === undefined
      ? [fact('contestant-withdrawn', { contestant: instead, reason, excluded: true })]
      : [];
  switch (data.as) {
    case 'reserve': {
      const ranked: readonly NewFact[] =
        taker.unranked === undefined
          ? []
          : [fact('contestant-ranked', { contestant: taker.contestant, ranked: true, reason, clause })];
      return [...(rules?.back === undefined ? out : []), ...ranked];
    }
    case 'stand-in':
      return [
        ...out,
        ...(taker.unranked === undefined
          ? [fact('contestant-ranked', { contestant: taker.contestant, ranked: false, reason, clause })]
          : []),
      ];
    case 'returned':
      return [
        fact('absence-ended', { session, contestant: instead }),
        fact('contestant-ranked', { contestant: holder, ranked: false, reason, clause }),
      ];
  }
}

/** ROP 5.4, read so: the results of the reserve are then those of the pair that has its place back. */
const goWithThePlace = ({ rules }: Pick<Taking, 'rules'>): boolean =>
  rules?.reserves.results === 'with-the-place';

function takerFault(tournament: Tournament, taking: Taking): Decision | undefined {
  const { data, session, section, taker, holder } = taking;
  const { contestant, instead, fromRound } = data;
  const called = calledIn(tournament, contestant);
  const params = { pair: contestant };
  if (!isAbsent(session, instead)) return notAbsent(tournament, instead);
  if (isBlank(data.reason)) return refuse('reason-missing', 'Say why: it stays in the record.');
  if (taker.withdrawn !== undefined) return refuse('withdrawn', `${called} has withdrawn.`, { params });
  if ((data.as === 'returned') !== (contestant === instead) || holder === contestant)
    return refuse('own-place', `${called} cannot take that place so.`, { params });
  const seat = findSeat(tournament, session, contestant);
  const plays = seat.ok && holderIn(seat.value.section, contestant, fromRound) === contestant;
  if (data.as !== 'returned' && plays)
    return refuse('seated-twice', `${called} already plays in this session.`, { params });
  if (data.as === 'reserve' && !reservesLeft(tournament, session, instead).includes(contestant))
    return refuse('no-reserve', `${called} is not entered as a reserve.`, { params });
  const last = section.movement.rounds.length;
  if (fromRound < 1 || fromRound > last)
    return refuse('no-such-round', `The session has rounds 1 to ${last}.`, { params: { last } });
  const played = lastPlayed(session, section, holder);
  if (played < fromRound || (data.as === 'returned' && goWithThePlace(taking))) return undefined;
  const message = `${calledIn(tournament, holder)} has played round ${played} there: take the place from a later round.`;
  return refuse('has-played', message, { params: { pair: holder, round: played, session: session.session } });
}

export const takePlace: Decider<'take-place'> = (tournament, asked, { time }) => {
  const place = findPlace(tournament, asked.session, asked.instead);
  if (!place.ok) return place;
  const taker = findContestant(tournament, asked.contestant);
  if (!taker.ok) return taker;
  const { section } = place.value;
  const holder = holderIn(section, asked.instead, section.movement.rounds.length);
  const rules = profileOf(tournament.settings).absence;
  const data = asked.as === 'returned' && goWithThePlace({ rules }) ? { ...asked, fromRound: 1 } : asked;
  const taking: Taking = { ...place.value, data, time, taker: taker.value, holder, rules };
  return (
    takerFault(tournament, taking) ??
    unlessConfirmed(findingsOf(tournament, taking), data.confirmed) ??
    follows(fact('place-taken', { ...data, section: section.section, from: holder }), ...besides(taking))
  );
};
