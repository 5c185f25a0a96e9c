import { Shuffle, Swords } from 'lucide-react';
import type { MatchAt, MatchesView, RoundMatches } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Choice } from '../../../components/choice.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loading } from '../../../components/loading.tsx';
import { useView } from '../../../live/index.ts';
import { PhaseChoice } from '../../results/match/phase-choice.tsx';
import { lastRoundOf, roundsOf } from '../../results/match/rounds.ts';
import { Sittings } from '../../results/match/sittings.tsx';
import { TeamName } from '../../results/match/team-name.tsx';
import { useRoundTitle } from '../../results/match/use-round-title.ts';
import { deskAddress } from '../desk-address.ts';
import { useDesk } from '../desk-context.ts';
import { Quiet, Stack, Title } from '../parts/layout.tsx';
import { GoOn } from './go-on.tsx';
import { MatchDrawer } from './match-drawer.tsx';
import { MatchTile } from './match-tile.tsx';
import classes from './matches-page.module.css';

/** All matches of a round at a glance: every match a tile. */
export function MatchesPage() {
  const { t } = useTranslation('desk');
  const { tournament, view: desk } = useDesk();
  const [wished, setWished] = useState<number>();
  const { view } = useView(tournament, {
    view: 'matches',
    ...(wished === undefined ? {} : { phase: wished }),
  });
  if (view === undefined) return <Loading shape="tiles" headed />;
  const shown = lastRoundOf(view);
  return (
    <Stack>
      <Title>{t('matches.heading')}</Title>
      <PhaseChoice overview={desk.overview} phase={view.phase} onChange={setWished} />
      {shown === undefined ? (
        <EmptyState
          icon={Swords}
          heading={t('matches.none')}
          action={
            <ButtonLink next icon={Shuffle} href={deskAddress(tournament, 'draw')}>
              {t('matches.goDraw')}
            </ButtonLink>
          }
        >
          {t('matches.noneNext')}
        </EmptyState>
      ) : (
        <Rounds key={view.phase} view={view} usual={shown} />
      )}
    </Stack>
  );
}

function Rounds({ view, usual }: { readonly view: MatchesView; readonly usual: number }) {
  const { t } = useTranslation(['desk', 'results']);
  const [search, setSearch] = useSearchParams();
  const rounds = roundsOf(view);
  const asked = Number(search.get('round'));
  const shown = rounds.includes(asked) ? asked : usual;
  const [opened, setOpened] = useState<MatchAt>();
  const groups = view.rounds.filter(({ round }) => round === shown);
  return (
    <>
      {rounds.length > 1 && (
        <div className={classes.rounds}>
          <Choice
            label={t('matches.round')}
            value={String(shown)}
            options={rounds.map((round) => ({ value: String(round), label: round }))}
            onChange={(round) => setSearch({ round }, { replace: true })}
          />
        </div>
      )}
      {groups.map((round) => (
        <Round
          key={`${round.session}/${round.section}`}
          round={round}
          several={groups.length > 1}
          onOpen={(match) =>
            setOpened({ session: round.session, section: round.section, round: round.round, match })
          }
        />
      ))}
      <GoOn view={view} rounds={groups} />
      {opened !== undefined && (
        <MatchDrawer
          key={`${opened.section}/${opened.round}/${opened.match}`}
          at={opened}
          format={view.format}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

interface RoundProps {
  readonly round: RoundMatches;
  readonly several: boolean;
  readonly onOpen: (match: number) => void;
}

function Round({ round: drawn, several, onOpen }: RoundProps) {
  const { section, matches, bye } = drawn;
  const { t } = useTranslation('results');
  const title = useRoundTitle().ofRound(drawn);
  const name = several ? t('match.group', { group: section }) : title;
  return (
    <section aria-label={name}>
      {several && <h2 className={classes.group}>{name}</h2>}
      <ul className={classes.tiles}>
        {matches.map((tile) => (
          <li key={tile.match}>
            <MatchTile tile={tile} onOpen={() => onOpen(tile.match)} />
          </li>
        ))}
      </ul>
      {bye !== undefined && (
        <Quiet>
          <TeamName team={bye} /> · {t('match.sitsOut')}
        </Quiet>
      )}
      {drawn.sittings !== undefined && (
        <Quiet>
          <Sittings sittings={drawn.sittings} />
        </Quiet>
      )}
    </section>
  );
}
