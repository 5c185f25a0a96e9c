import type { Contract, PartialDeal } from 'naipe/game';
import {
  finalContract,
  type Happening,
  isAuctionEnded,
  openRuling,
  passDuty,
  replacementsDue,
  scoreDue,
  type Table,
  turnOf,
} from 'naipe/laws';
import { refusalText, replacementOptions } from 'naipe/laws/texts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { SuitedText } from '../../components/suited-text.tsx';
import { useWritingStyle } from '../../components/writing-style.ts';
import { AuctionGrid } from './auction-grid.tsx';
import { BiddingBox } from './bidding-box.tsx';
import { CaseActions } from './case-actions.tsx';
import { atOnce, COMMON_CASES, type CommonName, reportOf } from './common-cases.ts';
import { contractText } from './contract-words.ts';
import { FrontList } from './front-list.tsx';
import type { FormType } from './happenings/form.ts';
import { fieldsOf, offeredTypes } from './happenings/forms.ts';
import { HappeningForm } from './happenings/happening-form.tsx';
import { HappeningMenu } from './happenings/happening-menu.tsx';
import { momentOf } from './happenings/moment.ts';
import { intoView } from './into-view.ts';
import { OpenQuestion } from './open-question.tsx';
import { HandsForm } from './play/hands-form.tsx';
import { PlayTable } from './play/play-table.tsx';
import { StartOfPlay } from './play/start-of-play.tsx';
import classes from './rulings-page.module.css';
import { Clause, SentenceText } from './sentence-text.tsx';
import type { RulingCaseInHand } from './use-case.ts';

/** What is being entered: what else happened, where the play begins, or who held what. */
type Entering = FormType | 'start-of-play' | 'hands' | undefined;

interface CaseTellerProps {
  readonly inHand: RulingCaseInHand;
  /** What is known of the board that it belongs to; without it the case stands alone. */
  readonly board?: { readonly contract?: Contract; readonly hands?: PartialDeal };
}

/** A director at a table: what happened is tapped, and the law answers. */
export function CaseTeller({ inHand, board }: CaseTellerProps) {
  const { t } = useTranslation('rulings');
  const { table, refusal, happened, answered, meant, undone, begun, playBegun, handsKnown, opened } = inHand;
  const [entering, setEntering] = useState<Entering>();
  const [telling, setTelling] = useState<CommonName | 'other'>();
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
  const isFresh = table.inputs.length === 0 && table.play === undefined && telling === undefined;
  const tell = (what: CommonName): void => {
    setTelling(what);
    if (COMMON_CASES[what].from === 'play') setEntering('start-of-play');
  };
  const beginAnew = (): void => {
    setEntering(undefined);
    setTelling(undefined);
  };
  return (
    <>
      {table.play === undefined && !isFresh && <AuctionGrid table={table} />}
      {telling !== undefined && telling !== 'other' && table.rulings.length === 0 && ruling === undefined && (
        <Telling what={telling} table={table} onReport={choose} />
      )}
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
      {ruling === undefined && entering === undefined && moment === 'play' && isLookedBackAt(table) && (
        <QuietButton onClick={() => happened({ type: 'play-over' })}>
          {t('happenings.types.play-over')}
        </QuietButton>
      )}
      {ruling === undefined && entering === undefined && scoreDue(table) !== undefined && (
        <PrimaryButton onClick={() => setEntering('adjustment')}>{t('scoreDue')}</PrimaryButton>
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
          {...(board === undefined ? {} : { known: board })}
          onCancel={beginAnew}
          onStart={(play, hands) => {
            setEntering(telling === undefined || telling === 'other' ? undefined : atOnce(telling));
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
      ) : isFresh ? (
        <FrontList allHere={board !== undefined} onTell={tell} onOther={() => setTelling('other')} />
      ) : (
        <>
          {mayAct && isCalling && (
            <>
              <Duty table={table} />
              <Options table={table} />
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
        {...(board === undefined
          ? {
              onClear: () => {
                beginAnew();
                begun({});
              },
              onOpen: (text: string) => {
                beginAnew();
                opened(text);
              },
            }
          : {})}
      />
    </>
  );
}

/** Is there something that the director looks at again when the board is over? Then nobody need tell him every card. */
const isLookedBackAt = ({ persists }: Table): boolean => persists.some(({ type }) => type === 'review');

/** Why the last thing could not be recorded. */
function Refusal({ refusal }: { readonly refusal: RulingCaseInHand['refusal'] }) {
  const { t } = useTranslation('rulings');
  const { language } = useWritingStyle();
  if (refusal === undefined) return null;
  return (
    <p key={refusal.message} ref={intoView} role="alert" className={classes.refusal}>
      <SuitedText
        text={
          refusal.code === 'not-a-case'
            ? t('notACase', { place: refusal.place })
            : t('refused', { why: refusalText(refusal, language) })
        }
      />{' '}
      {'clause' in refusal && refusal.clause !== undefined && <Clause clause={refusal.clause} />}
    </p>
  );
}

interface TellingProps {
  readonly what: CommonName;
  readonly table: Table;
  readonly onReport: (type: FormType) => void;
}

/** How what was chosen in front is told, and the way to it once enough has been. */
function Telling({ what, table, onReport }: TellingProps) {
  const { t } = useTranslation('rulings');
  const then = reportOf(what);
  return (
    <div className={classes.telling}>
      <p className={classes.sentence}>
        <strong>{t(`common.types.${what}`)}.</strong> {t(`common.hints.${what}`)}
      </p>
      {then !== undefined && offeredTypes(table).includes(then) && (
        <QuietButton onClick={() => onReport(then)}>{t(`happenings.types.${then}`)}</QuietButton>
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
      {contract === 'passed-out' ? (
        t('passedOut')
      ) : (
        <SuitedText
          text={t('ended', {
            contract: contractText(contract, style),
            seat: t(`common:seat.${contract.declarer}`),
          })}
        />
      )}
    </p>
  );
}

/** What the player whose turn it is may put in place of his cancelled call, to be read aloud before he chooses. */
function Options({ table }: { readonly table: Table }) {
  const { language } = useWritingStyle();
  const turn = turnOf(table);
  const options = (turn === undefined ? [] : replacementsDue(table, turn)).flatMap((item) =>
    replacementOptions(item, table, language),
  );
  if (options.length === 0) return null;
  return (
    <ul className={classes.options}>
      {options.map((sentence) => (
        <li key={sentence.text + sentence.clause}>
          <SentenceText sentence={sentence} />
        </li>
      ))}
    </ul>
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
