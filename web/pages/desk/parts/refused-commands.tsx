import type { Refusal } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { SuitedText } from '../../../components/suited-text.tsx';
import { type Queued, useDeskQueue } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import { confirming } from './confirming.ts';
import { LookFirst } from './look-first.tsx';
import { RefusalLine, useWords } from './outcome.tsx';
import classes from './refused-commands.module.css';
import { useCommandWords } from './use-command-words.ts';

const refusalOf = ({ state }: Queued): Refusal | undefined =>
  state.kind === 'refused' ? state.refusal : undefined;

/** What this desk sent and the server refused, or asks about, when nobody waited for the answer any more: with what was typed. */
export function RefusedCommands({ items }: { readonly items: readonly Queued[] }) {
  const { t } = useTranslation('desk');
  const commandWords = useCommandWords();
  if (items.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('waiting.refused')}>
      {items.map((item) => (
        <li key={item.intent.id} className={classes.item}>
          <b>
            <SuitedText text={commandWords(item.intent)} />
          </b>
          <Refused item={item} />
        </li>
      ))}
    </ul>
  );
}

function Refused({ item }: { readonly item: Queued }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const { dismiss, enqueue } = useDeskQueue(tournament);
  const words = useWords();
  const { id, type, data, basedOn } = item.intent;
  const refusal = refusalOf(item);
  const findings = refusal?.findings ?? [];
  if (findings.length > 0) {
    return (
      <LookFirst
        sentences={findings.map(words.finding)}
        onYes={() => {
          dismiss(id);
          enqueue(
            type,
            confirming(
              data,
              findings.map(({ code }) => code),
            ),
            basedOn,
          );
        }}
        onNo={() => dismiss(id)}
      />
    );
  }
  return (
    <>
      <RefusalLine refusal={refusal} />
      <Action onClick={() => dismiss(id)}>{t('waiting.read')}</Action>
    </>
  );
}
