import { type MatchesFormat, type PhasePlan, phaseFindings, type Settings } from 'naipe/tournament';
import { useWords } from '../../parts/outcome.tsx';
import classes from '../planner.module.css';

interface PlanCautionsProps {
  readonly settings: Settings;
  readonly format: MatchesFormat;
  readonly plan: Pick<PhasePlan, 'groups' | 'championship' | 'playOff' | 'exempt'>;
}

/** What the regulation asks of such an event, said before it is planned. */
export function PlanCautions({ settings, format, plan }: PlanCautionsProps) {
  const words = useWords();
  const findings = phaseFindings({ settings }, plan, format);
  if (findings.length === 0) return null;
  return (
    <ul className={classes.cautions}>
      {findings.map((finding) => (
        <li key={finding.code}>{words.finding(finding)}</li>
      ))}
    </ul>
  );
}
