import { VisuallyHidden } from '@mantine/core';
import { type Conditions, parseDeal } from 'naipe/game';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './board-hands.module.css';
import { DealDiagram } from './deal-diagram.tsx';

interface BoardHandsProps {
  readonly board: number;
  /** As the board is marked. */
  readonly conditions: Conditions;
  /** As a view has it: `N:hand hand hand hand`; nothing is shown without. */
  readonly deal: string | undefined;
  readonly paper?: boolean;
}

/** The hands of a board, where a view has them. */
export function BoardHands({ board, conditions, deal: text, paper = false }: BoardHandsProps) {
  const { t } = useTranslation();
  const id = useId();
  const deal = parseDeal(text ?? '');
  if (!deal.ok) return null;
  const { dealer, vulnerable } = conditions;
  return (
    <section className={classes.hands} aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{t('deal.hands', { board })}</h2>
        <p>{`${t('deal.dealer', { seat: t(`seat.${dealer}`) })}, ${t(`deal.${vulnerable}`)}`}</p>
      </VisuallyHidden>
      <DealDiagram deal={deal.value} board={board} conditions={conditions} paper={paper} />
    </section>
  );
}
