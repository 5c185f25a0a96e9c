import type { EntryView } from 'naipe/tournament';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import { Action } from '../parts/action.tsx';
import { DataTable, Panel, Quiet, Row, Stack, Title } from '../parts/layout.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import classes from './entries-page.module.css';
import { EntryRow } from './entry-row.tsx';
import { PasteList } from './paste-list.tsx';
import { isPlaceholder, placeholderPlayers } from './placeholder.ts';

const byNumber = (a: EntryView, b: EntryView): number =>
  a.pair.localeCompare(b.pair, 'en', { numeric: true });

const hasNames = ({ pair, players }: EntryView): boolean =>
  players.every(({ name }) => !isPlaceholder(pair, name));

/** The lowest number that no pair has. */
function freeNumber(entries: readonly EntryView[]): string {
  const taken = new Set(entries.map(({ pair }) => pair));
  let number = 1;
  while (taken.has(String(number))) number++;
  return String(number);
}

/** Who plays. */
export function EntriesPage() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { view: held } = useView(tournament, { view: 'entries' });
  const commanding = useDeskCommand(tournament);
  const names = useRef(new Map<string, HTMLInputElement>());
  const [pasting, setPasting] = useState(false);
  if (held === undefined) return null;
  const entries = held.entries.toSorted(byNumber);
  const isSeated = ({ seats, withdrawn }: EntryView) => withdrawn || seats.length > 0;
  const unseated = view.room === undefined ? [] : entries.filter((entry) => !isSeated(entry));

  function goAfter(pair: string) {
    const at = entries.findIndex((entry) => entry.pair === pair);
    const next = entries[at + 1];
    names.current.get(next?.pair ?? entries[0]?.pair ?? '')?.select();
  }

  async function add() {
    const pair = freeNumber(entries);
    await commanding.send('enter-pair', { pair, players: placeholderPlayers(pair) });
  }

  return (
    <Stack>
      <Title>{t('part.entries')}</Title>
      <Quiet>
        {t('entries.count', { count: entries.filter(({ withdrawn }) => !withdrawn).length })}{' '}
        {t('entries.named', { count: entries.filter(hasNames).length })} {t('entries.keys')}
      </Quiet>
      {unseated.length > 0 && (
        <Quiet>{t('entries.unseated', { pairs: unseated.map(({ pair }) => pair).join(', ') })}</Quiet>
      )}
      <Panel heading={t('entries.pairs')}>
        <div className={classes.pairs}>
          <DataTable label={t('entries.pairs')}>
            <thead>
              <tr>
                <th scope="col">{t('label.pair')}</th>
                <th scope="col">{t('entries.player', { place: 1 })}</th>
                <th scope="col">{t('entries.player', { place: 2 })}</th>
                <th scope="col">{t('entries.valueIndex')}</th>
                <th scope="col">{t('entries.stationary')}</th>
                <th scope="col">{t('entries.seat')}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <EntryRow
                  key={entry.pair}
                  tournament={tournament}
                  entry={entry}
                  nameRef={(input) => {
                    if (input === null) names.current.delete(entry.pair);
                    else names.current.set(entry.pair, input);
                  }}
                  onNext={() => goAfter(entry.pair)}
                />
              ))}
            </tbody>
          </DataTable>
        </div>
        <Outcome commanding={commanding} />
        <Row>
          <Action loading={commanding.sending} onClick={() => void add()}>
            {t('entries.add')}
          </Action>
          <Action onClick={() => setPasting(!pasting)} aria-pressed={pasting}>
            {t('entries.paste')}
          </Action>
        </Row>
        {pasting && <PasteList entries={entries} onDone={() => setPasting(false)} />}
      </Panel>
    </Stack>
  );
}
