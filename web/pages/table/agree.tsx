import { parseBoardResult, type Side } from 'naipe/game';
import type { ResultView, TableBoard } from 'naipe/tournament';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardNotation } from '../../components/card-notation.tsx';
import { Names } from '../../components/pair-names.tsx';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { ResultWords } from '../../components/result-words.tsx';
import { signed } from '../../components/signed.ts';
import classes from './agree.module.css';
import type { Table } from './use-table.ts';

/** Who entered the result cannot agree to it by tapping twice: the phone takes longer to cross the table. */
const CROSSING_MILLISECONDS = 600;

interface AgreeProps {
  readonly table: Table;
  readonly board: TableBoard;
  readonly result: ResultView;
  /** The side that is asked. */
  readonly side: Side;
  readonly home: string;
  readonly bar: ReactNode;
  readonly onAgree: () => void;
  readonly onDispute: () => void;
}

/** Handed across: the result as the other side sees it, for them to agree to (RTP 2.1.9). */
export function Agree({ table, board, result, side, home, bar, onAgree, onDispute }: AgreeProps) {
  const { t } = useTranslation(['phone', 'common']);
  const [across, setAcross] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAcross(true), CROSSING_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  const name = t(`common:side.${side}`);
  const pair = (side === 'NS' ? table.view.ns : table.view.ew)?.pair;
  const read = parseBoardResult(result.result);
  return (
    <PhoneFrame
      title={t('common:label.board', { board: board.board })}
      beside={t(`common:deal.${board.vulnerable}`)}
      back={{ to: home, words: t('entry.back') }}
      above={bar}
      actions={
        <div className={classes.answers}>
          <QuietButton disabled={!across} onClick={onDispute}>
            {t('agree.not')}
          </QuietButton>
          <PrimaryButton disabled={!across} onClick={onAgree}>
            {t('agree.agree')}
          </PrimaryButton>
        </div>
      }
    >
      <section className={classes.across}>
        <h2 className={classes.heading}>{t('agree.across', { side: name })}</h2>
        {pair !== undefined && (
          <p className={classes.pair}>
            {t('common:label.pair', { pair: pair.pair })}, <Names pair={pair} />
          </p>
        )}
      </section>
      <section className={classes.result} aria-label={t('agree.question', { side: name })}>
        <p className={classes.sentence}>{read.ok && <ResultWords result={read.value} />}</p>
        {result.lead !== undefined && (
          <p className={classes.lead}>
            {t('common:label.lead')} <CardNotation card={result.lead} />
          </p>
        )}
        <p className={classes.you}>{t('agree.youScore')}</p>
        <p className={classes.score}>{signed(side === 'NS' ? result.ns : result.ew)}</p>
      </section>
      <p className={classes.question}>{t('agree.question', { side: name })}</p>
    </PhoneFrame>
  );
}
