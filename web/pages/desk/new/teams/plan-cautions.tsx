import { type Group, type MatchesFormat, phaseFindings, type Settings } from 'naipe/tournament';
import { useWords } from '../../parts/outcome.tsx';
import classes from '../planner.module.css';

interface PlanCautionsProps {
  readonly settings: Settings;
  readonly format: MatchesFormat;
  readonly groups: readonly Group[];
}

/** What the regulation asks of such an event, said before it is planned. */
export function PlanCautions({ settings, format, groups }: PlanCautionsProps) {
  const words = useWords();
  const findings = phaseFindings({ settings }, { groups }, format);
  if (findings.length === 0) return null;
  return (
    <ul className={classes.cautions}>
      {findings.map((finding) => (
        <li key={finding.code}>{words.finding(finding)}</li>
      ))}
    </ul>
  );
}
