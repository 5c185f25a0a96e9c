import type { Clock, DeskView, Overview, RoomView, RoundOfSection } from 'naipe/tournament';

/** What the director does next. */
export type NextStep =
  | { readonly kind: 'plan' }
  /** Of matches: the next round is drawn, and shown to everybody. */
  | { readonly kind: 'draw'; readonly round: number }
  | ({ readonly kind: 'publish-draw' } & RoundOfSection)
  | { readonly kind: 'open'; readonly session: number }
  | { readonly kind: 'start-round'; readonly session: number; readonly round: number }
  | { readonly kind: 'end-round'; readonly session: number; readonly round: number }
  | { readonly kind: 'close'; readonly session: number }
  | { readonly kind: 'publish'; readonly session: number }
  | { readonly kind: 'nothing' };

/** The clock of the room: of the section that was called last. */
export const clockOf = ({ sections }: RoomView): Clock | undefined =>
  sections
    .flatMap(({ clock }) => clock ?? [])
    .toSorted((a, b) => b.startedAt.localeCompare(a.startedAt) || b.round - a.round)[0];

export function nextStep({ overview, room }: DeskView): NextStep {
  if (room === undefined) return { kind: 'plan' };
  const { session, status } = room;
  switch (status) {
    case 'planned':
      return { kind: 'open', session };
    case 'closed':
      return { kind: 'publish', session };
    case 'published':
      return openingNext(overview) ?? { kind: 'nothing' };
    case 'open':
      return overview.settings.rounds === 'free' ? whenFree(room) : whenCalled(room);
  }
}

/** The first session that is planned and has not begun, to be opened. */
export function openingNext({ sessions }: Pick<Overview, 'sessions'>): NextStep | undefined {
  const planned = sessions.find(({ status }) => status === 'planned');
  return planned && { kind: 'open', session: planned.session };
}

const whenFree = ({ session, resultsIn, resultsExpected }: RoomView): NextStep =>
  resultsIn < resultsExpected ? { kind: 'nothing' } : { kind: 'close', session };

function whenCalled(room: RoomView): NextStep {
  const { session } = room;
  const clock = clockOf(room);
  if (clock === undefined) return { kind: 'start-round', session, round: 1 };
  const { round, rounds, endedAt } = clock;
  if (round < rounds) return { kind: 'start-round', session, round: round + 1 };
  return endedAt === undefined ? { kind: 'end-round', session, round } : { kind: 'close', session };
}
