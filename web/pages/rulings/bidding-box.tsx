import type { Seat } from 'naipe/game';
import type { AnyCall } from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './bidding-box.module.css';
import { CallKeys } from './call-keys.tsx';
import { intoWideView } from './into-view.ts';
import { SeatKeys } from './parts/seat-keys.tsx';

interface BiddingBoxProps {
  /** Whose turn it is; nobody's after the auction. */
  readonly turn: Seat | undefined;
  readonly onCall: (seat: Seat, call: AnyCall) => void;
}

/** Any call by anybody: the player whose turn it is, or whoever was tapped before. */
export function BiddingBox({ turn, onCall }: BiddingBoxProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const [chosen, setChosen] = useState<Seat>();
  const [called, setCalled] = useState(0);
  const seat = chosen ?? turn ?? 'N';
  const name = t(`common:seat.${seat}`);
  return (
    <div ref={intoWideView} className={classes.box}>
      <p className={classes.who} aria-live="polite">
        {seat === turn ? t('calling', { seat: name }) : t('outOfTurn', { seat: name })}
      </p>
      <SeatKeys label={t('whoCalls')} chosen={[seat]} onSeat={setChosen} />
      <CallKeys
        key={called}
        onCall={(call) => {
          setChosen(undefined);
          setCalled(called + 1);
          onCall(seat, call);
        }}
      />
    </div>
  );
}
