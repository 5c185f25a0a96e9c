import { Gavel } from 'lucide-react';
import {
  APPEAL_BODIES,
  APPEAL_OUTCOMES,
  type AppealBody,
  type AppealOutcome,
  type AppealView,
  type CaseView,
  type ChangedPenalty,
  type GivenPenalty,
  profileOf,
} from 'naipe/tournament';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Field, Pick } from '../../components/field.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { useDesk } from '../desk/desk-context.ts';
import { Outcome } from '../desk/parts/outcome.tsx';
import { useDeskCommand } from '../desk/parts/use-desk-command.ts';
import { type BothSides, BothSidesFields } from '../desk/rulings/both-sides-fields.tsx';
import { type GroundsDraft, GroundsFields, isGrounded } from '../desk/rulings/grounds-fields.tsx';
import { ScorePreview } from '../desk/rulings/score-preview.tsx';
import { draftOf, readSideDraft } from '../desk/rulings/side-draft.ts';
import classes from './directing.module.css';
import { type PenaltiesDraft, PenaltiesFields, penaltiesOf } from './penalties-fields.tsx';
import { type PenaltyChange, PenaltyChangeFields, penaltyAfter } from './penalty-change-fields.tsx';

interface AppealDecisionFormProps {
  readonly session: number;
  readonly appeal: AppealView;
  /** What it is against. */
  readonly kept?: CaseView;
  readonly penalty?: GivenPenalty;
}

/** Who may have decided it now: the Law goes to the director in charge first (Law 93B1). */
const bodyNow = ({ subject, decisions, further, panel }: AppealView): AppealBody => {
  if (further !== undefined) return 'council';
  if (subject !== 'judgement' && decisions.length === 0) return 'chief-director';
  if (decisions.at(-1)?.outcome === 'recommended') return 'chief-director';
  return panel.sit.length === 0 ? 'ad-hoc' : 'committee';
};

/** What whoever decides goes by: the director in charge, a committee, or the council (Law 93, RTP 3.8.3, ROP 4.14). */
const groundsOf = (
  { subject, decisions, panel }: AppealView,
  body: AppealBody,
  council: string | undefined,
): string => {
  switch (body) {
    case 'council':
      return council ?? 'Law 93C';
    case 'chief-director':
      if (decisions.at(-1)?.outcome === 'recommended') return 'Law 93B3';
      return subject === 'judgement' && panel.sit.length === 0 ? 'Law 93A' : 'Law 93B1';
    case 'committee':
    case 'ad-hoc':
      return 'Law 93B3';
  }
};

const bodiesNow = ({ further }: AppealView): readonly AppealBody[] =>
  further === undefined ? APPEAL_BODIES.filter((body) => body !== 'council') : ['council'];

/** On the Law a committee recommends; the director in charge changes his ruling or not (Law 93B3). */
const outcomesOf = ({ subject }: AppealView, body: AppealBody): readonly AppealOutcome[] => {
  if (body === 'chief-director' || body === 'council')
    return APPEAL_OUTCOMES.filter((each) => each !== 'recommended');
  return subject === 'law' ? APPEAL_OUTCOMES.filter((each) => each !== 'changed') : APPEAL_OUTCOMES;
};

/** `Ana, Rui` as names. */
const namesIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The decision with its reasons; a changed score begins with the one that was ruled. */
export function AppealDecisionForm({ session, appeal, kept, penalty }: AppealDecisionFormProps) {
  const { t } = useTranslation(['desk', 'common']);
  const { tournament, view } = useDesk();
  const council = profileOf(view.overview.settings).appeals.council?.clause;
  const commanding = useDeskCommand(tournament);
  const [chosen, setChosen] = useState<AppealBody>();
  // Somebody names the committee while the form stands there: it follows, until who decides was chosen here.
  const body = chosen !== undefined && bodiesNow(appeal).includes(chosen) ? chosen : bodyNow(appeal);
  const outcomes = outcomesOf(appeal, body);
  const [picked, setOutcome] = useState<AppealOutcome>('stands');
  const outcome = outcomes.includes(picked) ? picked : 'stands';
  const [withoutMerit, setWithoutMerit] = useState(false);
  const [sat, setSat] = useState('');
  const [{ ns, ew }, setSides] = useState<BothSides>(() => ({
    ns: draftOf(kept?.adjustment?.ns ?? { kind: 'kept' }),
    ew: draftOf(kept?.adjustment?.ew ?? { kind: 'kept' }),
  }));
  const [becomes, setBecomes] = useState<PenaltyChange>({ kind: 'lifted', unit: 'imps', value: '' });
  const [penalties, setPenalties] = useState<PenaltiesDraft>({});
  const [written, setWritten] = useState<Partial<GroundsDraft>>({});
  const grounds: GroundsDraft = { clause: groundsOf(appeal, body, council), reason: '', ...written };
  const [nsScore, ewScore] = [readSideDraft(ns), readSideDraft(ew)];
  const changes = outcome === 'changed';
  const after: ChangedPenalty | undefined = penalty === undefined ? undefined : penaltyAfter(becomes);
  const isChangeReady = penalty === undefined ? nsScore.ok && ewScore.ok : after !== undefined;
  const isReady = isGrounded(grounds) && (!changes || isChangeReady);
  const panel = body === 'ad-hoc' || body === 'council' ? namesIn(sat) : [];

  function decide(event: FormEvent) {
    event.preventDefault();
    const penalised = penaltiesOf(penalties);
    const onBoard = penalty === undefined && nsScore.ok && ewScore.ok;
    void commanding.send('decide-appeal', {
      session,
      appeal: appeal.number,
      body,
      outcome,
      ...grounds,
      ...(withoutMerit ? { withoutMerit } : {}),
      ...(panel.length === 0 ? {} : { panel }),
      ...(changes && onBoard ? { adjustment: { ns: nsScore.value, ew: ewScore.value } } : {}),
      ...(changes && after !== undefined ? { penalty: after } : {}),
      ...(penalised.length === 0 ? {} : { penalties: penalised }),
    });
  }

  return (
    <form onSubmit={decide} className={classes.column} aria-label={t('appeals.decision')}>
      <Pick
        label={t('appeals.decidedBy')}
        value={body}
        options={bodiesNow(appeal).map((value) => ({ value, label: t(`appeals.body.${value}`) }))}
        onPick={setChosen}
      />
      {(body === 'ad-hoc' || body === 'council') && (
        <Field
          label={t('appeals.satNames')}
          value={sat}
          maxLength={500}
          onChange={(event) => setSat(event.currentTarget.value)}
        />
      )}
      <Pick
        label={t('appeals.decision')}
        value={outcome}
        options={outcomes.map((value) => ({ value, label: t(`appeals.outcome.${value}`) }))}
        onPick={setOutcome}
      />
      {changes && penalty !== undefined && <PenaltyChangeFields change={becomes} onChange={setBecomes} />}
      {changes && penalty === undefined && (
        <>
          <BothSidesFields ns={ns} ew={ew} onChange={setSides} />
          {kept !== undefined && nsScore.ok && ewScore.ok && (
            <ScorePreview tournament={tournament} at={kept} ns={nsScore.value} ew={ewScore.value} />
          )}
        </>
      )}
      <Check checked={withoutMerit} onChange={setWithoutMerit}>
        {t('appeals.withoutMerit')}
      </Check>
      {kept !== undefined && (
        <PenaltiesFields sides={kept} possible={[]} given={penalties} onChange={setPenalties} />
      )}
      <GroundsFields
        {...grounds}
        usual={['Law 93A', 'Law 93B1', 'Law 93B3', council ?? 'Law 93C']}
        onChange={(changed) => setWritten({ ...written, ...changed })}
      />
      <PrimaryButton icon={Gavel} disabled={!isReady} loading={commanding.sending}>
        {t('appeals.decide')}
      </PrimaryButton>
      <Outcome commanding={commanding} />
    </form>
  );
}
