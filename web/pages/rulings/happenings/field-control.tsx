import { type Card, dummyOf, RANKS, rankText, SEATS, type Seat, SUITS, TRICKS } from 'naipe/game';
import {
  type AnyCall,
  type Called,
  type CardFell,
  finalContract,
  INCIDENT_NAMES,
  type Statement,
  type Table,
  trickNumber,
} from 'naipe/laws';
import { incidentText } from 'naipe/laws/texts';
import { useTranslation } from 'react-i18next';
import { Check, Pick } from '../../../components/field.tsx';
import { Key } from '../../../components/key.tsx';
import { KeyPad } from '../../../components/key-pad.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { CallKeys } from '../call-keys.tsx';
import { CallNotation } from '../call-notation.tsx';
import { CardKeys } from '../parts/card-keys.tsx';
import { SeatKeys } from '../parts/seat-keys.tsx';
import { SuitKeys } from '../parts/suit-keys.tsx';
import { Counts } from './counts.tsx';
import type { Field, NumberField, OneOfField, SeatField } from './fields.ts';
import type { Draft } from './happening-draft.ts';
import { PerPlayer } from './per-player.tsx';
import { StatementControl } from './statement-control.tsx';

export interface ControlProps<F extends Field = Field> {
  readonly field: F;
  /** The question, for whoever does not see it above. */
  readonly label: string;
  readonly value: unknown;
  readonly table: Table;
  /** What else has been said. */
  readonly draft: Draft;
  readonly onSay: (value: unknown) => void;
}

/** A few words are all in view; more of them open as a list. */
const IN_VIEW = 8;

/** What is tapped to answer one question of a form. Tapped again, it is unsaid. */
export function FieldControl({ field, label, value, table, draft, onSay }: ControlProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const toggle = (said: unknown): void => onSay(said === value ? undefined : said);
  switch (field.kind) {
    case 'seat':
      return (
        <SeatKeys
          label={label}
          chosen={SEATS.filter((seat) => seat === value)}
          seats={seatsFor(field, table)}
          onSeat={toggle}
        />
      );
    case 'seats':
      return (
        <SeatKeys
          label={label}
          chosen={value as readonly Seat[]}
          onSeat={(seat) => onSay(withOrWithout(value as readonly Seat[], seat))}
        />
      );
    case 'person':
      return (
        <>
          <SeatKeys label={label} chosen={SEATS.filter((seat) => seat === value)} onSeat={toggle} />
          <Key words pressed={value === 'spectator'} onPress={() => toggle('spectator')}>
            {t('happenings.spectator')}
          </Key>
        </>
      );
    case 'card':
      return <CardKeys label={label} chosen={value === undefined ? [] : [value as Card]} onCard={toggle} />;
    case 'cards': {
      const cards = value as readonly Card[];
      const change = (card: Card): void =>
        onSay(cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card]);
      return <CardKeys label={label} chosen={cards} onCard={change} />;
    }
    case 'call':
      return <CallKeys chosen={value as AnyCall | undefined} onCall={toggle} />;
    case 'suit':
      return <SuitKeys label={label} chosen={SUITS.filter((suit) => suit === value)} onSuit={toggle} />;
    case 'rank':
      return (
        <KeyPad label={label} columns={7}>
          {RANKS.map((rank) => (
            <Key key={rank} pressed={rank === value} onPress={() => toggle(rank)}>
              {rankText(rank, style)}
            </Key>
          ))}
        </KeyPad>
      );
    case 'flag':
      return (
        <Check checked={value === true} onChange={onSay}>
          {label}
        </Check>
      );
    case 'counts':
      return <Counts counts={value as Readonly<Record<Seat, number>>} onCounts={onSay} />;
    case 'calls':
      return <PerPlayer label={label} what="calls" said={value as readonly Called[]} onSay={onSay} />;
    case 'plays':
      return <PerPlayer label={label} what="plays" said={value as readonly CardFell[]} onSay={onSay} />;
    case 'statement':
      return (
        <StatementControl
          statement={value as Statement | undefined}
          claimer={draft.seat as Seat | undefined}
          table={table}
          onSay={onSay}
        />
      );
    case 'number':
      return <NumberKeys field={field} label={label} value={value} table={table} onSay={toggle} />;
    case 'one-of':
      return <OneOf field={field} label={label} value={value} onSay={toggle} />;
  }
}

/** The seats with that one added, or without it. */
const withOrWithout = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  SEATS.filter((each) => (each === seat ? !seats.includes(each) : seats.includes(each)));

function seatsFor({ among }: SeatField, table: Table): readonly Seat[] {
  const contract = finalContract(table);
  return among !== 'not-dummy' || contract === undefined || contract === 'passed-out'
    ? SEATS
    : SEATS.filter((seat) => seat !== dummyOf(contract));
}

function NumberKeys({ field, label, value, table, onSay }: Omit<ControlProps<NumberField>, 'draft'>) {
  const numbers = numbersFor(field, table);
  return (
    <KeyPad label={label} columns={field.of === 'calls' ? 4 : 7}>
      {numbers.map((number) => {
        const call = field.of === 'calls' ? table.calls[number]?.call : undefined;
        return (
          <Key key={number} pressed={number === value} onPress={() => onSay(number)}>
            {call === undefined ? number : <CallNotation call={call} />}
          </Key>
        );
      })}
    </KeyPad>
  );
}

function numbersFor({ of }: NumberField, { calls, played }: Table): readonly number[] {
  const next = played === undefined ? 1 : trickNumber(played);
  switch (of) {
    case 'calls':
      return [...calls.keys()];
    case 'tricks-left':
      return Array.from({ length: TRICKS + 2 - next }, (_, tricks) => tricks);
    case 'tricks-begun':
      return Array.from({ length: Math.min(next, TRICKS) }, (_, index) => index + 1);
  }
}

function OneOf({ field, label, value, onSay }: Omit<ControlProps<OneOfField>, 'draft' | 'table'>) {
  const { t } = useTranslation('rulings');
  const { language } = useWritingStyle();
  const words: Readonly<Record<string, string>> =
    field.words === 'incidents'
      ? Object.fromEntries(INCIDENT_NAMES.map((name) => [name, incidentText(name, language)]))
      : t(`happenings.options.${field.words}`, { returnObjects: true });
  const options = field.values.map((each) => ({ value: each, label: words[each] ?? each }));
  if (options.length > IN_VIEW) {
    return (
      <Pick
        aria-label={label}
        value={(value as string | undefined) ?? ''}
        options={[{ value: '', label: '—' }, ...options]}
        onPick={(picked) => onSay(picked === '' ? undefined : picked)}
      />
    );
  }
  return (
    <KeyPad label={label} columns={2}>
      {options.map((option) => (
        <Key words key={option.value} pressed={option.value === value} onPress={() => onSay(option.value)}>
          {option.label}
        </Key>
      ))}
    </KeyPad>
  );
}
