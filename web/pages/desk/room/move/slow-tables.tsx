import { PROFILES } from 'naipe/regulation';
import { minutesBehind, type RoomView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../../clock/use-now.ts';
import { useDesk } from '../../desk-context.ts';
import { Panel, Quiet } from '../../parts/layout.tsx';
import { usePlaces } from '../../parts/use-places.ts';
import classes from '../room-page.module.css';
import type { TableWish } from '../table-drawer.tsx';

interface SlowTablesProps {
  readonly room: RoomView;
  readonly onOpen: (wish: TableWish) => void;
}

/** Tables at which a board takes longer than the pace allows, the slowest first (RTP 2.2.5, ROP 5.5). */
export function SlowTables({ room, onOpen }: SlowTablesProps) {
  const { t } = useTranslation('desk');
  const now = useNow();
  const places = usePlaces();
  const { profile, minutesPerBoard } = useDesk().view.overview.settings;
  const slow = room.sections
    .flatMap(({ tables, clock }) =>
      tables.map((tile) => ({ tile, behind: minutesBehind(tile, clock, minutesPerBoard, now) })),
    )
    .filter(({ behind }) => behind > 0)
    .sort((one, other) => other.behind - one.behind);
  if (room.status !== 'open' || slow.length === 0) return null;
  return (
    <Panel heading={t('live.slow.heading')}>
      <Quiet>
        {t('live.slow.pace', { minutes: minutesPerBoard, clause: PROFILES[profile].minutesPerBoard.clause })}
      </Quiet>
      <ul className={classes.chips}>
        {slow.map(({ tile, behind }) => (
          <li key={`${tile.section}${tile.table}`}>
            <button type="button" className={classes.chip} onClick={() => onOpen(tile)}>
              {t('live.slow.table', {
                table: places.tableName(tile.section, tile.table),
                count: behind,
                boardsIn: tile.boardsIn,
                boards: tile.boards.length,
              })}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
