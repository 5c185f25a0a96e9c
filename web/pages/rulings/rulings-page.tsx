import { SEATS, seatText } from 'naipe/game';
import {
  finalContract,
  type Happening,
  isAuctionEnded,
  LAWS_EDITIONS,
  openRuling,
  passDuty,
  refusalText,
  type Table,
  turnOf,
} from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/choice.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { useWritingStyle } from '../../components/writing-style.ts';
import { AuctionGrid } from './auction-grid.tsx';
import { BiddingBox } from './bidding-box.tsx';
import { CaseActions } from './case-actions.tsx';
import { contractText } from './contract-words.ts';
import type { FormType } from './happenings/form.ts';
import { fieldsOf } from './happenings/forms.ts';
import { HappeningForm } from './happenings/happening-form.tsx';
import { HappeningMenu } from './happenings/happening-menu.tsx';
import { momentOf } from './happenings/moment.ts';
import { intoView } from './into-view.ts';
import { OpenQuestion } from './open-question.tsx';
import { HandsForm } from './play/hands-form.tsx';
import { PlayTable } from './play/play-table.tsx';
import { StartOfPlay } from './play/start-of-play.tsx';
import { RulingRecord } from './ruling-record.tsx';
import { RulingsFrame } from './rulings-frame.tsx';
import classes from './rulings-page.module.css';
import { Clause, SentenceText } from './sentence-text.tsx';
import { TableResult } from './table-result.tsx';
import { useRulingCase } from './use-case.ts';

/** What is being entered: what else happened, where the play begins, or who held what. */
type Entering = FormType | 'start-of-play' | 'hands' | undefined;

/** A director at a table: what happened is tapped, and the law answers. No tournament is needed. */
export function RulingsPage() {
  const { t } = useTranslation('rulings');
  const {
    table,
    refusal,
    happened,
    answered,
    meant,
    undone,
    begun,
    playBegun,
    handsKnown,
    vulnerabilityKnown,
    opened,
  } = useRulingCase();
  const [entering, setEntering] = useState<Entering>();
  const ruling = openRuling(table);
  const { played } = table;
  const moment = momentOf(table);
  const mayAct = ruling === undefined || ruling.question.heard.length > 0;
  const isCalling = moment === 'start' || moment === 'auction' || moment === 'lead';
  /** What was refused can be said otherwise. */
  const closeIf = (isRecorded: boolean): void => {
    if (isRecorded) setEntering(undefined);
  };
  const record = (happening: Happening): void => closeIf(happened(happening));
  // What needs nothing more to be said is recorded at once.
  const choose = (type: FormType): void =>
    fieldsOf(type).length === 0 ? record({ type } as Happening) : setEntering(type);
  return (
    <RulingsFrame
      here="table"
      title={t('title')}
      sentence={t('sentence')}
      beside={
        <>
          <TableResult table={table} onVulnerability={vulnerabilityKnown} />
          <RulingRecord table={table} />
        </>
      }
    >
      <Setting table={table} onBegin={begun} />
      {table.play === undefined && <AuctionGrid table={table} />}
      <Refusal refusal={refusal} />
      {ruling !== undefined && (
        <OpenQuestion table={table} ruling={ruling} onAnswer={answered} onMeant={meant} />
      )}
      {played === undefined && isAuctionEnded(table) && <Ended table={table} />}
      {ruling === undefined && moment === 'lead' && !table.leadDue && (
        <PrimaryButton onClick={() => happened({ type: 'lead-due' })}>{t('lead')}</PrimaryButton>
      )}
      {ruling === undefined && played !== undefined && moment === 'over' && table.ended !== 'play-over' && (
        <PrimaryButton onClick={() => happened({ type: 'play-over' })}>
          {t('happenings.types.play-over')}
        </PrimaryButton>
      )}
      {played !== undefined && (
        <PlayTable
          table={table}
          play={played}
          open={mayAct && moment === 'play' && entering === undefined}
          onHappening={happened}
        />
      )}
      {entering === 'start-of-play' ? (
        <StartOfPlay
          onCancel={() => setEntering(undefined)}
          onStart={(play, hands) => {
            setEntering(undefined);
            playBegun(play, hands);
          }}
        />
      ) : entering === 'hands' ? (
        <HandsForm
          table={table}
          onHands={(hands) => closeIf(handsKnown(hands))}
          onCancel={() => setEntering(undefined)}
        />
      ) : entering !== undefined ? (
        <HappeningForm
          type={entering}
          table={table}
          onHappening={record}
          onCancel={() => setEntering(undefined)}
        />
      ) : (
        <>
          {mayAct && isCalling && (
            <>
              <Duty table={table} />
              <BiddingBox
                turn={turnOf(table)}
                onCall={(seat, call) => happened({ type: 'call', seat, call })}
              />
            </>
          )}
          <HappeningMenu table={table} onChoose={choose} />
          {moment === 'start' && table.inputs.length === 0 && (
            <QuietButton onClick={() => setEntering('start-of-play')}>{t('play.start')}</QuietButton>
          )}
          {ruling === undefined && (
            <QuietButton onClick={() => setEntering('hands')}>{t('play.hands')}</QuietButton>
          )}
        </>
      )}
      <CaseActions
        table={table}
        onUndo={undone}
        onClear={() => {
          setEntering(undefined);
          begun({});
        }}
        onOpen={(text) => {
          setEntering(undefined);
          opened(text);
        }}
      />
    </RulingsFrame>
  );
}

/** Why the last thing could not be recorded. */
function Refusal({ refusal }: { readonly refusal: ReturnType<typeof useRulingCase>['refusal'] }) {
  const { t } = useTranslation('rulings');
  const { language } = useWritingStyle();
  if (refusal === undefined) return null;
  return (
    <p key={refusal.message} ref={intoView} role="alert" className={classes.refusal}>
      {refusal.code === 'not-a-case'
        ? t('notACase', { place: refusal.place })
        : t('refused', { why: refusalText(refusal, language) })}{' '}
      {'clause' in refusal && refusal.clause !== undefined && <Clause clause={refusal.clause} />}
    </p>
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
      {momentOf(table) === 'start' && (
        <Choice
          label={t('dealer')}
          value={table.dealer}
          options={SEATS.map((seat) => ({ value: seat, label: seatText(seat, style) }))}
          onChange={(dealer) => onBegin({ dealer })}
        />
      )}
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
