import type { CaseSetup, CaseStep, CaseTold, CaseView, CommandData } from 'naipe/tournament';
import { toldFrom } from 'naipe/tournament';
import type { Queued } from '../../live/index.ts';

type Telling = CommandData['tell-case'];

/** A change that this device has told, with the id of its command. */
export interface MyChange {
  readonly id: string;
  readonly data: Telling;
  readonly refused: boolean;
}

/** What this device has told of a case and is not yet, or never will be, part of it. */
export const changesOf = (items: readonly Queued[], session: number, wanted: number): readonly MyChange[] =>
  items.flatMap(({ intent, state }) =>
    intent.type === 'tell-case' && intent.data.session === session && intent.data.case === wanted
      ? [{ id: intent.id, data: intent.data, refused: state.kind === 'refused' }]
      : [],
  );

interface Standing {
  readonly told: CaseTold;
  readonly latest: string;
}

/** The case with everything on top of it that this device has told: each change builds on the one before. */
export function withMine({ told, latest }: Standing, changes: readonly MyChange[]): Standing {
  const next = changes.find(({ data, refused }) => !refused && data.after === latest);
  return next === undefined
    ? { told, latest }
    : withMine({ told: toldFrom(told, next.data), latest: next.id }, changes);
}

/** What was refused because another director was quicker, as one change. */
export function refusedOf(
  changes: readonly MyChange[],
):
  | { readonly from: number; readonly steps: readonly CaseStep[]; readonly ids: readonly string[] }
  | undefined {
  const refused = changes.filter((change) => change.refused);
  const [first] = refused;
  if (first === undefined) return undefined;
  let { from, steps }: Pick<Telling, 'from' | 'steps'> = first.data;
  for (const { data } of refused.slice(1)) {
    steps = data.from < from ? data.steps : [...steps.slice(0, data.from - from), ...data.steps];
    from = Math.min(from, data.from);
  }
  return { from, steps, ids: refused.map(({ id }) => id) };
}

const isSame = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

/** The same whatever order the parts were given in. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** What has to be told to come from one case to the other; nothing when they are the same. */
export function changeBetween(
  before: CaseTold,
  after: CaseTold,
): { readonly from: number; readonly steps: readonly CaseStep[]; readonly setup?: CaseSetup } | undefined {
  const first = after.steps.findIndex((step, at) => !isSame(step, before.steps[at]));
  const from = first < 0 ? after.steps.length : first;
  const setup = isSame(before.setup, after.setup) ? {} : { setup: after.setup };
  if (from === before.steps.length && first < 0 && !('setup' in setup)) return undefined;
  return { from, steps: after.steps.slice(from), ...setup };
}

/** The part of a case view that changes build on. */
export const standingOf = ({ told, latest }: CaseView): Standing => ({ told, latest });
