import { Gavel } from 'lucide-react';
import {
  APPEAL_BODIES,
  APPEAL_OUTCOMES,
  type AppealBody,
  type AppealOutcome,
  type AppealView,
  type CaseView,
} from 'naipe/tournament';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Pick } from '../../components/field.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { Outcome } from '../desk/parts/outcome.tsx';
import { useDeskCommand } from '../desk/parts/use-desk-command.ts';
import { GroundsFields, isGrounded } from '../desk/rulings/grounds-fields.tsx';
import { ScorePreview } from '../desk/rulings/score-preview.tsx';
import { draftOf, readSideDraft } from '../desk/rulings/side-draft.ts';
import sideClasses from '../desk/rulings/side-score-fields.module.css';
import { SideScoreFields } from '../desk/rulings/side-score-fields.tsx';
import classes from './directing.module.css';

interface AppealDecisionFormProps {
  readonly tournament: string;
  readonly view: CaseView;
  readonly appeal: AppealView;
}

/** Who may have decided it now: the Law goes to the director in charge first (Law 93B1). */
const bodyNow = ({ subject, decisions }: AppealView): AppealBody =>
  subject !== 'judgement' && decisions.length === 0 ? 'chief-director' : 'committee';

/** The decision with its reasons; a changed score begins with the one that was ruled. */
export function AppealDecisionForm({ tournament, view, appeal }: AppealDecisionFormProps) {
  const { t } = useTranslation(['desk', 'common']);
  const commanding = useDeskCommand(tournament);
  const [body, setBody] = useState<AppealBody>(() => bodyNow(appeal));
  const [outcome, setOutcome] = useState<AppealOutcome>('stands');
  const [withoutMerit, setWithoutMerit] = useState(false);
  const [ns, setNs] = useState(() => draftOf(view.adjustment?.ns ?? { kind: 'kept' }));
  const [ew, setEw] = useState(() => draftOf(view.adjustment?.ew ?? { kind: 'kept' }));
  const [grounds, setGrounds] = useState({ clause: 'Law 93B3', reason: '' });
  const [nsScore, ewScore] = [readSideDraft(ns), readSideDraft(ew)];
  const changes = outcome === 'changed';
  const isReady = isGrounded(grounds) && (!changes || (nsScore.ok && ewScore.ok));

  function decide(event: FormEvent) {
    event.preventDefault();
    void commanding.send('decide-appeal', {
      session: view.session,
      appeal: appeal.number,
      body,
      outcome,
      ...grounds,
      ...(withoutMerit ? { withoutMerit } : {}),
      ...(changes && nsScore.ok && ewScore.ok
        ? { adjustment: { ns: nsScore.value, ew: ewScore.value } }
        : {}),
    });
  }

  return (
    <form onSubmit={decide} className={classes.column} aria-label={t('appeals.decision')}>
      <Pick
        label={t('appeals.decidedBy')}
        value={body}
        options={APPEAL_BODIES.map((value) => ({ value, label: t(`appeals.body.${value}`) }))}
        onPick={setBody}
      />
      <Pick
        label={t('appeals.decision')}
        value={outcome}
        options={APPEAL_OUTCOMES.map((value) => ({ value, label: t(`appeals.outcome.${value}`) }))}
        onPick={setOutcome}
      />
      {changes && (
        <>
          <div className={sideClasses.both}>
            <SideScoreFields legend={t('common:side.NS')} side={ns} onChange={setNs} />
            <SideScoreFields legend={t('common:side.EW')} side={ew} onChange={setEw} />
          </div>
          {nsScore.ok && ewScore.ok && (
            <ScorePreview tournament={tournament} at={view} ns={nsScore.value} ew={ewScore.value} />
          )}
        </>
      )}
      <Check checked={withoutMerit} onChange={setWithoutMerit}>
        {t('appeals.withoutMerit')}
      </Check>
      <GroundsFields
        {...grounds}
        usual={['Law 93A', 'Law 93B1', 'Law 93B3']}
        onChange={(changed) => setGrounds({ ...grounds, ...changed })}
      />
      <PrimaryButton icon={Gavel} disabled={!isReady} loading={commanding.sending}>
        {t('appeals.decide')}
      </PrimaryButton>
      <Outcome commanding={commanding} />
    </form>
  );
}
