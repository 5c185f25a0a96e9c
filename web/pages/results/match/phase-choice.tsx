import type { Overview, PhaseNumber } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/choice.tsx';
import { matchesPhases } from './phases.ts';
import { usePhaseNames } from './use-phase-names.ts';

interface PhaseChoiceProps {
  readonly overview: Pick<Overview, 'phases'>;
  readonly phase: PhaseNumber;
  readonly onChange: (phase: PhaseNumber) => void;
}

/** Which phase's matches are looked at, where there are several. */
export function PhaseChoice({ overview, phase, onChange }: PhaseChoiceProps) {
  const { t } = useTranslation('results');
  const names = usePhaseNames();
  const phases = matchesPhases(overview);
  if (phases.length < 2) return null;
  return (
    <Choice
      label={t('match.whichPhase')}
      value={String(phase)}
      options={phases.map((each) => ({ value: String(each.phase), label: names.phase(each) }))}
      onChange={(value) => onChange(Number(value))}
    />
  );
}
