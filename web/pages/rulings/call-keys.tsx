import { LEVELS, STRAINS, strainText } from 'naipe/game';
import { type AnyCall, isAnyCall } from 'naipe/laws';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Key } from '../../components/key.tsx';
import { KeyPad } from '../../components/key-pad.tsx';
import { SuitSymbol } from '../../components/suit-symbol.tsx';
import { useWritingStyle } from '../../components/writing-style.ts';
import { CallNotation } from './call-notation.tsx';

interface CallKeysProps {
  /** The call shown as pressed. */
  readonly chosen?: AnyCall | undefined;
  readonly onCall: (call: AnyCall) => void;
}

const ANY_LEVEL = [...LEVELS, 8].map(String);
const FROM_CLUBS = STRAINS.toReversed();
const STANDING = ['Pass', 'X', 'XX'] as const;

const levelIn = (call: AnyCall | undefined): string | undefined =>
  ANY_LEVEL.find((level) => call?.startsWith(level));

/** Every call there is and one more: pass and doubles in one tap, a bid in two. */
export function CallKeys({ chosen, onCall }: CallKeysProps) {
  const { t } = useTranslation('rulings');
  const style = useWritingStyle();
  const [level, setLevel] = useState(levelIn(chosen));
  const call = (made: string): void => {
    if (isAnyCall(made)) onCall(made);
  };
  return (
    <>
      <KeyPad label={t('level')} columns={4}>
        {ANY_LEVEL.map((each) => (
          <Key
            key={each}
            pressed={each === level}
            onPress={() => setLevel(each === level ? undefined : each)}
          >
            {each}
          </Key>
        ))}
      </KeyPad>
      {level === undefined ? (
        <KeyPad label={t('standing')} columns={3}>
          {STANDING.map((each) => (
            <Key key={each} pressed={each === chosen} onPress={() => call(each)}>
              <CallNotation call={each} />
            </Key>
          ))}
        </KeyPad>
      ) : (
        <KeyPad label={t('strain')} columns={5}>
          {FROM_CLUBS.map((strain) => (
            <Key
              key={strain}
              pressed={`${level}${strain}` === chosen}
              onPress={() => call(`${level}${strain}`)}
              name={`${level}${strainText(strain, style)}`}
            >
              {strain === 'NT' ? strainText(strain, style) : <SuitSymbol suit={strain} />}
            </Key>
          ))}
        </KeyPad>
      )}
    </>
  );
}
