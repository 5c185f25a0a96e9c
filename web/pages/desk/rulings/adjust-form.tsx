import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoard } from '../boards/use-board.ts';
import { WideFields } from '../parts/layout.tsx';
import { ReadingLines } from '../readings/reading-lines.tsx';
import { type BothSides, BothSidesFields } from './both-sides-fields.tsx';
import { adjustmentClause, usualClauses } from './clauses.ts';
import { GroundsFields, isGrounded } from './grounds-fields.tsx';
import { BoardPicker, LinePicker } from './pickers.tsx';
import { RulingForm } from './ruling-form.tsx';
import { ScorePreview } from './score-preview.tsx';
import { newSide, readSideDraft } from './side-draft.ts';
import { useRuling } from './use-ruling.ts';

/** An adjusted score: artificial, assigned or weighted, for each side by itself. */
export function AdjustForm() {
  const { t } = useTranslation('desk');
  const [wished, setWished] = useState<number>();
  const [key, setKey] = useState('');
  const [{ ns, ew }, setSides] = useState<BothSides>(() => ({ ns: newSide('A+'), ew: newSide('A-') }));
  const [clause, setClause] = useState<string>();
  const [reason, setReason] = useState('');
  const ruling = useRuling(() => {
    setKey('');
    setReason('');
  });
  const { tournament, session, settings } = ruling;
  const { boards, board, lines } = useBoard(tournament, session, wished);
  const line = lines.find((each) => each.key === key);
  const [nsScore, ewScore] = [readSideDraft(ns), readSideDraft(ew)];
  const grounds = { clause: clause ?? adjustmentClause(settings.laws, ns, ew), reason };

  function give() {
    if (line === undefined || !nsScore.ok || !ewScore.ok) return;
    const { section, round, table } = line;
    void ruling.give('adjust-score', {
      session,
      section,
      round,
      table,
      board,
      ns: nsScore.value,
      ew: ewScore.value,
      ...grounds,
    });
  }

  return (
    <RulingForm
      {...ruling}
      go={t('adjust.go')}
      ready={line !== undefined && nsScore.ok && ewScore.ok && isGrounded(grounds)}
      onSubmit={give}
    >
      <WideFields>
        <BoardPicker boards={boards} value={board} onPick={setWished} />
        <LinePicker lines={lines} value={key} onPick={setKey} />
      </WideFields>
      <BothSidesFields ns={ns} ew={ew} onChange={setSides} />
      {line !== undefined && nsScore.ok && ewScore.ok && (
        <ScorePreview
          tournament={tournament}
          at={{ session, section: line.section, round: line.round, table: line.table, board }}
          ns={nsScore.value}
          ew={ewScore.value}
        />
      )}
      <ReadingLines of={['B15']} />
      <GroundsFields
        {...grounds}
        usual={usualClauses('adjust', settings.laws)}
        onChange={(changes) => {
          if (changes.clause !== undefined) setClause(changes.clause);
          if (changes.reason !== undefined) setReason(changes.reason);
        }}
      />
    </RulingForm>
  );
}
