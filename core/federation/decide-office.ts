import { ok } from '../base/index.ts';
import type { Decider } from './decider.ts';
import { isAbsence } from './incident.ts';
import { noSuchEvent, refuse } from './refusal.ts';

/** What was reported of a player is kept with him over all events (ROP 4.18). */
export const recordIncident: Decider<'record-incident'> = (federation, { data }) => {
  if (!federation.people.has(data.person))
    return refuse('no-such-person', `Nobody has the number ${data.person} in the register.`, {
      params: { number: data.person },
    });
  if (data.event !== undefined && !federation.events.has(data.event)) return noSuchEvent(data.event);
  return ok([{ type: 'incident-recorded', data }]);
};

/** ROP 4.5: the disciplinary council says whether the reason of an absence is valid, and what follows. */
export const judgeIncident: Decider<'judge-incident'> = ({ incidents }, { data }) => {
  const { incident: number, justified, text } = data;
  const known = incidents[number - 1];
  if (known === undefined)
    return refuse('no-such-incident', `No incident has the number ${number}.`, { params: { number } });
  const judged = justified === undefined || !isAbsence(known) ? {} : { justified };
  return ok([{ type: 'incident-judged', data: { incident: number, ...judged, text } }]);
};

/** A director's report goes on to the body that is competent; the board is told (RTP 3.2.2.3). */
export const forwardReport: Decider<'forward-report'> = (federation, { data, actor, time }) => {
  const { event, to, note } = data;
  if (!federation.events.has(event)) return noSuchEvent(event);
  return ok([{ type: 'report-forwarded', data: { event, forwarded: { to, note, time, by: actor } } }]);
};

export const askCouncil: Decider<'ask-council'> = (federation, { data, time }, acting) => {
  if (acting?.role !== 'member') return refuse('not-for-you', 'Players ask the council for themselves.');
  const number = federation.questions.length + 1;
  return ok([{ type: 'question-written', data: { number, by: acting.person, ...data, asked: time } }]);
};

export const answerQuestion: Decider<'answer-question'> = ({ questions }, { data, time }) => {
  const question = questions.find(({ number }) => number === data.question);
  return question === undefined
    ? refuse('not-asked', 'Nobody waits for this answer.')
    : ok([{ type: 'question-written', data: { ...question, answer: { text: data.text, time } } }]);
};
