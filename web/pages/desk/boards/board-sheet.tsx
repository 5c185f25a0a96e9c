import { conditionsByNumber, scoreNS } from 'naipe/game';
import type { TravellerView } from 'naipe/tournament';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/field.tsx';
import { ResultWords } from '../../../components/result-words.tsx';
import { signed } from '../../../components/signed.ts';
import { useView } from '../../../live/index.ts';
import { explainFault } from '../../tools/explain-fault.ts';
import { useDesk } from '../desk-context.ts';
import { usePlaces } from '../parts/use-places.ts';
import { useContestants } from '../use-contestants.ts';
import { BoardTable } from './board-table.tsx';
import classes from './boards-page.module.css';
import { CorrectionForm } from './correction-form.tsx';
import { type BoardLine, chooseLine, isOpen, nextOpenLine } from './lines.ts';
import { readQuickEntry } from './quick-entry.ts';
import { type ResultEntry, useLineEntry } from './use-line-entry.ts';

interface BoardSheetProps {
  readonly session: number;
  readonly board: number;
  readonly boards: readonly number[];
  readonly lines: readonly BoardLine[];
  readonly traveller: TravellerView | undefined;
  readonly onShow: (board: number) => void;
  readonly onStep: (by: number) => void;
}

/** What the palette brought along to be written: `?entry=4sn%2B1`. */
const broughtAlong = (): string => new URLSearchParams(window.location.search).get('entry') ?? '';

/** One board as a traveller that takes typing: a result, Enter, the next line. */
export function BoardSheet({ session, board, boards, lines, traveller, onShow, onStep }: BoardSheetProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const places = usePlaces();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(broughtAlong);
  const [wished, setWished] = useState<{ readonly board: number; readonly key: string }>();
  const [waiting, setWaiting] = useState<{ readonly board: number; readonly entry: ResultEntry }>();
  const context = useContestants();
  const entering = useLineEntry(tournament, session);
  /** Written on already; what is asked about or refused is answered where it says so. */
  const isTaken = (on: number) => (line: BoardLine) =>
    entering.pendingOn(on, line) !== undefined || entering.refusedOn(on, line).length > 0;
  const current =
    lines.find(({ key }) => wished?.board === board && key === wished.key) ??
    lines.find((line) => isOpen(line) && !isTaken(board)(line)) ??
    lines[0];
  useEffect(() => input.current?.focus(), []);

  const entry = readQuickEntry(text);
  const move = (by: number) => {
    const at = lines.findIndex(({ key }) => key === current?.key) + by;
    const next = lines[Math.min(lines.length - 1, Math.max(0, at))];
    if (next !== undefined) setWished({ board, key: next.key });
  };

  function write({ line: wish, ...result }: ResultEntry) {
    const line = wish === undefined ? current : chooseLine(lines, wish, isTaken(board));
    if (line === undefined || !entering.write(board, line, result)) return;
    const taken = (other: BoardLine) => other.key === line.key || isTaken(board)(other);
    const next = nextOpenLine(lines, line.key, taken);
    if (next !== undefined) setWished({ board, key: next.key });
    else onStep(1);
  }

  function submit() {
    if (!entry.ok) return;
    const { board: named = board } = entry.value;
    if (!boards.includes(named)) return;
    setText('');
    if (named !== board) {
      // The lines of another board come with it: what is to be written on them waits until then.
      if (entry.value.kind === 'result') setWaiting({ board: named, entry: entry.value });
      onShow(named);
    } else if (entry.value.kind === 'result') write(entry.value);
  }

  const isReady = waiting?.board === board && traveller !== undefined;
  useEffect(() => {
    if (!isReady || waiting === undefined) return;
    setWaiting(undefined);
    write(waiting.entry);
  });

  function press(event: KeyboardEvent) {
    switch (event.key) {
      case 'Enter':
        submit();
        break;
      case 'ArrowDown':
      case 'ArrowUp':
        move(event.key === 'ArrowDown' ? 1 : -1);
        break;
      case 'PageDown':
      case 'PageUp':
        onStep(event.key === 'PageDown' ? 1 : -1);
        break;
      case 'Escape':
        setText('');
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  return (
    <>
      <div className={classes.entry}>
        <div className={classes.line}>
          <span className={classes.where} aria-live="polite">
            {t('label.boardNumber', { board })}
            {current !== undefined &&
              ` · ${places.meeting(current)} · ${current.ns.contestant}\u00A0–\u00A0${current.ew.contestant}`}
          </span>
          <div className={classes.box}>
            <Field
              ref={input}
              aria-label={t('boards.entry')}
              placeholder="4sn+1"
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              onKeyDown={press}
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="done"
            />
          </div>
        </div>
        <div className={classes.outcome} aria-live="polite">
          <Preview session={session} text={text} board={board} />
        </div>
        {entering.correction !== undefined && (
          <CorrectionForm
            correction={entering.correction}
            onCorrect={(reason) => {
              if (entering.correction !== undefined) entering.correct(entering.correction, reason);
              input.current?.focus();
            }}
            onCancel={() => {
              entering.forget();
              input.current?.focus();
            }}
          />
        )}
        <p className={classes.hint}>{t('boards.keys', { context })}</p>
      </div>
      <BoardTable
        board={board}
        lines={lines}
        traveller={traveller}
        current={current?.key}
        pendingOn={(line) => entering.pendingOn(board, line)}
        onChoose={(key) => {
          setWished({ board, key });
          input.current?.focus();
        }}
      />
    </>
  );
}

interface PreviewProps {
  readonly session: number;
  readonly text: string;
  readonly board: number;
}

/** What is typed, as a player would say it, with its score; or what is expected next. */
function Preview({ session, text, board: shown }: PreviewProps) {
  const { t } = useTranslation('desk');
  const { view: marked } = useView(useDesk().tournament, { view: 'hands', session });
  const common = useTranslation().t;
  if (text.trim() === '') return null;
  const entry = readQuickEntry(text);
  if (!entry.ok) return explainFault(text, entry.error, common).sentence;
  if (entry.value.kind === 'board') return t('boards.goTo', { board: entry.value.board });
  const { board = shown, result } = entry.value;
  const { vulnerable } = marked?.boards.find((each) => each.board === board) ?? conditionsByNumber(board);
  const ns = scoreNS(result, vulnerable);
  return (
    <>
      {board !== shown && `${t('label.boardNumber', { board })}: `}
      <ResultWords result={result} />: {common(ns < 0 ? 'side.EW' : 'side.NS')} {signed(Math.abs(ns))}
    </>
  );
}
