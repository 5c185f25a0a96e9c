import {
  type Card,
  RANKS,
  type Rank,
  rankText,
  SEATS,
  type Seat,
  SUITS,
  type Suit,
  seatText,
} from 'naipe/game';
import type { Happening } from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietButton } from '../../components/quiet-button.tsx';
import { SuitSymbol } from '../../components/suit-symbol.tsx';
import { useWritingStyle } from '../../components/writing-style.ts';
import { Key } from '../table/key.tsx';
import classes from './bidding-box.module.css';
import { BiddingBox } from './bidding-box.tsx';

interface OtherHappeningsProps {
  readonly onHappening: (happening: Happening) => void;
}

/** What is not a call: a call changed, a card that came to light. */
export function OtherHappenings({ onHappening }: OtherHappeningsProps) {
  const { t } = useTranslation('rulings');
  const [form, setForm] = useState<'change' | 'exposed'>();
  const done = (happening: Happening): void => {
    setForm(undefined);
    onHappening(happening);
  };
  if (form === undefined) {
    return (
      <div className={classes.box}>
        <p className={classes.who}>{t('more')}</p>
        <QuietButton onClick={() => setForm('change')}>{t('change')}</QuietButton>
        <QuietButton onClick={() => setForm('exposed')}>{t('exposed')}</QuietButton>
      </div>
    );
  }
  return (
    <div className={classes.box}>
      <p className={classes.who}>{t(form === 'change' ? 'changeWho' : 'whose')}</p>
      {form === 'change' ? (
        <BiddingBox turn={undefined} onCall={(seat, call) => done({ type: 'change', seat, call })} />
      ) : (
        <ExposedForm onHappening={done} />
      )}
      <QuietButton onClick={() => setForm(undefined)}>{t('cancel')}</QuietButton>
    </div>
  );
}

function ExposedForm({ onHappening }: OtherHappeningsProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const [seat, setSeat] = useState<Seat>('N');
  const [suit, setSuit] = useState<Suit>('S');
  const [led, setLed] = useState(false);
  const expose = (rank: Rank): void => {
    const card: Card = `${suit}${rank}`;
    onHappening({ type: 'exposed', seat, cards: [card], led });
  };
  return (
    <>
      <div className={classes.four}>
        {SEATS.map((each) => (
          <Key
            key={each}
            pressed={each === seat}
            onPress={() => setSeat(each)}
            name={t(`common:seat.${each}`)}
          >
            {seatText(each, style)}
          </Key>
        ))}
      </div>
      <div className={classes.four}>
        {SUITS.map((each) => (
          <Key
            key={each}
            pressed={each === suit}
            onPress={() => setSuit(each)}
            name={t(`common:suit.${each}`)}
          >
            <SuitSymbol suit={each} />
          </Key>
        ))}
      </div>
      <label>
        <input type="checkbox" checked={led} onChange={(event) => setLed(event.currentTarget.checked)} />{' '}
        {t('asLead')}
      </label>
      <div className={classes.five}>
        {RANKS.map((rank) => (
          <Key key={rank} pressed={false} onPress={() => expose(rank)}>
            {rankText(rank, style)}
          </Key>
        ))}
      </div>
    </>
  );
}
