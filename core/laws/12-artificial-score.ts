import { SIDES, type Side } from '../game/index.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import { adjustedScore, note } from './ruling/consequences.ts';
import { ask, type Telling } from './ruling/procedure.ts';
import type { AdjustedScore, Answer } from './ruling/ruling.ts';

const AWARDS = {
  none: 'average-plus',
  partly: 'average',
  directly: 'average-minus',
} as const satisfies Readonly<Record<string, AdjustedScore['award']>>;

const isFault = (answer: string): answer is keyof typeof AWARDS => answer in AWARDS;

/** Who had a share in the fault cannot be said to have had none. */
const SHARES = Object.keys(AWARDS);
const SHARES_IN_FAULT = SHARES.filter((share) => share !== 'none');

interface Known extends Pick<AdjustedScore, 'elsewhere'> {
  readonly notDeprived?: Clause;
  /** Both sides were found at fault: what is asked is how much. */
  readonly bothAtFault?: boolean;
}

/**
 * Law 12C2(a) (1997: 12C1): to each side by its share in the fault, unless it has or can get a valid score. Answers the
 * sides at fault.
 */
export function* artificialByFault(
  edition: LawsEdition,
  strength: 'may' | 'shall',
  { notDeprived, elsewhere, bothAtFault = false }: Known = {},
): Telling<readonly Side[]> {
  const atFault: Side[] = [];
  const clause: Clause = edition === 1997 ? '12C1' : '12C2(a)';
  const keeps: readonly Answer[] =
    notDeprived === undefined ? [] : [{ id: 'not-deprived', clause: notDeprived }];
  for (const side of SIDES) {
    const fault = yield* ask({
      id: 'fault',
      answerer: 'director',
      clause,
      params: { side },
      answers: [...(bothAtFault ? SHARES_IN_FAULT : SHARES).map((id): Answer => ({ id, clause })), ...keeps],
    });
    if (!isFault(fault)) continue;
    if (fault !== 'none') atFault.push(side);
    // 1997: at most 40%; whether a lower percentage of the session counts instead is a reading.
    if (edition === 1997 && AWARDS[fault] === 'average-minus')
      yield note('average-minus-at-most', clause, { side });
    yield {
      ...adjustedScore(strength, clause, 'artificial'),
      side,
      award: AWARDS[fault],
      ...(elsewhere === undefined ? {} : { elsewhere }),
    };
  }
  return atFault;
}
