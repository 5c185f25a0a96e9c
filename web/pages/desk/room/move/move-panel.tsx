import { PROFILES } from 'naipe/regulation';
import type { MeetingBoard, RoomView, TableTile } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { useDesk } from '../../desk-context.ts';
import { groupBy } from '../../parts/group-by.ts';
import { Panel, Quiet, Row } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { usePlaces } from '../../parts/use-places.ts';
import { StoppedForm } from './stopped-form.tsx';

/** Tables that had not finished when the move was called: how far each was, and what its lost boards are worth. */
export function MovePanel({ room }: { readonly room: RoomView }) {
  const { t } = useTranslation('desk');
  const { moveCall } = PROFILES[useDesk().view.overview.settings.profile];
  const asked = room.sections.flatMap(({ tables }) => tables.filter(({ move }) => move !== undefined));
  const lost = groupBy(room.stopped, keyOf);
  if (moveCall === undefined || asked.length + lost.size === 0) return null;
  const { clause, keeps } = moveCall;
  return (
    <Panel heading={t('live.move.heading')}>
      <Quiet>{t('live.move.sentence', { clause, keeps: t(`live.move.keeps.${keeps}`) })}</Quiet>
      {asked.map((tile) => (
        <AskedTable key={keyOf(tile)} session={room.session} tile={tile} />
      ))}
      {[...lost].map(([key, boards]) => (
        <StoppedForm key={key} boards={boards} />
      ))}
    </Panel>
  );
}

const keyOf = ({ section, round, table }: Omit<MeetingBoard, 'session' | 'board'>): string =>
  `${section}/${round}/${table}`;

/** The table has not said how far it was: the director may say it for it. */
function AskedTable({ session, tile }: { readonly session: number; readonly tile: TableTile }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const places = usePlaces();
  const commanding = useDeskCommand(tournament);
  const { section, round, table, move } = tile;
  const say = (underWay: number | null) => () =>
    void commanding.send('answer-move', { session, section, round, table, by: 'director', underWay });
  const heading = t('live.move.table', { table: places.tableName(section, table), round });
  return (
    <section aria-label={heading}>
      <p style={{ margin: 0 }}>
        <b>{heading}</b>: {t('live.move.asks')}
      </p>
      <Row>
        {(move?.boards ?? []).map((board) => (
          <Action key={board} loading={commanding.sending} onClick={say(board)}>
            {t('live.move.underWay', { board })}
          </Action>
        ))}
        <Action loading={commanding.sending} onClick={say(null)}>
          {t('live.move.none')}
        </Action>
      </Row>
      <Outcome commanding={commanding} />
    </section>
  );
}
