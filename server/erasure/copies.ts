import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_NAME } from '../storage/index.ts';

/** Databases that were put aside in the folder when a backup was restored: they are as they were then. */
export const copiesIn = (dataFolder: string): readonly string[] =>
  readdirSync(dataFolder)
    .filter((name) => name.startsWith(`${DATABASE_NAME}.before-`))
    .sort()
    .map((name) => join(dataFolder, name));
