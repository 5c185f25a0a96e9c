import type { SeatNow, TableView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Loading } from '../../components/loading.tsx';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { useLabels } from '../../components/use-labels.ts';
import { PagesOfTable, TableBar } from '../table/pages-of-table.tsx';
import { OwnSide } from '../table/phone-side.ts';
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
      <PagesOfTable key={`${at.table}/${at.round}`} table={table} back={back} />
    </OwnSide>
  );
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
  if (view === undefined) return null;
  const side = t(`common:side.${props.sits.side}`);
  const board = toAgree(view, props.sits.side);
  return (
    <PrimaryButton onClick={() => navigate(board === undefined ? at.home : `${at.home}/board/${board}`)}>
      {board === undefined
        ? t('ownTable.go', { table: labels.table(view), side })
        : t('round.agree', { board, side })}
    </PrimaryButton>
  );
}
