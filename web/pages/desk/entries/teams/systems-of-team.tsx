import { useTranslation } from 'react-i18next';
import { Action } from '../../../../components/action.tsx';
import { Check, Field, Pick } from '../../../../components/field.tsx';
import { Fields, Row, Stack } from '../../parts/layout.tsx';
import type { PairDraft, TeamDraft } from './team-draft.ts';
import classes from './teams-page.module.css';

interface SystemsOfTeamProps {
  readonly draft: TeamDraft;
  readonly nameOf: (at: number) => string;
  readonly onChange: (changes: Partial<TeamDraft>) => void;
}

const pairsOf = (players: number): readonly (readonly [number, number])[] =>
  Array.from({ length: players }, (_, one) =>
    Array.from({ length: players - one - 1 }, (__, more) => [one, one + more + 1] as const),
  ).flat();

/** The pairs of a team and what they play: a highly unusual system makes it the visitor (RTP 2.3.4.3). */
export function SystemsOfTeam({ draft, nameOf, onChange }: SystemsOfTeamProps) {
  const { t } = useTranslation('desk');
  const { pairs, players } = draft;
  const possible = pairsOf(players.length);
  const next = possible.find(
    ([one, other]) => !pairs.some((pair) => pair.players.includes(one) || pair.players.includes(other)),
  ) ?? [0, 1];
  const changed = (at: number, changes: Partial<PairDraft>) =>
    onChange({ pairs: pairs.map((pair, index) => (index === at ? { ...pair, ...changes } : pair)) });
  return (
    <details className={classes.more}>
      <summary>{t('teams.systems')}</summary>
      <Stack>
        {pairs.map(({ players: two, system, hum }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pair is known by its place in the list
          <Fields key={at}>
            <Pick
              names
              label={t('teams.pair', { place: at + 1 })}
              value={two.join()}
              options={possible.map(([one, other]) => ({
                value: `${one},${other}`,
                label: `${nameOf(one)} – ${nameOf(other)}`,
              }))}
              onPick={(value) => {
                const picked = possible.find((pair) => pair.join() === value);
                if (picked !== undefined) changed(at, { players: picked });
              }}
            />
            <Field
              label={t('teams.system', { place: at + 1 })}
              value={system}
              maxLength={80}
              onChange={({ currentTarget }) => changed(at, { system: currentTarget.value })}
            />
            <Check checked={hum} onChange={(unusual) => changed(at, { hum: unusual })}>
              {t('teams.unusual', { place: at + 1 })}
            </Check>
          </Fields>
        ))}
        <Row>
          <Action onClick={() => onChange({ pairs: [...pairs, { players: next, system: '', hum: false }] })}>
            {t('teams.morePairs')}
          </Action>
        </Row>
      </Stack>
    </details>
  );
}
