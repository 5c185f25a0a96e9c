import { SUITS } from 'naipe/game';
import { SuitShape } from './suit-symbol.tsx';

/** The four suits in a row, as decoration. */
export const FourSuits = () => SUITS.map((suit) => <SuitShape key={suit} suit={suit} />);
