import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Pick } from '../../../../components/field.tsx';
import { useView } from '../../../../live/index.ts';
import type { MatchesPhase } from '../../../results/match/phases.ts';
import { useDesk } from '../../desk-context.ts';
import { Fields, Panel, Quiet } from '../../parts/layout.tsx';
import { byPlace } from './groups.ts';
import { PlanPhase } from './plan-phase.tsx';

const SHARES = ['0', '1', '1/2', '1/3', '1/4'] as const;
type Share = (typeof SHARES)[number];
/** VPs are carried over to the hundredth. */
const ROUNDED = { toNearest: '0.01', rounding: 'half-away-from-zero' } as const;

interface NextPhaseProps {
  readonly before: MatchesPhase | undefined;
  /** When it is planned already, and has not begun. */
  readonly planned?: MatchesPhase;
}

/** The phase after one that was played: its best, in the order of its ranking, with a part of what they made. */
export function NextPhase({ before, planned }: NextPhaseProps) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const last = view.overview.sessions.findLast(({ phase }) => phase === before?.phase)?.session;
  const ranking = useView(tournament, {
    view: 'ranking',
    ...(last === undefined ? {} : { session: last }),
  }).view;
  const ranked = byPlace(ranking?.lists ?? []);
  const [typed, setTyped] = useState<string>();
  const [share, setShare] = useState<Share>('0');
  const all = ranked.length;
  const most = typed === undefined ? all : Math.min(all, Math.max(0, Math.trunc(Number(typed) || 0)));
  if (before === undefined || all === 0) return null;
  const phase = before.phase + 1;
  return (
    <Panel heading={t('phases.next', { phase })}>
      <PlanPhase
        key={all}
        phase={phase}
        contestants={ranked.slice(0, most)}
        like={planned ?? before}
        groups={planned?.groups.length ?? 1}
        {...(share === '0' ? {} : { carryOver: { from: before.phase, share, ...ROUNDED } })}
        action={t('phases.plan', { phase })}
      >
        <Quiet>{t('phases.nextHint')}</Quiet>
        <Fields>
          <Field
            label={t('phases.goOn')}
            type="number"
            inputMode="numeric"
            min={2}
            max={all}
            value={typed ?? String(all)}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Pick
            label={t('phases.carry')}
            value={share}
            options={SHARES.map((value) => ({
              value,
              label: value === '0' ? t('phases.carryNone') : value === '1' ? t('phases.carryAll') : value,
            }))}
            onPick={setShare}
          />
        </Fields>
      </PlanPhase>
    </Panel>
  );
}
