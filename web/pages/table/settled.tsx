import { parseBoardResult } from 'naipe/game';
import type { TableBoard } from 'naipe/tournament';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { ResultWords } from '../../components/result-words.tsx';
import { signed } from '../../components/signed.ts';
import { useView } from '../../live/index.ts';
import { AskCorrection } from '../correction/ask-correction.tsx';
import { CallDirector } from './call-director.tsx';
import { boardAtHand } from './round-page.tsx';
import classes from './settled.module.css';
import { kindOfSide } from './team-of-side.ts';
import { TravellerSoFar } from './traveller-so-far.tsx';
import { meetingOf, type Table } from './use-table.ts';

interface SettledProps {
  readonly table: Table;
  readonly board: TableBoard;
  readonly title: string;
  readonly home: string;
  readonly bar: ReactNode;
}

/** A board that is done with: what stands, what others did if they may see it, and on to the next. */
export function Settled({ table, board, title, home, bar }: SettledProps) {
  const { t } = useTranslation(['phone', 'common']);
  const [, navigate] = useLocation();
  const { view, at } = table;
  const next = boardAtHand(view.boards);
  const read = board.result === undefined ? undefined : parseBoardResult(board.result.result);
  const agreed = board.status === 'agreed';
  // What still waits in this phone the server does not know to be agreed, and shows nothing for it.
  const known = agreed && !table.waitingBoards.has(board.board);
  return (
    <PhoneFrame
      title={agreed ? t('settled.title', { board: board.board }) : title}
      back={{ to: home, words: t('entry.back') }}
      above={bar}
      actions={
        <>
          {next !== undefined ? (
            <PrimaryButton onClick={() => navigate(`${home}/board/${next.board}`)}>
              {t('settled.next', { board: next.board })}
            </PrimaryButton>
          ) : view.complete ? (
            <PrimaryButton onClick={() => navigate(`${home}/confirm`)}>{t('round.confirm')}</PrimaryButton>
          ) : (
            <PrimaryButton onClick={() => navigate(home)}>{t('settled.toRound')}</PrimaryButton>
          )}
          <CallDirector table={table} />
        </>
      }
    >
      {board.status === 'cancelled' && (
        <p className={classes.sentence}>{t('settled.cancelled', { board: board.board })}</p>
      )}
      {board.status === 'stopped' && (
        <p className={classes.sentence}>{t('move.lost', { board: board.board })}</p>
      )}
      {board.result?.result === 'Pass' && view.keepsPassedOut !== undefined && (
        <p className={classes.sentence}>{t('passedOut', { clause: view.keepsPassedOut })}</p>
      )}
      {agreed && view.compares !== undefined && (
        <p className={classes.wrong}>{t('compare', { clause: view.compares })}</p>
      )}
      {board.adjustment !== undefined && <p className={classes.sentence}>{t('settled.adjusted')}</p>}
      {read?.ok && board.result !== undefined && (
        <section className={classes.result}>
          <p className={classes.sentence}>
            <ResultWords result={read.value} />
          </p>
          <p className={classes.scores}>
            {t('common:side.NS')} <b>{signed(board.result.ns)}</b>
          </p>
          <p className={classes.scores}>
            {t('common:side.EW')} <b>{signed(board.result.ew)}</b>
          </p>
        </section>
      )}
      {known && (
        <TravellerSoFar tournament={at.tournament} session={view.session} board={board.board} own={view} />
      )}
      {agreed && <p className={classes.wrong}>{t('settled.wrong')}</p>}
      {known && <WrongScore table={table} board={board.board} />}
    </PhoneFrame>
  );
}

/** The score of this table, or one of another that its players have before their eyes, is wrong. */
function WrongScore({
  table: { view, at, enqueue },
  board,
}: {
  readonly table: Table;
  readonly board: number;
}) {
  const { t } = useTranslation('common');
  const { session } = view;
  const { view: traveller } = useView(at.tournament, { view: 'traveller', session, board });
  const words = (table: number) => `${t('label.board', { board })} · ${t('label.table', { table })}`;
  const own = { ...meetingOf(view), board, words: words(view.table) };
  const others = (traveller?.rows ?? [])
    .filter(
      ({ round, table, result }) => result !== undefined && !(round === view.round && table === view.table),
    )
    .map(({ section, round, table }) => ({
      session,
      section,
      round,
      table,
      board,
      words: words(table),
    }));
  const pairs = [view.ns, view.ew].flatMap((side) =>
    side === undefined
      ? []
      : {
          value: side.contestant.contestant,
          label: t('label.pair', {
            pair: side.contestant.contestant,
            context: kindOfSide(view, side.contestant),
          }),
        },
  );
  return (
    <AskCorrection
      pairs={pairs}
      scores={[own, ...others]}
      ask={(data) => void enqueue('ask-correction', data)}
    />
  );
}
