import { otherSide } from 'naipe/game';
import { isDoneForNow, type TableBoard, type TableView } from 'naipe/tournament';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { Names, namesText, PairNames } from '../../components/pair-names.tsx';
import { PhoneFrame, type PhoneFrameProps } from '../../components/phone-frame.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { useDates } from '../../components/use-dates.ts';
import { useLabels } from '../../components/use-labels.ts';
import { AskedCorrections } from '../correction/asked-corrections.tsx';
import { BoardChip } from './board-chip.tsx';
import { CallDirector } from './call-director.tsx';
import { MoveAsked } from './move-asked.tsx';
import { MoveCall } from './move-call.tsx';
import { NextPlaces } from './next-places.tsx';
import { usePhoneSide } from './phone-side.ts';
import { Postponed } from './postponed.tsx';
import { roundName } from './round-name.ts';
import classes from './round-page.module.css';
import { RuledNotes } from './ruled-notes.tsx';
import { isSessionOver } from './session-over.ts';
import { inSeats } from './side-seats.tsx';
import { contestantsOf, kindOfSide, playersOfSide, teamOfSide } from './team-of-side.ts';
import { TimeLeft } from './time-left.tsx';
import type { Table } from './use-table.ts';
import { useWhere } from './use-where.ts';

/** What the table does next: settle before playing on. */
export function boardAtHand(boards: readonly TableBoard[]): TableBoard | undefined {
  const first = (...statuses: readonly TableBoard['status'][]) =>
    boards.find(({ status, postponed }) => postponed !== true && statuses.includes(status));
  return first('entered', 'disputed') ?? first('to-play');
}

const bothConfirmed = ({ ns, ew }: TableView): boolean => ns?.confirmed === true && ew?.confirmed === true;

interface RoundPageProps {
  readonly table: Table;
  readonly bar: ReactNode;
  /** The phone goes to another table; a player's own stays with him. */
  readonly onLeave?: () => void;
  readonly back?: PhoneFrameProps['back'];
  /** That the round is called, and where it takes whoever holds this phone. */
  readonly called?: ReactNode;
}

/** The round at a glance: boards, time, the next step. */
export function RoundPage({ table, bar, onLeave, back, called }: RoundPageProps) {
  const { t } = useTranslation('phone');
  const labels = useLabels();
  const where = useWhere();
  const { view } = table;
  const { ns, ew, clock } = view;
  const done = bothConfirmed(view);
  const meets = ns !== undefined && ew !== undefined;
  return (
    <PhoneFrame
      title={labels.table(view)}
      beside={where(view)}
      above={bar}
      {...(back === undefined ? {} : { back })}
      actions={
        <>
          <NextStep table={table} />
          <CallDirector table={table} />
        </>
      }
    >
      {called}
      <AskedCorrections
        asked={view.asked ?? []}
        nameOf={(contestant) => labels.contestant(contestant, contestantsOf(view))}
        answer={(data) => void table.enqueue('answer-correction', data)}
      />
      <MoveAsked table={table} />
      <OtherRound table={table} />
      {view.sessionStatus === 'open' && (
        <TimeLeft clock={!done && clock?.round === view.round ? clock : undefined} pause={view.pause} />
      )}
      {meets ? (
        <>
          <RuledNotes table={table} />
          <dl className={classes.sides}>
            <Side name="NS" side={ns} view={view} />
            <Side name="EW" side={ew} view={view} />
          </dl>
          <Postponed table={table} />
          {done ? (
            <>
              <p className={classes.note}>{t('confirm.done')}</p>
              <WhatFollows view={view} />
            </>
          ) : (
            <>
              <HalfTime view={view} />
              <nav aria-label={t('round.boards')} className={classes.boards}>
                {view.boards.map((board) => (
                  <BoardChip
                    key={board.board}
                    home={table.at.home}
                    board={board}
                    isNext={board === boardAtHand(view.boards)}
                    isWaiting={table.waitingBoards.has(board.board)}
                  />
                ))}
              </nav>
            </>
          )}
        </>
      ) : (
        <SitOut view={view} />
      )}
      <p className={classes.more}>
        {meets && <Link href={`${table.at.home}/cards`}>{t('cardsOpen')}</Link>}
        <Link href={`/r/${table.at.tournament}/rules`}>{t('rulesOpen')}</Link>
      </p>
      {(done || !meets) && onLeave !== undefined && (
        <QuietButton onClick={onLeave}>{t('seating.otherTable')}</QuietButton>
      )}
    </PhoneFrame>
  );
}

/** Where another round may be played than this one: what is left behind by going on, and the way there and back. */
function OtherRound({ table: { view, behind, goTo, goBack } }: { readonly table: Table }) {
  const { t } = useTranslation('phone');
  const context = view.match === undefined ? 'movement' : 'match';
  if (behind !== undefined) {
    return (
      <section className={classes.late}>
        <QuietButton onClick={goBack}>{t('late.back', { round: roundName(behind), context })}</QuietButton>
      </section>
    );
  }
  const { goesOnTo, boards } = view;
  if (goesOnTo === undefined || view.move !== undefined) return null;
  const [round, next] = [roundName(view), roundName(view, goesOnTo)];
  const left = boards.filter((board) => !isDoneForNow(board));
  const named = left.map(({ board }) => board).join(', ');
  return (
    <section className={classes.late}>
      {view.late === true && <p>{t('late.still', { next, round, context })}</p>}
      {left.length > 0 && <p>{t('late.left', { count: left.length, boards: named, round, context })}</p>}
      <QuietButton onClick={() => goTo(goesOnTo)}>{t('late.goOn', { next, context })}</QuietButton>
    </section>
  );
}

/** The tables of a match that begin with different halves of its boards: after which they exchange them. */
function HalfTime({ view: { boards, match, severalSections, section } }: { readonly view: TableView }) {
  const { t } = useTranslation('phone');
  const last = boards[Math.floor(boards.length / 2) - 1];
  if (match?.exchangesWith === undefined || last === undefined) return null;
  const table = severalSections ? `${section}${match.exchangesWith}` : match.exchangesWith;
  return <p className={classes.note}>{t('round.halfTime', { board: last.board, table })}</p>;
}

interface SideProps {
  readonly name: 'NS' | 'EW';
  readonly side: NonNullable<TableView['ns']>;
  readonly view: TableView;
}

function Side({ name, side, view }: SideProps) {
  const { t } = useTranslation();
  const team = teamOfSide(view, side.contestant);
  const players = playersOfSide(team, inSeats(side, name));
  return (
    <div>
      <dt>{t(`side.${name}`)}</dt>
      <dd>
        {team === undefined ? <PairNames pair={inSeats(side, name)} /> : <b>{namesText(team)}</b>}
        {team !== undefined && players !== undefined && (
          <>
            <br />
            <Names pair={players} />
          </>
        )}
      </dd>
    </div>
  );
}

/** After the round: where to go and for what to wait, or that nothing follows. When the session is over, that is said below. */
function WhatFollows({ view }: { readonly view: TableView }) {
  const { t } = useTranslation('phone');
  const { time } = useDates();
  if (isSessionOver(view)) return null;
  if (view.round === view.rounds) {
    return (
      <p>
        {view.endedAt !== undefined && t('end.ended', { time: time(view.endedAt) })} {t('end.lastRound')}
      </p>
    );
  }
  const { clock, round } = view;
  const isOver = clock !== undefined && clock.round === round && clock.endedAt !== undefined;
  return (
    <>
      {(view.ns ?? view.ew) !== undefined && <NextPlaces view={view} now={isOver} />}
      <BoardsGo view={view} />
      {!isOver && <p>{t('round.waitForCall')}</p>}
    </>
  );
}

/** Where the boards of the table go (Law 8A2). */
function BoardsGo({ view: { boardsNext = [], severalSections, section } }: { readonly view: TableView }) {
  const { t } = useTranslation('phone');
  return boardsNext.map(({ boards, tables }) => {
    const named = tables.map((table) => (severalSections ? `${section}${table}` : table)).join(', ');
    const words = { boards: boards.join(', '), tables: named };
    return <p key={words.boards}>{t(tables.length === 0 ? 'boardsNext.rest' : 'boardsNext.to', words)}</p>;
  });
}

/** A pair without opponents waits; a table without pairs is empty. */
function SitOut({ view }: { readonly view: TableView }) {
  const { t } = useTranslation('phone');
  const labels = useLabels();
  const waits = view.ns ?? view.ew;
  return (
    <>
      {view.moved !== undefined && !isSessionOver(view) && <MoveCall view={view} to={view.moved} />}
      <p className={classes.note}>
        {waits === undefined
          ? t('round.empty')
          : t('round.sitOut', {
              pair: labels.contestant(waits.contestant.contestant, kindOfSide(view, waits.contestant)),
            })}
      </p>
      <WhatFollows view={view} />
    </>
  );
}

/** The biggest button: one board, the confirmation, or why there is nothing to do. */
function NextStep({ table }: { readonly table: Table }) {
  const { t } = useTranslation(['phone', 'common']);
  const [, navigate] = useLocation();
  const [phone] = usePhoneSide();
  const { view, at } = table;
  if (view.sessionStatus === 'planned') return <p className={classes.why}>{t('round.planned')}</p>;
  if (isSessionOver(view)) return <p className={classes.why}>{t('round.over')}</p>;
  if (view.ns === undefined || view.ew === undefined || bothConfirmed(view)) return null;
  if (!view.open) return <p className={classes.why}>{t('round.notCalled')}</p>;
  const to = (path: string) => () => navigate(`${at.home}/${path}`);
  const own = phone === 'NS' ? view.ns : view.ew;
  if (phone !== 'both' && own.confirmed) {
    const side = t(`common:side.${otherSide(phone)}`);
    return <p className={classes.why}>{t('sides.confirmed', { side })}</p>;
  }
  if (view.complete) return <PrimaryButton onClick={to('confirm')}>{t('round.confirm')}</PrimaryButton>;
  const next = boardAtHand(view.boards);
  // What is not begun waits for the answer of the table.
  if (next === undefined || (next.status === 'to-play' && view.move !== undefined)) return null;
  const { board, status, verifies } = next;
  const words =
    status === 'entered' && verifies !== undefined
      ? t('round.agree', { board, side: t(`common:side.${verifies}`) })
      : t(status === 'to-play' ? 'round.enter' : 'round.settle', { board });
  return <PrimaryButton onClick={to(`board/${board}`)}>{words}</PrimaryButton>;
}
