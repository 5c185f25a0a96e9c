import { LEVELS, RANKS, rankText, SEATS, STRAINS, SUITS, type Suit, seatText, strainText } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { Key } from '../../components/key.tsx';
import { SuitSymbol } from '../../components/suit-symbol.tsx';
import { useWritingStyle } from '../../components/writing-style.ts';
import classes from './pads.module.css';
import { type Draft, tap, tapDoubling, tapLeadSuit } from './result-draft.ts';

/** As they rank, the lowest first (Law 18E). */
const FROM_CLUBS = STRAINS.toReversed();

interface PadProps {
  readonly draft: Draft;
  readonly onTap: (draft: Draft) => void;
}

/** North, East, South and West where they sit. */
export function Compass({ draft, onTap, board }: PadProps & { readonly board: number }) {
  const { t } = useTranslation(['phone', 'common']);
  const style = useWritingStyle();
  return (
    <fieldset className={classes.pad}>
      <legend>{t('entry.declarer')}</legend>
      <div className={classes.compass}>
        {SEATS.map((seat) => (
          <Key
            key={seat}
            area={seat}
            pressed={draft.declarer === seat}
            onPress={() => onTap(tap(draft, { declarer: seat }))}
            name={t(`common:seat.${seat}`)}
          >
            {seatText(seat, style)}
          </Key>
        ))}
        <span aria-hidden className={classes.felt}>
          {board}
        </span>
      </div>
    </fieldset>
  );
}

/** One to seven, and the doubles. */
export function ContractPad({ draft, onTap }: PadProps) {
  const { t } = useTranslation('phone');
  return (
    <fieldset className={classes.pad}>
      <legend>{t('entry.contract')}</legend>
      <div className={classes.levels}>
        {LEVELS.map((level) => (
          <Key key={level} pressed={draft.level === level} onPress={() => onTap(tap(draft, { level }))}>
            {level}
          </Key>
        ))}
        <Key
          pressed={draft.doubling === 'X'}
          onPress={() => onTap(tapDoubling(draft, 'X'))}
          name={`X ${t('entry.doubled')}`}
        >
          X
        </Key>
        <Key
          pressed={draft.doubling === 'XX'}
          onPress={() => onTap(tapDoubling(draft, 'XX'))}
          name={`XX ${t('entry.redoubled')}`}
        >
          XX
        </Key>
      </div>
    </fieldset>
  );
}

/** Clubs to notrumps. */
export function StrainPad({ draft, onTap }: PadProps) {
  const { t } = useTranslation('phone');
  const style = useWritingStyle();
  return (
    <fieldset className={classes.pad}>
      <legend className={classes.unseen}>{t('entry.strain')}</legend>
      <div className={classes.strains}>
        {FROM_CLUBS.map((strain) => (
          <Key key={strain} pressed={draft.strain === strain} onPress={() => onTap(tap(draft, { strain }))}>
            {strain === 'NT' ? strainText(strain, style) : <BigSuit suit={strain} />}
          </Key>
        ))}
      </div>
    </fieldset>
  );
}

const BigSuit = ({ suit }: { readonly suit: Suit }) => (
  <span className={classes.suit}>
    <SuitSymbol suit={suit} />
  </span>
);

/** The card led: its suit, then its rank. */
export function LeadPad({ draft, onTap }: PadProps) {
  const { t } = useTranslation('phone');
  const style = useWritingStyle();
  return (
    <>
      <fieldset className={classes.pad}>
        <legend>{t('entry.leadSuit')}</legend>
        <div className={classes.suits}>
          {SUITS.map((suit) => (
            <Key key={suit} pressed={draft.leadSuit === suit} onPress={() => onTap(tapLeadSuit(draft, suit))}>
              <BigSuit suit={suit} />
            </Key>
          ))}
        </div>
      </fieldset>
      <fieldset className={classes.pad}>
        <legend>{t('entry.leadRank')}</legend>
        <div className={classes.ranks}>
          {RANKS.map((rank) => (
            <Key
              key={rank}
              pressed={draft.leadRank === rank}
              disabled={draft.leadSuit === undefined}
              onPress={() => onTap(tap(draft, { leadRank: rank }))}
            >
              {rankText(rank, style)}
            </Key>
          ))}
        </div>
      </fieldset>
    </>
  );
}
