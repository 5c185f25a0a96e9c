import type { Offender } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Check } from '../../../components/field.tsx';
import { useView } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import { Row } from '../parts/layout.tsx';

/** Of each contestant the players who answer for themselves, by their place in the entry; none: it answers as a whole. */
export type PlayersPicked = Readonly<Record<string, readonly number[]>>;

export const keyOf = ({ contestant, offender }: Offender): string => `${contestant}/${offender ?? ''}`;

/** Who answers: each player who was picked, and whole contestants of whom nobody was. Anybody or all four at a table. */
export const offendersOf = (
  contestants: readonly string[],
  players: PlayersPicked,
): readonly { readonly contestant: string; readonly offender?: number }[] =>
  [...new Set(contestants)]
    .filter((contestant) => contestant !== '')
    .flatMap((contestant) => {
      const picked = players[contestant] ?? [];
      return picked.length === 0
        ? [{ contestant }]
        : picked.toSorted((one, other) => one - other).map((offender) => ({ contestant, offender }));
    });

/** The names of a contestant's players, where it has several. */
export function usePlayerNames(): (contestant: string) => readonly string[] {
  const { tournament } = useDesk();
  const entries = useView(tournament, { view: 'entries' }).view?.entries ?? [];
  return (contestant) => {
    const names =
      entries.find((entry) => entry.contestant === contestant)?.players.map(({ name }) => name) ?? [];
    return names.length > 1 ? names : [];
  };
}

interface PlayersAloneProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly picked: readonly number[];
  readonly onPick: (picked: readonly number[]) => void;
}

/** Which of a contestant's players answer, each for himself (RTP 3.2.1(3)). */
export function PlayersAlone({ label, names, picked, onPick }: PlayersAloneProps) {
  const { t } = useTranslation('desk');
  if (names.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('penaltyTable.players', { who: label })}</legend>
      <Row>
        {names.map((name, at) => (
          <Check
            // biome-ignore lint/suspicious/noArrayIndexKey: players are known by their place in the entry.
            key={at}
            checked={picked.includes(at)}
            onChange={(isPicked) => onPick(isPicked ? [...picked, at] : picked.filter((one) => one !== at))}
          >
            {name}
          </Check>
        ))}
      </Row>
    </fieldset>
  );
}
