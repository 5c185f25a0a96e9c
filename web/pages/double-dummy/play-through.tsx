import { VisuallyHidden } from '@mantine/core';
import { RotateCcw, Undo2 } from 'lucide-react';
import { orThrow } from 'naipe/base';
import {
  type Card as CardName,
  cardsIn,
  type Deal,
  declarerTricks,
  isPlayOver,
  type Play,
  type Played,
  printDeal,
  rankOf,
  rankText,
  replayPlay,
  SEATS,
  type Seat,
  SUITS,
  seatAfter,
  strainText,
  turnToPlay,
} from 'naipe/game';
import type { PlayCost } from 'naipe/solver';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Card } from '../../components/card.tsx';
import { CardNotation } from '../../components/card-notation.tsx';
import { SuitSymbol } from '../../components/suit-symbol.tsx';
import { useWritingStyle } from '../../components/writing-style.ts';
import classes from './play-through.module.css';
import { useSolver } from './use-solver.ts';

interface PlayThroughProps {
  readonly deal: Deal;
  readonly contract: Played;
}

/** A deal played card by card, with what each card costs that may be played and each that was. */
export function PlayThrough({ deal, contract }: PlayThroughProps) {
  const { t } = useTranslation(['doubleDummy', 'common']);
  const style = useWritingStyle();
  const [cards, setCards] = useState<readonly CardName[]>([]);
  const play = orThrow(replayPlay(deal, contract, cards));
  const { answer } = useSolver<'play'>({ kind: 'play', deal: printDeal(deal), contract, cards });
  const best = Math.max(...(answer?.values ?? []).map(({ tricks }) => tricks));
  const costs = new Map(answer?.values.map(({ card, tricks }) => [card, best - tricks]));
  const turn = turnToPlay(play);
  const played = answer?.costs;
  const all = played?.cards.at(-1)?.tricks ?? played?.tricks;
  const heading = t('playing', {
    declarer: t(`common:seat.${contract.declarer}`),
    strain: strainText(contract.strain, style),
  });
  return (
    <Card heading={heading}>
      <p role="status" className={classes.status}>
        {isPlayOver(play)
          ? t('over', { won: declarerTricks(play) })
          : all === undefined
            ? t('thinking')
            : `${turn === undefined ? '' : `${t('turn', { seat: t(`common:seat.${turn}`) })}. `}${t('tricks', { won: declarerTricks(play), all })}`}
      </p>
      <div className={classes.hands}>
        {SEATS.map((seat) => (
          <HandToPlay
            key={seat}
            seat={seat}
            play={play}
            costs={costs}
            onPlay={(card) => setCards([...cards, card])}
          />
        ))}
        <OnTable play={play} />
      </div>
      <div className={classes.actions}>
        <Action icon={Undo2} disabled={cards.length === 0} onClick={() => setCards(cards.slice(0, -1))}>
          {t('undo')}
        </Action>
        <Action icon={RotateCcw} disabled={cards.length === 0} onClick={() => setCards([])}>
          {t('restart')}
        </Action>
      </div>
      {cards.length > 0 && <PlayedSoFar cards={played?.cards ?? []} />}
    </Card>
  );
}

interface HandToPlayProps {
  readonly seat: Seat;
  readonly play: Play;
  /** What each card costs that may be played now, once it is known. */
  readonly costs: ReadonlyMap<CardName, number>;
  readonly onPlay: (card: CardName) => void;
}

function HandToPlay({ seat, play, costs, onPlay }: HandToPlayProps) {
  const { t } = useTranslation(['doubleDummy', 'common']);
  const isTurn = turnToPlay(play) === seat;
  return (
    <section className={classes.hand} data-seat={seat} data-turn={isTurn}>
      <h3 className={classes.seat}>{t(`common:seat.${seat}`)}</h3>
      {SUITS.map((suit) => (
        <div key={suit} className={classes.suit}>
          <SuitSymbol suit={suit} />
          {cardsIn(play.hands[seat], suit).map((card) => (
            <CardToPlay key={card} card={card} cost={costs.get(card)} isTurn={isTurn} onPlay={onPlay} />
          ))}
        </div>
      ))}
    </section>
  );
}

interface CardToPlayProps {
  readonly card: CardName;
  readonly cost: number | undefined;
  readonly isTurn: boolean;
  readonly onPlay: (card: CardName) => void;
}

/** A card: while it may be played a button with what it costs. */
function CardToPlay({ card, cost, isTurn, onPlay }: CardToPlayProps) {
  const { t } = useTranslation('doubleDummy');
  const style = useWritingStyle();
  const rank = rankText(rankOf(card), style);
  if (!isTurn || cost === undefined) return <span className={classes.rank}>{rank}</span>;
  return (
    <button type="button" className={classes.card} data-cost={cost > 0} onClick={() => onPlay(card)}>
      <span>{rank}</span>
      <small aria-hidden>{cost === 0 ? '=' : `−${cost}`}</small>
      <VisuallyHidden>{cost === 0 ? t('best') : t('losing', { count: cost })}</VisuallyHidden>
    </button>
  );
}

/** The trick that is being played. */
function OnTable({ play: { current } }: { readonly play: Play }) {
  const { t } = useTranslation(['doubleDummy', 'common']);
  return (
    <section className={classes.table} aria-label={t('trick')}>
      {current.cards.map((card, at) => (
        <span key={card} data-seat={seatAfter(current.leader, at)}>
          <VisuallyHidden>{t(`common:seat.${seatAfter(current.leader, at)}`)} </VisuallyHidden>
          <CardNotation card={card} />
        </span>
      ))}
    </section>
  );
}

/** Every card that was played; those that cost something stand out. */
function PlayedSoFar({ cards }: { readonly cards: readonly PlayCost[] }) {
  const { t } = useTranslation(['doubleDummy', 'common']);
  const isClean = cards.every(({ cost }) => cost === 0);
  return (
    <section>
      <h3 className={classes.seat}>{t('played')}</h3>
      {isClean && cards.length > 0 && <p className={classes.status}>{t('noLosing')}</p>}
      <ol className={classes.played}>
        {cards.map(({ card, seat, cost }) => (
          <li key={card} data-cost={cost > 0}>
            {t(`common:seat.${seat}`)} <CardNotation card={card} />
            {cost > 0 && <b> {t('cost', { count: cost })}</b>}
          </li>
        ))}
      </ol>
    </section>
  );
}
