import type { Finding, Params, Refusal } from 'naipe/tournament';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useClauseText } from '../../../components/use-clause-text.ts';
import { useDates } from '../../../components/use-dates.ts';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { filledIn, refusalSentence } from '../../../live/index.ts';
import { desk } from '../../../locales/en/desk.ts';
import { DeskContext } from '../desk-context.ts';
import { keyFor, useContestants } from '../use-contestants.ts';
import { LookFirst } from './look-first.tsx';
import { withRefusedRoundsNamed } from './name-of-round.ts';
import classes from './outcome.module.css';
import { resultText } from './result-text.ts';
import type { DeskCommanding } from './use-desk-command.ts';
import { useWho } from './use-who.ts';

type RefusalCode = keyof typeof desk.refusal;
const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(desk.refusal, code);

type FindingCode = keyof typeof desk.finding;
const isFindingCode = (code: string): code is FindingCode => Object.hasOwn(desk.finding, code);

type SubjectName = keyof typeof desk.subject;
const isSubject = (kind: unknown): kind is SubjectName =>
  typeof kind === 'string' && Object.hasOwn(desk.subject, kind);

/** Particulars that are moments. */
const MOMENTS: ReadonlySet<string> = new Set(['until', 'last']);

/** Why something was refused or has to be looked at, as the director would say it; else as the server put it. */
export function useWords() {
  const { t } = useTranslation('desk');
  const common = useTranslation().t;
  const clauseText = useClauseText();
  const withClause = (sentence: string, clause: string | undefined): string =>
    clause === undefined ? sentence : `${sentence} (${clauseText(clause)})`;
  const { moment } = useDates();
  const style = useWritingStyle();
  const who = useWho();
  const contestants = useContestants();
  const view = useContext(DeskContext)?.view;
  const particular = (name: string, value: string | number) => {
    if (typeof value !== 'string') return value;
    if (MOMENTS.has(name)) return moment(value);
    if (name === 'who') return who(value);
    if (name === 'result') return resultText(value, style);
    return name === 'side' && (value === 'NS' || value === 'EW') ? common(`side.${value}`) : value;
  };
  const readable = (code: string, params: Params): Params => {
    const named =
      view === undefined ? params : withRefusedRoundsNamed(view.overview, view.room?.session, code, params);
    return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, particular(name, value)]));
  };
  return {
    refusal(refusal: Refusal): string {
      const { code, params = {}, facts = [], clause } = refusal;
      const text = isRefusalCode(code)
        ? t(`refusal.${keyFor(desk.refusal, code, contestants)}`, { skipInterpolation: true })
        : undefined;
      const { subject } = params;
      const given = {
        ...readable(code, params),
        ...(facts.length > 0 ? { facts: facts.join(', ') } : {}),
        ...(isSubject(subject)
          ? {
              subject:
                filledIn(
                  t(`subject.${keyFor(desk.subject, subject, contestants)}`, { skipInterpolation: true }),
                  params,
                ) ?? subject,
            }
          : {}),
      };
      const sentence = text === undefined ? undefined : filledIn(text, given);
      return withClause(sentence ?? refusalSentence(refusal, common), clause);
    },
    finding({ code, message, clause, params = {} }: Finding): string {
      const text = isFindingCode(code)
        ? t(`finding.${keyFor(desk.finding, code, contestants)}`, { skipInterpolation: true })
        : undefined;
      const sentence = text === undefined ? undefined : filledIn(text, readable(code, params));
      return withClause(sentence ?? message, clause);
    },
  };
}

export function RefusalLine({ refusal }: { readonly refusal: Refusal | undefined }) {
  const words = useWords();
  return refusal === undefined ? null : (
    <p role="alert" className={classes.note}>
      {words.refusal(refusal)}
    </p>
  );
}

interface OutcomeProps {
  readonly commanding: DeskCommanding;
  /** Called when what was held has been confirmed and done. */
  readonly onDone?: () => void;
}

/** What became of a command: nothing to say, refused, or to be confirmed. */
export function Outcome({ commanding, onDone }: OutcomeProps) {
  const { t } = useTranslation('desk');
  const words = useWords();
  const { findings, refusal, confirm, dismiss, sending, waiting } = commanding;
  if (waiting) return <p role="status">{t('waiting.form')}</p>;
  if (findings.length === 0) return <RefusalLine refusal={refusal} />;
  return (
    <LookFirst
      sentences={findings.map(words.finding)}
      sending={sending}
      asks={findings.find(({ asks }) => asks !== undefined)?.asks}
      onYes={async (because) => {
        if (await confirm(because)) onDone?.();
      }}
      onNo={dismiss}
    />
  );
}
