import type { Deadline, PublicEntry } from 'naipe/federation';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useDates } from '../../components/use-dates.ts';
import { useNumbers } from '../../components/use-numbers.ts';
import { DataTable, Panel, Quiet } from '../desk/parts/layout.tsx';
import classes from '../office/office.module.css';
import { OfficeRefusal } from '../office/office-refusal.tsx';
import { EventDocument } from './event-document.tsx';
import { seasonClient } from './season-client.ts';
import { SeasonFrame } from './season-frame.tsx';
import { useAsked } from './use-asked.ts';

/** An event as everybody sees it: its regulations, who plays, its result. */
export function PublicEventPage({ event }: { readonly event: number }) {
  const { t } = useTranslation('office');
  const { day } = useDates();
  const { value, refusal } = useAsked(`${event}`, () => seasonClient.event(event));
  return (
    <SeasonFrame title={value?.name ?? t('season.event')}>
      <OfficeRefusal refusal={refusal} />
      {value !== undefined && (
        <>
          <p>
            {day(value.from)} · {t(`events.${value.kind}`)} · {t(`status.${value.status}`)}
          </p>
          {value.ranking.length > 0 && (
            <Panel heading={t('season.result')}>
              <Result entries={value.ranking} />
            </Panel>
          )}
          {value.regions.length > 1 && (
            <Panel heading={t('season.byRegion')}>
              {value.regions.map(({ region, entries }) => (
                <div key={region}>
                  <h3>{region === '' ? '–' : region}</h3>
                  <Result entries={entries} />
                </div>
              ))}
            </Panel>
          )}
          {value.ranking.length === 0 && <Names heading={t('season.whoPlays')} entries={value.playing} />}
          <Names heading={t('season.standingBy')} entries={value.waiting} />
          <Deadlines deadlines={value.deadlines.map(({ name: _, ...due }) => due)} />
          <EventDocument event={value} />
        </>
      )}
    </SeasonFrame>
  );
}

const Names = ({
  heading,
  entries,
}: {
  readonly heading: string;
  readonly entries: readonly PublicEntry[];
}) =>
  entries.length === 0 ? null : (
    <Panel heading={`${heading} (${entries.length})`}>
      <ol className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.entry}>
            <EntryNames entry={entry} />
          </li>
        ))}
      </ol>
    </Panel>
  );

const EntryNames = ({ entry: { players, names, team } }: { readonly entry: PublicEntry }) => (
  <span>
    {team !== undefined && (
      <>
        <b>
          <bdi>{team}</bdi>
        </b>
        {': '}
      </>
    )}
    {players.map((player, at) => (
      <span key={player}>
        {at > 0 && ' – '}
        <Link href={`/season/players/${player}`}>
          <bdi>{names[at]}</bdi>
        </Link>
      </span>
    ))}
  </span>
);

function Result({ entries }: { readonly entries: readonly PublicEntry[] }) {
  const { t } = useTranslation('office');
  const { twoPlaces } = useNumbers();
  return (
    <DataTable label={t('season.result')}>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.entry}>
            <td>{entry.place}</td>
            <td>
              <EntryNames entry={entry} />
            </td>
            <td>{entry.score === undefined ? '' : twoPlaces(entry.score)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** What is due, by day. */
export function Deadlines({ deadlines }: { readonly deadlines: readonly Deadline[] }) {
  const { t } = useTranslation('office');
  if (deadlines.length === 0) return null;
  return (
    <Panel heading={t('season.deadlines')}>
      <DeadlineList deadlines={deadlines} />
    </Panel>
  );
}

const A_DAY_LETTERS = 10;

/** Deadlines as a list. */
export function DeadlineList({
  deadlines,
}: {
  readonly deadlines: readonly (Deadline & { readonly overdue?: boolean })[];
}) {
  const { t } = useTranslation('office');
  const { day, moment } = useDates();
  return (
    <ul className={classes.list}>
      {deadlines.map(({ by, what, clause, name, amount = '', overdue, event }) => (
        <li key={`${what} ${event ?? ''} ${by}`}>
          <span>
            {t(`due.${what}`, { amount })} {name !== undefined && <bdi>({name})</bdi>} <Quiet>{clause}</Quiet>
          </span>
          <span>
            {by.length === A_DAY_LETTERS ? day(by) : moment(by)}
            {overdue === true && ` · ${t('season.overdue')}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
