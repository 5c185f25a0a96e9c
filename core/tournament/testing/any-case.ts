import type { CaseStep } from '../cases/case.ts';
import type { MeetingBoard } from '../meeting.ts';
import { playAt } from '../meetings/schedule.ts';
import type { SessionState } from '../state.ts';
import type { Dice } from './dice.ts';
import { type AnyCommand, command } from './given.ts';

/** Steps that can have happened one after another, told to some of them. */
const STORIES: readonly (readonly CaseStep[])[] = [
  ['N 1S', 'E 2H', 'S 2D', '> accept decline'],
  ['N Pass', 'E Pass', 'S Pass', 'W Pass'],
];

interface Told {
  readonly dice: Dice;
  readonly session: SessionState;
  readonly at: MeetingBoard;
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

/** A case that was opened is told further, noted on, ruled on or closed; without one, one is opened. */
export function anyCaseCommand(told: Told): AnyCommand {
  const { dice, session: state } = told;
  const cases = [...(state.cases?.values() ?? [])];
  if (cases.length === 0) return anyOpenCase(told);
  const kept = dice.pick(cases);
  const of = { session: state.session, case: kept.number };
  const after = dice.chance(8) ? kept.latest : 'another-change';
  const grounds = { reason: 'in a test', clause: 'Law 81C' };
  switch (dice.below(4)) {
    case 0: {
      const from = dice.below(kept.told.steps.length + 2);
      return command('tell-case', { ...of, from: 0, steps: anyStory(dice).slice(0, from + 4), after });
    }
    case 1:
      return command('note-case', {
        ...of,
        text: 'So it was judged',
        ...(dice.chance(3) ? { step: 0 } : {}),
      });
    case 2: {
      const stands = playAt(state, kept)?.recorded?.result;
      return command('rule-case', {
        ...of,
        ...grounds,
        after,
        ...(stands === undefined || dice.chance(5) ? {} : { result: '3NTS-2' }),
        ...(dice.chance(3) ? { penalties: [{ contestant: '1', amount: 'warning' as const }] } : {}),
      });
    }
    default:
      return command('close-case', of);
  }
}
