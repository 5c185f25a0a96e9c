import { otherSide } from 'naipe/game';
import type { LeadPolicy, TableBoard } from 'naipe/tournament';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardNotation } from '../../components/card-notation.tsx';
import { Key } from '../../components/key.tsx';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import classes from './entry.module.css';
import { Compass, ContractPad, LeadPad, StrainPad } from './pads.tsx';
import { enteringSide } from './pending.ts';
import { usePhoneSide } from './phone-side.ts';
import { type Draft, leadOf, missing, resultOf, tap } from './result-draft.ts';
import { ResultSoFar } from './result-so-far.tsx';
import { TricksPad } from './tricks-pad.tsx';
import { useConditions } from './use-conditions.ts';

interface EntryProps {
  readonly board: TableBoard;
  readonly lead: LeadPolicy;
  readonly draft: Draft;
  /** Something was tapped: until then it is what stood. */
  readonly isTouched: boolean;
  readonly home: string;
  readonly bar: ReactNode;
  readonly onTap: (draft: Draft) => void;
  readonly onDone: (draft: Draft) => void;
}

/** A result, tapped together on one screen. */
export function Entry({ board, lead, draft, isTouched, home, bar, onTap, onDone }: EntryProps) {
  const { t } = useTranslation(['phone', 'common']);
  const conditions = useConditions(board);
  const [leading, setLeading] = useState(false);
  const [phone] = usePhoneSide();
  const result = resultOf(draft);
  const [next] = missing(draft, lead);
  const leadCard = leadOf(draft);
  const asksLead = lead !== 'not-asked' && !draft.passedOut;

  /** The second tap of a lead is its last: back to the whole. */
  function tapLead(tapped: Draft) {
    onTap(tapped);
    if (leadOf(tapped) !== undefined && tapped.leadRank !== draft.leadRank) setLeading(false);
  }

  return (
    <PhoneFrame
      title={t('common:label.board', { board: board.board })}
      beside={conditions}
      back={{ to: home, words: t('entry.back') }}
      above={bar}
      actions={
        <div className={classes.wide}>
          <PrimaryButton disabled={next !== undefined} onClick={() => onDone(draft)}>
            {next === undefined && result !== undefined
              ? t(phone === 'both' ? 'entry.done' : 'sides.toThem', {
                  side: t(`common:side.${otherSide(phone === 'both' ? enteringSide(result) : phone)}`),
                })
              : t('entry.handAcross')}
          </PrimaryButton>
        </div>
      }
    >
      <div className={classes.entry}>
        <ResultSoFar board={board} draft={draft} next={next} isTouched={isTouched} />
        {leading ? (
          <LeadPad draft={draft} onTap={tapLead} />
        ) : (
          <>
            <div className={classes.two}>
              <Compass draft={draft} onTap={onTap} board={board.board} />
              <ContractPad draft={draft} onTap={onTap} />
            </div>
            <StrainPad draft={draft} onTap={onTap} />
            <TricksPad draft={draft} onTap={onTap} />
          </>
        )}
        <div className={classes.two}>
          {leading ? (
            <Key pressed={false} onPress={() => setLeading(false)}>
              <span className={classes.small}>{t('entry.leadDone')}</span>
            </Key>
          ) : (
            <Key pressed={draft.passedOut} onPress={() => onTap(tap(draft, { passedOut: !draft.passedOut }))}>
              <span className={classes.small}>{t('entry.passedOut')}</span>
            </Key>
          )}
          {asksLead && !leading && (
            <Key pressed={false} onPress={() => setLeading(true)}>
              <span className={classes.small}>
                {t('entry.lead')} {leadCard === undefined ? '…' : <CardNotation card={leadCard} />}
              </span>
            </Key>
          )}
        </div>
      </div>
    </PhoneFrame>
  );
}
