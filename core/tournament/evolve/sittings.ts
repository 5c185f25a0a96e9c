import type { FactData } from '../fact.ts';
import { type DrawnRound, segmentsHere } from '../match.ts';
import type { SessionNumber } from '../meeting.ts';
import type { SessionState, Tournament } from '../state.ts';
import { withDrawn } from './matches.ts';
import { withSection } from './session.ts';

/*
 * A round that is played in several sessions stands in each of them, with the segments that it plays there. What is known of
 * its matches is written in one and told to the others.
 */

type ChangeRound = (drawn: DrawnRound, session: SessionNumber) => DrawnRound | undefined;

/** Changes the rounds of a section in every session, or takes them out; the movements follow. */
function inSections(tournament: Tournament, name: string, change: ChangeRound): Tournament {
  const sessions = new Map(tournament.sessions);
  for (const [number, session] of sessions) {
    const drawn = session.sections.get(name)?.drawn;
    if (drawn === undefined) continue;
    const changed = drawn.flatMap((each) => change(each, number) ?? []);
    if (changed.length === drawn.length && changed.every((each, at) => each === drawn[at])) continue;
    sessions.set(
      number,
      withSection(session, name, (section) => withDrawn(section, changed)),
    );
  }
  return { ...tournament, sessions };
}

/** From a segment on the round is played in a later session. */
export function continueRound(tournament: Tournament, data: FactData['round-continued']): Tournament {
  const { session: number, section: name, round, segment } = data;
  const before = [...tournament.sessions.values()].flatMap((session) =>
    (session.sections.get(name)?.drawn ?? [])
      .filter((drawn) => session.phase === tournament.sessions.get(number)?.phase && drawn.round === round)
      .map((drawn) => ({ session: session.session, drawn })),
  );
  const from = before.find(({ drawn }) => segmentsHere(drawn).includes(segment));
  const later = tournament.sessions.get(number);
  const there = later?.sections.get(name);
  if (from === undefined || later === undefined || there === undefined)
    throw new Error(`Round ${round} does not go on in session ${number}.`);
  const sessions = [...(from.drawn.sitting?.sessions ?? [from.session]), number];
  const first = there.movement.rounds.length + 1;
  const through = segmentsHere(from.drawn).at(-1) ?? segment;
  const rest: DrawnRound = { ...from.drawn, first, sitting: { from: segment, through, sessions } };
  const shortened = inSections(tournament, name, (drawn, session) => {
    if (!before.some((each) => each.drawn === drawn)) return drawn;
    const here = drawn.sitting ?? { from: 1, through: drawn.segments };
    const last = session === from.session ? segment - 1 : here.through;
    return { ...drawn, sitting: { from: here.from, through: last, sessions } };
  });
  return {
    ...shortened,
    sessions: new Map(shortened.sessions).set(
      number,
      withSection(later, name, (section) => withDrawn(section, [...(section.drawn ?? []), rest])),
    ),
  };
}

/** What was written of a round in one of its sessions is known in the others too. */
export function inAllSittings(tournament: Tournament, before: SessionState): Tournament {
  const session = tournament.sessions.get(before.session);
  if (session === undefined) return tournament;
  let next = tournament;
  for (const [name, { drawn = [] }] of session.sections) {
    const known = before.sections.get(name)?.drawn;
    if (drawn === known) continue;
    for (const told of drawn) {
      if (told.sitting === undefined || known?.includes(told) === true) continue;
      const { sessions } = told.sitting;
      next = inSections(next, name, (each, number) =>
        each.round === told.round && sessions.includes(number) && number !== before.session
          ? { ...told, first: each.first, ...(each.sitting === undefined ? {} : { sitting: each.sitting }) }
          : each,
      );
    }
  }
  return next;
}

/** A session that is planned anew plays nothing of earlier rounds: they go on where they were before, or are gone with it. */
export function withoutSittings(tournament: Tournament, session: SessionNumber): Tournament {
  const planned = tournament.sessions.get(session);
  if (planned === undefined) return tournament;
  let next = tournament;
  for (const [name, { drawn = [] }] of planned.sections) {
    for (const { round, sitting } of drawn) {
      if (sitting === undefined) continue;
      const at = sitting.sessions.indexOf(session);
      next = inSections(next, name, (each, number) => {
        if (each.round !== round || !sitting.sessions.includes(number) || each.sitting === undefined)
          return each;
        return sitting.sessions.indexOf(number) >= at
          ? undefined
          : givenBack(each, sitting.sessions, at, number);
      });
    }
  }
  return next;
}

/** What stays of a round when the sessions from one on play nothing of it: the last before them has the rest again. */
function givenBack(
  drawn: DrawnRound,
  sessions: readonly SessionNumber[],
  at: number,
  number: SessionNumber,
): DrawnRound {
  const { sitting, ...whole } = drawn;
  const left = sessions.slice(0, at);
  if (sitting === undefined || left.length === 1) return whole;
  const through = number === left.at(-1) ? drawn.segments : sitting.through;
  return { ...whole, sitting: { from: sitting.from, through, sessions: left } };
}
