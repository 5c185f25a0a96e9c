import { SEATS, seatText } from 'naipe/game';
import {
  finalContract,
  isAuctionEnded,
  LAWS_EDITIONS,
  openRuling,
  passDuty,
  type Table,
  turnOf,
} from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/choice.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { useWritingStyle } from '../../components/writing-style.ts';
import { AuctionGrid } from './auction-grid.tsx';
import { contractText } from './contract-words.ts';
import { OpenQuestion } from './open-question.tsx';
import { PlayTable } from './play/play-table.tsx';
import { StartOfPlay } from './play/start-of-play.tsx';
import { RulingRecord } from './ruling-record.tsx';
import classes from './rulings-page.module.css';
import { SentenceText } from './sentence-text.tsx';
import { useRulingCase } from './use-case.ts';
import { WaysBetween } from './ways-between.tsx';
import { WhatHappened } from './what-happened.tsx';

/** A director at a table: what happened is tapped, and the law answers. No tournament is needed. */
export function RulingsPage() {
  const { t } = useTranslation('rulings');
  const { table, refusal, happened, answered, undone, begun, playBegun } = useRulingCase();
  const [startsPlay, setStartsPlay] = useState(false);
  const ruling = openRuling(table);
  const { played } = table;
  const mayAct = ruling === undefined || ruling.question.heard.length > 0;
  return (
    <PageFrame title={t('title')}>
      <div className={classes.page}>
        <div className={classes.column}>
          <h1 className={classes.title}>{t('title')}</h1>
          <WaysBetween here="table" />
          <p className={classes.sentence}>{t('sentence')}</p>
          <Setting table={table} onBegin={begun} />
          {table.play === undefined && <AuctionGrid table={table} />}
          {refusal !== undefined && (
            <p role="alert" className={classes.refusal}>
              {t('refused', { why: refusal.message })}
            </p>
          )}
          {ruling !== undefined && <OpenQuestion table={table} ruling={ruling} onAnswer={answered} />}
          {played === undefined && isAuctionEnded(table) && <Ended table={table} />}
          {ruling === undefined && isAuctionEnded(table) && !table.leadDue && (
            <PrimaryButton onClick={() => happened({ type: 'lead-due' })}>{t('lead')}</PrimaryButton>
          )}
          {played !== undefined && (
            <PlayTable table={table} play={played} open={mayAct} onHappening={happened} />
          )}
          {played === undefined && mayAct && !startsPlay && (
            <>
              <Duty table={table} />
              <WhatHappened table={table} turn={turnOf(table)} onHappening={happened} />
            </>
          )}
          {table.inputs.length === 0 && played === undefined && !startsPlay && (
            <QuietButton onClick={() => setStartsPlay(true)}>{t('play.start')}</QuietButton>
          )}
          {startsPlay && (
            <StartOfPlay
              onCancel={() => setStartsPlay(false)}
              onStart={(play, hands) => {
                setStartsPlay(false);
                playBegun(play, hands);
              }}
            />
          )}
          <div className={classes.actions}>
            <QuietButton onClick={undone} disabled={table.inputs.length === 0}>
              {t('undo')}
            </QuietButton>
            <QuietButton onClick={() => begun({})}>{t('clear')}</QuietButton>
          </div>
        </div>
        <div className={classes.column}>
          <RulingRecord table={table} />
        </div>
      </div>
    </PageFrame>
  );
}

interface SettingProps {
  readonly table: Table;
  readonly onBegin: ReturnType<typeof useRulingCase>['begun'];
}

function Setting({ table, onBegin }: SettingProps) {
  const { t } = useTranslation('rulings');
  const style = useWritingStyle();
  return (
    <div className={classes.setting}>
      <Choice
        label={t('edition')}
        value={String(table.edition)}
        options={LAWS_EDITIONS.map((year) => ({ value: String(year), label: String(year) }))}
        onChange={(year) => onBegin({ edition: LAWS_EDITIONS.find((each) => String(each) === year) ?? 2017 })}
      />
      <Choice
        label={t('dealer')}
        value={table.dealer}
        options={SEATS.map((seat) => ({ value: seat, label: seatText(seat, style) }))}
        onChange={(dealer) => onBegin({ dealer })}
      />
    </div>
  );
}

function Ended({ table }: { readonly table: Table }) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const contract = finalContract(table);
  if (contract === undefined) return null;
  return (
    <p className={classes.sentence}>
      {contract === 'passed-out'
        ? t('passedOut')
        : t('ended', {
            contract: contractText(contract, style),
            seat: t(`common:seat.${contract.declarer}`),
          })}
    </p>
  );
}

/** What the player whose turn it is may not choose. */
function Duty({ table }: { readonly table: Table }) {
  const { t } = useTranslation(['rulings', 'common']);
  const turn = turnOf(table);
  const duty = turn && passDuty(table, turn);
  if (turn === undefined || duty === undefined) return null;
  return (
    <p className={classes.duty}>
      <SentenceText
        sentence={{ text: t('mustPass', { seat: t(`common:seat.${turn}`) }), clause: duty.clause }}
      />
    </p>
  );
}
