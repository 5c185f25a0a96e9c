import { directorActor } from '../calls/call.ts';
import type { FactOf } from '../fact.ts';
import type { SectionState, SessionState, Tournament } from '../state.ts';

export function withIncident(session: SessionState, fact: FactOf<'incident-logged'>): SessionState {
  const { session: _, ...incident } = fact.data;
  const logged = { ...incident, number: fact.sequence, at: fact.time, by: fact.actor };
  return { ...session, incidents: [...(session.incidents ?? []), logged] };
}

/** The calls that somebody was on his way to are the new director's. */
const handedOver = (section: SectionState, by: string, at: string): SectionState => ({
  ...section,
  calls: new Map(
    Array.from(section.calls, ([table, call]) => [
      table,
      call.taken === undefined ? call : { ...call, taken: { by, at } },
    ]),
  ),
});

/** Another directs from now on, with all that is open (RTP 2.1.1.2). */
export function withInCharge(
  tournament: Tournament,
  { data, time }: FactOf<'directing-handed-over'>,
): Tournament {
  const { director, standing, reason } = data;
  const entry = { director, standing, at: time, ...(reason === undefined ? {} : { reason }) };
  const by = directorActor(director);
  const sessions = new Map(
    Array.from(tournament.sessions, ([number, session]) => [
      number,
      session.status !== 'open'
        ? session
        : {
            ...session,
            sections: new Map(
              Array.from(session.sections, ([name, section]) => [name, handedOver(section, by, time)]),
            ),
          },
    ]),
  );
  return { ...tournament, sessions, inCharge: [...(tournament.inCharge ?? []), entry] };
}

export function withReportStep(
  tournament: Tournament,
  fact: FactOf<'report-sent'> | FactOf<'report-returned'>,
): Tournament {
  const step =
    fact.type === 'report-sent'
      ? { kind: 'sent' as const, at: fact.time, by: fact.actor }
      : { kind: 'returned' as const, at: fact.time, ...fact.data };
  return { ...tournament, reportSteps: [...(tournament.reportSteps ?? []), step] };
}
