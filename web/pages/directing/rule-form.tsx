import { Gavel } from 'lucide-react';
import type { Table } from 'naipe/laws';
import { irregularityText } from 'naipe/laws/texts';
import { type CaseView, outcomeOf } from 'naipe/tournament';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskFirst } from '../../components/ask-first.tsx';
import { Becomes } from '../../components/becomes.tsx';
import { Check } from '../../components/field.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { ResultNotation } from '../../components/result-notation.tsx';
import { useWritingStyle } from '../../components/writing-style.ts';
import { useDesk } from '../desk/desk-context.ts';
import { Panel, Quiet } from '../desk/parts/layout.tsx';
import { Outcome } from '../desk/parts/outcome.tsx';
import { useDeskCommand } from '../desk/parts/use-desk-command.ts';
import { type BothSides, BothSidesFields } from '../desk/rulings/both-sides-fields.tsx';
import { usualClauses } from '../desk/rulings/clauses.ts';
import { GroundsFields, isGrounded } from '../desk/rulings/grounds-fields.tsx';
import { ScorePreview } from '../desk/rulings/score-preview.tsx';
import { readSideDraft } from '../desk/rulings/side-draft.ts';
import classes from './directing.module.css';
import { type FollowsDraft, FollowsFields, followsOf } from './follows-fields.tsx';
import { MakeableTable } from './makeable-table.tsx';
import { type PenaltiesDraft, PenaltiesFields, penaltiesOf, warned } from './penalties-fields.tsx';
import { proposedSides } from './rule-draft.ts';

interface RuleFormProps {
  readonly tournament: string;
  readonly view: CaseView;
  readonly table: Table;
  readonly latest: string;
  readonly waits: boolean;
}

/** What the Laws make of it, and one tap that writes it to the board. */
export function RuleForm({ tournament, view, table, latest, waits }: RuleFormProps) {
  const { t } = useTranslation(['desk', 'common']);
  const { language } = useWritingStyle();
  const { settings } = useDesk().view.overview;
  const commanding = useDeskCommand(tournament);
  const stands = view.before;
  const outcome = outcomeOf(table, stands);
  const { moved, result, adjustment, penalties: possible } = outcome;
  const [writes, setWrites] = useState(true);
  const [adjusts, setAdjusts] = useState<boolean>();
  const [sides, setSides] = useState<BothSides>();
  const [follows, setFollows] = useState<FollowsDraft>({});
  const [given, setPenalties] = useState<PenaltiesDraft>();
  const [clause, setClause] = useState<string>();
  const [reason, setReason] = useState<string>();
  const { ns, ew } = sides ?? proposedSides(outcome);
  const penalties = given ?? warned(outcome, view);
  const isAdjusting = adjusts ?? adjustment?.strength === 'shall';
  const [nsScore, ewScore] = [readSideDraft(ns), readSideDraft(ew)];
  const what = table.rulings.map(({ irregularity }) => irregularityText(irregularity, language));
  const grounds = {
    clause: clause ?? (outcome.decides === undefined ? '' : `Law ${outcome.decides}`),
    reason: reason ?? [...new Set(what)].join('; '),
  };
  const isReady =
    !outcome.waits && !waits && isGrounded(grounds) && (!isAdjusting || (nsScore.ok && ewScore.ok));

  function rule(event: FormEvent) {
    event.preventDefault();
    const penalised = penaltiesOf(penalties);
    void commanding.send('rule-case', {
      session: view.session,
      case: view.case,
      after: latest,
      ...grounds,
      ...(result !== undefined && writes ? { result } : {}),
      ...(isAdjusting && nsScore.ok && ewScore.ok
        ? { adjustment: { ns: nsScore.value, ew: ewScore.value } }
        : {}),
      ...followsOf(outcome, follows),
      ...(penalised.length === 0 ? {} : { penalties: penalised }),
    });
  }

  return (
    <Panel heading={t('cases.rule')}>
      <form onSubmit={rule} className={classes.column}>
        {outcome.waits && <Quiet>{t('refusal.case-unanswered')}</Quiet>}
        {moved !== undefined && (
          <p className={classes.becomes}>
            {t('cases.moved', { count: moved.tricks, side: t(`common:side.${moved.to}`) })}
          </p>
        )}
        {result !== undefined && (
          <Check checked={writes} onChange={setWrites}>
            {t('cases.writes')}{' '}
            <b>
              {stands !== undefined && (
                <>
                  <ResultNotation result={stands} /> <Becomes />{' '}
                </>
              )}
              <ResultNotation result={result} />
            </b>
          </Check>
        )}
        <Check checked={isAdjusting} onChange={setAdjusts}>
          {t('cases.adjusts')}
        </Check>
        {isAdjusting && <BothSidesFields ns={ns} ew={ew} onChange={setSides} />}
        {isAdjusting && <MakeableTable {...(view.tricks === undefined ? {} : { tricks: view.tricks })} />}
        {isAdjusting && nsScore.ok && ewScore.ok && (
          <ScorePreview tournament={tournament} at={view} ns={nsScore.value} ew={ewScore.value} />
        )}
        <FollowsFields outcome={outcome} draft={follows} onChange={setFollows} />
        <PenaltiesFields sides={view} possible={possible} given={penalties} onChange={setPenalties} />
        <GroundsFields
          {...grounds}
          usual={[...outcome.clauses.map((each) => `Law ${each}`), ...usualClauses('adjust', settings.laws)]}
          onChange={(changes) => {
            if (changes.clause !== undefined) setClause(changes.clause);
            if (changes.reason !== undefined) setReason(changes.reason);
          }}
        />
        <PrimaryButton icon={Gavel} disabled={!isReady} loading={commanding.sending}>
          {t('cases.go')}
        </PrimaryButton>
      </form>
      <Outcome commanding={commanding} />
      {view.status !== 'closed' && (
        <AskFirst
          action={t('cases.close')}
          question={t('cases.closeAsk')}
          keep={t('cases.closeNot')}
          onDo={() => void commanding.send('close-case', { session: view.session, case: view.case })}
        />
      )}
    </Panel>
  );
}
