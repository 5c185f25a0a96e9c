import { SEATS, type Seat, VULNERABILITIES, type Vulnerability } from 'naipe/game';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../../components/choice.tsx';
import { Pick } from '../../../../components/field.tsx';
import { Fields } from '../../parts/layout.tsx';
import { SlipForm, type SlipProps } from './slip-form.tsx';
import { useSlipClause } from './use-slip-clause.ts';

/** Dealer or vulnerability are marked otherwise than the number of the board says (Laws 2 and 87A). */
export function MarkedForm({ slip, view, onDone }: SlipProps) {
  const { t } = useTranslation('desk');
  const common = useTranslation().t;
  const clause = useSlipClause(slip, view);
  const { session, section, round, table, boards } = view;
  const [board, setBoard] = useState(boards[0]?.board ?? 1);
  const shown = boards.find((each) => each.board === board);
  const [dealer, setDealer] = useState<Seat>();
  const [vulnerable, setVulnerable] = useState<Vulnerability>();
  const [where, setWhere] = useState<'everywhere' | 'here'>('everywhere');
  const [reason, setReason] = useState<string>(t('slips.marked.title'));
  const marks = {
    dealer: dealer ?? shown?.dealer ?? 'N',
    vulnerable: vulnerable ?? shown?.vulnerable ?? 'None',
  };
  const isSaid = marks.dealer !== shown?.dealer || marks.vulnerable !== shown?.vulnerable;
  const command =
    !isSaid || reason.trim() === ''
      ? undefined
      : {
          type: 'mark-board' as const,
          data: {
            session,
            board,
            ...marks,
            ...(where === 'here' ? { meetings: [{ section, round, table }] } : {}),
            reason,
            clause,
          },
        };
  return (
    <SlipForm slip={slip} view={view} command={command} reason={reason} onReason={setReason} onDone={onDone}>
      <Fields>
        <Pick
          label={t('slips.altered.board')}
          value={String(board)}
          options={boards.map((each) => ({ value: String(each.board), label: String(each.board) }))}
          onPick={(picked) => {
            setBoard(Number(picked));
            setDealer(undefined);
            setVulnerable(undefined);
          }}
        />
        <Pick
          label={t('slips.marks.dealer')}
          value={marks.dealer}
          options={SEATS.map((value) => ({ value, label: common(`seat.${value}`) }))}
          onPick={setDealer}
        />
        <Pick
          label={t('slips.marks.vulnerable')}
          value={marks.vulnerable}
          options={VULNERABILITIES.map((value) => ({ value, label: common(`vulnerability.${value}`) }))}
          onPick={setVulnerable}
        />
      </Fields>
      <Choice
        label={t('slips.marks.where')}
        orientation="vertical"
        value={where}
        options={(['everywhere', 'here'] as const).map((value) => ({
          value,
          label: t(`slips.marks.${value}`),
        }))}
        onChange={setWhere}
      />
    </SlipForm>
  );
}
