import { LEVELS, VULNERABILITIES } from 'naipe/game';
import { type LawsEdition, ruleRecord, type ToldRevoke } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { AskFirst } from '../../../components/ask-first.tsx';
import { Choice } from '../../../components/choice.tsx';
import { Pick } from '../../../components/field.tsx';
import { QuietButton } from '../../../components/quiet-button.tsx';
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
import { ToldRevokeQuestions } from './told-revoke.tsx';
import { TrickEntry } from './trick-entry.tsx';

export interface RevokePartProps {
  readonly draft: RevokeDraft;
  readonly onChange: (part: Partial<RevokeDraft>) => void;
}

/** What has been answered about a revoke, and whether its cards are gone through. */
interface Told {
  readonly told: ToldRevoke;
  readonly byCards: boolean;
}

const NOTHING_TOLD: Told = { told: {}, byCards: false };

/** One revoke in a few questions; with its cards, where they are wanted, every revoke of the board. */
export function RevokePage() {
  const { t } = useTranslation('rulings');
  const [draft, keep] = useKept('naipe-revoke', NEW_REVOKE);
  const [{ told, byCards }, tell] = useKept('naipe-revoke-told', NOTHING_TOLD);
  const change = (part: Partial<RevokeDraft>): void => keep({ ...draft, ...part });
  const part: RevokePartProps = { draft, onChange: change };
  const isByCards = byCards || draft.tricks !== NEW_REVOKE.tricks;
  const edition = (chosen: LawsEdition): void => change({ edition: chosen, answers: {} });
  const anew = (): void => {
    change({ ...NEW_REVOKE, edition: draft.edition });
    tell(NOTHING_TOLD);
  };
  return (
    <AssistantFrame here="revoke" edition={draft.edition} report={isByCards ? <ByCards {...part} /> : null}>
      <EditionChoice value={draft.edition} onChange={edition} />
      {isByCards ? (
        <CardsOfRevoke {...part} />
      ) : (
        <>
          <ToldRevokeQuestions
            edition={draft.edition}
            told={told}
            onTell={(next) => tell({ told: next, byCards })}
          />
          <QuietButton onClick={() => tell({ told, byCards: true })}>{t('told.cards')}</QuietButton>
        </>
      )}
      <AskFirst
        action={t('clear')}
        question={isByCards || told.established !== undefined ? t('common.askFirst') : undefined}
        keep={t('common.keep')}
        onDo={anew}
      />
    </AssistantFrame>
  );
}

/** The play of a board, whole or in part. */
function CardsOfRevoke(part: RevokePartProps) {
  const { t } = useTranslation('rulings');
  return (
    <>
      <Setting {...part} />
      <TrickEntry {...part} />
      <More label={t('revoke.more')} open={isMoreKnown(part.draft)}>
        <WhatIsKnown {...part} />
        <FacedEntry {...part} />
        <OrdersEntry {...part} />
        <QuestionsEntry {...part} />
        <ClaimMade {...part} />
        <LateAttention {...part} />
      </More>
    </>
  );
}

/** Every revoke in those cards, and what Laws 61 to 64 make of it. */
function ByCards({ draft, onChange }: RevokePartProps) {
  const record = recordOf(draft);
  const { answers, facedIsKnown, edition } = draft;
  if (!record.ok) return <Refused fault={record.error} />;
  const ruled = ruleRecord(record.value, edition, { answers, facedIsKnown });
  return ruled.ok ? (
    <RevokeReport ruling={ruled.value} draft={draft} onChange={onChange} />
  ) : (
    <Refused fault={ruled.error} />
  );
}

function Setting({ draft, onChange }: RevokePartProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const { contract } = draft;
  const { level, strain, doubling, declarer } = contract;
  return (
    <div className={parts.fields}>
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
