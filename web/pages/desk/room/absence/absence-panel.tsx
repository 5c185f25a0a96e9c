import type { AbsenceView, RoomView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { useDesk } from '../../desk-context.ts';
import { Fields, Panel, Row } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { PairPicker } from '../../rulings/pickers.tsx';
import { AbsentPair } from './absent-pair.tsx';

/** After this round nobody is noted as absent any more: who stops playing is withdrawn. */
const LAST_ROUND_TO_NOTE = 2;

/** Who is not there: how long he is waited for, who plays in his place, and what follows by which rule. */
export function AbsencePanel({ room }: { readonly room: RoomView }) {
  const { t } = useTranslation('desk');
  const { settings } = useDesk().view.overview;
  const round = Math.max(0, ...room.sections.map((section) => section.clock?.round ?? 0));
  const isEarly = room.status === 'planned' || (room.status === 'open' && round <= LAST_ROUND_TO_NOTE);
  if (settings.contestants === 'team' || (!isEarly && room.absences.length === 0)) return null;
  return (
    <Panel heading={t('absence.heading')}>
      {room.absences.map((absence) => (
        <AbsentPair key={keyOf(absence)} session={room.session} absence={absence} />
      ))}
      {isEarly && <NoteAbsence session={room.session} />}
    </Panel>
  );
}

const keyOf = ({ contestant, noted }: AbsenceView): string => `${contestant} ${noted}`;

function NoteAbsence({ session }: { readonly session: number }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const commanding = useDeskCommand(tournament);
  const [pair, setPair] = useState('');
  async function note() {
    if (await commanding.send('note-absence', { session, contestant: pair })) setPair('');
  }
  return (
    <>
      <Fields>
        <PairPicker label={t('absence.who')} value={pair} onPick={setPair} />
      </Fields>
      <Row>
        <Action disabled={pair === ''} loading={commanding.sending} onClick={() => void note()}>
          {t('absence.note')}
        </Action>
      </Row>
      <Outcome commanding={commanding} />
    </>
  );
}
