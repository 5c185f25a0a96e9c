import { isAfter } from '../clock/corrections.ts';
import { type Decider, fact, follows, takingReasons, unlessConfirmed } from '../decide/decision.ts';
import { isBlank } from '../decide/find.ts';
import { matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import { type Finding, type Refused, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import { type AppealCommands, type AppealState, committeeDecision, isPending } from './appeal.ts';
import { councilUntil, hasCommittee } from './deadlines.ts';
import { findAppeal, over } from './find.ts';
import { partiesOf } from './panel.ts';

/** What the director adds to an appeal; an empty text takes it away (RTP 3.8.1). */
export const noteAppeal: Decider<'note-appeal'> = (tournament, data) => {
  const found = findAppeal(tournament, data);
  return found.ok ? follows(fact('appeal-noted', data)) : found;
};

/** ROP 4.14: whoever goes on by the ruling waits for the decision. Where an appeal suspends the ruling nobody has to. */
export const holdMatch: Decider<'hold-match'> = (tournament, data) => {
  const found = findAppeal(tournament, data);
  if (!found.ok) return found;
  const { winnerWaits, clause } = profileOf(tournament.settings).appeals;
  if (!winnerWaits)
    return refuse('nobody-waits', 'By this regulation nobody’s next match waits for an appeal.', { clause });
  if (!isPending(found.value.appeal)) return over();
  return follows(fact('appeal-held', data));
};

type Asked = AppealCommands['take-further'];

/** Whoever appealed, and the other side where the committee’s decision harmed it (ROP 4.14). */
function partyFault(
  tournament: Tournament,
  session: SessionState,
  appeal: AppealState,
  { contestant }: Asked,
): Refused | undefined {
  const isHarmed =
    partiesOf(tournament, session, appeal).includes(contestant) &&
    committeeDecision(appeal)?.outcome === 'changed';
  if (contestant === appeal.contestant || isHarmed) return undefined;
  return refuse(
    'not-harmed',
    'It is taken further by those who appealed, or by those whom the decision harmed.',
    {
      clause: profileOf(tournament.settings).appeals.clause,
    },
  );
}

/** Whoever loses a match of a knockout is out: the ranking cannot wait (RTP 3.8.3). */
const isEliminating = (tournament: Tournament, session: SessionState): boolean =>
  matchesPhaseOf(tournament, session)?.format.draw.kind === 'knockout';

export const takeFurther: Decider<'take-further'> = (tournament, data, { time }) => {
  const found = findAppeal(tournament, data);
  if (!found.ok) return found;
  const { session, appeal } = found.value;
  const { council } = profileOf(tournament.settings).appeals;
  if (council === undefined) return refuse('no-council', 'By this regulation a decision goes no further.');
  const { clause, lawOnly, notAtOnce, forwardedLate, directMinutes } = council;
  if (appeal.withdrawn !== undefined) return over();
  if (appeal.further !== undefined)
    return refuse('further-already', 'The council has this appeal already.', { clause });
  const isDirect = directMinutes !== undefined && !hasCommittee(tournament);
  if (committeeDecision(appeal) === undefined && !isDirect)
    return refuse('committee-first', 'A committee decides first.', { clause });
  if (isBlank(data.about)) return refuse('about-missing', 'Say what is appealed against, and why.');
  if (lawOnly && data.subject !== 'law')
    return refuse('law-only', 'The council hears matters of law only.', { clause });
  if (notAtOnce && isEliminating(tournament, session)) {
    const message = 'Whoever loses is out at once: nothing goes from the committee to the council.';
    return refuse('needed-at-once', message, { clause });
  }
  const until = councilUntil(tournament, session, appeal)?.until;
  const isLate = until !== undefined && isAfter(time, until);
  const isPrized = notAtOnce && !tournament.settings.official;
  const findings: readonly Finding[] = [
    ...(isLate && !forwardedLate
      ? [
          {
            code: 'council-late',
            message: `It could be taken there until ${until}.`,
            clause,
            params: { until },
          },
        ]
      : []),
    ...(isPrized
      ? [
          {
            code: 'prizes-at-once',
            message:
              'Where prizes are given straight after the event nothing goes to the council: were they not?',
            clause,
          },
        ]
      : []),
  ];
  const { session: number, appeal: of, contestant, about, confirmed, because } = data;
  return (
    partyFault(tournament, session, appeal, data) ??
    unlessConfirmed(takingReasons(findings), confirmed, because) ??
    follows(
      fact('appeal-taken-further', {
        session: number,
        appeal: of,
        contestant,
        about,
        ...(isLate && forwardedLate ? { late: true } : {}),
        ...(confirmed === undefined ? {} : { confirmed }),
        ...(because === undefined ? {} : { because }),
      }),
    )
  );
};
