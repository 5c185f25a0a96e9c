import { SEATS, type Seat, STRAINS, type Strain, SUITS, type Suit, seatText, strainText } from 'naipe/game';
import { LAWS_EDITIONS, type LawsEdition } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/choice.tsx';
import { Pick } from '../../../components/field.tsx';
import { SuitSymbol } from '../../../components/suit-symbol.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { useEditionInForce } from '../edition-in-force.ts';

interface OneOf<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** The Laws of which year. */
export function EditionChoice({ value, onChange }: OneOf<LawsEdition>) {
  const { t } = useTranslation('rulings');
  const inForce = useEditionInForce(value, onChange);
  return (
    <Pick
      label={t('edition')}
      description={inForce?.edition === value ? t('inForce', { name: inForce.of }) : undefined}
      value={String(value)}
      options={LAWS_EDITIONS.map((year) => ({ value: String(year), label: String(year) }))}
      onPick={(year) => onChange(LAWS_EDITIONS.find((each) => String(each) === year) ?? value)}
    />
  );
}

export function TrumpsChoice({ value, onChange }: OneOf<Strain>) {
  const { t } = useTranslation('rulings');
  const style = useWritingStyle();
  return (
    <Choice
      label={t('trumps')}
      value={value}
      options={STRAINS.map((strain) => ({
        value: strain,
        label: strain === 'NT' ? strainText(strain, style) : <SuitSymbol suit={strain} />,
      }))}
      onChange={onChange}
    />
  );
}

interface SeatChoiceProps extends OneOf<Seat> {
  readonly label: string;
  readonly seats?: readonly Seat[];
}

export function SeatChoice({ label, value, seats = SEATS, onChange }: SeatChoiceProps) {
  const style = useWritingStyle();
  const options = seats.map((seat) => ({ value: seat, label: seatText(seat, style) }));
  return <Choice label={label} value={value} options={options} onChange={onChange} />;
}

export function SuitChoice({ label, value, onChange }: OneOf<Suit> & { readonly label: string }) {
  const options = SUITS.map((suit) => ({ value: suit, label: <SuitSymbol suit={suit} /> }));
  return <Choice label={label} value={value} options={options} onChange={onChange} />;
}

interface SeatPickProps extends OneOf<Seat | ''> {
  readonly label: string;
  /** What no seat at all is called. */
  readonly none: string;
  readonly seats?: readonly Seat[];
}

/** One of the players, or none of them. */
export function SeatPick({ label, none, value, seats = SEATS, onChange }: SeatPickProps) {
  const { t } = useTranslation();
  return (
    <Pick<Seat | ''>
      label={label}
      value={value}
      options={[
        { value: '', label: none },
        ...seats.map((seat) => ({ value: seat, label: t(`seat.${seat}`) })),
      ]}
      onPick={onChange}
    />
  );
}
