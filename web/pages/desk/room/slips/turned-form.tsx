import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choice.tsx';
import { Check } from '../../../../components/field.tsx';
import { Row } from '../../parts/layout.tsx';
import { SlipForm, type SlipProps } from './slip-form.tsx';
import classes from './slips.module.css';
import { useSlipClause } from './use-slip-clause.ts';

/** North–South sat East–West, in the whole round or on some boards. */
export function TurnedForm({ slip, view, onDone }: SlipProps) {
  const { t } = useTranslation('desk');
  const clause = useSlipClause(slip, view);
  const all = view.boards.map(({ board }) => board);
  const [boards, setBoards] = useState<readonly number[]>(all);
  const [written, setWritten] = useState<'seats' | 'pairs'>('seats');
  const [reason, setReason] = useState<string>(t('slips.turned.title'));
  const { session, section, round, table } = view;
  const isWritten = view.boards.some(({ board, result }) => boards.includes(board) && result !== undefined);
  const command =
    boards.length === 0 || reason.trim() === ''
      ? undefined
      : {
          type: 'turn-seats' as const,
          data: {
            session,
            section,
            round,
            table,
            boards,
            ...(isWritten && written === 'pairs' ? { written: 'for-the-pairs' as const } : {}),
            reason,
            clause,
          },
        };
  return (
    <SlipForm slip={slip} view={view} command={command} reason={reason} onReason={setReason} onDone={onDone}>
      <fieldset className={classes.boards}>
        <legend>{t('slips.turned.boards')}</legend>
        <Row>
          {all.map((board) => (
            <Check
              key={board}
              checked={boards.includes(board)}
              onChange={(isIn) =>
                setBoards(all.filter((each) => (each === board ? isIn : boards.includes(each))))
              }
            >
              {t('label.boardNumber', { board })}
            </Check>
          ))}
        </Row>
      </fieldset>
      {isWritten && (
        <Choice
          label={t('slips.turned.written')}
          orientation="vertical"
          value={written}
          options={(['seats', 'pairs'] as const).map((each) => ({
            value: each,
            label: t(`slips.turned.${each}`),
          }))}
          onChange={setWritten}
        />
      )}
    </SlipForm>
  );
}
