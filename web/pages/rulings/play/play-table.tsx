import { type Seat, SIDES, seatText, sideOf } from 'naipe/game';
import { type Happening, type Persisting, type Table, type TablePlay, trickWinners } from 'naipe/laws';
import { lastingText } from 'naipe/laws/texts';
import { useTranslation } from 'react-i18next';
import { CardNotation } from '../../../components/card-notation.tsx';
import { SuitedText } from '../../../components/suited-text.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { contractText } from '../contract-words.ts';
import { SentenceText } from '../sentence-text.tsx';
import { NextCard } from './next-card.tsx';
import classes from './play-table.module.css';

interface PlayTableProps {
  readonly table: Table;
  readonly play: TablePlay;
  /** May a card be tapped now, or does a question or a form come first? */
  readonly open: boolean;
  readonly onHappening: (happening: Happening) => void;
}

/** The play: the contract, the tricks won, what binds whom, and the next card by anybody. */
export function PlayTable({ table, play, open, onHappening }: PlayTableProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const { contract } = play;
  return (
    <>
      <p className={classes.contract}>
        <strong>
          <SuitedText
            text={t('play.contract', {
              contract: contractText(contract, style),
              seat: t(`common:seat.${contract.declarer}`),
            })}
          />
        </strong>{' '}
        <Won play={play} />
      </p>
      <Orders table={table} />
      {open && <NextCard table={table} play={play} onHappening={onHappening} />}
      <Tricks play={play} />
    </>
  );
}

/** How many tricks each side has won; of a play taken up later, those since. */
function Won({ play }: { readonly play: TablePlay }) {
  const { t } = useTranslation('rulings');
  const style = useWritingStyle();
  const winners = trickWinners(play);
  const won = SIDES.map((side) => {
    const tricks = winners.filter((seat) => seat !== undefined && sideOf(seat) === side).length;
    return `${[...side].map((seat) => seatText(seat as Seat, style)).join('')} ${tricks}`;
  }).join(', ');
  return play.firstTrick === 1 ? t('play.won', { won }) : t('play.wonSince', { won, trick: play.firstTrick });
}

const BINDS: ReadonlySet<Persisting['type']> = new Set([
  'penalty-card',
  'lead-order',
  'play-order',
  'card-order',
]);

/** Penalty cards, and what was ordered about a lead or card. */
function Orders({ table }: { readonly table: Table }) {
  const { language } = useWritingStyle();
  const orders = table.persists.filter(({ type }) => BINDS.has(type));
  if (orders.length === 0) return null;
  return (
    <ul className={classes.orders}>
      {orders.map((item) => (
        <li key={JSON.stringify(item)}>
          <SentenceText sentence={lastingText(item, language)} />
        </li>
      ))}
    </ul>
  );
}

/** The tricks as the cards fell, the winning card of each in bold; cards taken back are struck out. */
function Tricks({ play }: { readonly play: TablePlay }) {
  const { t } = useTranslation('rulings');
  const style = useWritingStyle();
  const winners = trickWinners(play);
  if (play.tricks.length === 0) return null;
  return (
    <ol className={classes.tricks} start={play.firstTrick} aria-label={t('revoke.tricks')}>
      {play.tricks.map(({ plays }, at) => (
        <li key={plays.map(({ card }) => card).join()}>
          {plays.map(({ seat, card, withdrawn }) => (
            <span key={`${seat}${card}${withdrawn ?? ''}`} className={classes.fallen}>
              {seatText(seat, style)}{' '}
              {withdrawn !== undefined ? (
                <del>
                  <CardNotation card={card} />
                </del>
              ) : seat === winners[at] ? (
                <strong>
                  <CardNotation card={card} />
                </strong>
              ) : (
                <CardNotation card={card} />
              )}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
