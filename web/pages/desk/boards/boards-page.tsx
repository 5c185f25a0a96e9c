import { GalleryVerticalEnd } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loading } from '../../../components/loading.tsx';
import { deskAddress } from '../desk-address.ts';
import { useDesk } from '../desk-context.ts';
import { Row, Title } from '../parts/layout.tsx';
import { BoardSheet } from './board-sheet.tsx';
import classes from './boards-page.module.css';
import { Oddities } from './oddities.tsx';
import { useBoard } from './use-board.ts';

/** Travellers that take typing. */
export function BoardsPage({ board }: { readonly board: number | undefined }) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { room } = view;
  return (
    <div className={classes.page}>
      <Row>
        <Title>{t('part.boards')}</Title>
        {room !== undefined && (
          <Link href={deskAddress(tournament, 'boards', 'hands')} className={classes.toHands}>
            {t('hands.open')}
          </Link>
        )}
        {room !== undefined && (
          <Link href={deskAddress(tournament, 'boards', 'import')} className={classes.toHands}>
            {t('import.title')}
          </Link>
        )}
      </Row>
      {room === undefined || room.status === 'planned' ? (
        <EmptyState icon={GalleryVerticalEnd} heading={t('empty.boards')}>
          {t('empty.boardsNext')}
        </EmptyState>
      ) : (
        <SessionBoards session={room.session} wished={board} />
      )}
    </div>
  );
}

function SessionBoards({
  session,
  wished,
}: {
  readonly session: number;
  readonly wished: number | undefined;
}) {
  const { tournament, view } = useDesk();
  const [, navigate] = useLocation();
  const { boards, board, lines, traveller } = useBoard(tournament, session, wished);
  const show = (shown: number) => navigate(deskAddress(tournament, 'boards', String(shown)));
  const step = (by: number) => {
    const next = boards[boards.indexOf(board) + by];
    if (next !== undefined) show(next);
  };
  // The address names the board from the start, so that it can be shared and gone back to.
  useEffect(() => {
    if (wished === undefined && boards[0] !== undefined)
      navigate(deskAddress(tournament, 'boards', String(boards[0])), { replace: true });
  }, [wished, boards, navigate, tournament]);
  if (boards.length === 0) return <Loading shape="rows" />;
  return (
    <>
      <BoardSheet
        session={session}
        board={board}
        boards={boards}
        lines={lines}
        traveller={traveller}
        onShow={show}
        onStep={step}
      />
      <BoardLinks boards={boards} board={board} />
      <Oddities oddities={view.oddities} />
    </>
  );
}

function BoardLinks({ boards, board }: { readonly boards: readonly number[]; readonly board: number }) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const missing = new Set(view.room?.missing.map((at) => at.board));
  const odd = new Set(view.oddities.map((at) => at.board));
  return (
    <nav aria-label={t('boards.all')}>
      <ul className={classes.boards}>
        {boards.map((number) => {
          const about = [
            ...(missing.has(number) ? [t('boards.missing')] : []),
            ...(odd.has(number) ? [t('boards.odd')] : []),
          ].join(', ');
          return (
            <li key={number}>
              <Link
                href={deskAddress(tournament, 'boards', String(number))}
                className={classes.board}
                data-lit={about !== ''}
                {...(number === board ? { 'aria-current': 'true' as const } : {})}
                {...(about === '' ? {} : { title: about, 'aria-label': `${number}: ${about}` })}
              >
                {number}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
