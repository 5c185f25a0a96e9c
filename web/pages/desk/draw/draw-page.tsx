import { Printer, Shuffle } from 'lucide-react';
import type { Overview, RoundMatches } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Choice } from '../../../components/choice.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useView } from '../../../live/index.ts';
import { matchesPhase } from '../../results/match/phases.ts';
import { deskAddress } from '../desk-address.ts';
import { useDesk } from '../desk-context.ts';
import { Row, Stack, Title } from '../parts/layout.tsx';
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
  const [wished, setWished] = useState<string>();
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
  const sections = phase.groups.map(({ section }) => section);
  const section = sections.find((each) => each === wished) ?? sections[0] ?? 'A';
  return (
    <Stack>
      <Title>{t('draw.heading')}</Title>
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
      <GroupDraw key={section} phase={phase.phase} session={session} section={section} />
      {phase.format.draw.kind === 'knockout' && (
        <Bracket
          tournament={tournament}
          phase={phase.phase}
          group={phase.groups.find((group) => group.section === section)}
          thirdPlace={phase.format.draw.thirdPlace}
        />
      )}
    </Stack>
  );
}

interface GroupDrawProps {
  readonly phase: number;
  readonly session: number;
  readonly section: string;
}

function GroupDraw({ phase, session, section }: GroupDrawProps) {
  const { tournament } = useDesk();
  const { view } = useView(tournament, { view: 'matches', phase });
  const drawn = view?.rounds.filter((round) => round.section === section) ?? [];
  const begun = (round: RoundMatches) =>
    round.matches.some(({ state }) => state !== 'drawn' && state !== 'published');
  return (
    <>
      <DrawnRounds rounds={drawn.filter((round) => !begun(round))} />
      {view !== undefined && <Proposal session={session} section={section} begun={drawn.filter(begun)} />}
    </>
  );
}
