import type { ScorecardView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useQueue } from '../../live/index.ts';
import { AskCorrection, type DoubtfulScore } from '../correction/ask-correction.tsx';
import { AskedCorrections } from '../correction/asked-corrections.tsx';

interface OwnCorrectionsProps {
  readonly tournament: string;
  readonly pair: string;
  readonly card: ScorecardView;
}

/** What a pair is asked about its scores, and its own wish to have one corrected. */
export function OwnCorrections({ tournament, pair, card }: OwnCorrectionsProps) {
  const { t } = useTranslation();
  const { enqueue } = useQueue(tournament);
  const nameOf = (contestant: string) => t('label.pair', { pair: contestant });
  const scores = card.sessions.flatMap(({ session, section, lines }) =>
    lines
      .filter(({ result }) => result !== undefined)
      .map(({ board, round, table }): DoubtfulScore => {
        const words = `${t('label.board', { board })} · ${t('label.table', { table })}`;
        return { session, section, round, table, board, words };
      }),
  );
  return (
    <>
      <AskedCorrections
        asked={card.asked ?? []}
        nameOf={nameOf}
        answer={(data) => void enqueue('answer-correction', data)}
      />
      <AskCorrection
        pairs={[{ value: pair, label: nameOf(pair) }]}
        scores={scores}
        ask={(data) => void enqueue('ask-correction', data)}
      />
    </>
  );
}
