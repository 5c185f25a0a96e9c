import { SUIT_SYMBOLS, type Suit } from 'naipe/game';
import type { SystemReason } from 'naipe/regulation';
import { useOfficeWords } from '../office/office-refusal.tsx';

/** `2H` as `2♥`, `(1D) 2C` as `(1♦) 2♣`; what else stands there stays. */
export const suited = (text: string): string =>
  text.replace(
    /\b([1-7])([CDHS])\b/g,
    (_, level: string, suit: string) => `${level}${SUIT_SYMBOLS[suit as Suit]}`,
  );

const isSuit = (value: unknown): value is Suit => typeof value === 'string' && /^[CDHS]$/.test(value);

/** Why a system is classed so, in the language of the page, with its clause. */
export function useSystemWords() {
  const words = useOfficeWords();
  return {
    reason: ({ params, ...reason }: Pick<SystemReason, 'code' | 'clause' | 'message' | 'params'>): string =>
      words.breach({
        ...reason,
        params: Object.fromEntries(
          Object.entries(params).map(([name, value]) => [
            name,
            isSuit(value) ? SUIT_SYMBOLS[value] : typeof value === 'string' ? suited(value) : value,
          ]),
        ),
      }),
  };
}
