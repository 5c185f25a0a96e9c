import type { BoardScoreView, ContestantName, SideScoreData, TravellerView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { CardNotation } from '../../../components/card-notation.tsx';
import { ExtremeMark, ExtremesLegend } from '../../../components/extreme-mark.tsx';
import { StackedNames } from '../../../components/pair-names.tsx';
import { ResultNotation } from '../../../components/result-notation.tsx';
import { SuitedText } from '../../../components/suited-text.tsx';
import { useNumbers } from '../../../components/use-numbers.ts';
import { useDesk } from '../desk-context.ts';
import { DataTable, Panel, Quiet } from '../parts/layout.tsx';
import { usePlaces } from '../parts/use-places.ts';
import { useSideScoreWords } from '../rulings/side-score-words.ts';
import classes from './boards-page.module.css';
import { HiddenHands } from './hidden-hands.tsx';
import type { BoardLine } from './lines.ts';
import { useOddityWords } from './oddities.tsx';
import type { WaitingResult } from './waiting-results.ts';

interface BoardTableProps {
  readonly board: number;
  readonly lines: readonly BoardLine[];
  readonly traveller: TravellerView | undefined;
  readonly current: string | undefined;
  readonly pendingOn: (line: BoardLine) => WaitingResult | undefined;
  readonly onChoose: (key: string) => void;
}

/** A board's traveller: every line that plays it, with what stands. */
export function BoardTable({ board, lines, traveller, current, pendingOn, onChoose }: BoardTableProps) {
  const { t } = useTranslation('desk');
  const common = useTranslation().t;
  const heading =
    traveller === undefined
      ? t('label.boardNumber', { board })
      : `${t('label.boardNumber', { board })}: ${common('deal.dealer', { seat: common(`seat.${traveller.dealer}`) })}, ${common(`deal.${traveller.vulnerable}`)}`;
  return (
    <Panel heading={heading}>
      <HiddenHands hands={traveller?.deal === undefined ? [] : [traveller]} />
      {traveller?.cancelled === true && <Quiet>{t('boards.cancelled')}</Quiet>}
      <DataTable label={heading}>
        <thead>
          <tr>
            <th scope="col">{t('label.line')}</th>
            <th scope="col">{t('label.ns')}</th>
            <th scope="col">{t('label.ew')}</th>
            <th scope="col">{t('label.result')}</th>
            <th scope="col">{t('label.lead')}</th>
            <th scope="col" data-number>
              {t('label.nsPoints')}
            </th>
            <th scope="col" data-number>
              {t('label.ewPoints')}
            </th>
            <th scope="col" data-number>
              {t('label.nsScore')}
            </th>
            <th scope="col" data-number>
              {t('label.ewScore')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line
              key={line.key}
              line={line}
              board={board}
              isCurrent={line.key === current}
              pending={pendingOn(line)}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </DataTable>
      <ExtremesLegend scores={lines.flatMap(({ row }) => [row?.nsScore, row?.ewScore])} />
    </Panel>
  );
}

interface LineProps {
  readonly line: BoardLine;
  readonly board: number;
  readonly isCurrent: boolean;
  readonly pending: WaitingResult | undefined;
  readonly onChoose: (key: string) => void;
}

function Line({ line, board, isCurrent, pending, onChoose }: LineProps) {
  const { t } = useTranslation('desk');
  const places = usePlaces();
  const words = useOddityWords();
  const { percent, decimal } = useNumbers();
  const { oddities } = useDesk().view;
  const { section, round, table, row } = line;
  const odd = oddities.filter(
    (at) => at.board === board && at.section === section && at.round === round && at.table === table,
  );
  const score = (of: BoardScoreView | undefined) => (
    <ExtremeMark score={of}>
      {of === undefined ? '' : of.percent === undefined ? decimal(of.points) : percent(of.percent)}
    </ExtremeMark>
  );
  return (
    <tr
      className={classes.row}
      aria-selected={isCurrent}
      data-odd={odd.length > 0}
      onClick={() => onChoose(line.key)}
    >
      <td>
        <button
          type="button"
          className={classes.pick}
          onClick={() => onChoose(line.key)}
          title={t('boards.writeAt', { place: places.meeting(line) })}
          aria-pressed={isCurrent}
        >
          {t('label.shortMeeting', { round, table: places.tableName(section, table) })}
        </button>
      </td>
      <td>
        <LinePair pair={line.ns} />
      </td>
      <td>
        <LinePair pair={line.ew} />
      </td>
      <td>
        <Standing line={line} pending={pending} />
        {odd.map((oddity) => (
          <span key={oddity.code} className={classes.odd}>
            <SuitedText text={words(oddity)} />
          </span>
        ))}
      </td>
      <td>{row?.result?.lead !== undefined && <CardNotation card={row.result.lead} />}</td>
      <td data-number>{row?.result !== undefined && row.result.ns > 0 ? row.result.ns : ''}</td>
      <td data-number>{row?.result !== undefined && row.result.ew > 0 ? row.result.ew : ''}</td>
      <td data-number>{score(row?.nsScore)}</td>
      <td data-number>{score(row?.ewScore)}</td>
    </tr>
  );
}

/** A pair: on a phone its number alone. */
const LinePair = ({ pair: { contestant: pair, names } }: { readonly pair: ContestantName }) => (
  <span className={classes.pair}>
    <b>{pair}</b>
    <span className={classes.names}>
      <StackedNames names={names} />
    </span>
  </span>
);

function Standing({
  line: { row },
  pending,
}: {
  readonly line: BoardLine;
  readonly pending: WaitingResult | undefined;
}) {
  const { t } = useTranslation('desk');
  const words = useSideScoreWords();
  const adjusted = (ns: SideScoreData, ew: SideScoreData) => `${words(ns)} / ${words(ew)}`;
  if (pending !== undefined) {
    return (
      <span className={classes.pending}>
        <ResultNotation result={pending.result} />
        {pending.waits && <small> {t('waiting.line')}</small>}
      </span>
    );
  }
  if (row === undefined) return null;
  return (
    <>
      {row.result !== undefined && <ResultNotation result={row.result.result} />}{' '}
      {row.adjustment !== undefined && (
        <b>
          <SuitedText text={adjusted(row.adjustment.ns, row.adjustment.ew)} />
        </b>
      )}
      {row.status !== 'agreed' && row.status !== 'to-play' && (
        <small> {t(`boardStatus.${row.status}`)}</small>
      )}
      {row.late === true && <small> {t('odd.late')}</small>}
      {row.group !== undefined && <small> {t('boards.group', { group: row.group })}</small>}
    </>
  );
}
