import { parseBoardResult } from '../../game/index.ts';
import { nameOf, playerOf } from '../contestant.ts';
import { undoFault } from '../decide/undo.ts';
import { factsOf } from '../evolve/fact-chain.ts';
import { sessionOfFact, standingOn, undoneSequences } from '../evolve/undo.ts';
import type { Fact, FactData, FactType } from '../fact.ts';
import type { MatchRuling } from '../match.ts';
import { type MeetingBoard, meetingKey } from '../meeting.ts';
import { matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import { namesBySeat, partnersAt } from '../meetings/who-sits.ts';
import type { SideScoreData } from '../score-data.ts';
import type { Settings } from '../settings.ts';
import { settingsFrom } from '../settings-defaults.ts';
import type { Tournament, TournamentState } from '../state.ts';
import { FACT_GROUPS, type FactGroup } from './fact-groups.ts';
import { worthUnit } from './matches/figures.ts';

/** A fact for people: a code and its particulars, to be put into words in any language. */
export interface HistoryLine {
  readonly sequence: number;
  readonly time: string;
  readonly actor: string;
  readonly code: FactType;
  readonly params: Readonly<Record<string, string | number>>;
  /** What stood before and after, where the fact changed something: a text, a result, the scores of both sides, or settings. */
  readonly before?: Standing;
  readonly after?: Standing;
  /** What the sides are given, where that is what happened. */
  readonly scores?: SideScores;
  /** How a match was ruled on. */
  readonly ruling?: MatchRuling;
  /** What it brings there is no VPs. */
  readonly noVps?: true;
  /** What a warning left open and was confirmed: codes of findings. */
  readonly confirmed?: readonly string[];
  readonly undone: boolean;
  readonly undoable: boolean;
  /** The facts that rest on it, when it cannot be undone for their sake. */
  readonly stoodOnBy: readonly number[];
}

/** An adjusted score of both sides. */
export interface SideScores {
  readonly ns: SideScoreData;
  readonly ew: SideScoreData;
}

/** Settings of the organiser. */
export interface SettingsThen {
  readonly settings: Partial<Settings>;
}

/** What stood on a board, in an entry or among the settings. */
export type Standing = string | SideScores | SettingsThen;

export interface HistoryView {
  readonly version: number;
  /** The latest first. */
  readonly lines: readonly HistoryLine[];
  /** Ask again with this as `before` for what happened earlier; absent at the beginning. */
  readonly earlier?: number;
}

/** Which part of the history: of a session only, of one kind, before a fact, so many lines. */
export interface HistoryQuery {
  readonly session?: number;
  readonly group?: FactGroup;
  readonly before?: number;
  readonly limit?: number;
}

const LINES_UNLESS_TOLD = 200;

/** What a contestant is called by a change, where that changes it. */
function nameChanged(changes: FactData['contestant-changed']): string | undefined {
  switch (changes.kind) {
    case 'pair':
      return changes.players?.map(({ name }) => name).join(', ');
    case 'team':
      return changes.name;
    case 'player':
      return changes.player?.name;
  }
}

/** The plain particulars of a fact; what is nested is put in short. */
function paramsOf(tournament: Tournament, fact: Fact): Record<string, string | number> {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fact.data)) {
    if (typeof value === 'string' || typeof value === 'number')
      params[name === 'contestant' ? 'pair' : name] = value;
  }
  switch (fact.type) {
    case 'contestant-entered':
      return { ...params, players: nameOf(fact.data) };
    case 'contestant-changed': {
      const players = nameChanged(fact.data);
      return { ...params, ...(players === undefined ? {} : { players }) };
    }
    case 'contestant-withdrawn':
      if (fact.data.from === undefined) return params;
      return { ...params, session: fact.data.from.session, fromRound: fact.data.from.round };
    case 'session-planned':
      return { ...params, sections: fact.data.sections.map(({ section }) => section).join(', ') };
    case 'match-scored':
      return { ...params, imps: `${fact.data.imps.home}–${fact.data.imps.away}` };
    case 'match-agreed':
      return { ...params, team: fact.data.by };
    case 'extra-boards-set':
      return { ...params, boards: fact.data.boards.join(', ') };
    case 'lots-drawn':
      return { ...params, contestants: fact.data.contestants.join(', ') };
    case 'movement-replanned':
      return { ...params, movement: fact.data.movement.kind };
    case 'penalty-given':
      return { ...params, amount: fact.data.amount.value, unit: fact.data.amount.unit };
    case 'player-substituted':
      return { ...params, substitute: fact.data.substitute.name };
    case 'partners-named': {
      const entry = tournament.contestants.get(fact.data.contestant);
      const [one = '', other = ''] = fact.data.playing.map((player) => playerOf(entry, player)?.name ?? '');
      return { ...params, one, other };
    }
    case 'deals-attached':
      return { ...params, boards: fact.data.deals.map(({ board }) => board).join(', ') };
    case 'device-authorised': {
      const { contestant, player } = fact.data;
      const name = playerOf(tournament.contestants.get(contestant), player)?.name ?? '';
      return { ...params, name };
    }
    case 'places-exchanged': {
      const [one, other] = fact.data.contestants;
      return { ...params, one, other };
    }
    case 'boards-changed':
      return { ...params, boards: fact.data.boards.join(', ') };
    case 'seats-turned':
      return { ...params, boards: (fact.data.boards ?? []).join(', ') };
    case 'result-recorded':
    case 'result-corrected':
      return { ...params, ...declarerOf(tournament, fact.data) };
    case 'seats-taken': {
      const { session: number, side, first } = fact.data;
      const session = tournament.sessions.get(number);
      const names =
        session === undefined ? undefined : partnersAt(tournament, session, fact.data, side)?.names;
      return { ...params, first: names?.[first] ?? '', second: names?.[first === 0 ? 1 : 0] ?? '' };
    }
    case 'contestant-ranked':
      return { ...params, ranked: fact.data.ranked ? 1 : 0 };
    case 'correction-answered':
      return { ...params, agrees: fact.data.agrees ? 1 : 0 };
    case 'correction-decided':
      return { ...params, accepted: fact.data.accepted ? 1 : 0 };
    case 'committee-named':
      return { ...params, names: fact.data.members.map(({ name }) => name).join(', ') };
    case 'board-marked':
      return { ...params, meetings: (fact.data.meetings ?? []).map(meetingKey).join(', ') };
    case 'board-grouped':
      return { ...params, meetings: fact.data.meetings.map(meetingKey).join(', ') };
    default:
      return params;
  }
}

/** The declarer by name, where it was told who sits where. */
function declarerOf(
  tournament: Tournament,
  at: MeetingBoard & { readonly result: string },
): { readonly declarer?: string } {
  const read = parseBoardResult(at.result);
  const session = tournament.sessions.get(at.session);
  if (!read.ok || read.value === 'passed-out' || session === undefined) return {};
  const declarer = namesBySeat(tournament, session, at)[read.value.contract.declarer];
  return declarer === undefined ? {} : { declarer };
}

interface Change {
  readonly before?: Standing;
  readonly after?: Standing;
}

const boardKey = (at: MeetingBoard): string => `${at.session}/${at.board}/${meetingKey(at)}`;

const scoresOf = ({ ns, ew }: SideScores): SideScores => ({ ns, ew });

/** Of all settings those of these names. */
const settingsThen = (settings: Partial<Settings>, names: readonly string[]): SettingsThen => ({
  settings: Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name))),
});

/** What each fact changed, told by following them from the first. Undone facts changed nothing. */
function changesOf(facts: readonly Fact[], undone: ReadonlySet<number>): ReadonlyMap<number, Change> {
  const changes = new Map<number, Change>();
  const stood = new Map<string, Standing>();
  let settings: Partial<Settings> = {};
  const becomes = (fact: Fact, key: string, after: Standing): void => {
    const before = stood.get(key);
    changes.set(fact.sequence, before === undefined ? { after } : { before, after });
    stood.set(key, after);
  };
  for (const fact of facts) {
    if (undone.has(fact.sequence)) continue;
    switch (fact.type) {
      case 'tournament-created':
        settings = settingsFrom(fact.data.settings);
        break;
      case 'settings-changed': {
        const names = Object.keys(fact.data.changes);
        changes.set(fact.sequence, {
          before: settingsThen(settings, names),
          after: settingsThen(fact.data.changes, names),
        });
        settings = { ...settings, ...fact.data.changes };
        break;
      }
      case 'contestant-entered':
        becomes(fact, fact.data.contestant, nameOf(fact.data));
        break;
      case 'contestant-changed': {
        const name = nameChanged(fact.data);
        if (name !== undefined) becomes(fact, fact.data.contestant, name);
        break;
      }
      case 'result-recorded':
      case 'result-corrected':
        becomes(fact, boardKey(fact.data), fact.data.result);
        break;
      case 'score-adjusted':
        becomes(fact, boardKey(fact.data), scoresOf(fact.data));
        break;
      default:
    }
  }
  return changes;
}

/** How a match was ruled on, and whether VPs are what it brings. */
function ofMatch(tournament: Tournament, fact: Fact): Pick<HistoryLine, 'ruling' | 'noVps'> {
  if (fact.type !== 'match-ruled' && fact.type !== 'penalty-given') return {};
  const session = tournament.sessions.get(fact.data.session);
  const phase = session === undefined ? undefined : matchesPhaseOf(tournament, session);
  return {
    ...(fact.type === 'match-ruled' ? { ruling: fact.data.ruling } : {}),
    ...(phase === undefined || worthUnit(phase) === 'vps' ? {} : { noVps: true }),
  };
}

const confirmedIn = ({ data }: Fact): Pick<HistoryLine, 'confirmed'> =>
  'confirmed' in data && data.confirmed !== undefined && data.confirmed.length > 0
    ? { confirmed: data.confirmed }
    : {};

/** The facts as lines, the latest first. */
export function historyView(state: TournamentState, query: HistoryQuery = {}): HistoryView {
  const { tournament, version } = state;
  if (tournament === undefined) return { version, lines: [] };
  const { session, group, before = version + 1, limit = LINES_UNLESS_TOLD } = query;
  const kinds = group === undefined ? undefined : new Set<FactType>(FACT_GROUPS[group]);
  const facts = factsOf(state.log);
  const undone = undoneSequences(facts);
  const changes = changesOf(facts, undone);
  const asked = facts.filter(
    (fact) =>
      fact.sequence < before &&
      (session === undefined || sessionOfFact(fact) === session) &&
      (kinds === undefined || kinds.has(fact.type)),
  );
  const shown = asked.slice(-limit).reverse();
  const last = shown.at(-1);
  return {
    version,
    lines: shown.map((fact) => {
      const { sequence, time, actor, type } = fact;
      return {
        sequence,
        time,
        actor,
        code: type,
        params: paramsOf(tournament, fact),
        ...changes.get(sequence),
        ...(fact.type === 'score-adjusted' ? { scores: scoresOf(fact.data) } : {}),
        ...ofMatch(tournament, fact),
        ...confirmedIn(fact),
        undone: undone.has(sequence),
        undoable: undoFault(tournament, facts, undone, sequence) === undefined,
        stoodOnBy: undone.has(sequence) ? [] : standingOn(facts, undone, sequence),
      };
    }),
    ...(last === undefined || asked[0] === last ? {} : { earlier: last.sequence }),
  };
}
