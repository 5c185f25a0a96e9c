import type { ContestantId, PhaseCarryOver, PhaseNumber } from 'naipe/tournament';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Action } from '../../../../components/action.tsx';
import { useView } from '../../../../live/index.ts';
import type { MatchesPhase } from '../../../results/match/phases.ts';
import { deskAddress } from '../../desk-address.ts';
import { useDesk } from '../../desk-context.ts';
import { Row } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { nextQuarter } from '../choices.ts';
import { FormatCards } from './format-cards.tsx';
import {
  areSegmentsEven,
  draftFrom,
  FEWEST_TEAMS,
  type FormatDraft,
  formatFor,
  formatOf,
} from './format-draft.ts';
import { FormatFields } from './format-fields.tsx';
import { type GroupsDraft, groupsOf, ONE_GROUP } from './groups.ts';
import { GroupsFields } from './groups-fields.tsx';
import { PlanCautions } from './plan-cautions.tsx';

interface PlanPhaseProps {
  readonly phase: PhaseNumber;
  /** In the order of their strength. */
  readonly contestants: readonly ContestantId[];
  /** The plan that is changed, or the one before. */
  readonly like: MatchesPhase | undefined;
  /** How many groups there are unless changed. */
  readonly groups?: number;
  readonly carryOver?: PhaseCarryOver;
  readonly action: string;
  readonly children?: ReactNode;
}

/** The format of a phase, its groups, and what the regulation says of them. */
export function PlanPhase({
  phase,
  contestants,
  like,
  groups = 1,
  carryOver,
  action,
  children,
}: PlanPhaseProps) {
  const { tournament, view } = useDesk();
  const { settings } = view.overview;
  const [, navigate] = useLocation();
  const commanding = useDeskCommand(tournament);
  const entries = useView(tournament, { view: 'entries' }).view?.entries ?? [];
  const usual = formatFor(contestants.length, settings);
  const standing = like === undefined ? usual : draftFrom(like.format, usual);
  const [changes, setChanges] = useState<Partial<FormatDraft>>({});
  const [divided, setDivided] = useState<GroupsDraft>({ ...ONE_GROUP, count: groups });
  const draft = { ...standing, ...changes };
  const format = formatOf(draft);
  const planned = groupsOf(contestants, divided);
  const fewest = Math.min(...planned.map((group) => group.contestants.length));
  const goOn = () => navigate(deskAddress(tournament, 'draw'));
  const nameOf = (contestant: ContestantId): string => {
    const entry = entries.find((each) => each.contestant === contestant);
    return `${contestant} ${entry?.name ?? entry?.players.map(({ name }) => name).join(' – ') ?? ''}`.trim();
  };

  async function plan() {
    const data = { phase, format, groups: planned, ...(carryOver === undefined ? {} : { carryOver }) };
    if (await commanding.send('plan-phase', data)) goOn();
  }

  return (
    <>
      {children}
      <FormatCards
        teams={Math.max(...planned.map((group) => group.contestants.length))}
        draft={draft}
        start={nextQuarter(new Date())}
        settings={settings}
        onChoose={(kind) => setChanges({ ...changes, kind })}
      />
      <FormatFields
        draft={draft}
        contestants={settings.contestants}
        onChange={(more) => setChanges({ ...changes, ...more })}
      />
      <GroupsFields contestants={contestants} nameOf={nameOf} draft={divided} onChange={setDivided} />
      <PlanCautions settings={settings} format={format} groups={planned} />
      <Outcome commanding={commanding} onDone={goOn} />
      <Row>
        <Action
          next
          disabled={fewest < FEWEST_TEAMS || !areSegmentsEven(draft.match)}
          loading={commanding.sending}
          onClick={() => void plan()}
        >
          {action}
        </Action>
      </Row>
    </>
  );
}
