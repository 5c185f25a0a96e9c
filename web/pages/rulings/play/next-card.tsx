import type { Card, Seat } from 'naipe/game';
import {
  cardsInTrick,
  type Happening,
  type Table,
  type TablePlay,
  trickNumber,
  turnToPlay,
} from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import boxes from '../bidding-box.module.css';
import { intoWideView } from '../into-view.ts';
import { CardsToPlay } from './cards-to-play.tsx';
import { TrickOnTable } from './trick-on-table.tsx';

interface NextCardProps {
  readonly table: Table;
  readonly play: TablePlay;
  readonly onHappening: (happening: Happening) => void;
}

/** The next card: by the player whose turn it is, or by whoever was tapped before. */
export function NextCard({ table, play, onHappening }: NextCardProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const [chosen, setChosen] = useState<Seat>();
  const turn = turnToPlay(play);
  const seat = chosen ?? turn ?? play.contract.declarer;
  const isLead = cardsInTrick(play).length === 0;
  const words = seat === turn ? (isLead ? 'play.leads' : 'play.plays') : 'play.outOfTurn';
  const fell = (card: Card): void => {
    setChosen(undefined);
    onHappening({ type: 'card', seat, card });
  };
  return (
    <div ref={intoWideView} className={boxes.box}>
      <p className={boxes.who} aria-live="polite">
        {t(words, { seat: t(`common:seat.${seat}`), trick: trickNumber(play) })}
      </p>
      <TrickOnTable table={table} play={play} seat={seat} onSeat={setChosen} />
      <CardsToPlay key={seat} table={table} play={play} seat={seat} onCard={fell} />
    </div>
  );
}
