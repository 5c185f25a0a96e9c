import { X } from 'lucide-react';
import { cardText, SEATS, type Seat, seatText } from 'naipe/game';
import type { Called, CardFell } from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { Key } from '../../../components/key.tsx';
import { KeyPad } from '../../../components/key-pad.tsx';
import { SuitedText } from '../../../components/suited-text.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { CallKeys } from '../call-keys.tsx';
import { CallNotation } from '../call-notation.tsx';
import { CardKeys } from '../parts/card-keys.tsx';
import { SeatKeys } from '../parts/seat-keys.tsx';

type PerPlayerProps = { readonly label: string } & (
  | {
      readonly what: 'calls';
      readonly said: readonly Called[];
      readonly onSay: (said: readonly Called[]) => void;
    }
  | {
      readonly what: 'plays';
      readonly said: readonly CardFell[];
      readonly onSay: (said: readonly CardFell[]) => void;
    }
);

/** One call or card of each of several players: the player, then what. What was said can be taken away again. */
export function PerPlayer({ label, ...props }: PerPlayerProps) {
  const { t } = useTranslation(['rulings', 'common']);
  const style = useWritingStyle();
  const [seat, setSeat] = useState<Seat>();
  const chosen = seat ?? SEATS.find((each) => props.said.every((one) => one.seat !== each)) ?? 'N';
  const others = <One extends { readonly seat: Seat }>(said: readonly One[], but: Seat) =>
    said.filter((one) => one.seat !== but);
  return (
    <>
      <SeatKeys label={label} chosen={[chosen]} onSeat={setSeat} />
      {props.what === 'calls' ? (
        <CallKeys
          key={chosen}
          onCall={(call) => {
            setSeat(undefined);
            props.onSay([...others(props.said, chosen), { type: 'call', seat: chosen, call }]);
          }}
        />
      ) : (
        <CardKeys
          label={t('cards')}
          chosen={props.said.map(({ card }) => card)}
          onCard={(card) => {
            setSeat(undefined);
            props.onSay([...others(props.said, chosen), { type: 'card', seat: chosen, card }]);
          }}
        />
      )}
      {props.said.length > 0 && (
        <KeyPad label={t('happenings.said')} columns={2}>
          {props.what === 'calls'
            ? props.said.map((one) => (
                <Key words key={one.seat} pressed onPress={() => props.onSay(others(props.said, one.seat))}>
                  {seatText(one.seat, style)}: <CallNotation call={one.call} /> <Icon of={X} />
                </Key>
              ))
            : props.said.map((one) => (
                <Key words key={one.seat} pressed onPress={() => props.onSay(others(props.said, one.seat))}>
                  {seatText(one.seat, style)}: <SuitedText text={cardText(one.card, style)} /> <Icon of={X} />
                </Key>
              ))}
        </KeyPad>
      )}
    </>
  );
}
