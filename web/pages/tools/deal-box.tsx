import { conditionsByNumber, type Deal, randomDeal } from 'naipe/game';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/card.tsx';
import { DealDiagram } from '../../components/deal-diagram.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import classes from './deal-box.module.css';

const freshDeal = (): Deal => randomDeal((bytes) => crypto.getRandomValues(bytes));

/** Deals one board after another. */
export function DealBox() {
  const { t } = useTranslation();
  const [{ board, deal }, setDealt] = useState(() => ({ board: 1, deal: freshDeal() }));
  const conditions = conditionsByNumber(board);
  const words = [
    t('deal.dealer', { seat: t(`seat.${conditions.dealer}`) }),
    t(`deal.${conditions.vulnerable}`),
  ];
  return (
    <Card heading={t('deal.heading')}>
      <p className={classes.conditions} aria-live="polite">
        <b>{t('deal.board', { board })}</b> {words.join(', ')}
      </p>
      <div className={classes.deal}>
        <DealDiagram deal={deal} board={board} conditions={conditions} />
      </div>
      <PrimaryButton onClick={() => setDealt({ board: board + 1, deal: freshDeal() })}>
        {t('deal.next')}
      </PrimaryButton>
    </Card>
  );
}
