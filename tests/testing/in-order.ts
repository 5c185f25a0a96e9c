import { beforeEach } from 'vitest';

/**
 * Said first in a story, whose tests each go on where the one before ended: after one has failed the others fail at once,
 * instead of waiting for what will never be there.
 */
export function inOrder(): void {
  let broken: string | undefined;
  beforeEach(({ task, onTestFailed }) => {
    if (broken !== undefined) throw new Error(`The story broke at “${broken}”.`);
    onTestFailed(() => {
      broken = task.name;
    });
  });
}
