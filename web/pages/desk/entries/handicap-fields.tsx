import { RTP_2014_HANDICAP, type RtpCategory } from 'naipe/regulation';
import type { Player } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Pick } from '../../../components/field.tsx';

const UNKNOWN = '';
const SUITS = { spades: 'S', hearts: 'H', diamonds: 'D', clubs: 'C' } as const;
const CATEGORIES = Object.keys(RTP_2014_HANDICAP) as readonly RtpCategory[];
/** What the classification rules may give somebody formerly licensed. */
const FORMER = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

type Category = NonNullable<Player['category']>;

interface CategoryPickProps {
  readonly label: string;
  readonly category: Category | undefined;
  readonly onPick: (category: Category | undefined) => void;
}

/** A player's category, by which the handicap goes. */
export function CategoryPick({ label, category, onPick }: CategoryPickProps) {
  const { t } = useTranslation(['desk', 'common']);
  const nameOf = (known: RtpCategory): string => {
    const [rank, suit] = known.split('-');
    if (rank === 'second' || rank === 'third')
      return t(`category.${rank}`, { suit: t(`common:suit.${SUITS[suit as keyof typeof SUITS]}`) });
    return t(`category.${known as 'national' | 'first' | 'unclassified' | 'never-licensed'}`);
  };
  return (
    <Pick
      aria-label={label}
      value={String(category ?? UNKNOWN)}
      options={[
        { value: UNKNOWN, label: t('category.unknown') },
        ...CATEGORIES.map((value) => ({ value: value as string, label: nameOf(value) })),
        ...FORMER.map((percent) => ({ value: String(percent), label: t('category.former', { percent }) })),
      ]}
      onPick={(value) => {
        const percent = FORMER.find((each) => String(each) === value);
        onPick(percent ?? CATEGORIES.find((each) => each === value));
      }}
    />
  );
}
