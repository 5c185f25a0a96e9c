import { parseBoardResult } from 'naipe/game';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { ResultWords } from '../../components/result-words.tsx';
import type { Queued } from '../../live/index.ts';
import { CallDirector } from './call-director.tsx';
import classes from './refused-page.module.css';
import type { Table } from './use-table.ts';

interface RefusedPageProps {
  readonly table: Table;
  readonly item: Queued;
  readonly bar: ReactNode;
}

/** What the server did not take: why, what stands, and what to do. Two devices never disagree silently. */
export function RefusedPage({ table, item, bar }: RefusedPageProps) {
  const { t } = useTranslation('phone');
  const [, navigate] = useLocation();
  const { intent, state } = item;
  const refusal = state.kind === 'refused' ? state.refusal : undefined;
  const board = 'board' in intent.data ? intent.data.board : undefined;
  const stands = refusal?.stands;
  const changed = refusal?.code === 'changed-meanwhile';
  const mine = changed && intent.type === 'record-result' ? intent.data : undefined;

  // The same was entered elsewhere: there is nothing to ask.
  const isSame = mine !== undefined && stands === mine.result;
  const { dismiss, enqueue } = table;
  useEffect(() => {
    if (isSame) dismiss(intent.id);
  }, [isSame, dismiss, intent.id]);

  /** Read; on to the board that it was about. */
  function goOn() {
    dismiss(intent.id);
    if (board !== undefined) navigate(`${table.at.home}/board/${board}`);
  }

  if (mine !== undefined && stands !== undefined) {
    return (
      <PhoneFrame
        title={t('conflict.title', { board: mine.board })}
        above={bar}
        actions={
          <>
            <PrimaryButton
              onClick={() => {
                enqueue('record-result', { ...mine, expects: stands });
                goOn();
              }}
            >
              {t('conflict.keepMine')}
            </PrimaryButton>
            <PrimaryButton onClick={goOn}>{t('conflict.keepTheirs')}</PrimaryButton>
            <CallDirector table={table} />
          </>
        }
      >
        <Version words={t('conflict.mine')} result={mine.result} />
        <Version words={t('conflict.stands')} result={stands} />
        <p className={classes.question}>{t('conflict.question')}</p>
      </PhoneFrame>
    );
  }
  const title = board === undefined ? t('conflict.refusedOther') : t('conflict.refused', { board });
  return (
    <PhoneFrame
      title={changed && board !== undefined ? t('conflict.changed', { board }) : title}
      above={bar}
      actions={
        <>
          <QuietButton onClick={goOn}>{t('conflict.ok')}</QuietButton>
          <CallDirector table={table} />
        </>
      }
    >
      {!changed && <RefusalNote refusal={refusal} />}
      {stands !== undefined && <Version words={t('conflict.standsNow')} result={stands} />}
    </PhoneFrame>
  );
}

function Version({ words, result }: { readonly words: string; readonly result: string | null }) {
  const { t } = useTranslation('phone');
  const read = result === null ? undefined : parseBoardResult(result);
  return (
    <section className={classes.version}>
      <h2 className={classes.words}>{words}</h2>
      <p className={classes.result}>
        {read?.ok ? <ResultWords result={read.value} /> : t('conflict.nothing')}
      </p>
    </section>
  );
}
