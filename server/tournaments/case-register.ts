import { type CaseLine, see, type TournamentState } from 'naipe/tournament';
import type { TournamentSummary } from './summaries.ts';

/** The cases of a tournament among those of others. */
export interface TournamentCases extends Pick<TournamentSummary, 'tournament' | 'name' | 'date'> {
  readonly cases: readonly CaseLine[];
}

interface Kept {
  readonly version: number;
  readonly cases: readonly CaseLine[];
}

/** The cases of tournaments as they stood at a version: who looks at a year of them has not every fact read anew each time. */
export class CaseRegister {
  private readonly kept = new Map<string, Kept>();

  /** What is known of the tournament, if that is its version. */
  at(stream: string, version: number): readonly CaseLine[] | undefined {
    const known = this.kept.get(stream);
    return known?.version === version ? known.cases : undefined;
  }

  take(stream: string, state: TournamentState | undefined): readonly CaseLine[] {
    if (state === undefined) return [];
    const seen = see(state, { role: 'director' }, { view: 'cases' });
    const cases = seen.ok ? seen.value.cases : [];
    this.kept.set(stream, { version: state.version, cases });
    return cases;
  }

  forget(stream: string): void {
    this.kept.delete(stream);
  }

  startOver(): void {
    this.kept.clear();
  }
}
