import { type Card, holds, parseHand, SEATS, type Seat, type Suit } from 'naipe/game';
import { PLAYER_CLASSES } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/choice.tsx';
import { Check, Field } from '../../../components/field.tsx';
import parts from '../parts/assistant.module.css';
import { CardKeys } from '../parts/card-keys.tsx';
import { SeatChoice, SuitChoice } from '../parts/choices.tsx';
import { More } from '../parts/more.tsx';
import { SuitKeys } from '../parts/suit-keys.tsx';
import { defendersCards } from './claim-draft.ts';
import type { ClaimPartProps } from './claim-page.tsx';
import { opponentsOf } from './step-draft.ts';

/** What is not always needed: a trick under way, who had shown out, penalty cards, what a regulation or the edition adds. */
export function ClaimMore(props: ClaimPartProps) {
  const { t } = useTranslation('rulings');
  return (
    <More label={t('claim.more')}>
      <OnTable {...props} />
      <ShownOut {...props} />
      <PenaltyCards {...props} />
      <Player {...props} />
      <ByEdition {...props} />
    </More>
  );
}

function OnTable({ draft: { hands, onTable }, onChange }: ClaimPartProps) {
  const { t } = useTranslation('rulings');
  const inHand = (card: Card): boolean =>
    SEATS.some((seat) => {
      const hand = parseHand(hands[seat]);
      return hand.ok && holds(hand.value, card);
    });
  const toggle = (card: Card): void =>
    onChange({
      onTable: onTable.includes(card) ? onTable.filter((each) => each !== card) : [...onTable, card],
    });
  return (
    <div className={parts.part}>
      <p className={parts.label}>{t('claim.onTable')}</p>
      <p className={parts.hint}>{t('claim.onTableHint')}</p>
      <CardKeys label={t('claim.onTable')} chosen={onTable} isGone={inHand} onCard={toggle} />
    </div>
  );
}

/** Law 70E1: an opponent who has not followed to a suit is known to be out of it. */
function ShownOut({ draft: { claimer, shownOut }, onChange }: ClaimPartProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const toggle = (seat: Seat, suit: Suit): void => {
    const suits = shownOut[seat] ?? [];
    const next = suits.includes(suit) ? suits.filter((each) => each !== suit) : [...suits, suit];
    onChange({ shownOut: { ...shownOut, [seat]: next } });
  };
  return (
    <div className={parts.part}>
      {opponentsOf(claimer).map((seat) => (
        <SuitKeys
          key={seat}
          label={t('claim.shownOut', { seat: t(`common:seat.${seat}`) })}
          seen
          chosen={shownOut[seat] ?? []}
          onSuit={(suit) => toggle(seat, suit)}
        />
      ))}
    </div>
  );
}

/** Law 50: a penalty card binds the play that is looked at. */
function PenaltyCards({ draft, onChange }: ClaimPartProps) {
  const { t } = useTranslation('rulings');
  const { penaltyCards } = draft;
  const theirs = defendersCards(draft);
  const toggle = (card: Card): void => {
    const others = penaltyCards.filter((each) => each.card !== card);
    const faced = theirs.filter((each) => each.card === card);
    onChange({ penaltyCards: others.length < penaltyCards.length ? others : [...others, ...faced] });
  };
  return (
    <div className={parts.part}>
      <p className={parts.label}>{t('claim.penaltyCards')}</p>
      <p className={parts.hint}>{t('claim.penaltyCardsHint')}</p>
      <CardKeys
        label={t('claim.penaltyCards')}
        chosen={penaltyCards.map(({ card }) => card)}
        isGone={(card) => theirs.every((each) => each.card !== card)}
        onCard={toggle}
      />
    </div>
  );
}

/** The class of player, and what nobody disputes. */
function Player({ draft: { player, undisputed }, onChange }: ClaimPartProps) {
  const { t } = useTranslation('rulings');
  return (
    <>
      <Choice
        label={t('claim.player')}
        value={player}
        options={PLAYER_CLASSES.map((value) => ({ value, label: t(`claim.players.${value}`) }))}
        onChange={(chosen) => onChange({ player: chosen })}
      />
      <Field
        label={t('claim.undisputed')}
        inputMode="numeric"
        value={undisputed}
        onChange={(event) => onChange({ undisputed: event.currentTarget.value.replaceAll(/\D/g, '') })}
      />
    </>
  );
}

/** What only some editions have: an order that a regulation fixes (70E2), a finesse that only an irrational player would not take. */
function ByEdition({ draft: { edition, claimer, topDown, onlyRational }, onChange }: ClaimPartProps) {
  const { t } = useTranslation('rulings');
  const [against = claimer] = opponentsOf(claimer);
  return (
    <>
      {edition !== 1997 && (
        <Check checked={topDown} onChange={(checked) => onChange({ topDown: checked })}>
          {t('claim.topDown')}
        </Check>
      )}
      {edition !== 2017 && (
        <Check
          checked={onlyRational !== undefined}
          onChange={(checked) => onChange({ onlyRational: checked ? { suit: 'S', against } : undefined })}
        >
          {t('claim.onlyRational')}
        </Check>
      )}
      {edition !== 2017 && onlyRational !== undefined && (
        <>
          <SuitChoice
            label={t('claim.suit')}
            value={onlyRational.suit}
            onChange={(suit) => onChange({ onlyRational: { ...onlyRational, suit } })}
          />
          <SeatChoice
            label={t('claim.against')}
            seats={opponentsOf(claimer)}
            value={onlyRational.against}
            onChange={(seat) => onChange({ onlyRational: { ...onlyRational, against: seat } })}
          />
        </>
      )}
    </>
  );
}
