import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pick } from '../../../components/field.tsx';
import { isolated } from '../../../components/isolated.ts';
import { useDates } from '../../../components/use-dates.ts';
import { addressOf, client, type Swept, type TournamentSummary } from '../../../live/index.ts';
import { Panel } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import { useSending } from '../parts/use-sending.ts';
import { ForGood, WhatIsLeft } from './for-good.tsx';

interface RemoveTournamentProps {
  readonly tournaments: readonly TournamentSummary[];
  readonly onDone: () => Promise<void>;
}

/** Removes a tournament with all that is recorded of it. */
export function RemoveTournament({ tournaments, onDone }: RemoveTournamentProps) {
  const { t } = useTranslation('desk');
  const { day } = useDates();
  const { send, sending, refusal } = useSending();
  const [chosen, setChosen] = useState('');
  const [removed, setRemoved] = useState<Swept>();
  const about = tournaments.find(({ tournament }) => tournament === chosen);
  async function remove(own: string) {
    const done = await send(() => client.removeTournament(chosen, own));
    if (done === undefined) return;
    setChosen('');
    setRemoved(done);
    await onDone();
  }
  return (
    <Panel heading={t('erasing.tournament')}>
      <Pick
        label={t('erasing.which')}
        value={chosen}
        options={[
          { value: '', label: t('erasing.choose') },
          ...tournaments.map(({ tournament, name, date }) => ({
            value: tournament,
            label: `${day(date)} · ${isolated(name)}`,
          })),
        ]}
        onPick={(value) => {
          setChosen(value);
          setRemoved(undefined);
        }}
      />
      {about !== undefined && (
        <ForGood
          key={chosen}
          action={t('erasing.remove')}
          sending={sending}
          onDo={(own) => void remove(own)}
          onKeep={() => setChosen('')}
        >
          <p>{t('erasing.question', { name: about.name, date: day(about.date) })}</p>
          {about.status === 'playing' && (
            <p>
              <b>{t('erasing.playing')}</b>
            </p>
          )}
          <p>
            <a href={`${addressOf(chosen)}/export`} download>
              {t('erasing.fileFirst')}
            </a>
          </p>
        </ForGood>
      )}
      <RefusalLine refusal={refusal} />
      {removed !== undefined && <WhatIsLeft done={t('erasing.removed')} swept={removed} />}
    </Panel>
  );
}
