import { SUIT_SYMBOLS, SUITS } from 'naipe/game';
import { Fragment } from 'react';
import { SuitShape } from './suit-symbol.tsx';
import classes from './suited-text.module.css';

/** A sentence with its suits drawn in their colours. The signs stay beneath, to be read aloud and copied. */
export const SuitedText = ({ text }: { readonly text: string }) =>
  [...text.matchAll(/[♠♥♦♣]|[^♠♥♦♣]+/g)].map(({ 0: part, index }) => {
    const suit = SUITS.find((each) => SUIT_SYMBOLS[each] === part);
    return suit === undefined ? (
      part
    ) : (
      <Fragment key={index}>
        <SuitShape suit={suit} />
        <span className={classes.sign}>{part}</span>
      </Fragment>
    );
  });
