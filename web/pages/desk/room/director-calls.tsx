import { Check, Eye, Gavel } from 'lucide-react';
import type { RoomView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { useDates } from '../../../components/use-dates.ts';
import { directingAddress } from '../../directing/addresses.ts';
import { useDesk } from '../desk-context.ts';
import { Row } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { usePlaces } from '../parts/use-places.ts';
import { useWho } from '../parts/use-who.ts';
import classes from './room-page.module.css';
import type { TableWish } from './table-drawer.tsx';

interface DirectorCallsProps {
  readonly room: RoomView;
  readonly onOpen: (wish: TableWish) => void;
}

/** Who calls the director, since when and about what. */
export function DirectorCalls({ room, onOpen }: DirectorCallsProps) {
  const calls = room.sections.flatMap(({ tables }) =>
    tables.flatMap(({ call, section, table, round }) =>
      call === undefined ? [] : [{ ...call, section, table, round }],
    ),
  );
  return (
    <div role="status">
      {calls.map((call) => (
        <Call key={`${call.section}${call.table}`} session={room.session} call={call} onOpen={onOpen} />
      ))}
    </div>
  );
}

interface CallProps extends Pick<DirectorCallsProps, 'onOpen'> {
  readonly session: number;
  readonly call: TableWish & NonNullable<RoomView['sections'][number]['tables'][number]['call']>;
}

/** Each is answered for itself: another table need not wait until this one is through. */
function Call({ session, call, onOpen }: CallProps) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const { time } = useDates();
  const places = usePlaces();
  const who = useWho();
  const commanding = useDeskCommand(tournament);
  const { section, table, round, since, board, about, taken } = call;
  return (
    <>
      <div className={classes.call}>
        <span>
          {t('room.calls', { table: places.tableName(section, table), time: time(since) })}
          {board !== undefined && ` ${t('label.boardNumber', { board })}.`}
          {about !== undefined && ` “${about}”`}
          {taken !== undefined && ` ${t('cases.takenBy', { who: who(taken.by) })}`}
        </span>
        <Row>
          <ButtonLink next icon={Gavel} href={directingAddress(tournament)}>
            {t('cases.directing')}
          </ButtonLink>
          <Action icon={Eye} onClick={() => onOpen({ section, table, round })}>
            {t('room.open')}
          </Action>
          <Action
            icon={Check}
            loading={commanding.sending}
            onClick={() => void commanding.send('answer-director', { session, section, table })}
          >
            {t('room.answered')}
          </Action>
        </Row>
      </div>
      <Outcome commanding={commanding} />
    </>
  );
}
