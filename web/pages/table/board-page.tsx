import { printBoardResult } from 'naipe/game';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { Agree } from './agree.tsx';
import { Entry } from './entry.tsx';
import { useKeptDraft } from './kept-draft.ts';
import { enteringSide } from './pending.ts';
import { usePhoneSide } from './phone-side.ts';
import { type Draft, draftOf, EMPTY_DRAFT, leadOf, resultOf } from './result-draft.ts';
import { Settled } from './settled.tsx';
import { meetingOf, type Table } from './use-table.ts';

interface BoardPageProps {
  readonly table: Table;
  readonly board: number;
  readonly bar: ReactNode;
}

/** A board from the first tap to the agreement: whatever it needs now. */
export function BoardPage({ table, board: number, bar }: BoardPageProps) {
  const { t } = useTranslation();
  const [phone] = usePhoneSide();
  const { view, at, enqueue } = table;
  const { draft, keep, drop } = useKeptDraft(at.tournament, view, number);
  const { home } = at;
  const board = view.boards.find((each) => each.board === number);
  if (board === undefined || !(view.open || board.postponed === true)) return <Redirect to={home} replace />;
  const here = { ...meetingOf(view), board: number };
  const stands = board.result?.result ?? null;

  function record(finished: Draft) {
    const result = resultOf(finished);
    if (result === undefined) return;
    const text = printBoardResult(result);
    const lead = leadOf(finished);
    enqueue('record-result', {
      ...here,
      result: text,
      by: phone === 'both' ? enteringSide(result) : phone,
      expects: stands,
      ...(lead === undefined ? {} : { lead }),
    });
    drop();
  }

  const asks = board.status === 'to-play' || board.status === 'disputed';
  if (asks || draft !== undefined) {
    const beginning =
      board.result === undefined ? EMPTY_DRAFT : draftOf(board.result.result, board.result.lead);
    return (
      <Entry
        board={board}
        lead={view.lead}
        draft={draft ?? beginning}
        isTouched={draft !== undefined}
        home={home}
        bar={bar}
        onTap={keep}
        onDone={record}
      />
    );
  }
  if (board.status === 'entered' && board.result !== undefined && board.verifies !== undefined) {
    const by = board.verifies;
    return (
      <Agree
        key={board.result.result + by}
        table={table}
        board={board}
        result={board.result}
        side={by}
        home={home}
        bar={bar}
        onAgree={(seconds) => enqueue('agree-result', { ...here, by, expects: stands, seconds })}
        onDispute={() => enqueue('dispute-result', { ...here, by, expects: stands })}
      />
    );
  }
  return (
    <Settled table={table} board={board} home={home} bar={bar} title={t('label.board', { board: number })} />
  );
}
