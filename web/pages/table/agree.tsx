import { otherSide, parseBoardResult, type Side } from 'naipe/game';
import { pointsOfSide, type ResultView, type TableBoard } from 'naipe/tournament';
import { type ReactNode, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { CardNotation } from '../../components/card-notation.tsx';
import { Names } from '../../components/pair-names.tsx';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { ResultWords } from '../../components/result-words.tsx';
import { signed } from '../../components/signed.ts';
import classes from './agree.module.css';
import { OwnSide, usePhoneSide } from './phone-side.ts';
import { kindOfSide } from './team-of-side.ts';
import { useConditions } from './use-conditions.ts';
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
  readonly onAgree: (seconds: number) => void;
  readonly onDispute: () => void;
}

/** How the other side comes to see a result: on its own phone, or on this one when it has crossed the table. */
export function Agree(props: AgreeProps) {
  const [phone] = usePhoneSide();
  const [isHanded, setHanded] = useState(phone === props.side);
  const [shownAt] = useState(Date.now);
  const [isCrossing, setCrossing] = useState(phone === 'both');
  if (isHanded) return <Answer {...props} shownAt={shownAt} />;
  return isCrossing ? (
    <Crossing {...props} onCrossed={() => setHanded(true)} />
  ) : (
    <Waiting {...props} onHand={() => setCrossing(true)} />
  );
}

const useSide = (table: Table, side: Side) => {
  const { t } = useTranslation();
  return { name: t(`side.${side}`), pair: (side === 'NS' ? table.view.ns : table.view.ew)?.contestant };
};

/** The phone is on its way: what the others tap lies where the thumb that entered the result is not. */
function Crossing({
  table,
  board,
  side,
  home,
  bar,
  onCrossed,
}: AgreeProps & { readonly onCrossed: () => void }) {
  const { t } = useTranslation(['phone', 'common']);
  const { name, pair } = useSide(table, side);
  const conditions = useConditions(board);
  return (
    <PhoneFrame
      title={t('common:label.board', { board: board.board })}
      beside={conditions}
      back={{ to: home, words: t('entry.back') }}
      above={bar}
    >
      <section className={classes.across}>
        <h2 className={classes.heading}>{t('agree.across', { side: name })}</h2>
        {pair !== undefined && (
          <p className={classes.pair}>
            {t('common:label.pair', { pair: pair.contestant, context: kindOfSide(table.view, pair) })},{' '}
            <Names pair={pair} />
          </p>
        )}
      </section>
      <PrimaryButton onClick={onCrossed}>{t('sides.weAre', { side: name })}</PrimaryButton>
    </PhoneFrame>
  );
}

/** This side has said what happened; the other has a phone of its own. */
function Waiting({
  table,
  board,
  result,
  side,
  home,
  bar,
  onHand,
}: AgreeProps & { readonly onHand: () => void }) {
  const { t } = useTranslation(['phone', 'common']);
  const { name } = useSide(table, side);
  const conditions = useConditions(board);
  const [, navigate] = useLocation();
  const own = use(OwnSide);
  const next = table.view.boards.find(({ status, postponed }) => status === 'to-play' && postponed !== true);
  return (
    <PhoneFrame
      title={t('common:label.board', { board: board.board })}
      beside={conditions}
      back={{ to: home, words: t('entry.back') }}
      above={bar}
      actions={
        <>
          {next !== undefined && (
            <PrimaryButton onClick={() => navigate(`${home}/board/${next.board}`)}>
              {t('settled.next', { board: next.board })}
            </PrimaryButton>
          )}
          {own === undefined && <QuietButton onClick={onHand}>{t('sides.hand')}</QuietButton>}
        </>
      }
    >
      <section className={classes.across} role="status">
        <h2 className={classes.heading}>{t('sides.waits', { side: name })}</h2>
        <p className={classes.pair}>{t('sides.sent')}</p>
      </section>
      <Result board={board} result={result} side={otherSide(side)} label={t('sides.sent')} />
    </PhoneFrame>
  );
}

/** The result as the other side sees it, for them to agree to (RTP 2.1.9). */
function Answer({
  table,
  board,
  result,
  side,
  home,
  bar,
  shownAt,
  onAgree,
  onDispute,
}: AgreeProps & { readonly shownAt: number }) {
  const { t } = useTranslation(['phone', 'common']);
  const { name, pair } = useSide(table, side);
  const conditions = useConditions(board);
  const [across, setAcross] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAcross(true), CROSSING_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <PhoneFrame
      title={t('common:label.board', { board: board.board })}
      beside={conditions}
      back={{ to: home, words: t('entry.back') }}
      above={bar}
      actions={
        <div className={classes.answers}>
          <QuietButton disabled={!across} onClick={onDispute}>
            {t('agree.not')}
          </QuietButton>
          <PrimaryButton
            disabled={!across}
            onClick={() => onAgree(Math.round((Date.now() - shownAt) / 1000))}
          >
            {t('agree.agree')}
          </PrimaryButton>
        </div>
      }
    >
      <section className={classes.whose}>
        <h2 className={classes.heading}>{name}</h2>
        {pair !== undefined && (
          <p className={classes.pair}>
            {t('common:label.pair', { pair: pair.contestant, context: kindOfSide(table.view, pair) })},{' '}
            <Names pair={pair} />
          </p>
        )}
      </section>
      <Result board={board} result={result} side={side} label={t('agree.question', { side: name })} />
      <p className={classes.question}>{t('agree.question', { side: name })}</p>
    </PhoneFrame>
  );
}

function Result({
  board,
  result,
  side,
  label,
}: {
  readonly board: TableBoard;
  readonly result: ResultView;
  readonly side: Side;
  readonly label: string;
}) {
  const { t } = useTranslation(['phone', 'common']);
  const read = parseBoardResult(result.result);
  return (
    <section className={classes.result} aria-label={label}>
      <p className={classes.sentence}>{read.ok && <ResultWords result={read.value} />}</p>
      {result.lead !== undefined && (
        <p className={classes.lead}>
          {t('common:label.lead')} <CardNotation card={result.lead} />
        </p>
      )}
      <p className={classes.you}>{t('agree.youScore')}</p>
      <p className={classes.score}>{signed(pointsOfSide(board, side) ?? 0)}</p>
    </section>
  );
}
