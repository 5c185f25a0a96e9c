import { isDisciplinary } from '../penalties/offence.ts';
import { type Finding, type Refused, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { Tournament } from '../state.ts';
import type { AppealBody, AppealCommands, AppealState } from './appeal.ts';
import { hasCommittee } from './deadlines.ts';
import type { FoundAppeal } from './find.ts';

/* Who hears an appeal (Law 93): the director in charge on the Law, a committee on the rest, and what each may decide. */

/** Law 93B: the Law is for the director in charge; a committee does not overrule him on it, it recommends. */
export function bodyFault(
  { subject, decisions, further }: AppealState,
  { body, outcome }: AppealCommands['decide-appeal'],
): Refused | undefined {
  if ((body === 'council') !== (further !== undefined)) {
    return further === undefined
      ? refuse('council-unasked', 'It goes to the council when somebody takes it there.')
      : refuse('council-decides', 'It was taken to the council: the council decides.');
  }
  if (body !== 'committee' && body !== 'ad-hoc')
    return body === 'chief-director' && outcome === 'recommended' ? notRecommending() : undefined;
  if (decisions.at(-1)?.outcome === 'recommended')
    return refuse('chief-decides', 'It was recommended: the director in charge decides whether to follow.', {
      clause: 'Law 93B3',
    });
  const isHeard = decisions.some((each) => each.body === 'chief-director');
  if (subject !== 'judgement' && !isHeard) {
    const message = 'The part that is about the Law goes to the director in charge first.';
    return refuse('law-first', message, { clause: 'Law 93B1' });
  }
  return subject === 'law' && outcome === 'changed' ? recommendOnly() : undefined;
}

const recommendOnly = (): Refused =>
  refuse(
    'recommend-only',
    'On the Law and on discipline a committee recommends: the director in charge changes his ruling.',
    { clause: 'Law 93B3' },
  );

const notRecommending = (): Refused =>
  refuse('chief-rules', 'The director in charge changes his ruling or lets it stand.', {
    clause: 'Law 93B3',
  });

/** Law 93B3: nor does a committee overrule him on discipline, whatever a regulation lets be appealed against. */
export function disciplineFault(
  { session, appeal }: FoundAppeal,
  { body, outcome }: AppealCommands['decide-appeal'],
): Refused | undefined {
  const given =
    'penalty' in appeal
      ? session.penalties.find(({ sequence }) => sequence === appeal.penalty)
      : session.cases?.get(appeal.case)?.rulings.find(({ number }) => number === appeal.ruling);
  const isOverruled = (body === 'committee' || body === 'ad-hoc') && outcome === 'changed';
  return isOverruled && given !== undefined && isDisciplinary(given) ? recommendOnly() : undefined;
}

/** Does the director in charge hear what is not about the Law alone? Then all of it (Law 93A). */
export const hearsAll = (appeal: AppealState, body: AppealBody, tournament: Tournament): boolean =>
  body === 'chief-director' &&
  appeal.subject !== 'law' &&
  appeal.decisions.at(-1)?.outcome !== 'recommended' &&
  (appeal.subject === 'judgement' || appeal.decisions.length > 0 || !hasCommittee(tournament));

/** Law 93A: he hears everything where no body is there to hear it; where one is, or the regulation has one called, for a reason. */
export function hearingFindings(
  tournament: Tournament,
  appeal: AppealState,
  { body }: AppealCommands['decide-appeal'],
): readonly Finding[] {
  if (!hearsAll(appeal, body, tournament)) return [];
  const { committee, council } = profileOf(tournament.settings).appeals;
  const hasOther = committee.adHoc || council?.directMinutes !== undefined;
  if (!hasCommittee(tournament) && !hasOther) return [];
  return [
    {
      code: 'committee-hears',
      message: 'A committee hears this: the director in charge does when none can meet in time.',
      clause: hasCommittee(tournament) ? 'Law 93B2' : committee.clause,
      asks: 'reason',
    },
  ];
}
