import type { MeetingBoard, ScorecardView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pick } from '../../components/field.tsx';
import { useQueue, useView } from '../../live/index.ts';
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
        elsewhere={(own, onPick) => (
          <WhichTable key={`${own.session} ${own.board}`} tournament={tournament} own={own} onPick={onPick} />
        )}
      />
    </>
  );
}

interface WhichTableProps {
  readonly tournament: string;
  readonly own: DoubtfulScore;
  readonly onPick: (other: MeetingBoard | undefined) => void;
}

const OWN = 'own';

/** A score of another table on the same board may look wrong too (RTP 2.2.7.2, ROP 4.16), as far as a pair sees it. */
function WhichTable({ tournament, own, onPick }: WhichTableProps) {
  const { t } = useTranslation(['phone', 'common']);
  const { session, board } = own;
  const [picked, setPicked] = useState(OWN);
  const { view } = useView(tournament, { view: 'traveller', session, board });
  const others = (view?.rows ?? []).filter(
    ({ section, round, table, result }) =>
      result !== undefined && !(section === own.section && round === own.round && table === own.table),
  );
  if (others.length === 0) return null;
  return (
    <Pick
      label={t('correction.whose')}
      value={picked}
      options={[
        { value: OWN, label: t('correction.own') },
        ...others.map(({ ns, ew, table }, at) => ({
          value: String(at),
          label: `${ns.contestant}–${ew.contestant} · ${t('common:label.table', { table })}`,
        })),
      ]}
      onPick={(value) => {
        setPicked(value);
        const other = others[Number(value)];
        onPick(
          other === undefined
            ? undefined
            : { session, board, section: other.section, round: other.round, table: other.table },
        );
      }}
    />
  );
}
