import type { MatchBoardLine, MatchView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';
import { ResultNotation } from '../../../components/result-notation.tsx';
import { RoomHead, Swing, TeamHeads } from '../../results/match/match-lines.tsx';
import { CorrectionForm } from '../boards/correction-form.tsx';
import type { BoardLine } from '../boards/lines.ts';
import { readQuickEntry } from '../boards/quick-entry.ts';
import { useLineEntry } from '../boards/use-line-entry.ts';
import { useDesk } from '../desk-context.ts';
import { DataTable } from '../parts/layout.tsx';
import { RefusedCommands } from '../parts/refused-commands.tsx';
import classes from './match-sheet.module.css';

type RoomName = 'open' | 'closed';

/** The sheet of the match, to be typed: a result, Enter, the next board of the room. */
export function MatchSheet({ match }: { readonly match: MatchView }) {
  const { t } = useTranslation(['desk', 'results']);
  const { lines, closed } = match;
  const rooms: readonly RoomName[] = closed === undefined ? ['open'] : ['open', 'closed'];
  return (
    <div className={classes.sheet}>
      <DataTable label={t('matches.boards')}>
        <thead>
          <tr>
            <th scope="col">
              <span className={classes.board}>{t('results:match.board')}</span>
            </th>
            {rooms.map((room) => (
              <RoomHead key={room} match={match} room={room} />
            ))}
            <TeamHeads match={match} />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <SheetLine key={`${line.part}/${line.board}`} match={match} line={line} rooms={rooms} />
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}

interface SheetLineProps {
  readonly match: MatchView;
  readonly line: MatchBoardLine;
  readonly rooms: readonly RoomName[];
}

function SheetLine({ match, line, rooms }: SheetLineProps) {
  return (
    <tr>
      <th scope="row">{line.board}</th>
      {rooms.map((room) => (
        <td key={room}>
          <RoomCell match={match} line={line} room={room} />
        </td>
      ))}
      {(['home', 'away'] as const).map((team) => (
        <td key={team} data-number>
          <Swing line={line} team={team} />
        </td>
      ))}
    </tr>
  );
}

interface RoomCellProps {
  readonly match: MatchView;
  readonly line: MatchBoardLine;
  readonly room: RoomName;
}

/** What a room has on a board, and a line to type it: kept when it is changed, with the reason when it was agreed. */
function RoomCell({ match, line, room }: RoomCellProps) {
  const { t } = useTranslation(['desk', 'results']);
  const { tournament } = useDesk();
  const { section, home, away } = match;
  const { board, session, round } = line;
  const entering = useLineEntry(tournament, session);
  const [text, setText] = useState<string>();
  const table = match[room]?.table ?? 0;
  const sides = room === 'open' ? { ns: home, ew: away } : { ns: away, ew: home };
  const held = line[room];
  const place = { key: `${section}/${round}/${table}`, section, round, table, ...sides };
  const row: BoardLine = {
    ...place,
    row: {
      ...place,
      status: held?.status ?? 'to-play',
      ...(held?.result === undefined ? {} : { result: held.result }),
      ...(held?.adjustment === undefined ? {} : { adjustment: held.adjustment }),
    },
  };
  const entry = readQuickEntry(text ?? '');
  const pending = entering.pendingOn(board, row);
  const shown = pending?.result ?? held?.result?.result;

  function write(input: HTMLInputElement) {
    if (!entry.ok || entry.value.kind !== 'result') return;
    if (entering.write(board, row, entry.value)) setText(undefined);
    nextField(input)?.focus();
  }

  return (
    <div className={classes.cell}>
      <span className={classes.held}>
        {held?.adjustment !== undefined
          ? t('results:board.adjusted')
          : shown !== undefined && <ResultNotation result={shown} />}
      </span>
      <Field
        aria-label={t('matches.write', { board, room: t(`results:match.${room}`) })}
        placeholder="4sn+1"
        value={text ?? ''}
        spellCheck={false}
        data-room={room}
        error={text !== undefined && text !== '' && !entry.ok}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') write(event.currentTarget);
        }}
      />
      {entering.correction !== undefined && (
        <CorrectionForm
          correction={entering.correction}
          onCorrect={(reason) => {
            if (entering.correction !== undefined) entering.correct(entering.correction, reason);
            setText(undefined);
          }}
          onCancel={entering.forget}
        />
      )}
      <RefusedCommands items={entering.refusedOn(board, row)} />
    </div>
  );
}

/** The line of the same room on the next board: whoever types a sheet goes down it. */
function nextField(input: HTMLInputElement): HTMLInputElement | undefined {
  const room = input.dataset.room;
  const fields = [
    ...(input.closest('table')?.querySelectorAll<HTMLInputElement>(`input[data-room="${room}"]`) ?? []),
  ];
  return fields[fields.indexOf(input) + 1];
}
