import { Printer, Shuffle } from 'lucide-react';
import type { Overview, RoundMatches } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Choice } from '../../../components/choice.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useView } from '../../../live/index.ts';
import { type MatchesPhase, matchesPhase } from '../../results/match/phases.ts';
import { deskAddress } from '../desk-address.ts';
import { useDesk } from '../desk-context.ts';
import { Row, Stack, Title } from '../parts/layout.tsx';
import { FoldedReadings } from '../readings/reading-lines.tsx';
import { Bracket } from './bracket.tsx';
import { DrawnRounds } from './drawn-rounds.tsx';
import { Proposal } from './proposal.tsx';

/** The session in which a phase of matches goes on: its last. */
const sessionOf = ({ sessions }: Overview, phase: number): number | undefined =>
  sessions.findLast((session) => session.phase === phase)?.session;

/** Who meets whom: proposed with its reasons, changed with what it breaks, drawn, published. */
export function DrawPage() {
  const { t } = useTranslation(['desk', 'results']);
  const { tournament, view } = useDesk();
  const { overview } = view;
  const phase = matchesPhase(overview);
  const session = phase && sessionOf(overview, phase.phase);
  if (phase === undefined || session === undefined) {
    return (
      <Stack>
        <Title>{t('draw.heading')}</Title>
        <EmptyState
          icon={Shuffle}
          heading={t('draw.none')}
          action={
            <ButtonLink next href={deskAddress(tournament, 'setup')}>
              {t('format.plan')}
            </ButtonLink>
          }
        >
          {t('draw.noneNext')}
        </EmptyState>
      </Stack>
    );
  }
  return (
    <Stack>
      <Title>{t('draw.heading')}</Title>
      <PhaseDraw phase={phase} session={session} />
      <FoldedReadings of={['A10', 'A13', 'A20', 'A21', 'A29', 'A31', 'A32', 'A35']} />
    </Stack>
  );
}

interface PhaseDrawProps {
  readonly phase: MatchesPhase;
  readonly session: number;
}

/** A group at a time, first the one that is drawn or published next. */
function PhaseDraw({ phase, session }: PhaseDrawProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const { view } = useView(tournament, { view: 'matches', phase: phase.phase });
  const [wished, setWished] = useState<string>();
  const sections = phase.groups.map(({ section }) => section);
  const drawnOf = (section: string) => view?.rounds.filter((round) => round.section === section) ?? [];
  const hiddenOf = (section: string) => drawnOf(section).filter(({ published }) => !published).length;
  // What is drawn in every group is published group by group.
  const [behind] = sections.toSorted(
    (a, b) => drawnOf(a).length - drawnOf(b).length || hiddenOf(b) - hiddenOf(a),
  );
  const section = sections.find((each) => each === wished) ?? behind ?? 'A';
  return (
    <>
      <Row>
        {sections.length > 1 && (
          <Choice
            label={t('draw.group')}
            value={section}
            options={sections.map((value) => ({ value, label: value }))}
            onChange={setWished}
          />
        )}
        <ButtonLink icon={Printer} href={`/r/${tournament}/print/draw?session=${session}`}>
          {t('draw.print')}
        </ButtonLink>
      </Row>
      {view !== undefined && (
        <GroupDraw key={section} session={session} section={section} drawn={drawnOf(section)} />
      )}
      {phase.format.draw.kind === 'knockout' && phase.format.draw.until === undefined && (
        <Bracket
          tournament={tournament}
          phase={phase.phase}
          group={phase.groups.find((group) => group.section === section)}
          thirdPlace={phase.format.draw.thirdPlace}
        />
      )}
    </>
  );
}

interface GroupDrawProps {
  readonly session: number;
  readonly section: string;
  readonly drawn: readonly RoundMatches[];
}

const hasBegun = ({ matches }: RoundMatches): boolean =>
  matches.some(({ state }) => state !== 'drawn' && state !== 'published');

function GroupDraw({ session, section, drawn }: GroupDrawProps) {
  return (
    <>
      <DrawnRounds rounds={drawn.filter((round) => !hasBegun(round))} />
      <Proposal session={session} section={section} begun={drawn.filter(hasBegun)} />
    </>
  );
}
