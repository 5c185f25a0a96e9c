import {
  Circle,
  CircleAlert,
  CircleCheck,
  CircleEllipsis,
  CircleMinus,
  CirclePause,
  CirclePlay,
} from 'lucide-react';
import type { TableBoard } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Icon } from '../../components/icon.tsx';
import { ResultNotation } from '../../components/result-notation.tsx';
import classes from './board-chip.module.css';

interface BoardChipProps {
  /** The address of the round. */
  readonly home: string;
  readonly board: TableBoard;
  readonly isNext: boolean;
  /** Its last word is still on this phone. */
  readonly isWaiting: boolean;
}

/** A state by its shape as well: nothing rests on colour alone. */
const SHAPES = {
  'to-play': Circle,
  next: CirclePlay,
  postponed: CirclePause,
  entered: CircleEllipsis,
  agreed: CircleCheck,
  disputed: CircleAlert,
  cancelled: CircleMinus,
  stopped: CircleMinus,
} as const;

/** One board of the round: its number, what it came to, how it stands. */
export function BoardChip({ home, board: each, isNext, isWaiting }: BoardChipProps) {
  const { t } = useTranslation(['phone', 'common']);
  const { board, status, result, verifies } = each;
  const state =
    status !== 'to-play' ? status : each.postponed === true ? 'postponed' : isNext ? 'next' : status;
  const words =
    state === 'entered'
      ? t('status.entered', { side: verifies === undefined ? '' : t(`common:side.${verifies}`) })
      : t(`status.${state}`);
  return (
    <Link href={`${home}/board/${board}`} className={classes.chip} data-state={state}>
      <span className={classes.number}>{board}</span>
      <span className={classes.words}>
        {result !== undefined && (
          <span className={classes.result}>
            <ResultNotation result={result.result} />
          </span>
        )}
        <span>{words}</span>
        {isWaiting && <span className={classes.waiting}>{t('status.sending')}</span>}
      </span>
      <span className={classes.shape}>
        <Icon of={SHAPES[state]} size="heading" />
      </span>
    </Link>
  );
}
