import {
  MISSED_BECAUSE,
  type MissedBecause,
  type MissedBoard,
  missedBoards,
  type SideScoreData,
  scoresForMissed,
} from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Field, Pick } from '../../../components/field.tsx';
import { Fields, Quiet } from '../parts/layout.tsx';
import { usePlaces } from '../parts/use-places.ts';
import { ReadingLines } from '../readings/reading-lines.tsx';
import { RulingForm } from '../rulings/ruling-form.tsx';
import { useSideScoreWords } from '../rulings/side-score-words.ts';
import { useRecord } from '../rulings/use-record.ts';
import { useRuling } from '../rulings/use-ruling.ts';
import { useContestants } from '../use-contestants.ts';
import classes from './missed-form.module.css';

const keyOf = ({ round, board }: MissedBoard): string => `${round}/${board}`;

/** The boards that a late pair missed, each with what both sides get: looked at, then given in one go. */
export function MissedForm({
  pair,
  because: usual = 'late',
}: {
  readonly pair: string;
  readonly because?: MissedBecause;
}) {
  const { t } = useTranslation('desk');
  const context = useContestants();
  const places = usePlaces();
  const scoreWords = useSideScoreWords();
  const [because, setBecause] = useState<MissedBecause>(usual);
  const [reason, setReason] = useState<string>(() => t(`missed.${usual}`));
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const ruling = useRuling(() => setTurned(new Set()));
  const record = useRecord(ruling.tournament);
  const session = record?.sessions.get(ruling.session);
  if (record === undefined || session === undefined) return null;
  const missed = missedBoards(record, session, pair);
  // Lost are those of rounds that are over; the others are for the director to say.
  const isLost = (board: MissedBoard): boolean => board.isOver !== turned.has(keyOf(board));
  const scores = scoresForMissed(record, missed.filter(isLost), because, reason.trim());
  if (missed.length === 0) {
    return <p role="status">{ruling.done ? t('rulings.done') : t('missed.none', { pair, context })}</p>;
  }

  function turn(board: MissedBoard) {
    const next = new Set(turned);
    if (!next.delete(keyOf(board))) next.add(keyOf(board));
    setTurned(next);
  }

  const wordsOf = (board: MissedBoard): string => {
    const [score] = scoresForMissed(record, [board], because, '').scores;
    const own = (side: 'NS' | 'EW'): SideScoreData =>
      score?.[side === 'NS' ? 'ns' : 'ew'] ?? { kind: 'no-score' };
    return t('missed.each', {
      context,
      mine: scoreWords(own(board.side)),
      opponents: board.opponents,
      theirs: scoreWords(own(board.side === 'NS' ? 'EW' : 'NS')),
    });
  };

  return (
    <RulingForm
      {...ruling}
      go={t('missed.go', { count: scores.scores.length })}
      ready={scores.scores.length > 0 && reason.trim() !== ''}
      onSubmit={() => void ruling.give('score-missed', scores)}
    >
      <Quiet>{t('missed.sentence', { clause: scores.clause })}</Quiet>
      <ReadingLines of={['A01']} />
      <ul className={classes.boards} aria-label={t('missed.heading')}>
        {missed.map((board) => (
          <li key={keyOf(board)}>
            <Check checked={isLost(board)} onChange={() => turn(board)}>
              {t('label.boardNumber', { board: board.board })}, {places.meeting(board)}
              {isLost(board) && <span className={classes.scores}>{wordsOf(board)}</span>}
            </Check>
          </li>
        ))}
      </ul>
      <Fields>
        <Pick
          label={t('missed.because', { context })}
          value={because}
          options={MISSED_BECAUSE.map((value) => ({ value, label: t(`missed.${value}`) }))}
          onPick={(value) => {
            if (reason === t(`missed.${because}`)) setReason(t(`missed.${value}`));
            setBecause(value);
          }}
        />
        <Field
          label={t('grounds.reason')}
          value={reason}
          maxLength={1000}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Fields>
    </RulingForm>
  );
}
