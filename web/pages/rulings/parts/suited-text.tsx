import { SUIT_SYMBOLS, SUITS } from 'naipe/game';
import symbol from '../../../components/suit-symbol.module.css';

/** A sentence with its suits in their colours. The signs stay as they are, to be read aloud and copied. */
export const SuitedText = ({ text }: { readonly text: string }) =>
  [...text.matchAll(/[♠♥♦♣]|[^♠♥♦♣]+/g)].map(({ 0: part, index }) => {
    const suit = SUITS.find((each) => SUIT_SYMBOLS[each] === part);
    return suit === undefined ? (
      part
    ) : (
      <span key={index} className={symbol.symbol} style={{ color: `var(--suit-${suit})` }}>
        {part}
      </span>
    );
  });
