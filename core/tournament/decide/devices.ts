import { playerOf } from '../contestant.ts';
import { refuse } from '../refusal.ts';
import { ALREADY_SO, type Decider, fact, follows } from './decision.ts';
import { findContestant, findSession, isBlank, noSuchPlayer } from './find.ts';

export const authoriseDevice: Decider<'authorise-device'> = (tournament, data) => {
  const session = findSession(tournament, data.session);
  if (!session.ok) return session;
  const contestant = findContestant(tournament, data.contestant);
  if (!contestant.ok) return contestant;
  if (playerOf(contestant.value, data.player) === undefined) return noSuchPlayer(data.contestant);
  const { status, authorisations } = session.value;
  if (status !== 'planned' && status !== 'open') {
    const message = `Session ${data.session} is closed: everybody may use a device again.`;
    return refuse('session-closed', message, { params: { session: data.session } });
  }
  if (isBlank(data.reason)) return refuse('reason-missing', 'Say why: it stays in the record.');
  const isSo = authorisations.some(
    ({ contestant, player }) => contestant === data.contestant && player === data.player,
  );
  return isSo ? ALREADY_SO : follows(fact('device-authorised', data));
};

export const withdrawAuthorisation: Decider<'withdraw-authorisation'> = (tournament, data) => {
  const session = findSession(tournament, data.session);
  if (!session.ok) return session;
  return session.value.authorisations.some(({ number }) => number === data.authorisation)
    ? follows(fact('authorisation-withdrawn', data))
    : ALREADY_SO;
};
