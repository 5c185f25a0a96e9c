import type { CommandData, CommandType } from 'naipe/tournament';
import { z } from 'zod';
import { commandId, date, name, result } from './atoms.ts';
import { FACT_DATA } from './facts.ts';
import { someSettings } from './settings.ts';

const expects = result
  .nullable()
  .exactOptional()
  .describe('The result that the sender believes stands there; null for none');

/** What each kind of command asks for. */
const COMMAND_DATA = {
  'create-tournament': z.strictObject({
    name,
    date,
    venue: name.exactOptional(),
    settings: someSettings.exactOptional(),
  }),
  'change-settings': FACT_DATA['settings-changed'],
  'enter-pair': FACT_DATA['pair-entered'],
  'change-pair': FACT_DATA['pair-changed'],
  'withdraw-pair': FACT_DATA['pair-withdrawn'],
  'plan-session': FACT_DATA['session-planned'],
  'seat-pair': FACT_DATA['pair-seated'],
  'attach-deals': FACT_DATA['deals-attached'],
  'open-session': FACT_DATA['session-opened'],
  'start-round': FACT_DATA['round-started'],
  'end-round': FACT_DATA['round-ended'],
  'record-result': FACT_DATA['result-recorded'].extend({ expects }),
  'agree-result': FACT_DATA['result-agreed'].extend({ expects }),
  'dispute-result': FACT_DATA['result-disputed'].extend({ expects }),
  'confirm-round': FACT_DATA['round-confirmed'],
  'correct-result': FACT_DATA['result-corrected'].extend({ expects }),
  'adjust-score': FACT_DATA['score-adjusted'],
  'give-penalty': FACT_DATA['penalty-given'],
  'give-warning': FACT_DATA['warning-given'],
  'cancel-board': FACT_DATA['board-cancelled'],
  'group-board': FACT_DATA['board-grouped'],
  'substitute-player': FACT_DATA['player-substituted'],
  'replan-movement': FACT_DATA['movement-replanned'],
  'call-director': FACT_DATA['director-called'],
  'answer-director': FACT_DATA['director-answered'],
  'close-session': FACT_DATA['session-closed'],
  'publish-results': FACT_DATA['results-published'],
  'reopen-session': FACT_DATA['session-reopened'],
  undo: FACT_DATA.undone,
} as const satisfies { [T in CommandType]: z.ZodType<CommandData[T]> };

export const createRequest = z.strictObject({ id: commandId, data: COMMAND_DATA['create-tournament'] });

/** A command as a device sends it: who sends it and when is for the server to say. */
export type CommandRequest = {
  [T in CommandType]: { readonly id: string; readonly type: T; readonly data: CommandData[T] };
}[CommandType];

const requests = Object.entries(COMMAND_DATA)
  .filter(([type]) => type !== 'create-tournament')
  .map(([type, data]) => z.strictObject({ id: commandId, type: z.literal(type), data }));

export const commandRequest = z.discriminatedUnion(
  'type',
  requests as [(typeof requests)[number], ...typeof requests],
) as unknown as z.ZodType<CommandRequest>;
