import { MOST_ANNOUNCEMENTS, MOST_LETTERS_ANNOUNCED, plainLine } from '../announcements.ts';
import { refuse } from '../refusal.ts';
import { ALREADY_SO, type Decider, fact, follows } from './decision.ts';

export const makeAnnouncement: Decider<'make-announcement'> = ({ announcements }, data) => {
  if (announcements.length >= MOST_ANNOUNCEMENTS) {
    const message = `${MOST_ANNOUNCEMENTS} announcements stand already: take one down first.`;
    return refuse('announcements-full', message, { params: { most: MOST_ANNOUNCEMENTS } });
  }
  if ('ready' in data) {
    const stands = announcements.some((each) => 'ready' in each && each.ready === data.ready);
    return stands ? ALREADY_SO : follows(fact('announcement-made', { ready: data.ready }));
  }
  const text = plainLine(data.text);
  if (text === '' || text.length > MOST_LETTERS_ANNOUNCED) {
    const message = `An announcement has 1 to ${MOST_LETTERS_ANNOUNCED} letters, not ${text.length}.`;
    return refuse('announcement-length', message, { params: { most: MOST_LETTERS_ANNOUNCED } });
  }
  return follows(fact('announcement-made', { text }));
};

export const takeDownAnnouncement: Decider<'take-down-announcement'> = ({ announcements }, data) =>
  announcements.some(({ number }) => number === data.announcement)
    ? follows(fact('announcement-taken-down', data))
    : ALREADY_SO;
