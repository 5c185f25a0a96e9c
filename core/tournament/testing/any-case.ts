import {
  APPEAL_BODIES,
  APPEAL_PAPERS,
  APPEAL_SUBJECTS,
  type AppealBody,
  type AppealState,
  committeeDecision,
  isPending,
} from '../appeals/appeal.ts';
import type { CaseState, CaseStep } from '../cases/case.ts';
import { pairsOfScore } from '../corrections.ts';
import { INCIDENTS, STAND_INS } from '../directing/log.ts';
import type { MeetingBoard } from '../meeting.ts';
import { playAt } from '../meetings/schedule.ts';
import { REPORT_ITEMS } from '../report/report.ts';
import type { SessionState, Tournament } from '../state.ts';
import type { Dice } from './dice.ts';
import { type AnyCommand, command } from './given.ts';

/** Steps that can have happened one after another, told to some of them. */
const STORIES: readonly (readonly CaseStep[])[] = [
  ['N 1S', 'E 2H', 'S 2D', '> accept decline'],
  ['N Pass', 'E Pass', 'S Pass', 'W Pass'],
];

interface Told {
  readonly tournament: Tournament;
  readonly dice: Dice;
  readonly session: SessionState;
  readonly at: MeetingBoard;
}

interface CaseGiven {
  readonly of: { readonly session: number; readonly case: number };
  /** The change that its teller saw, or one that nobody made. */
  readonly after: string;
}

const anyStory = (dice: Dice): readonly CaseStep[] => {
  const story = dice.pick(STORIES);
  return story.slice(0, dice.below(story.length + 1));
};

/** A table that calls, or one that does not yet. */
function anyCall({ session, at }: Told) {
  for (const { section, calls } of session.sections.values()) {
    const [table] = calls.keys();
    if (table !== undefined) return { waits: true, at: { session: session.session, section, table } };
  }
  return { waits: false, at: { session: at.session, section: at.section, table: at.table } };
}

export function anyCallTaken(told: Told): AnyCommand {
  const { waits, at } = anyCall(told);
  const other = told.dice.chance(3) ? { director: 'Ana' } : {};
  return waits ? command('take-call', { ...at, ...other }) : command('call-director', at);
}

export function anyCallPostponed(told: Told): AnyCommand {
  const { waits, at } = anyCall(told);
  return waits ? command('postpone-call', at) : command('call-director', { ...at, by: 'N', subject: 'lead' });
}

export const anyOpenCase = ({ dice, at }: Told): AnyCommand =>
  command('open-case', {
    ...at,
    setup: { dealer: 'N', vulnerable: 'None' },
    steps: anyStory(dice),
  });

/** What is done with a case that was opened; without one, one is opened. */
const withCase =
  (done: (kept: CaseState, told: Told & CaseGiven) => AnyCommand) =>
  (told: Told): AnyCommand => {
    const { dice, session } = told;
    const cases = [...(session.cases?.values() ?? [])];
    if (cases.length === 0) return anyOpenCase(told);
    const open = cases.filter(({ status }) => status === 'open');
    const kept = dice.pick(open.length > 0 && dice.chance(8) ? open : cases);
    const of = { session: session.session, case: kept.number };
    return done(kept, { ...told, of, after: dice.chance(9) ? kept.latest : 'another-change' });
  };

export const anyCaseTold = withCase((kept, { dice, of, after }) => {
  if (dice.chance(2))
    return command('tell-case', { ...of, from: kept.told.steps.length + 1, steps: [], after });
  return command('tell-case', { ...of, from: 0, steps: anyStory(dice), after });
});

export const anyCaseNoted = withCase((_, { dice, of }) =>
  command('note-case', { ...of, text: 'So it was judged', ...(dice.chance(3) ? { step: 0 } : {}) }),
);

export const anyCaseRuled = withCase((kept, { dice, session, of, after }) => {
  const stands = playAt(session, kept)?.recorded?.result;
  return command('rule-case', {
    ...of,
    reason: 'in a test',
    clause: 'Law 81C',
    after,
    ...(stands === undefined || dice.chance(5) ? {} : { result: '3NTS-2' }),
    ...(dice.chance(3) ? { penalties: [{ contestant: '1', amount: 'warning' as const }] } : {}),
  });
});

export const anyRulingTold = withCase((_, { of }) => command('tell-ruling', of));

export const anyCaseClosed = withCase((_, { of }) => command('close-case', of));

/** Whoever sits at the table of a case that was ruled on appeals; before, one is ruled. */
export const anyAppeal = (told: Told): AnyCommand => {
  const { dice, tournament, session } = told;
  const ruled = [...(session.cases?.values() ?? [])].filter(({ rulings }) => rulings.length > 0);
  if (ruled.length === 0) return anyCaseRuled(told);
  const kept = dice.pick(ruled);
  const seated = pairsOfScore(tournament, session, kept);
  return command('make-appeal', {
    session: session.session,
    case: kept.number,
    contestant: seated.length > 0 && dice.chance(9) ? dice.pick(seated) : '9',
    subject: dice.pick(APPEAL_SUBJECTS),
    concurs: dice.chance(9) ? 'agrees' : 'no',
    about: 'in a test',
  });
};

/** What is done with an appeal that was made; without one, one is made. */
const withAppeal =
  (
    done: (
      of: { readonly session: number; readonly appeal: number },
      told: Told,
      appeal: AppealState,
    ) => AnyCommand,
  ) =>
  (told: Told): AnyCommand => {
    const { dice, session } = told;
    const appeals = session.appeals ?? [];
    const pending = appeals.filter(isPending);
    if (pending.length === 0 && (appeals.length === 0 || dice.chance(9))) return anyAppeal(told);
    const appeal = dice.pick(pending.length > 0 ? pending : appeals);
    return done({ session: session.session, appeal: appeal.number }, told, appeal);
  };

/** Who is to decide it now, or at times somebody else. */
function anyBody(dice: Dice, { further, subject, decisions }: AppealState): AppealBody {
  if (dice.chance(1)) return dice.pick(APPEAL_BODIES);
  if (further !== undefined) return 'council';
  if (subject !== 'judgement' && decisions.length === 0) return 'chief-director';
  return dice.pick(['committee', 'ad-hoc']);
}

export const anyDeposit = withAppeal((of) => command('take-deposit', of));
export const anyWithdrawn = withAppeal((of) => command('withdraw-appeal', of));
export const anyDecided = withAppeal((of, { dice }, appeal) =>
  command('decide-appeal', {
    ...of,
    body: anyBody(dice, appeal),
    outcome: 'stands',
    reason: 'in a test',
    clause: 'Law 93B3',
    ...(dice.chance(3) ? { withoutMerit: true as const } : {}),
  }),
);

/** A decision of a committee is taken further; before there is one, one is taken. */
export const anyFurther = (told: Told): AnyCommand => {
  const { dice, session, tournament } = told;
  if (tournament.settings.profile === 'wbf' && dice.chance(8))
    return command('change-settings', { changes: { profile: 'rop' } });
  const decided = (session.appeals ?? []).filter(
    (appeal) => appeal.further === undefined && committeeDecision(appeal) !== undefined,
  );
  if (decided.length === 0) return anyDecided(told);
  const { number, contestant } = dice.pick(decided);
  return command('take-further', {
    session: session.session,
    appeal: number,
    contestant: dice.chance(9) ? contestant : '9',
    subject: 'law',
    about: 'in a test',
  });
};

export const anyAppealNoted = withAppeal((of, { dice }) =>
  command('note-appeal', {
    ...of,
    paper: dice.pick(APPEAL_PAPERS),
    text: dice.chance(8) ? 'So they say' : '',
  }),
);

/** Where somebody's match may have to wait for it; before that, another regulation is chosen. */
export const anyHold = withAppeal((of, { dice, tournament }) =>
  tournament.settings.profile === 'rop' || dice.chance(1)
    ? command('hold-match', { ...of, holds: dice.chance(7) })
    : command('change-settings', { changes: { profile: 'rop' } }),
);

export const anyIncident = ({ dice, at }: Told): AnyCommand =>
  command('log-incident', {
    session: at.session,
    kind: dice.pick(INCIDENTS),
    contestants: dice.chance(7) ? ['1'] : [],
    section: at.section,
    table: at.table,
    ...(dice.chance(5) ? { text: 'in a test' } : {}),
  });

export const anyHandOver = ({ dice }: Told): AnyCommand =>
  command('hand-over', { director: 'Ana', standing: dice.pick(STAND_INS) });

export const anyReportSent = ({ dice, tournament }: Told): AnyCommand =>
  tournament.reportSteps?.at(-1)?.kind === 'sent' && dice.chance(7)
    ? command('return-report', { items: dice.chance(7) ? ['other'] : [] })
    : command('send-report', { confirmed: ['report-incomplete'], because: 'in a test' });

export const anyReportNote = ({ dice }: Told): AnyCommand =>
  command('note-report', { item: dice.pick(REPORT_ITEMS), text: dice.chance(8) ? 'in a test' : '' });

export const anyCommittee = ({ dice }: Told): AnyCommand =>
  command('name-committee', {
    members: ['Ana', 'Rui', 'Eva', 'Ivo'].slice(0, dice.below(5)).map((name) => ({ name })),
  });
