import { Dices } from 'lucide-react';
import { drawn, lotsFrom } from 'naipe/draw';
import type { RankingLine, RankingView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { newCommandId } from '../../../live/index.ts';
import { matchesPhase } from '../../results/match/phases.ts';
import { teamText } from '../../results/match/team-name.tsx';
import { useDesk } from '../desk-context.ts';
import { Quiet, Row } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { levelLines } from './level-lines.ts';

/** By what lots end the ladder of a Swiss; elsewhere equals stay so. */
const LOTS = { 'rtp-2014': 'RTP 3.6.12.7(v)', rop: 'Law 81C', wbf: undefined } as const;

/** The last step of the ladder of a Swiss: who is level in everything draws lots. */
export function Lots({ ranking }: { readonly ranking: RankingView }) {
  const { view } = useDesk();
  const phase = matchesPhase(view.overview);
  const clause = LOTS[view.overview.settings.profile];
  if (phase?.format.draw.kind !== 'swiss' || clause === undefined) return null;
  return ranking.lists.flatMap(({ section, lines, phase: apart }) =>
    apart === 'earlier' || apart === 'left'
      ? []
      : levelLines(lines).map((level) => (
          <Lot
            key={level.map(({ contestant }) => contestant).join()}
            level={level}
            clause={clause}
            phase={phase.phase}
            {...(section === undefined ? {} : { section })}
          />
        )),
  );
}

interface LotProps {
  readonly level: readonly RankingLine[];
  readonly clause: string;
  readonly phase: number;
  readonly section?: string;
}

function Lot({ level, clause, phase, section }: LotProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const commanding = useDeskCommand(tournament);
  const teams = level.map(teamText).join(', ');
  const draw = () => {
    // Whoever knows what was drawn from can repeat it.
    const seed = newCommandId().slice(0, 8);
    void commanding.send('draw-lots', {
      phase,
      ...(section === undefined ? {} : { section }),
      contestants: drawn(
        level.map(({ contestant }) => contestant),
        lotsFrom(seed),
      ),
      clause,
      reason: t('lots.reason', { seed }),
    });
  };
  return (
    <section aria-label={t('lots.draw')}>
      <Quiet>{t('lots.level', { teams, clause })}</Quiet>
      <Row>
        <Action icon={Dices} loading={commanding.sending} onClick={draw}>
          {t('lots.draw')}
        </Action>
      </Row>
      <Outcome commanding={commanding} />
    </section>
  );
}
