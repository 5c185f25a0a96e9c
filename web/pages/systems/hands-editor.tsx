import { SUIT_SYMBOLS, SUITS, type Suit } from 'naipe/game';
import type { HandType } from 'naipe/regulation';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Check, Field } from '../../components/field.tsx';
import { SuitedText } from '../../components/suited-text.tsx';
import { Row } from '../desk/parts/layout.tsx';
import classes from './systems.module.css';

interface FigureProps {
  readonly label: ReactNode;
  readonly value: number | undefined;
  readonly most: number;
  readonly onChange: (value: number | undefined) => void;
}

/** A small number, or nothing. */
export const Figure = ({ label, value, most, onChange }: FigureProps) => (
  <Field
    label={label}
    inputMode="numeric"
    value={value === undefined ? '' : `${value}`}
    onChange={(changed) => {
      const typed = changed.currentTarget.value.replace(/\D/g, '').slice(0, 2);
      onChange(typed === '' ? undefined : Math.min(most, Number(typed)));
    }}
  />
);

const POINTS = 37;
const CARDS = 13;

interface HandsEditorProps {
  /** The call that shows them, for whoever hears the page. */
  readonly bid: string;
  readonly hands: readonly HandType[];
  readonly onChange: (hands: readonly HandType[]) => void;
}

/** What a call may show: one or several kinds of hands, each with points and lengths of suits. */
export function HandsEditor({ bid, hands, onChange }: HandsEditorProps) {
  const { t } = useTranslation('office');
  const put = (at: number, hand: HandType): void => onChange(hands.with(at, hand));
  return (
    <div>
      {hands.map((hand, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: the kinds of hands are told apart by their order alone
          key={at}
          className={classes.hand}
          aria-label={t('system.hand', { bid, number: at + 1 })}
        >
          <Figure
            label={t('system.from')}
            value={hand.from}
            most={POINTS}
            onChange={(from = 0) => put(at, { ...hand, from })}
          />
          <Figure
            label={t('system.to')}
            value={hand.to}
            most={POINTS}
            onChange={(to) => {
              const { to: _, ...rest } = hand;
              put(at, to === undefined ? rest : { ...rest, to });
            }}
          />
          {SUITS.map((suit) => (
            <Lengths key={suit} suit={suit} hand={hand} onChange={(changed) => put(at, changed)} />
          ))}
          <Check
            checked={hand.balanced === true}
            onChange={(balanced) => {
              const { balanced: _, ...rest } = hand;
              put(at, balanced ? { ...rest, balanced: true } : rest);
            }}
          >
            {t('system.balanced')}
          </Check>
          <Action onClick={() => onChange(hands.filter((_, other) => other !== at))}>
            {t('system.remove')}
          </Action>
        </fieldset>
      ))}
      <Row>
        <Action onClick={() => onChange([...hands, { from: 11 }])}>
          {hands.length === 0 ? t('system.addHand') : t('system.orHand')}
        </Action>
      </Row>
    </div>
  );
}

interface LengthsProps {
  readonly suit: Suit;
  readonly hand: HandType;
  readonly onChange: (hand: HandType) => void;
}

function Lengths({ suit, hand, onChange }: LengthsProps) {
  const { t } = useTranslation('office');
  const own = hand.suits?.[suit] ?? {};
  function put(part: 'least' | 'most', value: number | undefined) {
    const { [part]: _, ...rest } = own;
    const lengths = value === undefined ? rest : { ...rest, [part]: value };
    const { [suit]: __, ...others } = hand.suits ?? {};
    onChange({ ...hand, suits: Object.keys(lengths).length === 0 ? others : { ...others, [suit]: lengths } });
  }
  const words = { suit: SUIT_SYMBOLS[suit] };
  return (
    <>
      <Figure
        label={<SuitedText text={t('system.least', words)} />}
        value={own.least}
        most={CARDS}
        onChange={(value) => put('least', value)}
      />
      <Figure
        label={<SuitedText text={t('system.most', words)} />}
        value={own.most}
        most={CARDS}
        onChange={(value) => put('most', value)}
      />
    </>
  );
}
