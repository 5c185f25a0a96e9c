import { SLIP_RULES } from 'naipe/regulation';
import { FAULTS, type Fault } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choice.tsx';
import { Pick } from '../../../../components/field.tsx';
import { useBoard } from '../../boards/use-board.ts';
import { useDesk } from '../../desk-context.ts';
import { Fields } from '../../parts/layout.tsx';
import { SlipForm, type SlipProps } from './slip-form.tsx';

/** A board of another round was played here. */
export function WrongBoardForm({ slip, view, onDone }: SlipProps) {
  const { t } = useTranslation('desk');
  const common = useTranslation().t;
  const { tournament, view: desk } = useDesk();
  const { session, section, round, table } = view;
  const own = view.boards.map(({ board }) => board);
  const others = useBoard(tournament, session, undefined).boards.filter((board) => !own.includes(board));
  const [board, setBoard] = useState(String(own[0] ?? ''));
  const [played, setPlayed] = useState('');
  const [right, setRight] = useState<'lost' | 'later'>('lost');
  const [ns, setNs] = useState<Fault>('partly');
  const [ew, setEw] = useState<Fault>('partly');
  const [reason, setReason] = useState<string>(t('slips.wrongBoard.title'));
  const command =
    played === '' || reason.trim() === ''
      ? undefined
      : {
          type: 'change-board' as const,
          data: {
            session,
            section,
            round,
            table,
            board: Number(board),
            played: Number(played),
            later: right === 'later',
            fault: { ns, ew },
            reason,
            clause: SLIP_RULES[desk.overview.settings.profile].wrongBoard.clause,
          },
        };
  const faults = FAULTS.map((each) => ({ value: each, label: t(`slips.wrongBoard.fault.${each}`) }));
  const numbers = (boards: readonly number[]) =>
    boards.map((each) => ({ value: String(each), label: String(each) }));
  return (
    <SlipForm slip={slip} view={view} command={command} reason={reason} onReason={setReason} onDone={onDone}>
      <Fields>
        <Pick
          label={t('slips.wrongBoard.played')}
          value={played}
          options={[{ value: '', label: t('rulings.choose') }, ...numbers(others)]}
          onPick={setPlayed}
        />
        <Pick label={t('slips.wrongBoard.planned')} value={board} options={numbers(own)} onPick={setBoard} />
      </Fields>
      <Choice
        label={t('slips.wrongBoard.right')}
        orientation="vertical"
        value={right}
        options={(['lost', 'later'] as const).map((each) => ({
          value: each,
          label: t(`slips.wrongBoard.${each}`),
        }))}
        onChange={setRight}
      />
      <Fields>
        <Pick label={common('side.NS')} value={ns} options={faults} onPick={setNs} />
        <Pick label={common('side.EW')} value={ew} options={faults} onPick={setEw} />
      </Fields>
    </SlipForm>
  );
}
