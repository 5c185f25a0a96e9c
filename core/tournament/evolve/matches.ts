import type { FactData, FactOf } from '../fact.ts';
import { type DrawnRound, lineUpKey } from '../match.ts';
import type { ContestantId, Meeting } from '../meeting.ts';
import { matchAtTable, roundsOfDraw } from '../meetings/drawn-rounds.ts';
import { numbersOf } from '../meetings/schedule.ts';
import type { PhaseState } from '../phase.ts';
import type { Contestant, SectionState, SessionState, Tournament } from '../state.ts';
import { withSection } from './session.ts';

export function planPhase(
  { phases }: Tournament,
  { confirmed: _, ...plan }: FactData['phase-planned'],
): Tournament['phases'] {
  return new Map(phases).set(plan.phase, { ...plan, lots: [] });
}

export function drawLots(
  { phases }: Tournament,
  { phase, section, contestants }: FactData['lots-drawn'],
): Tournament['phases'] {
  const before = phases.get(phase);
  if (before === undefined) throw new Error(`Phase ${phase} is not planned.`);
  const lot = section === undefined ? { contestants } : { section, contestants };
  return new Map(phases).set(phase, { ...before, lots: [...before.lots, lot] });
}

/** A contestant that comes late belongs to the group from then on. */
function withLatecomer(phase: PhaseState, section: string, contestant: ContestantId): PhaseState {
  const groups = phase.groups.map((group) =>
    group.section === section && !group.contestants.includes(contestant)
      ? { ...group, contestants: [...group.contestants, contestant] }
      : group,
  );
  return { ...phase, groups };
}

/** The section with one more number. */
function withNumber(section: SectionState, number: number, contestant: ContestantId): SectionState {
  const { movement } = section;
  if (section.seating.get(number) === contestant || movement.kind === 'individual') return section;
  const rounds = movement.rounds.map((round) => ({ ...round, sitOuts: [...(round.sitOuts ?? []), number] }));
  return {
    ...section,
    seating: new Map(section.seating).set(number, contestant),
    movement: {
      ...movement,
      pairs: movement.pairs + 1,
      rankings: [[...movement.rankings.flat(), number]],
      rounds,
    },
  };
}

/** A contestant comes late, or comes back: it is in the draws from then on. */
export function seatInPhase(
  tournament: Tournament,
  phase: PhaseState,
  { session: number, section, number: place, contestant }: FactData['contestant-seated'],
): Tournament {
  const session = tournament.sessions.get(number);
  const entry = tournament.contestants.get(contestant);
  if (session === undefined || entry === undefined) throw new Error(`${contestant} cannot be seated.`);
  const { withdrawn: _, ...back } = entry;
  const seated = withSection(session, section, (state) => withNumber(state, place, contestant));
  return {
    ...tournament,
    contestants: new Map(tournament.contestants).set(contestant, back as Contestant),
    phases: new Map(tournament.phases).set(phase.phase, withLatecomer(phase, section, contestant)),
    sessions: new Map(tournament.sessions).set(number, seated),
  };
}

const blank = ({ session: _, section: __, ...data }: FactData['round-drawn'], first: number): DrawnRound => ({
  ...data,
  first,
  scored: new Map(),
  agreed: new Map(),
  rulings: new Map(),
  extras: new Map(),
  lineUps: new Map(),
});

/** The section with the movement that its drawn rounds make. */
export function withDrawn(section: SectionState, drawn: readonly DrawnRound[]): SectionState {
  const numbers = numbersOf(section);
  const rounds = drawn.flatMap((each) => roundsOfDraw(each, numbers));
  const { movement } = section;
  return movement.kind === 'individual' ? section : { ...section, drawn, movement: { ...movement, rounds } };
}

/** A round that was drawn before keeps its place; a new one comes after the others of the session. */
export const drawRound = (session: SessionState, data: FactData['round-drawn']): SessionState =>
  withSection(session, data.section, (section) => {
    const before = section.drawn ?? [];
    const known = before.find(({ round }) => round === data.round);
    const round = blank(data, known?.first ?? section.movement.rounds.length + 1);
    const drawn =
      known === undefined ? [...before, round] : before.map((each) => (each === known ? round : each));
    return withDrawn(section, drawn);
  });

/** Changes what is known of a round. */
function inRound(
  session: SessionState,
  { section: name, round }: { readonly section: string; readonly round: number },
  change: (drawn: DrawnRound) => DrawnRound,
): SessionState {
  return withSection(session, name, (section) => ({
    ...section,
    drawn: (section.drawn ?? []).map((each) => (each.round === round ? change(each) : each)),
  }));
}

export const publishDraw = (session: SessionState, { data, time }: FactOf<'draw-published'>): SessionState =>
  inRound(session, data, (drawn) => ({ ...drawn, publishedAt: time }));

export const declareLineUp = (session: SessionState, data: FactData['line-up-declared']): SessionState =>
  inRound(session, data, (drawn) => {
    const { contestant, segment, open, closed } = data;
    const lineUps = new Map(drawn.lineUps).set(lineUpKey(contestant, segment), { open, closed });
    return { ...drawn, lineUps };
  });

/** What a match is entered as says nothing of who has signed it: they sign anew. */
export const scoreMatch = (session: SessionState, data: FactData['match-scored']): SessionState =>
  inRound(session, data, (drawn) => {
    const agreed = new Map(drawn.agreed);
    agreed.delete(data.match);
    return { ...drawn, scored: new Map(drawn.scored).set(data.match, data.imps), agreed };
  });

export const agreeMatch = (session: SessionState, { data, time }: FactOf<'match-agreed'>): SessionState =>
  inRound(session, data, (drawn) => {
    const signed = [...(drawn.agreed.get(data.match) ?? []), data.by];
    const agreed = new Map(drawn.agreed).set(data.match, signed);
    return signed.length < 2 || drawn.signedAt?.has(data.match) === true
      ? { ...drawn, agreed }
      : { ...drawn, agreed, signedAt: new Map(drawn.signedAt).set(data.match, time) };
  });

export const ruleMatch = (session: SessionState, { data, sequence }: FactOf<'match-ruled'>): SessionState =>
  inRound(session, data, (drawn) => {
    const { ruling, reason, clause } = data;
    const given = { ruling, reason, clause, sequence };
    return { ...drawn, rulings: new Map(drawn.rulings).set(data.match, given) };
  });

/** They are played after the last segment, at both tables of the match. */
export const setExtraBoards = (session: SessionState, data: FactData['extra-boards-set']): SessionState =>
  withSection(session, data.section, (section) => {
    const drawn = (section.drawn ?? []).map((each) => {
      if (each.round !== data.round) return each;
      const parts = each.extras.get(data.match) ?? [];
      return { ...each, extras: new Map(each.extras).set(data.match, [...parts, data.boards]) };
    });
    return withDrawn(section, drawn);
  });

/** What changes in a match that was signed is signed anew (RTP 2.3.9). */
export function withoutSignatures(session: SessionState, at: Omit<Meeting, 'session'>): SessionState {
  const section = session.sections.get(at.section);
  const here = section === undefined ? undefined : matchAtTable(section, at);
  if (here === undefined || !here.drawn.agreed.has(here.match.match)) return session;
  return inRound(session, { section: at.section, round: here.drawn.round }, (drawn) => {
    const agreed = new Map(drawn.agreed);
    agreed.delete(here.match.match);
    return { ...drawn, agreed };
  });
}
