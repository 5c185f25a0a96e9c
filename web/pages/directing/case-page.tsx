import { parseBoardResult } from 'naipe/game';
import type { CaseView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../components/loading.tsx';
import { useView } from '../../live/index.ts';
import { RefusalLine } from '../desk/parts/outcome.tsx';
import { ReadingLines } from '../desk/readings/reading-lines.tsx';
import { LawsEditionContext } from '../rulings/book/laws-edition.ts';
import { CaseTeller } from '../rulings/case-teller.tsx';
import { KnownRound } from '../rulings/happenings/known-round.ts';
import { RulingRecord } from '../rulings/ruling-record.tsx';
import { useCaseInHand } from '../rulings/use-case.ts';
import { AppealsPanel } from './appeals-panel.tsx';
import { CaseClocks } from './case-clocks.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseNotes } from './case-notes.tsx';
import { CasePenalties } from './case-penalties.tsx';
import { CaseRulings } from './case-rulings.tsx';
import classes from './directing.module.css';
import { DirectingFrame } from './directing-frame.tsx';
import { Refused } from './refused.tsx';
import { RuleForm } from './rule-form.tsx';
import { useTournamentCase } from './use-tournament-case.ts';

interface CasePageProps {
  readonly tournament: string;
  readonly session: number;
  readonly number: number;
}

/** A case of a board: told as on the page Rulings, kept with the tournament, ruled with one more tap. */
export function CasePage({ tournament, session, number }: CasePageProps) {
  const { t } = useTranslation('desk');
  const { view, refusal } = useView(tournament, { view: 'case', session, case: number });
  return (
    <DirectingFrame tournament={tournament} title={t('cases.case', { number })}>
      {view !== undefined ? (
        <Case key={number} tournament={tournament} view={view} />
      ) : refusal !== undefined ? (
        <RefusalLine refusal={refusal} />
      ) : (
        <Loading shape="rows" headed />
      )}
    </DirectingFrame>
  );
}

/** The contract that the table wrote down, for whoever begins with the play. */
function contractOf({ result }: CaseView) {
  const read = result === undefined ? undefined : parseBoardResult(result.result);
  return read?.ok === true && read.value !== 'passed-out' ? { contract: read.value.contract } : {};
}

function Case({ tournament, view }: { readonly tournament: string; readonly view: CaseView }) {
  const { store, record, latest, waits, refused } = useTournamentCase(tournament, view);
  const inHand = useCaseInHand(store);
  return (
    <LawsEditionContext value={view.edition}>
      <div className={classes.page}>
        <div className={classes.column}>
          <CaseHead tournament={tournament} view={view} />
          <Refused refused={refused} by={view.changedBy} />
          <RefusalLine refusal={view.fault} />
          <KnownRound value={view.roundIs}>
            <CaseTeller
              inHand={inHand}
              board={{ ...contractOf(view), ...(record === undefined ? {} : { hands: record }) }}
            />
          </KnownRound>
          {view.screens && <ReadingLines of={['A26']} />}
        </div>
        <div className={classes.column}>
          <CaseRulings tournament={tournament} view={view} />
          <CaseClocks clocks={view.clocks} />
          <RuleForm
            key={`${view.case} ${view.rulings.length}`}
            tournament={tournament}
            view={view}
            table={store.table}
            latest={latest}
            waits={waits}
          />
          <CasePenalties view={view} />
          <AppealsPanel view={view} />
          <CaseNotes tournament={tournament} view={view} />
          <RulingRecord table={store.table} />
        </div>
      </div>
    </LawsEditionContext>
  );
}
