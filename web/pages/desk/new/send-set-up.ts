import { type Answer, client } from '../../../live/index.ts';
import type { SetUp } from './set-up.ts';

export interface SetUpDone {
  readonly tournament: string;
  /** Every step was done; else the rest is for the set-up page, where what is in the way is shown. */
  readonly ready: boolean;
}

const REFUSED_BY_THE_RULES = 422;

/** Creates the tournament, enters its pairs and plans its sessions. */
export async function sendSetUp({ createId, create, steps }: SetUp): Promise<Answer<SetUpDone>> {
  const created = await client.createTournament(createId, create);
  if (!created.ok) return created;
  const { tournament } = created.value;
  for (const intent of steps) {
    const answer = await client.command(tournament, intent);
    if (!answer.ok && answer.status === REFUSED_BY_THE_RULES)
      return { ok: true, value: { tournament, ready: false } };
    if (!answer.ok) return answer;
  }
  return { ok: true, value: { tournament, ready: true } };
}
