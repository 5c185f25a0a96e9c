import type { Finding, Params, Refusal } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { filledIn, refusalSentence } from '../../../live/index.ts';
import { desk } from '../../../locales/en/desk.ts';
import { Action } from './action.tsx';
import classes from './outcome.module.css';
import { useDates } from './use-dates.ts';
import type { DeskCommanding } from './use-desk-command.ts';

type RefusalCode = keyof typeof desk.refusal;
const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(desk.refusal, code);

type FindingCode = keyof typeof desk.finding;
const isFindingCode = (code: string): code is FindingCode => Object.hasOwn(desk.finding, code);

/** Particulars that are moments. */
const MOMENTS: ReadonlySet<string> = new Set(['until', 'last']);

const withClause = (sentence: string, clause: string | undefined): string =>
  clause === undefined ? sentence : `${sentence} (${clause})`;

/** Why something was refused or has to be looked at, as the director would say it; else as the server put it. */
function useWords() {
  const { t } = useTranslation('desk');
  const common = useTranslation().t;
  const { moment } = useDates();
  const readable = (params: Params): Params =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        MOMENTS.has(name) && typeof value === 'string' ? moment(value) : value,
      ]),
    );
  return {
    refusal(refusal: Refusal): string {
      const { code, params = {}, facts = [], clause } = refusal;
      const text = isRefusalCode(code) ? t(`refusal.${code}`, { skipInterpolation: true }) : undefined;
      const given = { ...readable(params), ...(facts.length > 0 ? { facts: facts.join(', ') } : {}) };
      const sentence = text === undefined ? undefined : filledIn(text, given);
      return withClause(sentence ?? refusalSentence(refusal, common), clause);
    },
    finding({ code, message, clause, params = {} }: Finding): string {
      const text = isFindingCode(code) ? t(`finding.${code}`, { skipInterpolation: true }) : undefined;
      const sentence = text === undefined ? undefined : filledIn(text, readable(params));
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
  const { findings, refusal, confirm, dismiss, sending } = commanding;
  if (findings.length === 0) return <RefusalLine refusal={refusal} />;
  return (
    <div role="alert" className={classes.asked}>
      <b>{t('confirm.heading')}</b>
      <ul className={classes.list}>
        {findings.map((finding) => (
          <li key={finding.code + finding.message}>{words.finding(finding)}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Action
          next
          loading={sending}
          onClick={async () => {
            if (await confirm()) onDone?.();
          }}
        >
          {t('confirm.yes')}
        </Action>
        <Action onClick={dismiss}>{t('confirm.no')}</Action>
      </div>
    </div>
  );
}
