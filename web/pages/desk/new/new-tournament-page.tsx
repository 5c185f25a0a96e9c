import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/choice.tsx';
import { PageFrame } from '../../../components/page-frame.tsx';
import { Stack, Title } from '../parts/layout.tsx';
import { NewIndividual } from './individual/new-individual.tsx';
import { NewPairs } from './new-pairs.tsx';
import classes from './planner.module.css';
import { NewMatches } from './teams/new-matches.tsx';

const FORMS = {
  pair: NewPairs,
  team: () => <NewMatches contestants="team" />,
  pairMatches: () => <NewMatches contestants="pair" />,
  player: NewIndividual,
} as const;
type Played = keyof typeof FORMS;

/** A new tournament: who plays it, then everything else. */
export function NewTournamentPage() {
  const { t } = useTranslation('desk');
  const [played, setPlayed] = useState<Played>('pair');
  const Form = FORMS[played];
  return (
    <PageFrame title={`${t('new.title')} · Naipe`}>
      <Stack>
        <Title>{t('new.title')}</Title>
        <div className={classes.pairs}>
          <Choice
            label={t('played.label')}
            orientation="vertical"
            value={played}
            options={(['pair', 'team', 'pairMatches', 'player'] as const).map((value) => ({
              value,
              label: t(`played.${value}`),
            }))}
            onChange={setPlayed}
          />
        </div>
        <Form />
      </Stack>
    </PageFrame>
  );
}
