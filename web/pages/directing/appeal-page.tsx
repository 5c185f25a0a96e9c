import { ArrowLeft, Printer } from 'lucide-react';
import { parseDeal } from 'naipe/game';
import { APPEAL_PAPERS, type AppealPaper, type AppealPaperView, type CaseView } from 'naipe/tournament';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Action } from '../../components/action.tsx';
import { DealDiagram } from '../../components/deal-diagram.tsx';
import { Area } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { Loading } from '../../components/loading.tsx';
import { ResultNotation } from '../../components/result-notation.tsx';
import { useClauseText } from '../../components/use-clause-text.ts';
import { useView } from '../../live/index.ts';
import { useDesk } from '../desk/desk-context.ts';
import { Panel } from '../desk/parts/layout.tsx';
import { Outcome, RefusalLine } from '../desk/parts/outcome.tsx';
import { useDeskCommand } from '../desk/parts/use-desk-command.ts';
import { usePlaces } from '../desk/parts/use-places.ts';
import { usePenaltyWords } from '../desk/penalties/use-penalty-words.ts';
import { LawsEditionContext } from '../rulings/book/laws-edition.ts';
import { RulingRecord } from '../rulings/ruling-record.tsx';
import { caseAddress, directingAddress } from './addresses.ts';
import { AppealCard } from './appeal-card.tsx';
import { Ruled } from './case-rulings.tsx';
import classes from './directing.module.css';
import { DirectingFrame } from './directing-frame.tsx';
import { SidesLine } from './sides-line.tsx';
import { useTournamentCase } from './use-tournament-case.ts';

interface AppealPageProps {
  readonly tournament: string;
  readonly session: number;
  readonly number: number;
}

/** The form of an appeal, filled from the case: what committees and councils read (RTP 3.8.1). */
export function AppealPage({ tournament, session, number }: AppealPageProps) {
  const { t } = useTranslation('desk');
  const { view, refusal } = useView(tournament, { view: 'appeal', session, appeal: number });
  return (
    <DirectingFrame tournament={tournament} title={t('appeals.formTitle', { number })}>
      {view !== undefined ? (
        <Paper view={view} />
      ) : refusal !== undefined ? (
        <RefusalLine refusal={refusal} />
      ) : (
        <Loading shape="rows" headed />
      )}
    </DirectingFrame>
  );
}

function Paper({ view }: { readonly view: AppealPaperView }) {
  const { t } = useTranslation('desk');
  const clauseText = useClauseText();
  const { tournament, view: desk } = useDesk();
  const { session, appeal, case: kept, penalty } = view;
  const words = usePenaltyWords(desk.overview.settings.profile);
  return (
    <div className={classes.column}>
      <div data-screen-only>
        <Link
          href={
            kept === undefined ? directingAddress(tournament) : caseAddress(tournament, session, kept.case)
          }
          className={classes.place}
        >
          <Icon of={ArrowLeft} />{' '}
          {kept === undefined ? t('cases.directing') : t('cases.case', { number: kept.case })}
        </Link>
      </div>
      <h1 className={classes.title}>
        {t('appeals.formTitle', { number: appeal.number })} · {desk.overview.name}
      </h1>
      <div data-screen-only>
        <Action icon={Printer} onClick={() => window.print()}>
          {t('appeals.print')}
        </Action>
      </div>
      <Panel heading={t('appeals.heading')}>
        <AppealCard
          session={session}
          appeal={appeal}
          {...(kept === undefined ? {} : { kept })}
          {...(penalty === undefined ? {} : { penalty })}
        />
      </Panel>
      <Panel heading={t('appeals.against')}>
        {penalty !== undefined && (
          <p className={classes.about}>
            {words.given({ ...penalty, session })} · {penalty.reason} · {clauseText(penalty.clause)}
          </p>
        )}
        {kept !== undefined && <Against view={kept} />}
      </Panel>
      {APPEAL_PAPERS.map((paper) => (
        <PaperForm key={`${paper} ${appeal.papers?.[paper] ?? ''}`} view={view} paper={paper} />
      ))}
      {kept !== undefined && <Told view={kept} />}
    </div>
  );
}

/** The board, who sat there, the hand, and what was ruled. */
function Against({ view }: { readonly view: CaseView }) {
  const { t } = useTranslation(['desk', 'common']);
  const places = usePlaces();
  const { section, table, round, board, dealer, vulnerable, result, deal } = view;
  const cards = deal === undefined ? undefined : parseDeal(deal);
  return (
    <div className={classes.column}>
      <p className={classes.becomes}>
        {places.table(section, table)} · {t('label.boardNumber', { board })} · {t('cases.inRound', { round })}
      </p>
      <SidesLine sides={view} />
      {result !== undefined && (
        <p className={classes.about}>
          {t('cases.written')} <ResultNotation result={result.result} />
        </p>
      )}
      {cards?.ok === true && (
        <DealDiagram deal={cards.value} board={board} conditions={{ dealer, vulnerable }} />
      )}
      {view.rulings.map((ruling) => (
        <div key={ruling.number} className={classes.reminder}>
          <Ruled ruling={ruling} />
        </div>
      ))}
    </div>
  );
}

/** What was told of the case, with the clauses of each step. */
function Told({ view }: { readonly view: CaseView }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const { store } = useTournamentCase(tournament, view);
  return (
    <Panel heading={t('appeals.told')}>
      <LawsEditionContext value={view.edition}>
        <RulingRecord table={store.table} />
      </LawsEditionContext>
      {view.notes.map(({ at, text }) => (
        <p key={at} className={classes.about}>
          {text}
        </p>
      ))}
    </Panel>
  );
}

function PaperForm({ view, paper }: { readonly view: AppealPaperView; readonly paper: AppealPaper }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const commanding = useDeskCommand(tournament);
  const { session, appeal } = view;
  const written = appeal.papers?.[paper] ?? '';
  const [text, setText] = useState(written);
  function keep(event: FormEvent) {
    event.preventDefault();
    void commanding.send('note-appeal', { session, appeal: appeal.number, paper, text });
  }
  return (
    <form onSubmit={keep} className={classes.column}>
      <Area
        label={t(`appeals.paper.${paper}`)}
        value={text}
        maxLength={1000}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text !== written && (
        <Action submit loading={commanding.sending}>
          {t('appeals.keepPaper')}
        </Action>
      )}
      <Outcome commanding={commanding} />
    </form>
  );
}
