import { type EventLength, type Shortfall, shortfalls } from '../../regulation/index.ts';
import { startOf } from '../clock/corrections.ts';
import { dayIn } from '../clock/days.ts';
import { fewestBoardsEach, sumOf } from '../meetings/boards-each.ts';
import { matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import { portionsOf } from '../meetings/portions.ts';
import { type Finding, refuse } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { eventClassOf, profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import { takingReasons } from './decision.ts';

/**
 * What the regulation wants looked at before a session of pairs or of players is opened: said once for the whole event.
 * Whatever departs from a paragraph takes a reason.
 */
export function openingFindings(tournament: Tournament, session: SessionState): readonly Finding[] {
  const { contestants } = tournament.settings;
  if (contestants === 'team' || matchesPhaseOf(tournament, session) !== undefined) return [];
  const known = new Set([...tournament.sessions.values()].flatMap(({ departures = [] }) => departures));
  const ofPairs =
    contestants === 'pair'
      ? [...tooShort(tournament, session), ...oneRankingOfTwoLines(tournament, session)]
      : // RTP 1.2, 3.5.1: a festival is one whoever enters, pairs or players.
        tournament.settings.festival
        ? tooShort(tournament, session)
        : [];
  return takingReasons(
    [...ofPairs, ...departingSettings(tournament.settings)].filter(({ code }) => !known.has(code)),
  );
}

/** Settings that the regulation would have otherwise (ROP 5.12; RTP 3.4, 3.5.4). */
function departingSettings(settings: Settings): Finding[] {
  const { exactLead, devices, ranking } = profileOf(settings);
  return [
    ...(exactLead?.usual === 'required' && settings.lead !== 'required'
      ? [{ code: 'lead-not-required', message: 'The exact lead is written down.', clause: exactLead.clause }]
      : []),
    ...(settings.official && settings.devices === 'own' && devices.clause !== undefined
      ? [
          {
            code: 'own-devices',
            message:
              'Nobody uses a phone of his own during a session of an official event, unless the director allows it.',
            clause: devices.clause,
          },
        ]
      : []),
    ...(settings.handicap === 'by-pair' && ranking.handicap !== undefined
      ? [
          {
            code: 'own-handicaps',
            message:
              'Handicaps other than those of the table are agreed with the federation and stand in the event’s regulations.',
            clause: ranking.handicap.clause,
          },
        ]
      : []),
  ];
}

/** How long the event is for those who play this session; a session not planned yet is taken to be like this one. */
function eventLength(tournament: Tournament, session: SessionState): EventLength {
  const { sessions, settings } = tournament;
  const count = Math.max(settings.sessionCount, sessions.size);
  const seated = [...session.sections.values()].flatMap(({ seating }) => [...seating.values()]);
  const totals = seated.map((contestant) => {
    const portions = portionsOf(tournament, contestant);
    const here = portions.filter((portion) => portion.session === session.session);
    const all = [...portions, ...Array.from({ length: count - sessions.size }, () => here).flat()];
    return { pair: sumOf(all), player: fewestBoardsEach(tournament, contestant, all) };
  });
  return {
    sessions: count,
    boards: {
      most: Math.max(0, ...totals.map(({ pair }) => pair)),
      least: Math.min(...totals.map(({ player }) => player)),
    },
    prizes: settings.prizePlaces,
    ...daysInARow(tournament, count),
  };
}

/** On how many days in a row an event is played, once it is known when each of its sessions is. */
function daysInARow({ sessions, settings }: Tournament, count: number): Pick<EventLength, 'days'> {
  const starts = [...sessions.values()].map(startOf).filter((start) => start !== undefined);
  if (starts.length < count) return {};
  const days = new Set(starts.map((start) => dayIn(settings.timeZone, start)));
  const endingOn = (day: number): number => (days.has(day) ? 1 + endingOn(day - 1) : 0);
  return { days: Math.max(...[...days].map(endingOn)) };
}

const shortfallsOf = (tournament: Tournament, session: SessionState): readonly Shortfall[] =>
  shortfalls(
    profileOf(tournament.settings).minimums[eventClassOf(tournament.settings)],
    eventLength(tournament, session),
  );

/** What nothing excuses, as the organiser reads the regulation (ROP 8.1.1). */
export function openingFault(tournament: Tournament, session: SessionState) {
  if (tournament.settings.contestants !== 'pair' || matchesPhaseOf(tournament, session) !== undefined)
    return undefined;
  const never = shortfallsOf(tournament, session).find(({ departed }) => departed === 'never');
  if (never === undefined) return undefined;
  const { clause, least, found } = never;
  const message = `${MESSAGES['too-few-boards'](least, found)} Nothing lets it be less.`;
  return refuse('fewer-boards-never', message, { clause, params: { least, found } });
}

/** RTP 3.5.1, 1.2, ROP 8.1.1. */
const tooShort = (tournament: Tournament, session: SessionState): Finding[] =>
  shortfallsOf(tournament, session).map(({ code, clause, least, found, departed }) => ({
    code,
    clause,
    message:
      `${MESSAGES[code](least, found)} ${departed === 'force-majeure' ? 'Only force majeure lets it be less.' : ''}`.trim(),
    params: { least, found },
    asks: departed === 'force-majeure' ? 'force-majeure' : 'reason',
  }));

const MESSAGES = {
  'too-few-sessions': (least: number, found: number) =>
    `Such an event has at least ${least} sessions, this one ${found}.`,
  'too-few-boards': (least: number, found: number) =>
    `The whole event has at least ${least} boards, this one ${found}.`,
  'too-few-boards-each': (least: number, found: number) =>
    `Nobody plays fewer than ${least} boards in the whole event; somebody plays ${found}.`,
  'too-few-days': (least: number) => `A festival is played on at least ${least} days in a row.`,
  'no-prizes': () => 'A festival has prizes.',
} as const;

/** RTP 3.5.6, ROP 5.9: an event of one session with one ranking is no Mitchell whose lines never change. */
function oneRankingOfTwoLines({ settings, sessions }: Tournament, session: SessionState): Finding[] {
  const { oneRanking } = profileOf(settings);
  const isOneSession = Math.max(settings.sessionCount, sessions.size) === 1;
  const unswitched = [...session.sections.values()].some(({ movement }) => movement.rankings.length > 1);
  if (oneRanking === undefined || settings.lines !== 'together' || !isOneSession || !unswitched) return [];
  const message =
    'One ranking by score of two lines that never change: prefer a Howell, or a Mitchell with arrow switches.';
  return [{ code: 'one-ranking-of-two-lines', message, clause: oneRanking.clause }];
}
