import { undoFault } from '../decide/undo.ts';
import type { Fact, FactType, Partners } from '../fact.ts';
import { factsOf } from '../fact-chain.ts';
import { type MeetingBoard, meetingKey } from '../meeting.ts';
import type { SideScoreData } from '../score-data.ts';
import type { Settings } from '../settings.ts';
import { settingsFrom } from '../settings-defaults.ts';
import type { TournamentState } from '../state.ts';
import { sessionOfFact, standingOn, undoneSequences } from '../undo.ts';

/** A fact for people: a code and its particulars, to be put into words in any language. */
export interface HistoryLine {
  readonly sequence: number;
  readonly time: string;
  readonly actor: string;
  readonly code: FactType;
  readonly params: Readonly<Record<string, string | number>>;
  /** What stood before and after, where the fact changed something. */
  readonly before?: string;
  readonly after?: string;
  readonly undone: boolean;
  readonly undoable: boolean;
  /** The facts that rest on it, when it cannot be undone for their sake. */
  readonly stoodOnBy: readonly number[];
}

export interface HistoryView {
  readonly version: number;
  /** The latest first. */
  readonly lines: readonly HistoryLine[];
  /** Ask again with this as `before` for what happened earlier; absent at the beginning. */
  readonly earlier?: number;
}

/** Which part of the history: of a session only, before a fact, so many lines. */
export interface HistoryQuery {
  readonly session?: number;
  readonly before?: number;
  readonly limit?: number;
}

const LINES_UNLESS_TOLD = 200;

const namesOf = (players: Partners): string => players.map(({ name }) => name).join(', ');

/** An adjusted score in short: `A+`, `60%`, `4SN= 2/3, 4SN-1 1/3`. */
export function sideScoreText(score: SideScoreData): string {
  switch (score.kind) {
    case 'kept':
    case 'no-score':
      return score.kind;
    case 'named':
      return score.name;
    case 'percent':
      return `${score.percent}%`;
    case 'imps':
      return `${score.imps} IMP`;
    case 'points':
      return score.points;
    case 'assigned':
      return score.outcomes
        .map(({ result, weight }) => (weight === '1' ? result : `${result} ${weight}`))
        .join(', ');
    case 'self-inflicted':
      return `self-inflicted: ${sideScoreText({ kind: 'assigned', outcomes: score.withoutInfraction })}`;
  }
}

const adjustmentText = (ns: SideScoreData, ew: SideScoreData): string =>
  `${sideScoreText(ns)} / ${sideScoreText(ew)}`;

/** The plain particulars of a fact; what is nested is put in short. */
function paramsOf(fact: Fact): Record<string, string | number> {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fact.data)) {
    if (typeof value === 'string' || typeof value === 'number') params[name] = value;
  }
  switch (fact.type) {
    case 'pair-entered':
      return { ...params, players: namesOf(fact.data.players) };
    case 'pair-changed':
      return {
        ...params,
        ...(fact.data.players === undefined ? {} : { players: namesOf(fact.data.players) }),
      };
    case 'pair-withdrawn':
      return { ...params, ...(fact.data.from === undefined ? {} : { fromRound: fact.data.from.round }) };
    case 'session-planned':
      return { ...params, sections: fact.data.sections.map(({ section }) => section).join(', ') };
    case 'movement-replanned':
      return { ...params, movement: fact.data.movement.kind };
    case 'score-adjusted':
      return { ...params, ns: sideScoreText(fact.data.ns), ew: sideScoreText(fact.data.ew) };
    case 'penalty-given':
      return { ...params, amount: fact.data.amount.value, unit: fact.data.amount.unit };
    case 'player-substituted':
      return { ...params, substitute: fact.data.substitute.name };
    case 'deals-attached':
      return { ...params, boards: fact.data.deals.map(({ board }) => board).join(', ') };
    case 'board-grouped':
      return { ...params, meetings: fact.data.meetings.map(meetingKey).join(', ') };
    default:
      return params;
  }
}

interface Change {
  readonly before?: string;
  readonly after?: string;
}

const boardKey = (at: MeetingBoard): string => `${at.session}/${at.board}/${meetingKey(at)}`;

const carryOverText = (carryOver: Settings['carryOver']): string =>
  carryOver === null
    ? 'none'
    : `${carryOver.share} after session ${carryOver.afterSession}, to the nearest ${carryOver.toNearest}`;

const settingsText = (settings: Partial<Settings>, names: readonly string[]): string =>
  Object.entries(settings)
    .filter(([name]) => names.includes(name))
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? carryOverText(value) : value}`)
    .join(', ');

/** What each fact changed, told by following them from the first. Undone facts changed nothing. */
function changesOf(facts: readonly Fact[], undone: ReadonlySet<number>): ReadonlyMap<number, Change> {
  const changes = new Map<number, Change>();
  const stood = new Map<string, string>();
  let settings: Partial<Settings> = {};
  const becomes = (fact: Fact, key: string, after: string): void => {
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
          before: settingsText(settings, names),
          after: settingsText(fact.data.changes, names),
        });
        settings = { ...settings, ...fact.data.changes };
        break;
      }
      case 'pair-entered':
        becomes(fact, fact.data.pair, namesOf(fact.data.players));
        break;
      case 'pair-changed':
        if (fact.data.players !== undefined) becomes(fact, fact.data.pair, namesOf(fact.data.players));
        break;
      case 'result-recorded':
      case 'result-corrected':
        becomes(fact, boardKey(fact.data), fact.data.result);
        break;
      case 'score-adjusted':
        becomes(fact, boardKey(fact.data), adjustmentText(fact.data.ns, fact.data.ew));
        break;
      default:
    }
  }
  return changes;
}

/** The facts as lines, the latest first. */
export function historyView(state: TournamentState, query: HistoryQuery = {}): HistoryView {
  const { tournament, version } = state;
  if (tournament === undefined) return { version, lines: [] };
  const { session, before = version + 1, limit = LINES_UNLESS_TOLD } = query;
  const facts = factsOf(state.log);
  const undone = undoneSequences(facts);
  const changes = changesOf(facts, undone);
  const asked = facts.filter(
    (fact) => fact.sequence < before && (session === undefined || sessionOfFact(fact) === session),
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
        params: paramsOf(fact),
        ...changes.get(sequence),
        undone: undone.has(sequence),
        undoable: undoFault(tournament, facts, undone, sequence) === undefined,
        stoodOnBy: undone.has(sequence) ? [] : standingOn(facts, undone, sequence),
      };
    }),
    ...(last === undefined || asked[0] === last ? {} : { earlier: last.sequence }),
  };
}
