import type { CommandData, ContestantKind, EntryView, Partners, Player } from 'naipe/tournament';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Field } from '../../../components/field.tsx';
import { useDesk } from '../desk-context.ts';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { useContestants } from '../use-contestants.ts';
import classes from './entries-page.module.css';
import { CategoryPick } from './handicap-fields.tsx';
import { placeholderPlayer, placeholderPlayers, typedNames } from './placeholder.ts';
import { PlayerInput } from './player-input.tsx';
import { renamed } from './renamed.ts';
import { SexPick } from './sex-pick.tsx';
import { useSeatWords } from './use-seat-words.ts';

interface Draft {
  readonly players: Partners;
  readonly valueIndex: string;
  readonly handicap: string;
  readonly stationary: boolean;
  readonly reserve: string;
}

const draftOf = ({
  contestant: pair,
  players,
  valueIndex,
  handicap = '',
  stationary,
  reserve,
}: EntryView): Draft => {
  const [one, other] = players;
  const [first, second] = typedNames(pair, players);
  return {
    players: [
      { ...one, name: first },
      { ...other, name: second },
    ],
    valueIndex: valueIndex === undefined ? '' : String(valueIndex),
    handicap,
    stationary,
    reserve: reserve === undefined ? '' : String(reserve),
  };
};

const withSex = (player: Player, sex: Player['sex']): Player => {
  const { sex: _, ...rest } = player;
  return sex === undefined ? rest : { ...rest, sex };
};

const withCategory = (player: Player, category: Player['category']): Player => {
  const { category: _, ...rest } = player;
  return category === undefined ? rest : { ...rest, category };
};

/** The players that are typed for a contestant: one in an individual. */
export const placesOf = (contestants: ContestantKind): readonly (0 | 1)[] =>
  contestants === 'player' ? [0] : [0, 1];

/** What to tell the server: nothing stands where a name is missing but the pair's number. */
function changesOf(
  before: EntryView,
  { players, valueIndex, handicap, stationary, reserve }: Draft,
  contestants: ContestantKind,
): CommandData['change-contestant'] {
  const { contestant: pair } = before;
  const [first, second] = placeholderPlayers(pair);
  const named = (player: Player, otherwise: Player): Player =>
    player.name.trim() === '' ? otherwise : { ...player, name: player.name.trim() };
  const value = Number(valueIndex.replace(',', '.'));
  const cleared = [
    ...(valueIndex.trim() === '' && before.valueIndex !== undefined ? ['valueIndex' as const] : []),
    ...(handicap.trim() === '' && before.handicap !== undefined ? ['handicap' as const] : []),
    ...(reserve.trim() === '' && before.reserve !== undefined ? ['reserve' as const] : []),
  ];
  const more = {
    contestant: pair,
    ...(valueIndex.trim() === '' || Number.isNaN(value) ? {} : { valueIndex: value }),
    ...(cleared.length === 0 ? {} : { cleared }),
  };
  if (contestants === 'player') {
    return { kind: 'player', ...more, player: named(players[0], placeholderPlayer(pair)) };
  }
  return {
    kind: 'pair',
    ...more,
    players: [named(players[0], first), named(players[1], second)],
    stationary,
    ...(handicap.trim() === '' ? {} : { handicap: handicap.trim().replace(',', '.') }),
    ...(Number(reserve) >= 1 ? { reserve: Math.trunc(Number(reserve)) } : {}),
  };
}

interface EntryRowProps {
  readonly tournament: string;
  readonly entry: EntryView;
  readonly nameRef: (input: HTMLInputElement | null) => void;
  readonly onNext: () => void;
  /** More to do with the pair; nothing before a session is planned. */
  readonly onMore?: () => void;
}

/** A pair to be typed: names, Tab, Enter, the next pair. It is saved when one leaves it. */
export function EntryRow({ tournament, entry, nameRef, onNext, onMore }: EntryRowProps) {
  const { t } = useTranslation('desk');
  const [draft, setDraft] = useState<Draft>();
  const commanding = useDeskCommand(tournament, draft !== undefined, () => setDraft(undefined));
  const { contestant: pair, withdrawn } = entry;
  const seatWords = useSeatWords();
  const contestants = useContestants();
  const of = { context: contestants };
  const shown = draft ?? draftOf(entry);
  const { handicap, mixed, reserves } = useDesk().view.overview.settings;
  const change = (changes: Partial<Draft>) => setDraft({ ...shown, ...changes });
  const changePlayer = (place: 0 | 1, player: Player) =>
    change({ players: place === 0 ? [player, shown.players[1]] : [shown.players[0], player] });

  async function save() {
    if (draft === undefined) return;
    const data = changesOf(entry, draft, contestants);
    if (JSON.stringify(data) === JSON.stringify(changesOf(entry, draftOf(entry), contestants)))
      return setDraft(undefined);
    await commanding.send('change-contestant', data);
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
        {placesOf(contestants).map((place) => (
          <td key={place} data-cell="player">
            <PlayerInput
              label={t('entries.playerOf', { pair, place: place + 1, ...of })}
              name={shown.players[place].name}
              {...(place === 0 ? { inputRef: nameRef } : {})}
              onName={(name, id) => changePlayer(place, renamed(shown.players[place], name, id))}
            />
            {mixed && (
              <SexPick
                label={t('teams.sex', { player: shown.players[place].name })}
                sex={shown.players[place].sex}
                onPick={(sex) => changePlayer(place, withSex(shown.players[place], sex))}
              />
            )}
            {handicap === 'by-category' && (
              <CategoryPick
                label={t('entries.category', { pair, place: place + 1 })}
                category={shown.players[place].category}
                onPick={(category) => changePlayer(place, withCategory(shown.players[place], category))}
              />
            )}
          </td>
        ))}
        <td data-cell="index">
          <Field
            aria-label={t('entries.valueIndexOf', { pair, ...of })}
            inputMode="decimal"
            placeholder={t('entries.valueIndexShort')}
            value={shown.valueIndex}
            onChange={(event) => change({ valueIndex: event.currentTarget.value })}
          />
          {handicap === 'by-pair' && (
            <Field
              aria-label={t('entries.handicapOf', { pair })}
              inputMode="decimal"
              placeholder={t('entries.handicap')}
              value={shown.handicap}
              onChange={(event) => change({ handicap: event.currentTarget.value })}
            />
          )}
        </td>
        {reserves && contestants === 'pair' && (
          <td data-cell="reserve">
            <Field
              aria-label={`${t('absence.reserve')}: ${pair}`}
              inputMode="numeric"
              placeholder={t('absence.reserve')}
              value={shown.reserve}
              onChange={(event) => change({ reserve: event.currentTarget.value })}
            />
          </td>
        )}
        {contestants === 'pair' && (
          <td data-cell="still">
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
        )}
        <td data-cell="seat">
          <span className={classes.seat}>{withdrawn ? t('entries.withdrawn') : seatWords(entry)}</span>
        </td>
        {onMore !== undefined && (
          <td data-cell="more">
            <Action onClick={onMore} aria-label={t('pairPanel.open', { pair, ...of })}>
              {t('pairPanel.more')}
            </Action>
          </td>
        )}
      </tr>
      {(commanding.refusal !== undefined || commanding.waiting) && (
        <tr>
          <td colSpan={8}>
            <Outcome commanding={commanding} />
          </td>
        </tr>
      )}
    </>
  );
}
