import { useTranslation } from 'react-i18next';
import { AskFirst } from '../../../components/ask-first.tsx';
import { PrimaryButton } from '../../../components/primary-button.tsx';
import { QuietButton } from '../../../components/quiet-button.tsx';
import { AssistantFrame, Refused } from '../parts/assistant-frame.tsx';
import { EditionChoice, SeatChoice, TrumpsChoice } from '../parts/choices.tsx';
import classes from '../rulings-page.module.css';
import { type ClaimDraft, NEW_CLAIM } from './claim-draft.ts';
import { ClaimMore } from './claim-more.tsx';
import { ClaimReport } from './claim-report.tsx';
import { RemainingCards } from './remaining-cards.tsx';
import { StatementEntry } from './statement-entry.tsx';
import { useClaim } from './use-claim.ts';
import { Working } from './working.tsx';

/** A contested claim: the remaining cards and what was said go in; the award and the line that decides come out. */
export function ClaimPage() {
  const { t } = useTranslation('rulings');
  const { draft, change, outcome, ask, stop, decide } = useClaim();
  const { question, judgement, weights, working, fault } = outcome;
  const report = judgement !== undefined && question !== undefined && (
    <ClaimReport question={question} judgement={judgement} weights={weights} onDecide={decide} />
  );
  return (
    <AssistantFrame
      here="claim"
      edition={draft.edition}
      report={
        <>
          <Working outcome={outcome} />
          {report}
        </>
      }
    >
      <Setting draft={draft} onChange={change} />
      <RemainingCards hands={draft.hands} onHands={(hands) => change({ hands })} />
      <StatementEntry draft={draft} onChange={change} />
      <ClaimMore draft={draft} onChange={change} />
      {fault !== undefined && <Refused fault={fault} />}
      {working ? (
        <QuietButton onClick={stop}>{t('claim.stop')}</QuietButton>
      ) : (
        <PrimaryButton onClick={ask}>{t('claim.ask')}</PrimaryButton>
      )}
      <AskFirst
        action={t('clear')}
        question={isFresh(draft) ? undefined : t('common.askFirst')}
        keep={t('common.keep')}
        onDo={() => change({ ...NEW_CLAIM, edition: draft.edition })}
      />
    </AssistantFrame>
  );
}

const isFresh = ({ edition, ...entered }: ClaimDraft): boolean =>
  JSON.stringify({ ...NEW_CLAIM, edition }) === JSON.stringify({ ...NEW_CLAIM, ...entered, edition });

export interface ClaimPartProps {
  readonly draft: ClaimDraft;
  readonly onChange: (part: Partial<ClaimDraft>) => void;
}

function Setting({ draft, onChange }: ClaimPartProps) {
  const { t } = useTranslation('rulings');
  return (
    <div className={classes.setting}>
      <EditionChoice value={draft.edition} onChange={(edition) => onChange({ edition })} />
      <TrumpsChoice value={draft.strain} onChange={(strain) => onChange({ strain })} />
      <SeatChoice
        label={t('declarer')}
        value={draft.declarer}
        onChange={(declarer) => onChange({ declarer })}
      />
      <SeatChoice
        label={t('claim.claimer')}
        value={draft.claimer}
        onChange={(claimer) => onChange({ claimer, steps: [] })}
      />
      <SeatChoice label={t('leader')} value={draft.leader} onChange={(leader) => onChange({ leader })} />
    </div>
  );
}
