import { ArrowUpDown } from 'lucide-react';
import type { Side } from 'naipe/game';
import type { FirstSeat } from 'naipe/regulation';
import type { ContestantName, TableSide, TableView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Key } from '../../components/key.tsx';
import classes from './side-seats.module.css';
import { meetingOf, type Table } from './use-table.ts';

const SEATS = { NS: ['N', 'S'], EW: ['E', 'W'] } as const;

const other = (first: FirstSeat): FirstSeat => (first === 0 ? 1 : 0);

/** The two of a side by the seats they sit in; nothing where it is not known who they are. */
function seatedNames(side: TableSide | undefined, name: Side, first = side?.seats?.first) {
  const [one, two, ...more] = side?.contestant.names ?? [];
  if (first === undefined || one === undefined || two === undefined || more.length > 0) return undefined;
  const [north, south] = SEATS[name];
  const [atFirst, atSecond] = first === 0 ? [one, two] : [two, one];
  return [
    { seat: north, name: atFirst },
    { seat: south, name: atSecond },
  ] as const;
}

/** A contestant with the one who sits North or East first, once that is told. */
export function inSeats(side: TableSide, name: Side): ContestantName {
  const seated = side.seats?.told === true ? seatedNames(side, name) : undefined;
  return seated === undefined
    ? side.contestant
    : { ...side.contestant, names: seated.map(({ name: who }) => who) };
}

interface SideSeatsProps {
  readonly side: TableSide;
  readonly name: Side;
  /** Who sits North or East. */
  readonly first: FirstSeat;
  readonly onChange: (first: FirstSeat) => void;
}

/** Who of two partners sits where; they change it with one tap, as long as the rules let them. */
export function SideSeats({ side, name, first, onChange }: SideSeatsProps) {
  const { t } = useTranslation(['phone', 'common']);
  const seated = seatedNames(side, name, first);
  const fixed = side.seats?.fixed;
  if (seated === undefined) return null;
  const names = (
    <span className={classes.names}>
      {seated.map(({ seat, name: who }) => (
        <span key={seat}>
          <span className={classes.seat}>{t(`common:seat.${seat}`)}</span> <bdi>{who}</bdi>
        </span>
      ))}
    </span>
  );
  if (fixed !== undefined) {
    return (
      <div className={classes.told}>
        {names}
        <span className={classes.fixed}>{t('seats.fixed', { clause: fixed })}</span>
      </div>
    );
  }
  return (
    <button type="button" className={classes.seats} onClick={() => onChange(other(first))}>
      {names}
      <span className={classes.swap}>
        <ArrowUpDown aria-hidden size={20} />
        {t('seats.swap')}
      </span>
    </button>
  );
}

/** Says to the server how a side sits, where that is news. */
export function tellSeats({ view, enqueue }: Table, side: Side, first: FirstSeat): void {
  const seats = (side === 'NS' ? view.ns : view.ew)?.seats;
  if (seats === undefined || (seats.told && seats.first === first)) return;
  void enqueue('take-seats', { ...meetingOf(view), side, first, by: side });
}

interface OwnSeatsProps {
  readonly table: Table;
  readonly side: Side;
}

/** On a player's own phone: who of the two sits where, asked until it is told. */
export function OwnSeats({ table, side }: OwnSeatsProps) {
  const { t } = useTranslation(['phone', 'common']);
  const { view } = table;
  const own = side === 'NS' ? view.ns : view.ew;
  const [one, two] = own?.contestant.names ?? [];
  if (!isAsked(view, own) || one === undefined || two === undefined) return null;
  const [seat] = SEATS[side];
  return (
    <fieldset className={classes.asked}>
      <legend>{t('seats.who', { seat: t(`common:seat.${seat}`) })}</legend>
      {([0, 1] as const).map((first) => (
        <Key key={first} pressed={false} onPress={() => tellSeats(table, side, first)}>
          <bdi className={classes.asking}>{first === 0 ? one : two}</bdi>
        </Key>
      ))}
    </fieldset>
  );
}

const isAsked = ({ sessionStatus }: TableView, side: TableSide | undefined): boolean =>
  (sessionStatus === 'open' || sessionStatus === 'planned') &&
  side?.seats !== undefined &&
  !side.seats.told &&
  side.seats.fixed === undefined;
