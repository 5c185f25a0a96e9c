import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { Loading } from '../../components/loading.tsx';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { BoardPage } from './board-page.tsx';
import { OwnSide, usePhoneSide } from './phone-side.ts';
import { postponedAddress, sideThere } from './postponed.tsx';
import { type AtTable, type Table, useTable } from './use-table.ts';

interface PostponedBoardProps {
  readonly table: Table;
  readonly round: number;
  readonly number: number;
  readonly board: number;
  readonly bar: ReactNode;
}

/** A board of another meeting that was put off, written down as any other: for it that round is not over (Law 8B2). */
export function PostponedBoard({ table: { view, at }, round, number, board, bar }: PostponedBoardProps) {
  const [phone] = usePhoneSide();
  const isOwn = at.round !== undefined;
  const put = view.postponed?.find((each) => each.round === round && each.table === number);
  const side = put && sideThere(view, isOwn && phone !== 'both' ? phone : undefined, put);
  if (put === undefined || !put.boards.includes(board) || side === undefined)
    return <Redirect to={at.home} replace />;
  const home = `${postponedAddress(at.home)}/${round}/${number}`;
  const page = <AsPlayed at={{ ...at, table: number, round, home }} board={board} bar={bar} />;
  return side === 'both' ? page : <OwnSide value={side}>{page}</OwnSide>;
}

interface AsPlayedProps {
  readonly at: AtTable;
  readonly board: number;
  readonly bar: ReactNode;
}

function AsPlayed({ at, board, bar }: AsPlayedProps) {
  const { t } = useTranslation();
  const there = useTable(at);
  if (there === undefined) {
    return (
      <PhoneFrame title={t('label.board', { board })} above={bar}>
        <Loading shape="cards" />
      </PhoneFrame>
    );
  }
  return <BoardPage table={there} board={board} bar={bar} />;
}
