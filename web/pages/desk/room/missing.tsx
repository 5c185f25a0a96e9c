import type { MeetingBoard } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { groupBy } from '../parts/group-by.ts';
import { Panel, Quiet } from '../parts/layout.tsx';
import { usePlaces } from '../parts/use-places.ts';
import classes from './room-page.module.css';
import type { TableWish } from './table-drawer.tsx';

interface MissingProps {
  readonly missing: readonly MeetingBoard[];
  readonly postponed: readonly MeetingBoard[];
  readonly onOpen: (wish: TableWish) => void;
}

/** Results that should be there by now, by table and round. */
export function Missing({ missing, postponed, onOpen }: MissingProps) {
  const { t } = useTranslation('desk');
  return (
    <Panel heading={t('room.missing')}>
      {missing.length === 0 ? (
        <Quiet>{t('room.nothingMissing')}</Quiet>
      ) : (
        <Chips boards={missing} onOpen={onOpen} />
      )}
      {postponed.length > 0 && (
        <>
          <Quiet>{t('room.postponed')}</Quiet>
          <Chips boards={postponed} onOpen={onOpen} />
        </>
      )}
    </Panel>
  );
}

function Chips({
  boards: all,
  onOpen,
}: Pick<MissingProps, 'onOpen'> & { readonly boards: readonly MeetingBoard[] }) {
  const places = usePlaces();
  const meetings = groupBy(all, ({ section, round, table }) => `${section}/${round}/${table}`);
  return (
    <ul className={classes.chips}>
      {[...meetings].map(([key, boards]) => {
        const [first] = boards;
        if (first === undefined) return null;
        return (
          <li key={key}>
            <button type="button" className={classes.chip} onClick={() => onOpen(first)}>
              {places.meeting(first)}: {boards.map(({ board }) => board).join(' ')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
