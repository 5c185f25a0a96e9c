import { VisuallyHidden } from '@mantine/core';
import { dealerOf, parseDeal, vulnerabilityOf } from 'naipe/game';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './board-hands.module.css';
import { DealDiagram } from './deal-diagram.tsx';

interface BoardHandsProps {
  readonly board: number;
  /** As a view has it: `N:hand hand hand hand`; nothing is shown without. */
  readonly deal: string | undefined;
  readonly paper?: boolean;
}

/** The hands of a board, where a view has them. */
export function BoardHands({ board, deal: text, paper = false }: BoardHandsProps) {
  const { t } = useTranslation();
  const id = useId();
  const deal = parseDeal(text ?? '');
  if (!deal.ok) return null;
  const conditions = `${t('deal.dealer', { seat: t(`seat.${dealerOf(board)}`) })}, ${t(`deal.${vulnerabilityOf(board)}`)}`;
  return (
    <section className={classes.hands} aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{t('deal.hands', { board })}</h2>
        <p>{conditions}</p>
      </VisuallyHidden>
      <DealDiagram deal={deal.value} board={board} paper={paper} />
    </section>
  );
}
