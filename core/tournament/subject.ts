import { type FactChain, factAt } from './evolve/fact-chain.ts';
import type { Fact, NewFact } from './fact.ts';

/** What a director changes, in the words of whoever is told. */
type SubjectKind =
  | 'settings'
  | 'pair'
  | 'seats'
  | 'session'
  | 'table'
  | 'clock'
  | 'board'
  | 'penalty'
  | 'call'
  | 'device'
  | 'deals'
  | 'phase'
  | 'draw'
  | 'line-up'
  | 'match';

/** A thing that two directors may be at, from the large to the small: `['board', 3, 1, 'A', 2]`. */
type Subject = readonly [kind: SubjectKind, ...within: readonly (string | number)[]];

const inSection = (section: string | undefined): readonly string[] =>
  section === undefined ? [] : [section];

/**
 * What a fact changes. Nothing where a device at a table speaks, whose results have their own way of saying what they
 * expect, nor where what is said stands beside what others say.
 */
function subjectsOf(log: FactChain | undefined, { type, data }: NewFact): readonly Subject[] {
  switch (type) {
    case 'settings-changed':
      return Object.keys(data.changes).map((name) => ['settings', name]);
    case 'contestant-entered':
    case 'contestant-changed':
    case 'contestant-withdrawn':
    case 'contestant-ranked':
    case 'absence-noted':
    case 'absence-ended':
    case 'player-substituted':
    case 'partners-named':
      return [['pair', data.contestant]];
    case 'phase-planned':
    case 'lots-drawn':
      return [['phase', data.phase]];
    case 'round-drawn':
    case 'draw-published':
    case 'round-continued':
      return [['draw', data.round, data.session, data.section]];
    case 'line-up-declared':
      return [['line-up', data.contestant, data.session, data.section, data.round, data.segment]];
    case 'match-scored':
    case 'match-ruled':
    case 'extra-boards-set':
      return [['match', data.match, data.session, data.section, data.round]];
    case 'session-planned':
      return [['seats', data.session]];
    case 'place-taken':
    case 'movement-replanned':
      return [['seats', data.session, data.section]];
    case 'contestant-seated':
      return [['seats', data.session, data.section, data.number]];
    case 'session-opened':
    case 'session-closed':
    case 'results-published':
    case 'session-reopened':
      return [['session', data.session]];
    case 'round-started':
    case 'round-ended':
    case 'round-extended':
    case 'round-seated':
      return [['clock', data.session, ...inSection(data.section)]];
    case 'clock-paused':
    case 'clock-resumed':
      return [['clock', data.session]];
    case 'result-recorded':
      return data.by === 'director' ? [boardSubject(data)] : [];
    case 'result-corrected':
    case 'score-adjusted':
      return [boardSubject(data)];
    case 'board-cancelled':
      if (data.meetings !== undefined)
        return data.meetings.map((meeting) => boardSubject({ ...data, ...meeting }));
      return [['board', data.board, data.session, ...inSection(data.section)]];
    case 'seats-taken':
    case 'move-answered':
      return data.by === 'director'
        ? [['table', `${data.section}${data.table}`, data.session, data.round]]
        : [];
    case 'seats-turned':
    case 'boards-changed':
      return [['table', `${data.section}${data.table}`, data.session, data.round]];
    case 'places-exchanged':
      return [['seats', data.session, data.section]];
    case 'board-marked':
      return [['board', data.board, data.session]];
    case 'board-grouped':
      return data.meetings.map((meeting) => boardSubject({ ...data, ...meeting }));
    case 'penalty-given':
    case 'warning-given':
    case 'suspension-given':
      return [['penalty', data.contestant, data.session]];
    case 'call-taken':
    case 'call-postponed':
    case 'director-answered':
      return [['call', `${data.section}${data.table}`, data.session]];
    case 'device-authorised':
      return [['device', data.contestant, data.session]];
    case 'deals-attached':
      return data.deals.map(({ board }) => ['deals', data.session, board]);
    case 'undone': {
      const target = factAt(log, data.sequence);
      // An undo that is undone reaches further back, and never forward.
      const isLost = target?.type === 'undone' && target.data.sequence >= target.sequence;
      return target === undefined || isLost ? [] : subjectsOf(log, target);
    }
    case 'tournament-created':
    case 'result-agreed':
    case 'match-agreed':
    case 'result-disputed':
    case 'correction-asked':
    case 'correction-answered':
    case 'correction-decided':
    case 'round-confirmed':
    case 'director-called':
    // A case says for itself on which change of it each further one builds.
    case 'case-opened':
    case 'case-told':
    case 'case-noted':
    case 'case-ruled':
    case 'ruling-told':
    case 'case-closed':
    case 'committee-named':
    case 'report-noted':
    case 'report-sent':
    case 'report-returned':
    case 'directing-handed-over':
    case 'incident-logged':
    case 'appeal-made':
    case 'deposit-taken':
    case 'appeal-noted':
    case 'appeal-held':
    case 'appeal-taken-further':
    case 'appeal-decided':
    case 'appeal-withdrawn':
    case 'authorisation-withdrawn':
    case 'announcement-made':
    case 'announcement-taken-down':
    case 'person-erased':
      return [];
  }
}

const boardSubject = (at: {
  readonly board: number;
  readonly session: number;
  readonly section: string;
  readonly table: number;
  readonly round: number;
}): Subject => ['board', at.board, at.session, at.section, at.table, at.round];

/** The same thing, or one within the other. */
const meet = (one: Subject, other: Subject): boolean =>
  one.slice(0, other.length).every((part, at) => part === other[at]);

interface Meanwhile {
  readonly by: Fact;
  readonly subject: Subject;
}

/** What somebody else has changed, since a version, of the things that these facts would change; the latest. */
export function changedSince(
  log: FactChain | undefined,
  version: number,
  actor: string,
  facts: readonly NewFact[],
): Meanwhile | undefined {
  const own = facts.flatMap((fact) => subjectsOf(log, fact));
  if (own.length === 0) return undefined;
  for (let link = log; link !== undefined && link.fact.sequence > version; link = link.before) {
    if (link.fact.actor === actor) continue;
    const subject = subjectsOf(log, link.fact).find((each) => own.some((mine) => meet(each, mine)));
    if (subject !== undefined) return { by: link.fact, subject };
  }
  return undefined;
}
