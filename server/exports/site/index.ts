import { ok, type Result } from 'naipe/base';
import type { Language } from 'naipe/game';
import type { Refusal, TournamentState } from 'naipe/tournament';
import type { InSteps } from '../../in-steps.ts';
import { RESULT_FORMATS } from '../result-files.ts';
import { resultsInSteps } from '../results.ts';
import { sitePages } from './pages.ts';

export * from './zip.ts';

/**
 * The results as a folder of plain pages for a club's web space. They are made of what everybody may see, and of nothing else;
 * refused while something of it may not be seen yet.
 */
export function* siteInSteps(
  state: TournamentState,
  language: Language,
): InSteps<Result<ReadonlyMap<string, string>, Refusal>> {
  const results = yield* resultsInSteps(state, { role: 'public' });
  if (!results.ok) return results;
  const files = new Map(sitePages(results.value, language));
  for (const { name, write } of Object.values(RESULT_FORMATS)) {
    const written = yield* write(results.value);
    if (!written.ok) return written;
    files.set(name, written.value);
  }
  return ok(files);
}
