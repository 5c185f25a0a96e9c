import { EMPTY_HAND, partnerOf, printHand, type Seat } from 'naipe/game';
import { handLeft, type Statement, type Step, type Table } from 'naipe/laws';
import { stepText } from 'naipe/laws/texts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check } from '../../../components/field.tsx';
import { QuietButton } from '../../../components/quiet-button.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { type ClaimDraft, NEW_CLAIM } from '../claim/claim-draft.ts';
import { StepForm } from '../claim/step-form.tsx';
import { Entries, withoutEntry } from '../parts/entries.tsx';

interface StatementControlProps {
  readonly statement: Statement | undefined;
  /** Who claims; declarer until somebody is named. */
  readonly claimer: Seat | undefined;
  readonly table: Table;
  readonly onSay: (statement: Statement | undefined) => void;
}

/** The line of play that a claimer stated: what he said, one thing after the other. */
export function StatementControl({ statement, claimer, table, onSay }: StatementControlProps) {
  const { t } = useTranslation('rulings');
  const { language } = useWritingStyle();
  const [adding, setAdding] = useState(false);
  const { steps = [], trumpMentioned = false } = statement ?? {};
  const say = (next: readonly Step[], mentioned: boolean): void => {
    setAdding(false);
    onSay(next.length === 0 && !mentioned ? undefined : { steps: next, trumpMentioned: mentioned });
  };
  return (
    <>
      <Entries
        label={t('claim.said')}
        entries={steps.map((step) => stepText(step, language))}
        onRemove={(index) => say(withoutEntry(steps, index), trumpMentioned)}
      />
      {adding ? (
        <StepForm
          draft={claimAt(table, claimer)}
          onAdd={(step) => say([...steps, step], trumpMentioned)}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <QuietButton onClick={() => setAdding(true)}>
          {t(steps.length === 0 ? 'claim.firstStep' : 'claim.nextStep')}
        </QuietButton>
      )}
      {table.played?.contract.strain !== 'NT' && (
        <Check checked={trumpMentioned} onChange={(mentioned) => say(steps, mentioned)}>
          {t('claim.mentioned')}
        </Check>
      )}
    </>
  );
}

/** The claim at the table, as far as it decides what a claimer can say. */
function claimAt(table: Table, claimer: Seat | undefined): ClaimDraft {
  const { strain, declarer } = table.played?.contract ?? NEW_CLAIM;
  const hand = (seat: Seat): string => printHand(handLeft(table, seat) ?? EMPTY_HAND);
  const who = claimer ?? declarer;
  const partner = partnerOf(who);
  return {
    ...NEW_CLAIM,
    strain,
    declarer,
    claimer: who,
    hands: { ...NEW_CLAIM.hands, [who]: hand(who), [partner]: hand(partner) },
  };
}
