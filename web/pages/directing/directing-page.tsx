import { ArrowLeft, BellOff, FileText } from 'lucide-react';
import { lastingText } from 'naipe/laws/texts';
import { type CaseReminder, type DirectingView, profileOf } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loading } from '../../components/loading.tsx';
import { useWritingStyle } from '../../components/writing-style.ts';
import { useView } from '../../live/index.ts';
import { deskAddress } from '../desk/desk-address.ts';
import { useDesk } from '../desk/desk-context.ts';
import { Quiet, Row } from '../desk/parts/layout.tsx';
import { usePlaces } from '../desk/parts/use-places.ts';
import { SentenceText } from '../rulings/sentence-text.tsx';
import { appealAddress, caseAddress, reportAddress } from './addresses.ts';
import { CallCard } from './call-card.tsx';
import { CaseLink } from './case-link.tsx';
import { CommitteePanel } from './committee-panel.tsx';
import classes from './directing.module.css';
import { DirectingFrame } from './directing-frame.tsx';
import { GivenPenalties } from './given-penalties.tsx';
import { HandOverPanel } from './hand-over-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { TimesKept } from './times-kept.tsx';

/** What a director has to do now, on the phone in his hand: who waits, what is open, what binds, what to look at. */
export function DirectingPage({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation('desk');
  return (
    <DirectingFrame tournament={tournament} title={t('cases.directing')}>
      <h1 className={classes.title}>{t('cases.directing')}</h1>
      <Todo tournament={tournament} />
      <Row>
        <ButtonLink icon={FileText} href={reportAddress(tournament)}>
          {t('report.title')}
        </ButtonLink>
        <ButtonLink icon={ArrowLeft} href={deskAddress(tournament, 'room')}>
          {t('cases.toDesk')}
        </ButtonLink>
      </Row>
    </DirectingFrame>
  );
}

function Todo({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation('desk');
  const places = usePlaces();
  const { settings } = useDesk().view.overview;
  const profile = profileOf(settings);
  const { view } = useView(tournament, { view: 'directing' });
  if (view === undefined) return <Loading shape="rows" />;
  const isQuiet = isEmpty(view);
  return (
    <div className={classes.todo} aria-live="polite">
      {isQuiet && (
        <EmptyState icon={BellOff} heading={t('cases.quiet')}>
          {t('cases.quietNext')}
        </EmptyState>
      )}
      {view.calls.length > 0 && (
        <section aria-labelledby="calls">
          <h2 id="calls" className={classes.heading}>
            {t('cases.calls')}
          </h2>
          <ul className={classes.list}>
            {view.calls.map((call) => (
              <CallCard key={`${call.section}${call.table}`} tournament={tournament} call={call} />
            ))}
          </ul>
        </section>
      )}
      {view.cases.length > 0 && (
        <section aria-labelledby="open-cases">
          <h2 id="open-cases" className={classes.heading}>
            {t('cases.open')}
          </h2>
          <ul className={classes.list}>
            {view.cases.map((line) => (
              <li key={line.case}>
                <CaseLink tournament={tournament} line={line} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {view.appeals.length > 0 && (
        <section aria-labelledby="appeals">
          <h2 id="appeals" className={classes.heading}>
            {t('appeals.heading')}
          </h2>
          <ul className={classes.list}>
            {view.appeals.map((appeal) => (
              <li key={appeal.number}>
                <Link
                  href={
                    'case' in appeal
                      ? caseAddress(tournament, appeal.session, appeal.case)
                      : appealAddress(tournament, appeal.session, appeal.number)
                  }
                  className={classes.case}
                >
                  {appeal.place === undefined
                    ? t('appeals.ofPenalty')
                    : `${places.table(appeal.place.section, appeal.place.table)} · ${t('label.boardNumber', { board: appeal.place.board })}`}{' '}
                  · {appeal.appellant.names.join(', ')}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TimesKept times={view.timesKept} />
      <Reminders tournament={tournament} heading={t('cases.reminders')} items={view.reminders} />
      <Reminders tournament={tournament} heading={t('cases.duties')} items={view.duties} />
      {view.playsFor !== undefined && (
        <Quiet>
          {t('directing.playsFor', {
            who: view.playsFor.names.join(', '),
            clause: profile.directorMissing?.clause ?? 'Law 81A',
          })}
        </Quiet>
      )}
      {settings.delegate !== '' && (
        <Quiet>
          {t('directing.delegate', {
            name: settings.delegate,
            clause: profile.delegate.clause,
          })}
        </Quiet>
      )}
      <HandOverPanel inCharge={view.inCharge} />
      {view.session !== undefined && <LogPanel session={view.session} incidents={view.incidents} />}
      <GivenPenalties />
      <CommitteePanel tournament={tournament} committee={view.committee} rules={view.committeeRules} />
    </div>
  );
}

const isEmpty = ({ appeals, calls, cases, duties, reminders, timesKept }: DirectingView): boolean =>
  appeals.length + calls.length + cases.length + duties.length + reminders.length + timesKept.length === 0;

interface RemindersProps {
  readonly tournament: string;
  readonly heading: string;
  readonly items: readonly CaseReminder[];
}

/** Things that last, each with the way to its case. */
function Reminders({ tournament, heading, items }: RemindersProps) {
  const { t } = useTranslation('desk');
  const { language } = useWritingStyle();
  const places = usePlaces();
  if (items.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h2 className={classes.heading}>{heading}</h2>
      <ul className={classes.list}>
        {items.map(({ case: number, session, section, table, board, lasting }) => (
          <li key={`${number} ${JSON.stringify(lasting)}`} className={classes.reminder}>
            <Link href={caseAddress(tournament, session, number)} className={classes.place}>
              {places.table(section, table)} · {t('label.boardNumber', { board })}
            </Link>
            <span>
              <SentenceText sentence={lastingText(lasting, language)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
