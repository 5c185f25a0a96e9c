import { LEVELS, VULNERABILITIES } from 'naipe/game';
import { runRecordCase } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/choice.tsx';
import { QuietButton } from '../../../components/quiet-button.tsx';
import { Pick } from '../../desk/parts/field.tsx';
import parts from '../parts/assistant.module.css';
import { AssistantFrame, Refused } from '../parts/assistant-frame.tsx';
import { EditionChoice, SeatChoice, TrumpsChoice } from '../parts/choices.tsx';
import { More } from '../parts/more.tsx';
import { useKept } from '../parts/use-kept.ts';
import { FacedEntry } from './faced-entry.tsx';
import { OrdersEntry } from './orders-entry.tsx';
import { QuestionsEntry } from './questions-entry.tsx';
import { ClaimMade, LateAttention, WhatIsKnown } from './record-more.tsx';
import { isMoreKnown, NEW_REVOKE, type RevokeDraft, recordOf } from './revoke-draft.ts';
import { RevokeReport } from './revoke-report.tsx';
import { TrickEntry } from './trick-entry.tsx';

export interface RevokePartProps {
  readonly draft: RevokeDraft;
  readonly onChange: (part: Partial<RevokeDraft>) => void;
}

/** The play of a board, whole or in part: every revoke in it, and what Laws 61 to 64 make of it. */
export function RevokePage() {
  const { t } = useTranslation('rulings');
  const [draft, keep] = useKept('naipe-revoke', NEW_REVOKE);
  const change = (part: Partial<RevokeDraft>): void => keep({ ...draft, ...part });
  const record = recordOf(draft);
  const { answers, facedIsKnown, edition } = draft;
  const run = record.ok
    ? runRecordCase({ record: record.value, answers, facedIsKnown, readings: {} }, edition)
    : { refusal: record.error };
  const part: RevokePartProps = { draft, onChange: change };
  return (
    <AssistantFrame
      here="revoke"
      report={
        'refusal' in run ? (
          <Refused fault={run.refusal} />
        ) : (
          <RevokeReport run={run} draft={draft} onChange={change} />
        )
      }
    >
      <Setting {...part} />
      <TrickEntry {...part} />
      <More label={t('revoke.more')} open={isMoreKnown(draft)}>
        <WhatIsKnown {...part} />
        <FacedEntry {...part} />
        <OrdersEntry {...part} />
        <QuestionsEntry {...part} />
        <ClaimMade {...part} />
        <LateAttention {...part} />
      </More>
      <QuietButton onClick={() => change({ ...NEW_REVOKE, edition: draft.edition })}>
        {t('clear')}
      </QuietButton>
    </AssistantFrame>
  );
}

function Setting({ draft, onChange }: RevokePartProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const { contract } = draft;
  const { level, strain, doubling, declarer } = contract;
  return (
    <div className={parts.fields}>
      <EditionChoice value={draft.edition} onChange={(edition) => onChange({ edition, answers: {} })} />
      <Choice
        label={t('level')}
        value={String(level)}
        options={LEVELS.map((each) => ({ value: String(each), label: String(each) }))}
        onChange={(chosen) =>
          onChange({
            contract: { ...contract, level: LEVELS.find((each) => String(each) === chosen) ?? level },
          })
        }
      />
      <TrumpsChoice
        value={strain}
        onChange={(chosen) => onChange({ contract: { ...contract, strain: chosen } })}
      />
      <Choice
        label={t('revoke.doubled')}
        value={doubling}
        options={(['', 'X', 'XX'] as const).map((value) => ({ value, label: value === '' ? '—' : value }))}
        onChange={(chosen) => onChange({ contract: { ...contract, doubling: chosen } })}
      />
      <SeatChoice
        label={t('declarer')}
        value={declarer}
        onChange={(chosen) => onChange({ contract: { ...contract, declarer: chosen } })}
      />
      <Pick
        label={t('common:vulnerability.label')}
        value={draft.vulnerability}
        options={VULNERABILITIES.map((value) => ({ value, label: t(`common:vulnerability.${value}`) }))}
        onPick={(vulnerability) => onChange({ vulnerability })}
      />
    </div>
  );
}
