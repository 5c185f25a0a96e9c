import type { Overview } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { type GroupOfPhase, type MatchesPhase, matchesPhases } from './phases.ts';

/** What phases of matches and their groups are called; a phase is named only where there are several, and so is a group. */
export function usePhaseNames() {
  const { t } = useTranslation('results');
  const phaseName = ({ phase, name }: Pick<MatchesPhase, 'phase' | 'name'>): string =>
    name ?? t('match.phase', { phase });
  return {
    phase: phaseName,
    /** `Final, Group A`; nothing where there is only one. */
    group(overview: Pick<Overview, 'phases'>, { phase, section }: Omit<GroupOfPhase, 'draw'>): string {
      const phases = matchesPhases(overview);
      const own = phases.find((each) => each.phase === phase);
      return [
        ...(own !== undefined && phases.length > 1 ? [phaseName(own)] : []),
        ...(own !== undefined && own.groups.length > 1 ? [t('match.group', { group: section })] : []),
      ].join(', ');
    },
  };
}
