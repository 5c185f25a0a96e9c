import { type Decider, fact, follows, takingReasons, unlessConfirmed } from '../decide/decision.ts';
import { findBegunSession, findContestant, findSection, isBlank } from '../decide/find.ts';
import { type Finding, type Refused, refuse } from '../refusal.ts';
import { missingItems } from '../report/view.ts';
import { profileOf } from '../settings-defaults.ts';
import { STAND_INS } from './log.ts';

/** ROP 4.2: without a referee a match is reported by both captains together, a complaint is signed by whoever makes it. */
function signedFault(kind: string, signers: number): Refused | undefined {
  if (kind === 'joint-report' && signers !== 2)
    return refuse('signed-by-both', 'Both captains sign the report on their match.', { clause: 'ROP 4.2' });
  if (kind === 'signed-complaint' && signers === 0)
    return refuse('unsigned', 'Say who has signed the complaint.', { clause: 'ROP 4.2' });
  return undefined;
}

export const logIncident: Decider<'log-incident'> = (tournament, data) => {
  const session = findBegunSession(tournament, data.session);
  if (!session.ok) return session;
  const section = data.section === undefined ? session : findSection(session.value, data.section);
  if (!section.ok) return section;
  const contestants = data.contestants.map((each) => findContestant(tournament, each));
  const unknown = contestants.find((each) => !each.ok);
  if (unknown !== undefined && !unknown.ok) return unknown;
  if (data.kind === 'other' && isBlank(data.text ?? ''))
    return refuse('incident-untold', 'Say in a few words what happened.');
  if (data.kind === 'time-kept' && (data.section === undefined || data.table === undefined))
    return refuse('timing-place', 'Say at which table the time is kept.');
  return signedFault(data.kind, data.contestants.length) ?? follows(fact('incident-logged', data));
};

/** Who comes later in the order of RTP 2.1.1.2 directs when nobody before him can. */
export const handOver: Decider<'hand-over'> = (tournament, data) => {
  if (isBlank(data.director)) return refuse('director-missing', 'Say to which director it is handed over.');
  const { directorMissing } = profileOf(tournament.settings);
  const isNobody = data.standing === 'no-referee';
  if (isNobody && directorMissing?.none === undefined)
    return refuse('referee-needed', 'By this regulation somebody has to direct.', {
      clause: directorMissing?.clause ?? 'Law 81A',
    });
  const before = STAND_INS.slice(0, STAND_INS.indexOf(data.standing));
  const asks = !isNobody && directorMissing?.inOrder === true && before.length > 0;
  const findings: readonly Finding[] = asks
    ? [
        {
          code: 'replacement-order',
          message:
            'Others come before him: another director, a player who is one, a member who does not play.',
          clause: directorMissing.clause,
        },
      ]
    : [];
  return (
    unlessConfirmed(takingReasons(findings), data.confirmed, data.because) ??
    follows(fact('directing-handed-over', data))
  );
};

/** A report that lacks something comes back: whoever sends it all the same is shown what (RTP 3.2.2.1). */
export const sendReport: Decider<'send-report'> = (tournament, data, { state }) => {
  const { report } = profileOf(tournament.settings);
  const lacks = missingItems(state, tournament);
  const clause = report?.clause;
  const findings: readonly Finding[] =
    lacks.length === 0
      ? []
      : [
          {
            code: 'report-incomplete',
            message: `The report lacks: ${lacks.join(', ')}.`,
            ...(clause === undefined ? {} : { clause }),
            params: { items: lacks.join(', ') },
          },
        ];
  return (
    unlessConfirmed(takingReasons(findings), data.confirmed, data.because) ??
    follows(fact('report-sent', data))
  );
};

/** What was missing is named. */
export const returnReport: Decider<'return-report'> = (tournament, data) => {
  if (tournament.reportSteps?.at(-1)?.kind !== 'sent')
    return refuse('report-unsent', 'The report was not sent: there is nothing to come back.');
  const clause = profileOf(tournament.settings).report?.clause;
  if (data.items.length === 0 && isBlank(data.text ?? ''))
    return refuse('lack-unsaid', 'Say what is missing.', clause === undefined ? {} : { clause });
  return follows(fact('report-returned', data));
};
