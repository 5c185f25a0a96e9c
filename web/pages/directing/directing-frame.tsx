import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionBar } from '../../components/connection-bar.tsx';
import { Loading } from '../../components/loading.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { useView } from '../../live/index.ts';
import { WordsOfRounds } from '../../locales/words-of-rounds.tsx';
import { DeskContext } from '../desk/desk-context.ts';
import { useKeptCommands } from '../desk/frame/use-kept-commands.ts';
import { RefusalLine } from '../desk/parts/outcome.tsx';
import { RefusedCommands } from '../desk/parts/refused-commands.tsx';
import { playsMatches } from '../results/match/phases.ts';

interface DirectingFrameProps {
  readonly tournament: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A director away from the desk: one thing on the screen, with what he sent and what came back. */
export function DirectingFrame({ tournament, title, children }: DirectingFrameProps) {
  const { t } = useTranslation('desk');
  const { view, refusal } = useView(tournament, { view: 'desk' });
  const queue = useKeptCommands(tournament, view?.overview.version ?? 0);
  const desk = useMemo(() => view && { tournament, view }, [tournament, view]);
  return (
    <PageFrame
      title={`${title} · ${view?.overview.name ?? t('part.rulings')}`}
      above={<ConnectionBar tournament={tournament} waiting={queue.waiting} stuck={queue.stuck} />}
    >
      {desk === undefined ? (
        refusal === undefined ? (
          <Loading shape="rows" headed />
        ) : (
          <RefusalLine refusal={refusal} />
        )
      ) : (
        <DeskContext value={desk}>
          <RefusedCommands items={queue.refused.filter(({ intent }) => intent.type !== 'tell-case')} />
          <WordsOfRounds ofMatches={playsMatches(desk.view.overview)}>{children}</WordsOfRounds>
        </DeskContext>
      )}
    </PageFrame>
  );
}
