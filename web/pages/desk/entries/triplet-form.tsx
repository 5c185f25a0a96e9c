import type { EntryView, Partners, Player } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Pick } from '../../../components/field.tsx';
import { useView } from '../../../live/index.ts';
import { TWO_OF_THREE } from '../../player/two-of-three.ts';
import { useDesk } from '../desk-context.ts';
import { Fields, Quiet } from '../parts/layout.tsx';
import { useRounds } from '../rulings/pair-forms.tsx';
import { RoundPicker } from '../rulings/pickers.tsx';
import { RulingForm } from '../rulings/ruling-form.tsx';
import { useRuling } from '../rulings/use-ruling.ts';
import { PlayerInput } from './player-input.tsx';

/** A triplet: its third player, and which two of the three play (RTP 3.5.2). */
export function TripletForm({ pair }: { readonly pair: string }) {
  const { tournament } = useDesk();
  const entry = useView(tournament, { view: 'entries' }).view?.entries.find(
    (each) => each.contestant === pair,
  );
  if (entry === undefined) return null;
  return entry.players.length === 3 ? <WhoPlays entry={entry} /> : <ThirdPlayer entry={entry} />;
}

const indexOf = (text: string): { readonly valueIndex?: number } => {
  const value = Number(text.replace(',', '.'));
  return text.trim() === '' || Number.isNaN(value) ? {} : { valueIndex: value };
};

function ThirdPlayer({ entry: { contestant, players } }: { readonly entry: EntryView }) {
  const { t } = useTranslation('desk');
  const [third, setThird] = useState<Player>({ name: '' });
  const [indexes, setIndexes] = useState<readonly string[]>(() =>
    [0, 1, 2].map((place) => String(players[place]?.valueIndex ?? '')),
  );
  const ruling = useRuling(() => setThird({ name: '' }));
  const [one, other] = players;
  if (one === undefined || other === undefined) return null;
  const [first = '', second = '', last = ''] = indexes;
  const partners: Partners = [
    { ...one, ...indexOf(first) },
    { ...other, ...indexOf(second) },
  ];
  return (
    <RulingForm
      {...ruling}
      go={t('triplet.enter')}
      ready={third.name.trim() !== ''}
      onSubmit={() =>
        void ruling.give('change-contestant', {
          kind: 'pair',
          contestant,
          players: partners,
          third: { ...third, name: third.name.trim(), ...indexOf(last) },
        })
      }
    >
      <Quiet>{t('triplet.sentence')}</Quiet>
      <Fields>
        <div>
          <b>{t('triplet.third')}</b>
          <PlayerInput
            label={t('triplet.third')}
            name={third.name}
            onName={(name, id) => setThird(id === undefined ? { name } : { name, id })}
          />
        </div>
        {[one.name, other.name, third.name].map((name, place) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is his place
            key={place}
            label={t('triplet.indexOf', { name: name === '' ? t('triplet.third') : name })}
            inputMode="decimal"
            value={indexes[place] ?? ''}
            onChange={(event) => setIndexes(indexes.with(place, event.currentTarget.value))}
          />
        ))}
      </Fields>
    </RulingForm>
  );
}

function WhoPlays({ entry: { contestant, players, valueIndex } }: { readonly entry: EntryView }) {
  const { t } = useTranslation('desk');
  const { rounds, current } = useRounds();
  const [chosen, setChosen] = useState<string>('0');
  const [from, setFrom] = useState(Math.max(1, current));
  const ruling = useRuling(() => undefined);
  return (
    <RulingForm
      {...ruling}
      go={t('triplet.play')}
      ready
      onSubmit={() =>
        void ruling.give('name-partners', {
          session: ruling.session,
          contestant,
          playing: TWO_OF_THREE[Number(chosen)] ?? [0, 1],
          fromRound: from,
        })
      }
    >
      <Quiet>
        {valueIndex === undefined ? t('triplet.sentence') : t('triplet.index', { index: valueIndex })}
      </Quiet>
      <Fields>
        <Pick
          names
          label={t('triplet.who')}
          value={chosen}
          options={TWO_OF_THREE.map((two, index) => ({
            value: String(index),
            label: two.map((place) => players[place]?.name ?? '').join(' – '),
          }))}
          onPick={setChosen}
        />
        <RoundPicker label={t('substitute.from')} rounds={rounds} value={from} onPick={setFrom} />
      </Fields>
    </RulingForm>
  );
}
