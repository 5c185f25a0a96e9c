import { VisuallyHidden } from '@mantine/core';
import type { Suit } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import classes from './suit-symbol.module.css';

/** Drawn by us: no machine needs a type that has them, and none puts an emoji in their place. */
const SHAPES: Readonly<Record<Suit, string>> = {
  S: 'M12 1C10 5 2.5 9.6 2.5 15.2a4.9 4.9 0 0 0 8.6 3.1c-.3 2.1-1.2 3.5-3 4.7h7.8c-1.8-1.2-2.7-2.6-3-4.7a4.9 4.9 0 0 0 8.6-3.1C21.5 9.6 14 5 12 1z',
  H: 'M12 22.8C10.5 18.5 2 13.6 2 7.4A5.3 5.3 0 0 1 12 5.2 5.3 5.3 0 0 1 22 7.4C22 13.6 13.5 18.5 12 22.8z',
  D: 'M12 1c1.8 4.2 4.7 8.1 8.3 11-3.6 2.9-6.5 6.8-8.3 11-1.8-4.2-4.7-8.1-8.3-11C7.3 9.1 10.2 5.2 12 1z',
  C: 'M12 1a5 5 0 0 1 4.1 7.9A5 5 0 1 1 13 16.8c.3 3 1.2 4.9 3 6.2H8c1.8-1.3 2.7-3.2 3-6.2A5 5 0 1 1 7.9 8.9 5 5 0 0 1 12 1z',
};

/** A suit by its shape and its colour, for the eye alone. */
export const SuitShape = ({ suit }: { readonly suit: Suit }) => (
  <svg
    aria-hidden
    className={classes.shape}
    style={{ color: `var(--suit-${suit})` }}
    viewBox="0 0 24 24"
    data-suit={suit}
  >
    <path d={SHAPES[suit]} />
  </svg>
);

/** A suit by its shape and its colour, read aloud by its name. */
export function SuitSymbol({ suit }: { readonly suit: Suit }) {
  const { t } = useTranslation();
  return (
    <>
      <SuitShape suit={suit} />
      <VisuallyHidden> {t(`suit.${suit}`)}</VisuallyHidden>
    </>
  );
}
