import { VisuallyHidden } from '@mantine/core';
import { SUIT_SYMBOLS, type Suit } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import classes from './suit-symbol.module.css';

/** Asks for the symbol as text: without it some phones draw an emoji. */
const AS_TEXT = '\uFE0E';

/** A suit by its shape and its colour, read aloud by its name. */
export function SuitSymbol({ suit, silent = false }: { readonly suit: Suit; readonly silent?: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden className={classes.symbol} style={{ color: `var(--suit-${suit})` }}>
        {SUIT_SYMBOLS[suit] + AS_TEXT}
      </span>
      {!silent && <VisuallyHidden> {t(`suit.${suit}`)}</VisuallyHidden>}
    </>
  );
}
