import type { EntryView, Player, Refusal } from 'naipe/tournament';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, newCommandId } from '../../../live/index.ts';
import { Field } from '../parts/field.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import classes from './entries-page.module.css';
import { placeholderPlayers, typedNames } from './placeholder.ts';
import { PlayerInput } from './player-input.tsx';

interface Draft {
  readonly players: readonly [Player, Player];
  readonly valueIndex: string;
  readonly stationary: boolean;
}

const draftOf = ({ pair, players, valueIndex, stationary }: EntryView): Draft => {
  const [first, second] = typedNames(pair, players);
  return {
    players: [
      { ...players[0], name: first },
      { ...players[1], name: second },
    ],
    valueIndex: valueIndex === undefined ? '' : String(valueIndex),
    stationary,
  };
};

const withName = (player: Player, name: string, id: string | undefined): Player => {
  const { id: _, ...rest } = player;
  return { ...rest, name, ...(id === undefined ? {} : { id }) };
};

/** What to tell the server: nothing stands where a name is missing but the pair's number. */
function changesOf(pair: string, { players, valueIndex, stationary }: Draft) {
  const [first, second] = placeholderPlayers(pair);
  const named = (player: Player, otherwise: Player): Player =>
    player.name.trim() === '' ? otherwise : { ...player, name: player.name.trim() };
  const value = Number(valueIndex.replace(',', '.'));
  return {
    pair,
    players: [named(players[0], first), named(players[1], second)] as const,
    stationary,
    ...(valueIndex.trim() === '' || Number.isNaN(value) ? {} : { valueIndex: value }),
  };
}

interface EntryRowProps {
  readonly tournament: string;
  readonly entry: EntryView;
  readonly nameRef: (input: HTMLInputElement | null) => void;
  readonly onNext: () => void;
}

/** A pair to be typed: names, Tab, Enter, the next pair. It is saved when one leaves it. */
export function EntryRow({ tournament, entry, nameRef, onNext }: EntryRowProps) {
  const { t } = useTranslation('desk');
  const [draft, setDraft] = useState<Draft>();
  const [refusal, setRefusal] = useState<Refusal>();
  const { pair, seats, withdrawn } = entry;
  const shown = draft ?? draftOf(entry);
  const change = (changes: Partial<Draft>) => setDraft({ ...shown, ...changes });

  async function save() {
    if (draft === undefined) return;
    const data = changesOf(pair, draft);
    if (JSON.stringify(data) === JSON.stringify(changesOf(pair, draftOf(entry)))) return setDraft(undefined);
    const answer = await client.command(tournament, { id: newCommandId(), type: 'change-pair', data });
    setRefusal(answer.ok ? undefined : answer.error);
  }

  function leave(event: FocusEvent<HTMLTableRowElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) void save();
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    onNext();
  }

  return (
    <>
      <tr onBlur={leave} onKeyDown={press} className={classes.row} data-withdrawn={withdrawn}>
        <th scope="row" className={classes.number}>
          {pair}
        </th>
        {([0, 1] as const).map((place) => (
          <td key={place}>
            <PlayerInput
              label={t('entries.playerOf', { pair, place: place + 1 })}
              name={shown.players[place].name}
              {...(place === 0 ? { inputRef: nameRef } : {})}
              onName={(name, id) => {
                const changed = withName(shown.players[place], name, id);
                change({ players: place === 0 ? [changed, shown.players[1]] : [shown.players[0], changed] });
              }}
            />
          </td>
        ))}
        <td>
          <Field
            aria-label={t('entries.valueIndexOf', { pair })}
            inputMode="decimal"
            placeholder={t('entries.valueIndex')}
            value={shown.valueIndex}
            onChange={(event) => change({ valueIndex: event.currentTarget.value })}
          />
        </td>
        <td>
          <label className={classes.check}>
            <input
              type="checkbox"
              className={classes.box}
              aria-label={t('entries.stationaryOf', { pair })}
              checked={shown.stationary}
              onChange={(event) => change({ stationary: event.currentTarget.checked })}
            />
            <span className={classes.narrow}>{t('entries.stationary')}</span>
          </label>
        </td>
        <td>
          <span className={classes.narrow}>{t('entries.seat')} </span>
          {withdrawn ? t('entries.withdrawn') : seats.map(({ number }) => number).join(', ')}
        </td>
      </tr>
      {refusal !== undefined && (
        <tr>
          <td colSpan={6}>
            <RefusalLine refusal={refusal} />
          </td>
        </tr>
      )}
    </>
  );
}
