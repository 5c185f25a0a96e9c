import { VisuallyHidden } from '@mantine/core';
import { type Hand, ranksIn, rankText, SUITS } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import classes from './hand-lines.module.css';
import { SuitSymbol } from './suit-symbol.tsx';
import { useWritingStyle } from './writing-style.ts';

/** A hand as a hand record shows it: a line a suit. */
export function HandLines({ hand }: { readonly hand: Hand }) {
  const { t } = useTranslation();
  const style = useWritingStyle();
  return (
    <ul className={classes.hand}>
      {SUITS.map((suit) => {
        const ranks = ranksIn(hand, suit).map((rank) => rankText(rank, style));
        return (
          <li key={suit} className={classes.suit}>
            <SuitSymbol suit={suit} />
            <span className={classes.ranks}>
              {ranks.length > 0 ? (
                ranks.join(' ')
              ) : (
                <>
                  <span aria-hidden>—</span>
                  <VisuallyHidden>{t('deal.void')}</VisuallyHidden>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
