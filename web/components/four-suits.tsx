import { SUITS } from 'naipe/game';
import { SuitSymbol } from './suit-symbol.tsx';

/** The four suits in a row, as decoration. */
export const FourSuits = () => SUITS.map((suit) => <SuitSymbol key={suit} suit={suit} silent />);
