import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { troubleOfDisk } from './storage/index.ts';

/**
 * What a running server notes in its data folder, to tell a second start where the first one is. It is a note,
 * not a lock: the lock is the database's own, which ends with the process.
 */
const runningNote = z.object({ address: z.string(), process: z.number() });
export type RunningNote = z.infer<typeof runningNote>;

const noteIn = (dataFolder: string): string => join(dataFolder, 'running.json');

/** A disk that takes nothing has no note: then a second start says less. */
export function noteRunning(dataFolder: string, note: RunningNote): void {
  try {
    writeFileSync(noteIn(dataFolder), `${JSON.stringify(note)}\n`);
  } catch (error) {
    if (troubleOfDisk(error) === undefined) throw error;
  }
}

/** What is noted, if anything legible is. */
export function readRunning(dataFolder: string): RunningNote | undefined {
  try {
    return runningNote.parse(JSON.parse(readFileSync(noteIn(dataFolder), 'utf8')));
  } catch {
    return undefined;
  }
}

export function forgetRunning(dataFolder: string): void {
  try {
    rmSync(noteIn(dataFolder), { force: true });
  } catch (error) {
    if (troubleOfDisk(error) === undefined) throw error;
  }
}
