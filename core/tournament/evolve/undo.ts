import type { Fact, FactOf } from '../fact.ts';
import { isOfMatch } from '../match.ts';
import { meetingKey, sitsIn } from '../meeting.ts';
import { type FactChain, factAt } from './fact-chain.ts';

/** The facts that count as not having happened. An undo can itself be undone. */
export function undoneSequences(facts: readonly Fact[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const fact of facts.toReversed()) {
    if (fact.type === 'undone' && !undone.has(fact.sequence)) undone.add(fact.data.sequence);
  }
  return undone;
}

/** The first fact whose standing an undo changes: what it undoes or, when that is an undo, what that one did. */
export function undoReaches(log: FactChain, undo: FactOf<'undone'>): number {
  let target = factAt(log, undo.data.sequence);
  // One that undoes itself or what is still to come leads nowhere.
  while (target?.type === 'undone' && target.data.sequence < target.sequence)
    target = factAt(log, target.data.sequence);
  return target?.sequence ?? 1;
}

/** Facts about a board at a table. */
type PlayFact = FactOf<
  'result-recorded' | 'result-agreed' | 'result-disputed' | 'result-corrected' | 'score-adjusted'
>;

function isPlayFact(fact: Fact): fact is PlayFact & Fact {
  switch (fact.type) {
    case 'result-recorded':
    case 'result-agreed':
    case 'result-disputed':
    case 'result-corrected':
    case 'score-adjusted':
      return true;
    default:
      return false;
  }
}

/** Facts about a whole meeting at a table. */
const isOfTable = (
  fact: Fact,
): fact is FactOf<'seats-turned' | 'boards-changed' | 'round-confirmed'> & Fact =>
  fact.type === 'seats-turned' || fact.type === 'boards-changed' || fact.type === 'round-confirmed';

/** Facts that go on with a case. */
const isOfCase = (
  fact: Fact,
): fact is FactOf<'case-told' | 'case-noted' | 'case-ruled' | 'ruling-told' | 'case-closed'> & Fact =>
  fact.type === 'case-told' ||
  fact.type === 'case-noted' ||
  fact.type === 'case-ruled' ||
  fact.type === 'ruling-told' ||
  fact.type === 'case-closed';

/** Facts that go on with an appeal. */
const OF_APPEAL = [
  'deposit-taken',
  'appeal-noted',
  'appeal-held',
  'appeal-taken-further',
  'appeal-decided',
  'appeal-withdrawn',
] as const;
type OfAppeal = (typeof OF_APPEAL)[number];

const isOfAppeal = (fact: Fact): fact is FactOf<OfAppeal> & Fact =>
  (OF_APPEAL as readonly string[]).includes(fact.type);

export const sessionOfFact = ({ data }: Fact): number | undefined =>
  'session' in data ? data.session : undefined;

const sameSession = (later: Fact, session: number): boolean => sessionOfFact(later) === session;

/** Does a fact name a contestant: as its subject, among those seated, or as having sat somewhere? */
function namesContestant({ data }: Fact, contestant: string): boolean {
  if ('contestant' in data && data.contestant === contestant) return true;
  if ('instead' in data && (data.instead === contestant || data.from === contestant)) return true;
  if ('sections' in data && data.sections.some(({ seating }) => Object.values(seating).includes(contestant)))
    return true;
  if ('seating' in data && Object.values(data.seating).includes(contestant)) return true;
  if ('groups' in data && data.groups.some(({ contestants }) => contestants.includes(contestant)))
    return true;
  if ('matches' in data)
    return data.bye === contestant || data.matches.some((match) => isOfMatch(match, contestant));
  return (
    ('ns' in data && typeof data.ns === 'string' && sitsIn(data.ns, contestant)) ||
    ('ew' in data && typeof data.ew === 'string' && sitsIn(data.ew, contestant))
  );
}

const onSameBoard = (later: Fact, { data }: PlayFact): boolean =>
  isPlayFact(later) &&
  later.data.session === data.session &&
  later.data.board === data.board &&
  meetingKey(later.data) === meetingKey(data);

/** Does a later fact rest on an earlier one, so that it could not stand alone? */
function restsOn(later: Fact, earlier: Fact): boolean {
  switch (earlier.type) {
    case 'tournament-created':
      return true;
    case 'settings-changed': {
      const { method, profile, laws } = earlier.data.changes;
      const rescored = method !== undefined || profile !== undefined || laws !== undefined;
      return rescored && (later.type === 'penalty-given' || later.type === 'score-adjusted');
    }
    case 'contestant-entered':
      return namesContestant(later, earlier.data.contestant);
    case 'phase-planned':
      return (
        ('phase' in later.data && later.data.phase === earlier.data.phase) ||
        (later.type === 'phase-planned' && later.data.carryOver?.from === earlier.data.phase)
      );
    case 'round-drawn':
      return (
        restsOnDraw(later, earlier) ||
        (later.type === 'round-continued' &&
          later.data.section === earlier.data.section &&
          later.data.round === earlier.data.round)
      );
    case 'round-continued':
      return restsOnDraw(later, earlier);
    case 'line-up-declared':
      return (
        later.type === 'line-up-declared' &&
        sameRound(later.data, earlier.data) &&
        later.data.segment >= earlier.data.segment
      );
    case 'match-scored':
    case 'match-ruled':
      return (
        (later.type === 'match-scored' || later.type === 'match-agreed' || later.type === 'match-ruled') &&
        sameRound(later.data, earlier.data) &&
        later.data.match === earlier.data.match
      );
    case 'extra-boards-set':
      return (
        sameSession(later, earlier.data.session) &&
        (later.type === 'extra-boards-set' || later.type === 'round-drawn' || isPlayFact(later)) &&
        later.data.section === earlier.data.section
      );
    case 'session-planned':
    case 'session-opened':
    case 'session-reopened':
      return (
        sameSession(later, earlier.data.session) &&
        later.type !== 'session-planned' &&
        (later.type !== 'deals-attached' || earlier.type === 'session-planned')
      );
    case 'session-closed':
      return (
        (later.type === 'results-published' || later.type === 'session-reopened') &&
        later.data.session === earlier.data.session
      );
    case 'results-published':
      return later.type === 'session-reopened' && later.data.session === earlier.data.session;
    case 'places-exchanged':
      return (
        sameSession(later, earlier.data.session) &&
        (isPlayFact(later) || isOfTable(later) || later.type === 'places-exchanged') &&
        later.data.section === earlier.data.section &&
        later.data.round >= earlier.data.round
      );
    case 'place-taken':
      return (
        sameSession(later, earlier.data.session) &&
        (((isPlayFact(later) || isOfTable(later)) &&
          later.data.section === earlier.data.section &&
          later.data.round >= earlier.data.fromRound) ||
          (later.type === 'place-taken' && later.data.instead === earlier.data.instead) ||
          (later.type === 'movement-replanned' && later.data.section === earlier.data.section))
      );
    case 'absence-noted':
      return (
        sameSession(later, earlier.data.session) &&
        ((later.type === 'place-taken' && later.data.instead === earlier.data.contestant) ||
          (later.type === 'absence-ended' && later.data.contestant === earlier.data.contestant))
      );
    case 'absence-ended':
      return (
        later.type === 'absence-noted' &&
        later.data.session === earlier.data.session &&
        later.data.contestant === earlier.data.contestant
      );
    case 'seats-turned':
    case 'boards-changed':
      return (
        (isPlayFact(later) || isOfTable(later)) &&
        later.data.session === earlier.data.session &&
        meetingKey(later.data) === meetingKey(earlier.data)
      );
    case 'contestant-seated':
    case 'movement-replanned':
      return (
        sameSession(later, earlier.data.session) &&
        (isPlayFact(later) ||
          later.type === 'round-drawn' ||
          later.type === 'contestant-seated' ||
          later.type === 'round-started' ||
          later.type === 'movement-replanned' ||
          later.type === 'round-confirmed') &&
        (later.data.section === undefined || later.data.section === earlier.data.section)
      );
    case 'round-started':
      return restsOnRound(later, earlier);
    case 'round-ended':
      return (
        (later.type === 'round-started' ||
          (later.type === 'move-answered' && later.data.round === earlier.data.round)) &&
        sameSession(later, earlier.data.session)
      );
    case 'move-answered':
      return (
        later.type === 'move-answered' &&
        later.data.session === earlier.data.session &&
        meetingKey(later.data) === meetingKey(earlier.data)
      );
    case 'result-recorded':
    case 'result-agreed':
    case 'result-disputed':
    case 'result-corrected':
    case 'score-adjusted':
      return (
        onSameBoard(later, earlier) ||
        (later.type === 'boards-changed' &&
          later.data.session === earlier.data.session &&
          later.data.moved?.from === earlier.data.board &&
          meetingKey(later.data) === meetingKey(earlier.data)) ||
        (later.type === 'round-confirmed' &&
          later.data.session === earlier.data.session &&
          meetingKey(later.data) === meetingKey(earlier.data))
      );
    case 'clock-paused':
    case 'clock-resumed':
      return (
        (later.type === 'clock-paused' || later.type === 'clock-resumed') &&
        later.data.session === earlier.data.session
      );
    case 'correction-asked':
      return (
        (later.type === 'correction-answered' || later.type === 'correction-decided') &&
        later.data.request === earlier.sequence
      );
    case 'correction-answered':
      return later.type === 'correction-decided' && later.data.request === earlier.data.request;
    case 'device-authorised':
      return later.type === 'authorisation-withdrawn' && later.data.authorisation === earlier.sequence;
    case 'announcement-made':
      return later.type === 'announcement-taken-down' && later.data.announcement === earlier.sequence;
    case 'director-called':
      return (
        (later.type === 'director-answered' ||
          later.type === 'call-taken' ||
          later.type === 'call-postponed') &&
        later.data.session === earlier.data.session &&
        later.data.section === earlier.data.section &&
        later.data.table === earlier.data.table
      );
    case 'case-opened':
      return isOfCase(later) && later.data.case === earlier.sequence;
    case 'appeal-made':
      return isOfAppeal(later) && later.data.appeal === earlier.sequence;
    case 'deposit-taken':
    case 'appeal-decided':
    case 'appeal-taken-further':
      return (
        (later.type === 'appeal-decided' ||
          later.type === 'appeal-taken-further' ||
          (later.type === 'deposit-taken' && earlier.type === 'appeal-taken-further')) &&
        later.data.appeal === earlier.data.appeal
      );
    case 'report-sent':
      return later.type === 'report-returned';
    case 'case-told':
    case 'case-ruled':
      return (
        (later.type === 'appeal-made' && 'ruling' in later.data && later.data.ruling === earlier.sequence) ||
        ((later.type === 'case-told' ||
          later.type === 'case-noted' ||
          later.type === 'ruling-told' ||
          later.type === 'case-ruled') &&
          later.data.case === earlier.data.case)
      );
    case 'penalty-given':
    case 'warning-given':
    case 'suspension-given':
      return (
        later.type === 'appeal-made' && 'penalty' in later.data && later.data.penalty === earlier.sequence
      );
    case 'contestant-changed':
    case 'contestant-ranked':
    case 'contestant-withdrawn':
    case 'seats-taken':
    case 'draw-published':
    case 'match-agreed':
    case 'lots-drawn':
    case 'deals-attached':
    case 'round-extended':
    case 'round-seated':
    case 'round-confirmed':
    case 'board-cancelled':
    case 'board-grouped':
    case 'board-marked':
    case 'correction-decided':
    case 'player-substituted':
    case 'call-taken':
    case 'call-postponed':
    case 'partners-named':
    case 'director-answered':
    case 'case-noted':
    case 'ruling-told':
    case 'case-closed':
    case 'committee-named':
    case 'report-noted':
    case 'report-returned':
    case 'directing-handed-over':
    case 'incident-logged':
    case 'appeal-noted':
    case 'appeal-held':
    case 'appeal-withdrawn':
    case 'announcement-taken-down':
    case 'authorisation-withdrawn':
    case 'person-erased':
    case 'undone':
      return false;
  }
}

interface OfRound {
  readonly session: number;
  readonly section: string;
  readonly round: number;
}

const sameRound = (one: OfRound, other: OfRound): boolean =>
  one.session === other.session && one.section === other.section && one.round === other.round;

/** Everything that happens in a section after a draw may be in its rounds, or in those that come after them. */
function restsOnDraw(later: Fact, { data }: FactOf<'round-drawn' | 'round-continued'>): boolean {
  if (!sameSession(later, data.session)) return false;
  switch (later.type) {
    case 'round-drawn':
    case 'draw-published':
    case 'round-continued':
    case 'line-up-declared':
    case 'match-scored':
    case 'match-agreed':
    case 'match-ruled':
    case 'extra-boards-set':
      return later.data.section === data.section && later.data.round >= data.round;
    case 'round-started':
      return later.data.section === undefined || later.data.section === data.section;
    default:
      return (isPlayFact(later) || isOfTable(later)) && later.data.section === data.section;
  }
}

function restsOnRound(later: Fact, { data }: FactOf<'round-started'>): boolean {
  if (!sameSession(later, data.session)) return false;
  const inSection = (section: string | undefined): boolean =>
    data.section === undefined || section === undefined || section === data.section;
  if (later.type === 'round-started' || later.type === 'round-ended') return inSection(later.data.section);
  const isOfRound = isPlayFact(later) || later.type === 'round-extended' || later.type === 'round-seated';
  return isOfRound && later.data.round === data.round && inSection(later.data.section);
}

/** The facts, not undone themselves, that rest on the one of that sequence. */
export function standingOn(
  facts: readonly Fact[],
  undone: ReadonlySet<number>,
  sequence: number,
): readonly number[] {
  const earlier = facts[sequence - 1];
  if (earlier === undefined) return [];
  return facts
    .slice(sequence)
    .filter((later) => later.type !== 'undone' && !undone.has(later.sequence) && restsOn(later, earlier))
    .map((later) => later.sequence);
}
