import { MATCH_SLIP_CLAUSES, MATCH_SLIPS, type MatchSlip, SLIP_RULES, type Slip } from 'naipe/regulation';
import type { TableView } from 'naipe/tournament';
import { useDesk } from '../../desk-context.ts';

/** Is a room of a match of teams at the table? */
export function useIsOfTeams({ match }: TableView): boolean {
  const { contestants } = useDesk().view.overview.settings;
  return match !== undefined && contestants === 'team';
}

export const isMatchSlip = (slip: Slip): slip is MatchSlip => MATCH_SLIPS.some((each) => each === slip);

/** The clause that says what becomes of the score, among pairs and in a match of teams. */
export function useSlipClause(slip: Slip, view: TableView): string {
  const { profile } = useDesk().view.overview.settings;
  return useIsOfTeams(view) && isMatchSlip(slip)
    ? MATCH_SLIP_CLAUSES[profile][slip]
    : SLIP_RULES[profile][slip].clause;
}
