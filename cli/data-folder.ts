import { dataFolderFrom } from '@naipe/server';
import { type Given, textOption } from './command.ts';

/** The option of every command that works on tournaments. */
export const DATA_OPTION = { data: { type: 'string' } } as const;

export const DATA_HELP =
  '  --data DIR   the data folder (that of NAIPE_DATA, or `data` in the folder of Naipe)';

export const dataFolderGiven = (given: Given): string => dataFolderFrom(textOption(given, 'data'));
