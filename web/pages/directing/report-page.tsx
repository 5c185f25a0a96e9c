import { Download, Printer } from 'lucide-react';
import type { ReportPart } from 'naipe/tournament';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Field, Pick } from '../../components/field.tsx';
import { Loading } from '../../components/loading.tsx';
import { saveFile } from '../../components/save-file.ts';
import { SuitedText } from '../../components/suited-text.tsx';
import { useClauseText } from '../../components/use-clause-text.ts';
import { useDates } from '../../components/use-dates.ts';
import { useView } from '../../live/index.ts';
import { useDesk } from '../desk/desk-context.ts';
import { Quiet, Row } from '../desk/parts/layout.tsx';
import { Outcome, RefusalLine } from '../desk/parts/outcome.tsx';
import { useDeskCommand } from '../desk/parts/use-desk-command.ts';
import { ReadingLines } from '../desk/readings/reading-lines.tsx';
import classes from './directing.module.css';
import { DirectingFrame } from './directing-frame.tsx';
import { ReportSteps } from './report-steps.tsx';
import { useReportWords } from './use-report-words.ts';

/** The director's report: from the facts, completed by hand, with what is missing by name (RTP 3.2.2, ROP 7). */
export function ReportPage({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation('desk');
  return (
    <DirectingFrame tournament={tournament} title={t('report.title')}>
      <Report tournament={tournament} />
    </DirectingFrame>
  );
}

/** `a` to `k`. */
const letterOf = (index: number): string => String.fromCharCode('a'.charCodeAt(0) + index);

function Report({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation('desk');
  const clauseText = useClauseText();
  const { moment } = useDates();
  const { overview } = useDesk().view;
  const [session, setSession] = useState<number>();
  const { view, refusal } = useView(tournament, {
    view: 'report',
    ...(session === undefined ? {} : { session }),
  });
  const words = useReportWords();
  if (view === undefined)
    return refusal === undefined ? <Loading shape="rows" headed /> : <RefusalLine refusal={refusal} />;
  const missing = view.parts.filter((part) => part.missing);

  const lackOf = ({ lacks }: ReportPart): string =>
    t('report.lacksItem', { what: lacks.map((lack) => t(`report.lack.${lack}`)).join(', ') });

  const linesOf = (part: ReportPart): readonly string[] => {
    const { lines, note } = part;
    const said = [...lines.map((line) => words(line, view.unit)), ...(note === undefined ? [] : [note])];
    if (part.missing) return [...said, lackOf(part)];
    return said.length > 0 ? said : [t('report.none')];
  };

  /** The same words as on the page. */
  function save(parts: readonly ReportPart[]) {
    const lines = parts.flatMap((part, index) => [
      '',
      `${letterOf(index)}) ${t(`report.item.${part.item}`)}${part.to === undefined ? '' : ` (${part.to})`}`,
      ...linesOf(part).map((line) => `- ${line}`),
    ]);
    saveFile(`${tournament}-report.txt`, [`${overview.name}: ${t('report.title')}`, ...lines].join('\r\n'));
  }

  return (
    <>
      <h1 className={classes.title}>{t('report.title')}</h1>
      <p className={classes.about}>
        {[overview.name, ...(view.clause === undefined ? [] : [clauseText(view.clause)])].join(' · ')}
      </p>
      {view.due.map(({ level, by }) => (
        <Quiet key={level}>{t(`report.due.${level}`, { by: moment(by) })}</Quiet>
      ))}
      {view.parts.some(({ to }) => to !== undefined) && <Quiet>{t('report.routes')}</Quiet>}
      <div className={classes.column}>
        {(view.of === 'session' || session !== undefined) && view.sessions.length > 0 && (
          <div data-screen-only>
            <Pick
              label={t('report.session', { session: '' }).trim()}
              value={session === undefined ? '' : String(session)}
              options={[
                { value: '', label: t('report.whole') },
                ...view.sessions.map((each) => ({
                  value: String(each),
                  label: t('report.session', { session: each }),
                })),
              ]}
              onPick={(value) => setSession(value === '' ? undefined : Number(value))}
            />
          </div>
        )}
        {missing.length > 0 && (
          <p role="status" className={classes.becomes}>
            {t('report.lacks', { items: missing.map(({ item }) => t(`report.item.${item}`)).join(', ') })}
          </p>
        )}
        <div data-screen-only>
          <Row>
            <Action icon={Printer} onClick={() => window.print()}>
              {t('report.print')}
            </Action>
            <Action icon={Download} onClick={() => save(view.parts)}>
              {t('report.save')}
            </Action>
          </Row>
        </div>
        <ReportSteps view={view} missing={missing.map(({ item }) => item)} />
        {view.parts.map((part, index) => (
          <section key={part.item} aria-label={t(`report.item.${part.item}`)} className={classes.reminder}>
            <h2 className={classes.heading}>
              {letterOf(index)}) {t(`report.item.${part.item}`)}
              {part.to !== undefined && ` (${part.to})`}
            </h2>
            <ul className={classes.list}>
              {linesOf(part).map((line) => (
                <li key={line}>
                  <SuitedText text={line} />
                </li>
              ))}
            </ul>
            {part.item === 'technical' && (
              <div data-screen-only>
                <ReadingLines of={['A17']} />
              </div>
            )}
            <NoteForm key={part.note ?? ''} tournament={tournament} part={part} />
          </section>
        ))}
      </div>
    </>
  );
}

function NoteForm({ tournament, part }: { readonly tournament: string; readonly part: ReportPart }) {
  const { t } = useTranslation('desk');
  const commanding = useDeskCommand(tournament);
  const [text, setText] = useState(part.note ?? '');
  function keep(event: FormEvent) {
    event.preventDefault();
    void commanding.send('note-report', { item: part.item, text });
  }
  return (
    <details data-screen-only open={part.missing}>
      <summary>{t('report.byHand')}</summary>
      <form onSubmit={keep} className={classes.column}>
        <Field
          label={t('report.note', { item: t(`report.item.${part.item}`) })}
          value={text}
          maxLength={1000}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Action submit disabled={text === (part.note ?? '')} loading={commanding.sending}>
          {t('report.keep')}
        </Action>
        <Outcome commanding={commanding} />
      </form>
    </details>
  );
}
