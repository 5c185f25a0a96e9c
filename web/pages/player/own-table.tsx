import type { SeatNow, TableView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { clockFace } from '../../clock/clock-face.ts';
import { useNow } from '../../clock/use-now.ts';
import { Loading } from '../../components/loading.tsx';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { useLabels } from '../../components/use-labels.ts';
import { MoveCall } from '../table/move-call.tsx';
import { PagesOfTable, TableBar } from '../table/pages-of-table.tsx';
import { OwnSide } from '../table/phone-side.ts';
import { OwnSeats } from '../table/side-seats.tsx';
import { useRoundSound } from '../table/use-round-sound.ts';
import { type AtTable, useTable } from '../table/use-table.ts';

interface OwnTableProps {
  readonly tournament: string;
  readonly pair: string;
  readonly sits: SeatNow;
}

const cardOf = ({ tournament, pair }: OwnTableProps): string => `/p/${tournament}/pair/${pair}`;

const placeOf = (props: OwnTableProps): AtTable => {
  const { session, section, table, round } = props.sits;
  return { tournament: props.tournament, session, section, table, round, home: `${cardOf(props)}/table` };
};

/** The table where a player's pair sits, on his own phone: it enters and agrees for his side, never for the other. */
export function OwnTable(props: OwnTableProps) {
  const { t } = useTranslation('phone');
  const labels = useLabels();
  const at = placeOf(props);
  const table = useTable(at);
  useRoundSound(table?.view.clock);
  const back = { to: cardOf(props), words: t('ownTable.card') };
  if (table === undefined) {
    return (
      <PhoneFrame
        title={labels.table({ ...props.sits, severalSections: false })}
        back={back}
        above={<TableBar at={at} table={table} />}
      >
        <Loading shape="cards" />
      </PhoneFrame>
    );
  }
  return (
    <OwnSide value={props.sits.side}>
      <PagesOfTable
        key={`${at.table}/${at.round}`}
        table={table}
        back={back}
        called={
          <>
            <OwnMove view={table.view} sits={props.sits} />
            <OwnSeats table={table} side={props.sits.side} />
          </>
        }
      />
    </OwnSide>
  );
}

interface OwnMoveProps {
  readonly view: TableView;
  readonly sits: SeatNow;
}

/** While everybody looks for his table: where this player goes. */
function OwnMove({ view, sits: { round, table, side } }: OwnMoveProps) {
  const now = useNow();
  const isCalled = view.clock !== undefined && clockFace(view.clock, now).moveTo === round;
  return isCalled ? <MoveCall view={view} to={{ kind: 'table', table, side, stays: false }} /> : null;
}

/** The board that waits for the pair to agree. */
const toAgree = (view: TableView, side: SeatNow['side']): number | undefined =>
  view.boards.find(({ status, verifies }) => status === 'entered' && verifies === side)?.board;

/** From a player's card to his table, or straight to what waits there for him. */
export function WayToTable(props: OwnTableProps) {
  const { t } = useTranslation(['phone', 'common']);
  const labels = useLabels();
  const [, navigate] = useLocation();
  const at = placeOf(props);
  const view = useTable(at)?.view;
  useRoundSound(view?.clock);
  if (view === undefined) return null;
  const side = t(`common:side.${props.sits.side}`);
  const board = toAgree(view, props.sits.side);
  return (
    <>
      <OwnMove view={view} sits={props.sits} />
      <PrimaryButton onClick={() => navigate(board === undefined ? at.home : `${at.home}/board/${board}`)}>
        {board === undefined
          ? t('ownTable.go', { table: labels.table(view), side })
          : t('round.agree', { board, side })}
      </PrimaryButton>
    </>
  );
}
