import { VisuallyHidden } from '@mantine/core';
import { DoorOpen, LayoutGrid, QrCode } from 'lucide-react';
import type { ContestantKind, RoomView, SectionRoom, TableTile } from 'naipe/tournament';
import { memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { useSound } from '../../../clock/sounds.ts';
import { useNow } from '../../../clock/use-now.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Check } from '../../../components/field.tsx';
import { boardRange } from '../../print/board-range.ts';
import { deskAddress } from '../desk-address.ts';
import { useDesk } from '../desk-context.ts';
import { clockOf } from '../frame/next-step.ts';
import { Panel, Title } from '../parts/layout.tsx';
import { type Places, usePlaces } from '../parts/use-places.ts';
import { useContestants } from '../use-contestants.ts';
import { AbsencePanel } from './absence/absence-panel.tsx';
import { AnnouncementsPanel } from './announcements/announcements-panel.tsx';
import { ClockKeys } from './clock/clock-keys.tsx';
import { AskForm } from './corrections/ask-form.tsx';
import { CorrectionsPanel } from './corrections/corrections-panel.tsx';
import { AuthorisationsPanel } from './devices/authorisations-panel.tsx';
import { DirectorCalls } from './director-calls.tsx';
import { MinutesPerBoard } from './minutes-per-board.tsx';
import { Missing } from './missing.tsx';
import { MovePanel } from './move/move-panel.tsx';
import { SlowTables } from './move/slow-tables.tsx';
import classes from './room-page.module.css';
import { RoundsMatrix } from './rounds-matrix.tsx';
import { TableDrawer, type TableWish } from './table-drawer.tsx';
import { TileMark } from './tile-mark.tsx';
import { isTimeOver, marksOf } from './tile-marks.ts';
import { useDevices } from './use-devices.ts';

/** The table that is open: tapped, or named by the address, `?table=A5`. */
function useTableWish(room: RoomView | undefined) {
  const [opened, setOpened] = useState<TableWish>();
  const [search, setSearch] = useSearchParams();
  const named = search.get('table');
  const tile = room?.sections
    .flatMap(({ tables }) => tables)
    .find(({ section, table }) => `${section}${table}` === named);
  const open = useCallback(
    (wish: TableWish | undefined) => {
      if (named !== null) setSearch({}, { replace: true });
      setOpened(wish);
    },
    [named, setSearch],
  );
  return [opened ?? tile, open] as const;
}

/** The room at a glance: every table a tile. */
export function RoomPage() {
  const { t } = useTranslation('desk');
  const context = useContestants();
  const { tournament, view } = useDesk();
  const { room } = view;
  const [opened, setOpened] = useTableWish(room);
  const devices = useDevices(tournament, room);
  const [sound, setSound] = useSound('desk');
  if (room === undefined) {
    return (
      <div className={classes.page}>
        <Title>{t('part.room')}</Title>
        <EmptyState
          icon={LayoutGrid}
          heading={t('empty.room')}
          action={
            <ButtonLink next href={deskAddress(tournament, 'setup')}>
              {t('step.plan')}
            </ButtonLink>
          }
        >
          {t('empty.roomNext', { context })}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <div>
        <Title>{t('part.room')}</Title>
        <DirectorCalls room={room} onOpen={setOpened} />
      </div>
      {room.status === 'open' && (
        <ClockKeys session={room.session} clock={clockOf(room)} pause={room.pause} breaks={room.breaks} />
      )}
      {room.status === 'planned' && (
        <EmptyState
          icon={DoorOpen}
          heading={t('empty.ready')}
          action={
            <ButtonLink href={deskAddress(tournament, 'room', 'codes')} icon={QrCode}>
              {t('room.codes')}
            </ButtonLink>
          }
        >
          {t('empty.readyNext')}
        </EmptyState>
      )}
      {room.sections.map((section) => (
        <Tiles
          key={section.section}
          section={section}
          several={room.sections.length > 1}
          devicesAt={(table) => devices.at(section.section, table).length}
          onOpen={setOpened}
        />
      ))}
      <AbsencePanel room={room} />
      <CorrectionsPanel room={room} />
      {room.status !== 'planned' && <AskForm session={room.session} />}
      <MovePanel room={room} />
      <SlowTables room={room} onOpen={setOpened} />
      <Missing missing={room.missing} postponed={room.postponed} onOpen={setOpened} />
      {room.sections.map((section) => (
        <RoundsMatrix key={section.section} section={section} onOpen={setOpened} />
      ))}
      <AnnouncementsPanel />
      {view.overview.settings.devices === 'table' && <AuthorisationsPanel room={room} />}
      <Panel heading={t('room.clock')}>
        <div className={classes.controls}>
          <MinutesPerBoard />
          <Check checked={sound} onChange={setSound}>
            {t('room.bell')}
          </Check>
          <Link href={deskAddress(tournament, 'room', 'codes')} className={classes.link}>
            {t('room.codes')}
          </Link>
        </div>
      </Panel>
      {opened !== undefined && (
        <TableDrawer
          session={room.session}
          wish={opened}
          devices={devices.at(opened.section, opened.table)}
          onDevices={devices.ask}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

interface TilesProps {
  readonly section: SectionRoom;
  readonly several: boolean;
  readonly devicesAt: (table: number) => number;
  readonly onOpen: (wish: TableWish) => void;
}

function Tiles({ section, several, devicesAt, onOpen }: TilesProps) {
  const { t } = useTranslation('desk');
  const context = useContestants();
  const places = usePlaces();
  const isOver = isTimeOver(section.clock, useNow());
  return (
    <section aria-label={several ? t('label.section', { section: section.section }) : t('room.tables')}>
      {several && <h2 className={classes.section}>{t('label.section', { section: section.section })}</h2>}
      <ul className={classes.tiles}>
        {section.tables.map((tile) => (
          <li key={tile.table}>
            <Tile
              tile={tile}
              isTimeOver={isOver}
              devices={devicesAt(tile.table)}
              context={context}
              places={places}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TileProps {
  readonly tile: TableTile;
  /** The time of the round is over. */
  readonly isTimeOver: boolean;
  readonly devices: number;
  readonly context: ContestantKind;
  readonly places: Places;
  readonly onOpen: (wish: TableWish) => void;
}

/** Drawn anew when something of its own has changed. */
const Tile = memo(function Tile({ tile, isTimeOver, devices, context, places, onOpen }: TileProps) {
  const { t } = useTranslation('desk');
  const marks = marksOf(tile, isTimeOver);
  const pairs = [tile.ns, tile.ew].flatMap((pair) => pair ?? []);
  return (
    <button
      type="button"
      className={classes.tile}
      data-first={marks[0]}
      onClick={() => onOpen({ section: tile.section, table: tile.table, round: tile.round })}
    >
      <span className={classes.top}>
        <span className={classes.number} aria-hidden>
          {places.tableName(tile.section, tile.table)}
        </span>
        <VisuallyHidden>{places.table(tile.section, tile.table)}: </VisuallyHidden>
        <span className={classes.marks}>
          {marks.map((mark) => (
            <TileMark key={mark} mark={mark} />
          ))}
        </span>
      </span>
      <span className={classes.word}>{marks.map((mark) => t(`tile.${mark}`)).join(', ')}</span>
      <span>
        {pairs.length === 0 ? t('room.nobody') : t('room.pairs', { pairs: pairs.join(' – '), context })}
      </span>
      {tile.boards.length > 0 && tile.state !== 'idle' && (
        <span className={classes.about}>
          {t('room.boards', { boards: boardRange(tile.boards) })}
          <br />
          {t('room.boardsIn', { in: tile.boardsIn, count: tile.boards.length })}
        </span>
      )}
      {devices > 0 && <span className={classes.about}>{t('atTable.count', { count: devices })}</span>}
    </button>
  );
});
