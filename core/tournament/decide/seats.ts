import { seatBreaches } from '../../regulation/index.ts';
import { knownOf, partnersAt, seatsOfSide } from '../meetings/who-sits.ts';
import { refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import { ALREADY_SO, type Decider, fact, follows, unlessConfirmed } from './decision.ts';
import { findMeeting, findSession } from './find.ts';

/** Law 5A, RTP 2.2.1, ROP 5.2: the table says who of the two on a side sits where. */
export const takeSeats: Decider<'take-seats'> = (tournament, data) => {
  const session = findSession(tournament, data.session);
  if (!session.ok) return session;
  if (session.value.status !== 'planned' && session.value.status !== 'open') {
    return refuse('session-closed', `Session ${data.session} is closed.`, {
      params: { session: data.session },
    });
  }
  const meeting = findMeeting(tournament, session.value, data);
  if (!meeting.ok) return meeting;
  const { side, first } = data;
  const partners = partnersAt(tournament, session.value, data, side);
  const now = seatsOfSide(tournament, session.value, data, side);
  if (partners === undefined || now === undefined) {
    const message = 'Seats are told of two partners: a player of an individual has his from the movement.';
    return refuse('no-partners', message);
  }
  if (now.told && now.first === first) return ALREADY_SO;
  const known = knownOf(tournament, session.value, data, partners.contestant);
  const breaches = seatBreaches(profileOf(tournament.settings).seats, { side, first }, known);
  return (
    unlessConfirmed(
      breaches.map((breach) => ({ ...breach, asks: 'reason' as const })),
      data.confirmed,
      data.because,
    ) ?? follows(fact('seats-taken', data))
  );
};
