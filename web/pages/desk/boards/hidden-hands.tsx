import type { BoardHands as Hands } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { BoardHands } from '../../../components/board-hands.tsx';
import { MakeableTable } from '../../../components/makeable-table.tsx';
import classes from './hidden-hands.module.css';

/** Hands that the director sees and nobody else yet: shown on demand, as players come to the desk. */
export function HiddenHands({ hands }: { readonly hands: readonly Hands[] }) {
  const { t } = useTranslation('desk');
  if (hands.length === 0) return null;
  return (
    <details className={classes.hidden}>
      <summary className={classes.summary}>
        {t('hands.look')} <small>{t('hands.lookHint')}</small>
      </summary>
      <div className={classes.hands}>
        {hands.map(({ board, deal, tricks, par, ...conditions }) => (
          <div key={board} className={classes.board}>
            {hands.length > 1 && <b aria-hidden>{t('label.boardNumber', { board })}</b>}
            <BoardHands board={board} conditions={conditions} deal={deal} />
            <MakeableTable tricks={tricks} par={par} />
          </div>
        ))}
      </div>
    </details>
  );
}
