import { SIDES, type Side } from 'naipe/game';
import type { FirstSeat } from 'naipe/regulation';
import type { TableView } from 'naipe/tournament';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, store } from '../../app/stored.ts';
import { Key } from '../../components/key.tsx';
import { Names } from '../../components/pair-names.tsx';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { useLabels } from '../../components/use-labels.ts';
import { CallDirector } from './call-director.tsx';
import { MoveCall } from './move-call.tsx';
import { usePhoneSide } from './phone-side.ts';
import classes from './seating-page.module.css';
import { isSessionOver } from './session-over.ts';
import { SideSeats, tellSeats } from './side-seats.tsx';
import { playersOfSide, teamOfSide } from './team-of-side.ts';
import type { Table } from './use-table.ts';
import { useWhere } from './use-where.ts';

/** A round at a table with who sits there: when any of it changes, the players are asked again. */
export const seatingKey = (
  { session, section, table, round, ns, ew }: TableView,
  tournament: string,
): string =>
  [tournament, session, section, table, round, ns?.contestant.contestant, ew?.contestant.contestant].join(
    '/',
  );

const KEY = 'naipe-seated';

/** Have the players of this round said that it is them? Where nobody plays, or plays any more, nobody is asked. */
export const isSeated = (view: TableView, tournament: string): boolean =>
  isSessionOver(view) ||
  view.ns === undefined ||
  view.ew === undefined ||
  readStored(KEY) === seatingKey(view, tournament);

interface SeatingPageProps {
  readonly table: Table;
  readonly bar: ReactNode;
  readonly onSeated: () => void;
  readonly onLeave: () => void;
}

/** 'Table 5. North–South: pair 12, …. East–West: pair 7, …. Is that right?' */
export function SeatingPage({ table, bar, onSeated, onLeave }: SeatingPageProps) {
  const { t } = useTranslation(['phone', 'common']);
  const labels = useLabels();
  const where = useWhere();
  const [wrong, setWrong] = useState(false);
  const [whose, setWhose] = usePhoneSide();
  const { view, at } = table;
  const [changed, setChanged] = useState<Readonly<Partial<Record<Side, FirstSeat>>>>({});
  const firstOf = (side: Side): FirstSeat =>
    changed[side] ?? (side === 'NS' ? view.ns : view.ew)?.seats?.first ?? 0;

  function confirm() {
    for (const side of SIDES) if (whose === 'both' || whose === side) tellSeats(table, side, firstOf(side));
    store(KEY, seatingKey(view, at.tournament));
    onSeated();
  }

  return (
    <PhoneFrame
      title={labels.table(view)}
      beside={where(view)}
      above={bar}
      actions={
        wrong ? (
          <>
            <CallDirector table={table} />
            <QuietButton onClick={onLeave}>{t('seating.otherTable')}</QuietButton>
            <QuietButton onClick={() => setWrong(false)}>{t('seating.back')}</QuietButton>
          </>
        ) : (
          <>
            <PrimaryButton onClick={confirm}>{t('seating.yes')}</PrimaryButton>
            <QuietButton onClick={() => setWrong(true)}>{t('seating.no')}</QuietButton>
          </>
        )
      }
    >
      {view.moved !== undefined && <MoveCall view={view} to={view.moved} />}
      {view.players === undefined
        ? SIDES.map((side) => (
            <SidePair
              key={side}
              side={side}
              view={view}
              first={firstOf(side)}
              onFirst={(first) => setChanged({ ...changed, [side]: first })}
            />
          ))
        : view.players.map(({ seat, contestant }) => (
            <section key={seat} className={classes.side}>
              <h2 className={classes.name}>
                <span>{t(`common:seat.${seat}`)}</span>{' '}
                <span className={classes.pair}>{labels.contestant(contestant.contestant, 'player')}</span>
              </h2>
              <p className={classes.players}>
                <Names pair={contestant} />
              </p>
            </section>
          ))}
      <fieldset className={classes.whose}>
        <legend>{t('sides.whose')}</legend>
        {(['both', 'NS', 'EW'] as const).map((side) => (
          <Key key={side} pressed={whose === side} onPress={() => setWhose(side)}>
            <span className={classes.small}>{t(`sides.${side}`)}</span>
          </Key>
        ))}
      </fieldset>
      <p className={classes.question}>{wrong ? t('seating.wrong') : t('seating.question')}</p>
    </PhoneFrame>
  );
}

interface SidePairProps {
  readonly side: Side;
  readonly view: TableView;
  readonly first: FirstSeat;
  readonly onFirst: (first: FirstSeat) => void;
}

function SidePair({ side, view, first, onFirst }: SidePairProps) {
  const { t } = useTranslation();
  const own = side === 'NS' ? view.ns : view.ew;
  if (own === undefined) return null;
  const pair = own.contestant;
  const team = teamOfSide(view, pair);
  const players = playersOfSide(team, pair);
  return (
    <section className={classes.side}>
      <h2 className={classes.name}>
        <span>{t(`side.${side}`)}</span>{' '}
        <span className={classes.pair}>
          {team === undefined ? t('label.pair', { pair: pair.contestant }) : <Names pair={team} />}
        </span>
      </h2>
      {own.seats !== undefined ? (
        <SideSeats side={own} name={side} first={first} onChange={onFirst} />
      ) : (
        players !== undefined && (
          <p className={classes.players}>
            <Names pair={players} />
          </p>
        )
      )}
    </section>
  );
}
