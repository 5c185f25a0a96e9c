import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { Field } from '../../../../components/field.tsx';
import { useBoard } from '../../boards/use-board.ts';
import { useDesk } from '../../desk-context.ts';
import { Fields, Panel, Row } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { ReadingLines } from '../../readings/reading-lines.tsx';
import { BoardPicker, LinePicker, PairPicker } from '../../rulings/pickers.tsx';

/** Players come to the desk and say that a score is wrong: their own, or one of another table (RTP 2.2.7.2, ROP 4.16). */
export function AskForm({ session }: { readonly session: number }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const commanding = useDeskCommand(tournament, true);
  const [isOpen, setIsOpen] = useState(false);
  const [pair, setPair] = useState('');
  const [board, setBoard] = useState(0);
  const [key, setKey] = useState('');
  const [says, setSays] = useState('');
  const { boards, lines } = useBoard(tournament, session, board === 0 ? undefined : board);
  const written = lines.filter(({ row }) => row?.result !== undefined);
  const line = written.find((each) => each.key === key);
  const startAnew = () => {
    setSays('');
    setIsOpen(false);
  };
  async function ask() {
    if (line === undefined) return;
    const { section, round, table } = line;
    const data = { session, section, round, table, board, contestant: pair, says: says.trim() };
    if (await commanding.send('ask-correction', data)) startAnew();
  }
  if (!isOpen) {
    return (
      <Row>
        <Action onClick={() => setIsOpen(true)}>{t('live.corrections.ask')}</Action>
      </Row>
    );
  }
  return (
    <Panel heading={t('live.corrections.ask')}>
      <Fields>
        <PairPicker label={t('live.corrections.who')} value={pair} onPick={setPair} />
        <BoardPicker boards={boards} value={board} onPick={setBoard} none={t('rulings.choose')} />
        <LinePicker lines={written} value={key} onPick={setKey} />
        <Field
          label={t('live.corrections.says')}
          value={says}
          maxLength={500}
          onChange={(event) => setSays(event.currentTarget.value)}
        />
      </Fields>
      <Row>
        <Action
          next
          disabled={pair === '' || line === undefined || says.trim() === ''}
          loading={commanding.sending}
          onClick={() => void ask()}
        >
          {t('live.corrections.askGo')}
        </Action>
        <Action onClick={() => setIsOpen(false)}>{t('room.close')}</Action>
      </Row>
      <ReadingLines of={['A04']} />
      <Outcome commanding={commanding} onDone={startAnew} />
    </Panel>
  );
}
