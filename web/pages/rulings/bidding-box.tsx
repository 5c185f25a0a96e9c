import { LEVELS, SEATS, type Seat, STRAINS, type Strain, seatText, strainText } from 'naipe/game';
import { type AnyCall, isAnyCall } from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SuitSymbol } from '../../components/suit-symbol.tsx';
import { useWritingStyle } from '../../components/writing-style.ts';
import { Key } from '../table/key.tsx';
import classes from './bidding-box.module.css';
import { CallNotation } from './call-notation.tsx';

interface BiddingBoxProps {
  /** Whose turn it is; nobody's after the auction. */
  readonly turn: Seat | undefined;
  readonly onCall: (seat: Seat, call: AnyCall) => void;
}

const ANY_LEVEL = [...LEVELS, 8] as const;
const FROM_CLUBS = STRAINS.toReversed();

/** Every call there is and one more, by anybody: the player whose turn it is, or whoever was tapped before. */
export function BiddingBox({ turn, onCall }: BiddingBoxProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const [chosen, setChosen] = useState<Seat>();
  const [level, setLevel] = useState<(typeof ANY_LEVEL)[number]>();
  const seat = chosen ?? turn ?? 'N';
  const call = (made: AnyCall): void => {
    setChosen(undefined);
    setLevel(undefined);
    onCall(seat, made);
  };
  const bid = (strain: Strain): void => {
    const made = `${level}${strain}`;
    if (isAnyCall(made)) call(made);
  };
  const name = t(`common:seat.${seat}`);
  return (
    <div className={classes.box}>
      <p className={classes.who} aria-live="polite">
        {seat === turn ? t('calling', { seat: name }) : t('outOfTurn', { seat: name })}
      </p>
      <fieldset className={classes.pad}>
        <legend className={classes.unseen}>{t('whoCalls')}</legend>
        <div className={classes.four}>
          {SEATS.map((each) => (
            <Key
              key={each}
              pressed={each === seat}
              onPress={() => setChosen(each)}
              name={t(`common:seat.${each}`)}
            >
              {seatText(each, style)}
            </Key>
          ))}
        </div>
      </fieldset>
      <fieldset className={classes.pad}>
        <legend className={classes.unseen}>{t('level')}</legend>
        <div className={classes.eight}>
          {ANY_LEVEL.map((each) => (
            <Key
              key={each}
              pressed={each === level}
              onPress={() => setLevel(each === level ? undefined : each)}
            >
              {each}
            </Key>
          ))}
        </div>
      </fieldset>
      {level === undefined ? (
        <fieldset className={classes.pad}>
          <legend className={classes.unseen}>{t('standing')}</legend>
          <div className={classes.three}>
            {(['Pass', 'X', 'XX'] as const).map((each) => (
              <Key key={each} pressed={false} onPress={() => call(each)}>
                <CallNotation call={each} />
              </Key>
            ))}
          </div>
        </fieldset>
      ) : (
        <fieldset className={classes.pad}>
          <legend className={classes.unseen}>{t('strain')}</legend>
          <div className={classes.five}>
            {FROM_CLUBS.map((strain) => (
              <Key
                key={strain}
                pressed={false}
                onPress={() => bid(strain)}
                name={`${level}${strainText(strain, style)}`}
              >
                {strain === 'NT' ? strainText(strain, style) : <SuitSymbol suit={strain} />}
              </Key>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
