import type { EntryView, ScorecardView } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pick } from '../../components/field.tsx';
import { QuietButton } from '../../components/quiet-button.tsx';
import { useQueue, useView } from '../../live/index.ts';
import classes from './own-triplet.module.css';
import { TWO_OF_THREE } from './two-of-three.ts';

interface OwnTripletProps {
  readonly tournament: string;
  readonly pair: string;
  readonly sits: NonNullable<ScorecardView['sits']>;
}

/** A triplet says which two of it play from the round that it is in (RTP 3.5.2). */
export function OwnTriplet({ tournament, pair, sits }: OwnTripletProps) {
  const { view } = useView(tournament, { view: 'entries' });
  const entry = view?.entries.find(({ contestant }) => contestant === pair);
  return entry?.players.length === 3 ? <WhoPlays tournament={tournament} entry={entry} sits={sits} /> : null;
}

interface WhoPlaysProps extends Omit<OwnTripletProps, 'pair'> {
  readonly entry: EntryView;
}

function WhoPlays({ tournament, entry: { contestant, players }, sits: { session, round } }: WhoPlaysProps) {
  const { t } = useTranslation('phone');
  const { enqueue } = useQueue(tournament);
  const [chosen, setChosen] = useState('0');
  const [sent, setSent] = useState(false);
  return (
    <section aria-label={t('triplet.heading')} className={classes.triplet}>
      <Pick
        names
        label={t('triplet.who', { round })}
        value={chosen}
        options={TWO_OF_THREE.map((two, index) => ({
          value: String(index),
          label: two.map((place) => players[place]?.name ?? '').join(' – '),
        }))}
        onPick={(value) => {
          setChosen(value);
          setSent(false);
        }}
      />
      <QuietButton
        onClick={() => {
          void enqueue('name-partners', {
            session,
            contestant,
            playing: TWO_OF_THREE[Number(chosen)] ?? [0, 1],
            fromRound: round,
          });
          setSent(true);
        }}
      >
        {t('triplet.play')}
      </QuietButton>
      <p role="status">{sent ? t('triplet.sent') : ''}</p>
    </section>
  );
}
