import { Drawer } from '@mantine/core';
import type { TableBoard, TableView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Field, Pick } from '../../../components/field.tsx';
import { ResultNotation } from '../../../components/result-notation.tsx';
import { signed } from '../../../components/signed.ts';
import { type DeviceSignIn, useView } from '../../../live/index.ts';
import { CorrectionForm } from '../boards/correction-form.tsx';
import type { BoardLine } from '../boards/lines.ts';
import { readQuickEntry } from '../boards/quick-entry.ts';
import { useLineEntry } from '../boards/use-line-entry.ts';
import { useDesk } from '../desk-context.ts';
import { Quiet, Row } from '../parts/layout.tsx';
import { RefusedCommands } from '../parts/refused-commands.tsx';
import { usePlaces } from '../parts/use-places.ts';
import { SeatsOfTable } from './seats-of-table.tsx';
import { Slips } from './slips/slips.tsx';
import { TableDevices } from './table-devices.tsx';
import classes from './table-drawer.module.css';
import { TablePairs } from './table-pairs.tsx';

/** A table in a round, to be looked at. */
export interface TableWish {
  readonly section: string;
  readonly table: number;
  readonly round: number;
}

interface TableDrawerProps {
  readonly session: number;
  readonly wish: TableWish;
  readonly devices: readonly DeviceSignIn[];
  readonly onDevices: () => Promise<void>;
  readonly onClose: () => void;
}

/** One table: who sits there in a round, and what is written for its boards. */
export function TableDrawer({ session, wish, devices, onDevices, onClose }: TableDrawerProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const places = usePlaces();
  const { section, table } = wish;
  const [round, setRound] = useState(wish.round);
  const { view } = useView(tournament, { view: 'table', session, section, table, round });
  const rounds = Array.from({ length: view?.rounds ?? round }, (_, index) => String(index + 1));
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position="right"
      size="38rem"
      transitionProps={{ duration: 120 }}
      classNames={{ content: classes.content ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={places.table(section, table)}>
        <Drawer.Body className={classes.body ?? ''}>
          <div className={classes.top}>
            <h2 className={classes.title}>{places.table(section, table)}</h2>
            <Row>
              <Pick
                label={t('label.round')}
                value={String(round)}
                options={rounds.map((value) => ({ value, label: places.round(section, Number(value)) }))}
                onPick={(value) => setRound(Number(value))}
              />
              <Action onClick={onClose}>{t('room.close')}</Action>
            </Row>
          </div>
          {view?.round === round && <TableRound view={view} wish={{ ...wish, round }} />}
          {view !== undefined && (
            <TablePairs ns={view.ns?.contestant.contestant} ew={view.ew?.contestant.contestant} />
          )}
          <TableDevices devices={devices} onChange={onDevices} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function TableRound({ view, wish }: { readonly view: TableView; readonly wish: TableWish }) {
  const { t } = useTranslation('desk');
  const { ns, ew, boards, session } = view;
  if (ns === undefined || ew === undefined) return <Quiet>{t('room.nobody')}</Quiet>;
  const line = {
    ...wish,
    key: `${wish.section}/${wish.round}/${wish.table}`,
    ns: ns.contestant,
    ew: ew.contestant,
  };
  return (
    <>
      <SeatsOfTable view={view} />
      {boards.map((board) => (
        <BoardOfTable key={board.board} session={session} board={board} line={line} />
      ))}
      {view.sessionStatus !== 'planned' && <Slips view={view} />}
    </>
  );
}

interface BoardOfTableProps {
  readonly session: number;
  readonly board: TableBoard;
  readonly line: Omit<BoardLine, 'row'>;
}

function BoardOfTable({ session, board, line }: BoardOfTableProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const entering = useLineEntry(tournament, session);
  const [text, setText] = useState('');
  const entry = readQuickEntry(text);
  const { result, status, adjustment } = board;
  const row = {
    ...line,
    status,
    ...(result === undefined ? {} : { result }),
    ...(adjustment === undefined ? {} : { adjustment }),
  };
  const pending = entering.pendingOn(board.board, line);
  function write() {
    if (!entry.ok || entry.value.kind !== 'result') return;
    setText('');
    entering.write(board.board, { ...line, row }, entry.value);
  }
  return (
    <section className={classes.board} aria-label={t('label.boardNumber', { board: board.board })}>
      <span>
        <b>{t('label.boardNumber', { board: board.board })}</b>{' '}
        {pending !== undefined ? (
          <>
            <ResultNotation result={pending.result} />
            {pending.waits && ` ${t('waiting.line')}`}
          </>
        ) : (
          result !== undefined && (
            <>
              <ResultNotation result={result.result} /> ({signed(result.ns)})
            </>
          )
        )}{' '}
        · {t(`boardStatus.${status}`)}
        {board.entered?.why !== undefined && `: “${board.entered.why}”`}
      </span>
      {status !== 'cancelled' && (
        <Row>
          <Field
            aria-label={t('room.write', { board: board.board })}
            placeholder="4sn+1"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') write();
            }}
            spellCheck={false}
          />
          <Action onClick={write} disabled={!entry.ok}>
            {result === undefined ? t('room.record') : t('correct.go')}
          </Action>
        </Row>
      )}
      {entering.correction !== undefined && (
        <CorrectionForm
          correction={entering.correction}
          onCorrect={(reason) => {
            if (entering.correction !== undefined) entering.correct(entering.correction, reason);
          }}
          onCancel={entering.forget}
        />
      )}
      <RefusedCommands items={entering.refusedOn(board.board, line)} />
    </section>
  );
}
