import { fail, ok, type ParseFault, parseFault, type Result } from '../../base/index.ts';

/** What one player answered who was asked what he would do, with the information he would have had (Law 16B1(b)). */
export interface PollAnswer {
  /** For the director's file alone; `withoutNames` is what others may see. */
  readonly who?: string;
  /** How well he plays, in the director's words. */
  readonly level: string;
  readonly chose: string;
  /** What else he considered seriously. */
  readonly considered: readonly string[];
}

/** Players asked what they would do. */
export type Poll = readonly PollAnswer[];

const NOTATION = 'players asked, such as expert: Pass (3H); Player A, club: 3H';

/** Reads `expert: Pass (3H); Player A, club: 3H`: who was asked, his level, what he chose, and in brackets what else he considered. */
export function readPoll(text: string): Result<Poll, ParseFault> {
  const answers: PollAnswer[] = [];
  for (const part of text.split(';')) {
    const [, asked = '', chose = '', also = ''] =
      /^([^:()]+):([^:()]+)(?:\(([^:()]*)\))?\s*$/.exec(part) ?? [];
    const names = asked.split(',').map((word) => word.trim());
    const level = names.at(-1) ?? '';
    const who = names.slice(0, -1).join(', ');
    const considered = also
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
    if (level === '' || chose.trim() === '')
      return fail(parseFault('poll', 'Poll', text, Math.max(0, text.indexOf(part)), NOTATION));
    answers.push({ ...(who === '' ? {} : { who }), level, chose: chose.trim(), considered });
  }
  return ok(answers);
}

/** The same in the notation that is read. */
export const printPoll = (poll: Poll): string =>
  poll
    .map(({ who, level, chose, considered }) => {
      const asked = who === undefined ? level : `${who}, ${level}`;
      return `${asked}: ${chose}${considered.length === 0 ? '' : ` (${considered.join(', ')})`}`;
    })
    .join('; ');

/** What others than the director may see of it. */
export const withoutNames = (poll: Poll): Poll =>
  poll.map(({ level, chose, considered }) => ({ level, chose, considered }));

/** How many chose an action, and how many considered it seriously, themselves among them. */
export interface PolledAction {
  readonly action: string;
  readonly chose: number;
  readonly considered: number;
}

/** What was answered, action by action, the one chosen most first. The Laws name no share that makes one a logical alternative. */
export function tallyOf(poll: Poll): readonly PolledAction[] {
  const actions = new Set(poll.flatMap(({ chose, considered }) => [chose, ...considered]));
  return [...actions]
    .map((action) => ({
      action,
      chose: poll.filter((each) => each.chose === action).length,
      considered: poll.filter((each) => each.chose === action || each.considered.includes(action)).length,
    }))
    .toSorted((one, other) => other.chose - one.chose || other.considered - one.considered);
}
