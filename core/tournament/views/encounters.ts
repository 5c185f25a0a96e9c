import type { ContestantId, SessionNumber } from '../meeting.ts';
import { encounterKey, encountersIn } from '../meetings/encounters.ts';
import type { Tournament } from '../state.ts';

/** Who meets whom over the sessions that are planned (RTP 3.5.3). */
export interface EncountersView {
  /** Everybody who is seated in one of them. */
  readonly contestants: readonly ContestantId[];
  readonly met: readonly MetView[];
  /** Of every two: how many never meet, meet once, twice, more often. */
  readonly times: {
    readonly never: number;
    readonly once: number;
    readonly twice: number;
    readonly more: number;
  };
}

/** Two that meet, and in which sessions: one of them as often as they do. */
export interface MetView {
  readonly contestants: readonly [ContestantId, ContestantId];
  readonly sessions: readonly SessionNumber[];
}

export function encountersView(tournament: Tournament): EncountersView {
  const sessions = [...tournament.sessions.values()].sort((a, b) => a.session - b.session);
  const met = new Map<string, MetView>();
  for (const { session } of sessions) {
    for (const contestants of encountersIn(tournament, (other) => other === session)) {
      const key = encounterKey(...contestants);
      const before = met.get(key);
      met.set(key, {
        contestants: before?.contestants ?? contestants,
        sessions: [...(before?.sessions ?? []), session],
      });
    }
  }
  const seated = new Set(
    sessions.flatMap(({ sections }) =>
      [...sections.values()].flatMap(({ seating }) => [...seating.values()]),
    ),
  );
  const counts = [...met.values()].map((each) => each.sessions.length);
  const meeting = (isSo: (times: number) => boolean) => counts.filter(isSo).length;
  return {
    contestants: [...seated],
    met: [...met.values()],
    times: {
      never: Math.max(0, (seated.size * (seated.size - 1)) / 2 - met.size),
      once: meeting((times) => times === 1),
      twice: meeting((times) => times === 2),
      more: meeting((times) => times > 2),
    },
  };
}
