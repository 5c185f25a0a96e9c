import { ClipboardPaste, ClockAlert, UserPlus, UsersRound } from 'lucide-react';
import type { EntryView } from 'naipe/tournament';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Action } from '../../../components/action.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loading } from '../../../components/loading.tsx';
import { useView } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import { DataTable, Panel, Quiet, Row, Stack, Title } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { LatePairForm } from '../rulings/late-pair-form.tsx';
import { useContestants } from '../use-contestants.ts';
import classes from './entries-page.module.css';
import { EntryRow, placesOf } from './entry-row.tsx';
import { PairPanel } from './pair-panel.tsx';
import { PasteList } from './paste-list.tsx';
import { freeNumber, isPlaceholder, placeholderPlayer, placeholderPlayers } from './placeholder.ts';
import { WithoutSeat } from './without-seat.tsx';

const byNumber = (a: EntryView, b: EntryView): number =>
  a.contestant.localeCompare(b.contestant, 'en', { numeric: true });

const hasNames = ({ contestant: pair, players }: EntryView): boolean =>
  players.every(({ name }) => !isPlaceholder(pair, name));

/** The pair that is open: chosen, or named by the address, `?pair=12`. */
function usePairWish() {
  const [search, setSearch] = useSearchParams();
  const choose = (pair: string | undefined) =>
    setSearch(pair === undefined ? {} : { pair }, { replace: true });
  return [search.get('pair'), choose] as const;
}

/** Which pairs play, or players of an individual. */
export function PairsPage() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const contestants = useContestants();
  const of = { context: contestants };
  const { view: held } = useView(tournament, { view: 'entries' });
  const commanding = useDeskCommand(tournament);
  const names = useRef(new Map<string, HTMLInputElement>());
  const [opened, setOpened] = useState<'paste' | 'late'>();
  const open = (what: 'paste' | 'late') => setOpened(opened === what ? undefined : what);
  const hasBegun = view.room !== undefined && view.room.status !== 'planned';
  const [wished, choose] = usePairWish();
  useEffect(() => {
    if (held !== undefined && wished !== null)
      names.current.get(wished)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [held, wished]);
  if (held === undefined) return <Loading shape="rows" headed />;
  const entries = held.entries.toSorted(byNumber);
  const chosen = entries.find(({ contestant: pair }) => pair === wished);

  function goAfter(pair: string) {
    const at = entries.findIndex((entry) => entry.contestant === pair);
    const next = entries[at + 1];
    names.current.get(next?.contestant ?? entries[0]?.contestant ?? '')?.select();
  }

  async function add() {
    const pair = freeNumber(entries.map((entry) => entry.contestant));
    await commanding.send(
      'enter-contestant',
      contestants === 'player'
        ? { kind: 'player', contestant: pair, player: placeholderPlayer(pair) }
        : { kind: 'pair', contestant: pair, players: placeholderPlayers(pair) },
    );
  }

  return (
    <Stack>
      <Title>{t('part.entries')}</Title>
      <Quiet>
        {t('entries.count', { count: entries.filter(({ withdrawn }) => !withdrawn).length, ...of })}{' '}
        {t('entries.named', { count: entries.filter(hasNames).length })} {t('entries.keys', of)}
      </Quiet>
      <Row>
        <Action icon={UserPlus} loading={commanding.sending} onClick={() => void add()}>
          {t('entries.add', of)}
        </Action>
        <Action icon={ClipboardPaste} onClick={() => open('paste')} aria-pressed={opened === 'paste'}>
          {t('entries.paste')}
        </Action>
        {hasBegun && (
          <Action icon={ClockAlert} onClick={() => open('late')} aria-pressed={opened === 'late'}>
            {t('rulings.kinds.late', of)}
          </Action>
        )}
      </Row>
      <Outcome commanding={commanding} />
      {opened === 'paste' && (
        <Panel heading={t('entries.paste')}>
          <PasteList entries={entries} onDone={() => setOpened(undefined)} />
        </Panel>
      )}
      {opened === 'late' && (
        <Panel heading={t('rulings.kinds.late', of)}>
          <LatePairForm />
        </Panel>
      )}
      <WithoutSeat />
      <Panel heading={t('entries.pairs', of)}>
        {entries.length === 0 && (
          <EmptyState icon={UsersRound} heading={t('empty.entries')}>
            {t('empty.entriesNext')}
          </EmptyState>
        )}
        <div className={classes.pairs} hidden={entries.length === 0}>
          <DataTable label={t('entries.pairs', of)}>
            <thead>
              <tr>
                <th scope="col">{t('label.pair', of)}</th>
                {placesOf(contestants).map((place) => (
                  <th key={place} scope="col">
                    {t('entries.player', { place: place + 1, ...of })}
                  </th>
                ))}
                <th scope="col">{t('entries.valueIndex')}</th>
                {view.overview.settings.reserves && contestants === 'pair' && (
                  <th scope="col">{t('absence.reserve')}</th>
                )}
                {contestants === 'pair' && <th scope="col">{t('entries.stationary')}</th>}
                <th scope="col">{t('pairSeat.heading')}</th>
                {view.room !== undefined && <td />}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <EntryRow
                  key={entry.contestant}
                  tournament={tournament}
                  entry={entry}
                  nameRef={(input) => {
                    if (input === null) names.current.delete(entry.contestant);
                    else names.current.set(entry.contestant, input);
                  }}
                  onNext={() => goAfter(entry.contestant)}
                  {...(view.room === undefined ? {} : { onMore: () => choose(entry.contestant) })}
                />
              ))}
            </tbody>
          </DataTable>
        </div>
      </Panel>
      {chosen !== undefined && <PairPanel entry={chosen} onClose={() => choose(undefined)} />}
    </Stack>
  );
}
