import type { PlaceTakenAs } from 'naipe/regulation';
import { type AbsenceView, profileOf } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../../clock/use-now.ts';
import { Action } from '../../../../components/action.tsx';
import { useDates } from '../../../../components/use-dates.ts';
import { useDesk } from '../../desk-context.ts';
import { MissedForm } from '../../entries/missed-form.tsx';
import { useIsRanked } from '../../entries/use-is-ranked.ts';
import { Quiet, Row, Stack } from '../../parts/layout.tsx';
import { Outcome } from '../../parts/outcome.tsx';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { ReadingLines } from '../../readings/reading-lines.tsx';
import { useContestants } from '../../use-contestants.ts';
import classes from './absent-pair.module.css';
import { LatenessCharge } from './lateness-charge.tsx';
import { StandInForm } from './stand-in-form.tsx';

interface AbsentPairProps {
  readonly session: number;
  readonly absence: AbsenceView;
}

const MINUTE = 60_000;

/** A pair that is not there, or came late: what the rule says now, and what the director can do. */
export function AbsentPair({ session, absence }: AbsentPairProps) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const context = useContestants();
  const commanding = useDeskCommand(tournament);
  const [form, setForm] = useState<'stand-in' | 'lost'>();
  const now = useNow();
  const {
    contestant: pair,
    came,
    minutesLate = 0,
    holder,
    isOut,
    lost,
    mayReturn,
    reserves,
    limits,
  } = absence;
  const rules = profileOf(view.overview.settings).absence;
  const round = view.room?.sections.find(({ section }) => section === absence.section)?.clock?.round ?? 0;
  const isClosed = view.room?.status === 'closed' || view.room?.status === 'published';

  const take = (contestant: string, as: PlaceTakenAs, clause: string, fromRound: number) =>
    void commanding.send('take-place', {
      session,
      instead: pair,
      contestant,
      as,
      fromRound,
      reason: t(`absence.reason.${as}`, { pair, context }),
      clause,
    });
  const [next] = reserves;
  // While the pair is waited for, the next step is that it comes.
  const isTimeOver = limits === undefined || Date.parse(limits.outFrom) <= now;
  const isWaitedFor = came === undefined && !isOut && !isClosed;
  const toggle = (which: 'stand-in' | 'lost') => setForm(form === which ? undefined : which);
  return (
    <section aria-label={t('absence.is', { pair, context })}>
      <Stack>
        <p className={classes.line}>
          <b>
            {isOut
              ? t('absence.out', { pair, context })
              : came === undefined
                ? t('absence.is', { pair, context })
                : t('absence.came', { pair, count: minutesLate, context })}
          </b>{' '}
          {holder !== undefined &&
            holder.as !== 'returned' &&
            t(`absence.plays.${holder.as}`, { pair: holder.contestant, context })}
        </p>
        {isWaitedFor && <Waiting absence={absence} />}
        {isWaitedFor && (
          <Row>
            {holder === undefined && (
              <Action
                next={!isTimeOver}
                loading={commanding.sending}
                onClick={() => void commanding.send('end-absence', { session, contestant: pair })}
              >
                {t('absence.cameNow')}
              </Action>
            )}
            {holder !== undefined && rules?.back !== undefined && (
              <Action
                next={mayReturn !== undefined}
                loading={commanding.sending}
                onClick={() => take(pair, 'returned', mayReturn ?? rules.clause, Math.max(1, round) + 1)}
              >
                {t('absence.back')}
              </Action>
            )}
            {holder?.as !== 'reserve' && next !== undefined && rules !== undefined && (
              <Action
                next={isTimeOver}
                loading={commanding.sending}
                onClick={() => take(next, 'reserve', rules.reserves.clause, placeFrom(absence, round))}
              >
                {absence.enters === undefined
                  ? t('absence.callLate', { pair: next, context })
                  : t('absence.call', { pair: next, round: absence.enters, context })}
              </Action>
            )}
            {holder === undefined && (
              <Action aria-pressed={form === 'stand-in'} onClick={() => toggle('stand-in')}>
                {t('absence.standIn', { context })}
              </Action>
            )}
            {holder === undefined && (
              <Action
                loading={commanding.sending}
                onClick={() =>
                  void commanding.send('withdraw-contestant', {
                    contestant: pair,
                    from: { session, round: Math.max(1, round) + 1 },
                    reason: t('absence.reason.out'),
                    excluded: true,
                  })
                }
              >
                {t('absence.takeOut')}
              </Action>
            )}
          </Row>
        )}
        <Outcome commanding={commanding} />
        {isWaitedFor && form === 'stand-in' && (
          <StandInForm
            session={session}
            instead={pair}
            fromRound={placeFrom(absence, round)}
            clause={rules?.standIn.clause ?? 'Law 81C'}
          />
        )}
        {came !== undefined && rules !== undefined && (
          <LatenessCharge
            session={session}
            pair={pair}
            row={rules.penalty}
            minutes={minutesLate}
            boardsLost={lost.length}
          />
        )}
        {lost.length > 0 && (
          <Row>
            <Action aria-pressed={form === 'lost'} onClick={() => toggle('lost')}>
              {t('absence.lost')}: {lost.map(({ board }) => board).join(', ')}
            </Action>
          </Row>
        )}
        {form === 'lost' && (
          <MissedForm
            pair={holder?.contestant ?? pair}
            because={holder === undefined ? 'late' : 'new-pair'}
          />
        )}
        {holder?.as === 'reserve' && <ReadingLines of={['reserve-results']} />}
        <MayStay absence={absence} />
      </Stack>
    </section>
  );
}

/** The place is whoever's comes from the beginning, unless somebody has played there: then from the next round. */
const placeFrom = ({ holder, enters }: AbsenceView, round: number): number =>
  holder === undefined ? 1 : (enters ?? Math.max(1, round) + 1);

/** The countdown, by the clause that it rests on. */
function Waiting({ absence: { limits } }: { readonly absence: AbsenceView }) {
  const { t } = useTranslation('desk');
  const { time } = useDates();
  const now = useNow();
  if (limits === undefined) return null;
  const { outFrom, outBy, clause } = limits;
  const left = Math.ceil((Date.parse(outFrom) - now) / MINUTE);
  if (left > 0)
    return (
      <p role="timer" className={classes.line}>
        {t('absence.waits', { count: left, time: time(outFrom), clause })}
      </p>
    );
  return (
    <p role="status" className={classes.line}>
      {outFrom !== outBy && now < Date.parse(outBy)
        ? t('absence.mayBeOut', { time: time(outFrom), by: time(outBy), clause })
        : t('absence.over', { time: time(outBy), clause })}
    </p>
  );
}

/** RTP 2.2.2.2: a pair of circumstance may ask to stay, from the start to a while after the results. */
function MayStay({ absence: { holder, mayStayUntil } }: { readonly absence: AbsenceView }) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { time } = useDates();
  const commanding = useDeskCommand(tournament);
  const isRanked = useIsRanked();
  const context = useContestants();
  const { clause, mayStay: minutes } = profileOf(view.overview.settings).absence?.standIn ?? {};
  if (holder?.as !== 'stand-in' || minutes === undefined || clause === undefined) return null;
  if (isRanked(holder.contestant)) return null;
  return (
    <>
      <Quiet>
        {mayStayUntil === undefined
          ? t('absence.staysLater', { minutes, clause, context })
          : t('absence.stays', { time: time(mayStayUntil), clause, context })}
      </Quiet>
      <Row>
        <Action
          loading={commanding.sending}
          onClick={() =>
            void commanding.send('rank-contestant', {
              contestant: holder.contestant,
              ranked: true,
              reason: t('absence.stayReason'),
              clause,
            })
          }
        >
          {t('absence.stay')}
        </Action>
      </Row>
      <Outcome commanding={commanding} />
    </>
  );
}
