import type { CommandData } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pick } from '../../../components/field.tsx';
import { freeNumber, placeholderPlayer, placeholderPlayers } from '../entries/placeholder.ts';
import { PlayerInput } from '../entries/player-input.tsx';
import { WithoutSeat } from '../entries/without-seat.tsx';
import { Fields, Quiet } from '../parts/layout.tsx';
import { useContestants } from '../use-contestants.ts';
import { RulingForm } from './ruling-form.tsx';
import { useRecord } from './use-record.ts';
import { useRuling } from './use-ruling.ts';

/** A pair, or a player of an individual, comes late. It takes a vacant number; where there is none, the director chooses what is done. */
export function LatePairForm() {
  const { t } = useTranslation('desk');
  const context = useContestants();
  const isAlone = context === 'player';
  const [names, setNames] = useState<readonly [string, string]>(['', '']);
  const [seat, setSeat] = useState('');
  const ruling = useRuling(() => setNames(['', '']));
  const { tournament, session } = ruling;
  const record = useRecord(tournament);
  const sections = [...(record?.sessions.get(session)?.sections.values() ?? [])];
  const vacant = sections.flatMap(({ section, movement, seating }) =>
    movement.vacant
      .filter((number) => !seating.has(number))
      .map((number) => ({ section, number, value: `${section}/${number}` })),
  );
  const chosen = vacant.find(({ value }) => value === seat) ?? vacant[0];

  async function enter() {
    if (record === undefined) return;
    const usual = String(chosen?.number ?? '');
    const pair =
      usual === '' || record.contestants.has(usual) ? freeNumber(record.contestants.keys()) : usual;
    const [first, second] = placeholderPlayers(pair);
    const named = (name: string, otherwise: string) => ({
      name: name.trim() === '' ? otherwise : name.trim(),
    });
    const entry: CommandData['enter-contestant'] = isAlone
      ? { kind: 'player', contestant: pair, player: named(names[0], placeholderPlayer(pair).name) }
      : {
          kind: 'pair',
          contestant: pair,
          players: [named(names[0], first.name), named(names[1], second.name)],
        };
    if (chosen === undefined) return void (await ruling.give('enter-contestant', entry));
    if (await ruling.commanding.send('enter-contestant', entry)) {
      await ruling.give('seat-contestant', {
        session,
        section: chosen.section,
        number: chosen.number,
        contestant: pair,
      });
    }
  }

  if (record === undefined) return null;
  const go = chosen === undefined ? t('entries.enter', { count: 1, context }) : t('late.go', { context });
  return (
    <RulingForm {...ruling} go={go} ready onSubmit={() => void enter()}>
      {chosen === undefined && <Quiet>{t('late.noVacancy', { context })}</Quiet>}
      <Fields>
        {(isAlone ? ([0] as const) : ([0, 1] as const)).map((place) => (
          <div key={place}>
            <b>{t('entries.player', { place: place + 1 })}</b>
            <PlayerInput
              label={t('entries.player', { place: place + 1 })}
              name={names[place]}
              onName={(name) => setNames(place === 0 ? [name, names[1]] : [names[0], name])}
            />
          </div>
        ))}
        {chosen !== undefined && (
          <Pick
            label={t('late.number')}
            value={chosen.value}
            options={vacant.map(({ value, number }) => ({ value, label: String(number) }))}
            onPick={setSeat}
          />
        )}
      </Fields>
    </RulingForm>
  );
}

/** The same, and what is chosen for whoever has no seat. */
export const LatePair = () => (
  <>
    <LatePairForm />
    <WithoutSeat />
  </>
);
