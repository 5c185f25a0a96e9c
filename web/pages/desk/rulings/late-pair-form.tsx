import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeholderPlayers } from '../entries/placeholder.ts';
import { PlayerInput } from '../entries/player-input.tsx';
import { Pick } from '../parts/field.tsx';
import { Fields, Quiet } from '../parts/layout.tsx';
import { RulingForm } from './ruling-form.tsx';
import { useRecord } from './use-record.ts';
import { useRuling } from './use-ruling.ts';

/** A pair comes late and takes a vacant number: who waited there has opponents from then on. */
export function LatePairForm() {
  const { t } = useTranslation('desk');
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
    if (chosen === undefined || record === undefined) return;
    const taken = record.pairs.has(String(chosen.number));
    const pair = taken ? String(record.pairs.size + 1) : String(chosen.number);
    const [first, second] = placeholderPlayers(pair);
    const named = (name: string, otherwise: string) => ({
      name: name.trim() === '' ? otherwise : name.trim(),
    });
    const players = [named(names[0], first.name), named(names[1], second.name)] as const;
    if (await ruling.commanding.send('enter-pair', { pair, players })) {
      await ruling.give('seat-pair', { session, section: chosen.section, number: chosen.number, pair });
    }
  }

  if (record === undefined) return null;
  if (vacant.length === 0) {
    return (
      <>
        <p role="status">{ruling.done && t('rulings.done')}</p>
        <Quiet>{t('late.noVacancy')}</Quiet>
      </>
    );
  }
  return (
    <RulingForm {...ruling} go={t('late.go')} ready={chosen !== undefined} onSubmit={() => void enter()}>
      <Fields>
        {([0, 1] as const).map((place) => (
          <div key={place}>
            <b>{t('entries.player', { place: place + 1 })}</b>
            <PlayerInput
              label={t('entries.player', { place: place + 1 })}
              name={names[place]}
              onName={(name) => setNames(place === 0 ? [name, names[1]] : [names[0], name])}
            />
          </div>
        ))}
        <Pick
          label={t('late.number')}
          value={chosen?.value ?? ''}
          options={vacant.map(({ value, number }) => ({ value, label: String(number) }))}
          onPick={setSeat}
        />
      </Fields>
    </RulingForm>
  );
}
