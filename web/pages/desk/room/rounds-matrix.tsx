import { VisuallyHidden } from '@mantine/core';
import type { SectionRoom, TileState } from 'naipe/tournament';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, Panel } from '../parts/layout.tsx';
import { type Places, usePlaces } from '../parts/use-places.ts';
import classes from './room-page.module.css';
import type { TableWish } from './table-drawer.tsx';
import { TileMark } from './tile-mark.tsx';

interface RoundsMatrixProps {
  readonly section: SectionRoom;
  readonly onOpen: (wish: TableWish) => void;
}

/** Tables by rounds: where every result is, and where not. */
export function RoundsMatrix({ section, onOpen }: RoundsMatrixProps) {
  const { t } = useTranslation('desk');
  const places = usePlaces();
  const rounds = Array.from({ length: section.rounds }, (_, index) => index + 1);
  return (
    <Panel heading={t('room.matrix')}>
      <div className={classes.matrix}>
        <DataTable label={t('room.matrix')}>
          <thead>
            <tr>
              <th scope="col">{t('room.table')}</th>
              {rounds.map((round) => (
                <th key={round} scope="col" data-now={round === section.round}>
                  {places.round(section.section, round)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.tables.map(({ table, rounds: states }) => (
              <TableRow
                key={table}
                section={section.section}
                now={section.round}
                table={table}
                states={states}
                places={places}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        </DataTable>
      </div>
    </Panel>
  );
}

interface TableRowProps {
  readonly section: string;
  readonly now: number;
  readonly table: number;
  readonly states: readonly TileState[];
  readonly places: Places;
  readonly onOpen: (wish: TableWish) => void;
}

/** Drawn anew when something of its own has changed: a room has hundreds of these cells, and a result comes every few seconds. */
const TableRow = memo(function TableRow({ section, now, table, states, places, onOpen }: TableRowProps) {
  const { t } = useTranslation('desk');
  return (
    <tr>
      <th scope="row">{places.tableName(section, table)}</th>
      {states.map((state, index) => {
        const round = index + 1;
        return (
          <td key={round} data-now={round === now}>
            <button type="button" className={classes.cell} onClick={() => onOpen({ section, table, round })}>
              <TileMark mark={state} />
              <VisuallyHidden>
                {places.meeting({ section, round, table })}: {t(`tile.${state}`)}
              </VisuallyHidden>
            </button>
          </td>
        );
      })}
    </tr>
  );
});
