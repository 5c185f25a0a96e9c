import { FAULTS, type Fault, type MeetingBoard, scoresForStopped } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { Field, Pick } from '../../../../components/field.tsx';
import { useClauseText } from '../../../../components/use-clause-text.ts';
import { useDesk } from '../../desk-context.ts';
import { Fields, Quiet, Row } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { usePlaces } from '../../parts/use-places.ts';

/** The boards that a table lost when the move was called: who is to blame, and so what each side has for them. */
export function StoppedForm({ boards }: { readonly boards: readonly MeetingBoard[] }) {
  const { t } = useTranslation('desk');
  const common = useTranslation().t;
  const { tournament, view } = useDesk();
  const places = usePlaces();
  const clauseText = useClauseText();
  const commanding = useDeskCommand(tournament, true);
  const [fault, setFault] = useState<Readonly<Record<'ns' | 'ew', Fault>>>({ ns: 'partly', ew: 'partly' });
  const [reason, setReason] = useState<string>(t('live.move.reason'));
  const [first] = boards;
  if (first === undefined) return null;
  const scores = scoresForStopped(view.overview, boards, fault, reason.trim());
  const heading = t('live.move.table', {
    table: places.tableName(first.section, first.table),
    round: first.round,
  });
  return (
    <section aria-label={heading}>
      <p style={{ margin: 0 }}>
        <b>{heading}</b>: {t('live.move.lost', { boards: boards.map(({ board }) => board).join(', ') })}
      </p>
      <Quiet>{clauseText(scores.clause)}</Quiet>
      <Fields>
        {(['ns', 'ew'] as const).map((side) => (
          <Pick
            key={side}
            label={common(`side.${side === 'ns' ? 'NS' : 'EW'}`)}
            value={fault[side]}
            options={FAULTS.map((each) => ({ value: each, label: t(`slips.wrongBoard.fault.${each}`) }))}
            onPick={(picked) => setFault({ ...fault, [side]: picked })}
          />
        ))}
        <Field
          label={t('grounds.reason')}
          value={reason}
          maxLength={1000}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Fields>
      <Row>
        <Action
          next
          disabled={reason.trim() === ''}
          loading={commanding.sending}
          onClick={() => void commanding.send('score-missed', scores)}
        >
          {t('live.move.go', { count: boards.length })}
        </Action>
      </Row>
      <Outcome commanding={commanding} />
    </section>
  );
}
