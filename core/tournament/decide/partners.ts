import { calledIn } from '../contestant.ts';
import { refuse } from '../refusal.ts';
import { type Decider, fact, follows } from './decision.ts';
import { findContestant, findSeat, findSession } from './find.ts';

/** RTP 3.5.2: of a triplet two play at a time; which two is said for a round and those after it. */
export const namePartners: Decider<'name-partners'> = (tournament, data) => {
  const session = findSession(tournament, data.session);
  if (!session.ok) return session;
  const entered = findContestant(tournament, data.contestant);
  if (!entered.ok) return entered;
  const seat = findSeat(tournament, session.value, data.contestant);
  if (!seat.ok) return seat;
  const entry = entered.value;
  const pair = calledIn(tournament, data.contestant);
  if (entry.kind !== 'pair' || entry.third === undefined) {
    return refuse('no-triplet', `${pair} is no triplet: its two players always play.`, {
      params: { pair: data.contestant },
    });
  }
  const [one, other] = data.playing;
  if (one === other || [one, other].some((player) => ![0, 1, 2].includes(player))) {
    return refuse('two-of-three', `Two different players of the three of ${pair} play.`, {
      params: { pair: data.contestant },
    });
  }
  const last = seat.value.section.movement.rounds.length;
  if (data.fromRound < 1 || data.fromRound > last) {
    return refuse('no-such-round', `The session has rounds 1 to ${last}.`, {
      params: { fromRound: data.fromRound, toRound: last, last },
    });
  }
  return follows(fact('partners-named', data));
};
