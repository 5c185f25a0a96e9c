import { resolve } from 'node:path';
import { type Given, textOption } from './command.ts';

/** The option of every command that works on tournaments. */
export const DATA_OPTION = { data: { type: 'string' } } as const;

export const DATA_HELP = '  --data FOLDER  where everything is kept (./data, or NAIPE_DATA)';

export const dataFolderGiven = (given: Given): string =>
  resolve(textOption(given, 'data') ?? process.env.NAIPE_DATA ?? 'data');
