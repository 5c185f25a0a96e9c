import { NotebookPen } from 'lucide-react';
import {
  type IncidentKind,
  LAW_74_INCIDENTS,
  type LoggedIncident,
  OTHER_INCIDENTS,
  REGULATION_INCIDENTS,
  sittersOf,
  type TableTile,
} from 'naipe/tournament';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Check, Field, Pick, PickOfGroups } from '../../components/field.tsx';
import { useDates } from '../../components/use-dates.ts';
import { useDesk } from '../desk/desk-context.ts';
import { Quiet } from '../desk/parts/layout.tsx';
import { Outcome } from '../desk/parts/outcome.tsx';
import { useDeskCommand } from '../desk/parts/use-desk-command.ts';
import { usePlaces } from '../desk/parts/use-places.ts';
import { useContestantWords } from '../desk/use-contestants.ts';
import classes from './directing.module.css';
import { useIncidentWords } from './use-incident-words.ts';

interface LogPanelProps {
  readonly session: number;
  readonly incidents: readonly LoggedIncident[];
}

const keyOf = ({ section, table }: Pick<TableTile, 'section' | 'table'>): string => `${section}${table}`;

const seatedAt = (tile: TableTile | undefined): readonly string[] =>
  [tile?.ns, tile?.ew].flatMap((side) => sittersOf(side ?? undefined));

/** The director's log: conduct from the regulation's list, and whatever else has to be on record (RTP 1.3.3). */
export function LogPanel({ session, incidents }: LogPanelProps) {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const places = usePlaces();
  const contestantWords = useContestantWords();
  const words = useIncidentWords();
  const { time } = useDates();
  const commanding = useDeskCommand(tournament);
  const tiles = view.room?.sections.flatMap(({ tables }) => tables) ?? [];
  const [kind, setKind] = useState<IncidentKind>('gratuitous-comment');
  const [place, setPlace] = useState('');
  const [concerned, setConcerned] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const tile = tiles.find((each) => keyOf(each) === place);
  const seated = seatedAt(tile);

  async function note(event: FormEvent) {
    event.preventDefault();
    const at = tile === undefined ? {} : { section: tile.section, table: tile.table };
    const said = text.trim() === '' ? {} : { text };
    if (await commanding.send('log-incident', { session, kind, contestants: concerned, ...at, ...said })) {
      setText('');
      setConcerned([]);
    }
  }

  const kinds = (group: string, of: readonly IncidentKind[]) => ({
    group,
    items: of.map((value) => ({ value, label: t(`directing.log.kinds.${value}`) })),
  });

  return (
    <details>
      <summary>{t('directing.log.heading')}</summary>
      <form onSubmit={note} className={classes.column}>
        <PickOfGroups
          label={t('directing.log.kind')}
          value={kind}
          groups={[
            kinds(t('directing.log.law74'), LAW_74_INCIDENTS),
            kinds(t('directing.log.regulation'), REGULATION_INCIDENTS),
            kinds(t('directing.log.record'), OTHER_INCIDENTS),
          ]}
          onPick={setKind}
        />
        <Pick
          label={t('directing.log.table')}
          value={place}
          options={[
            { value: '', label: '—' },
            ...tiles.map((each) => ({ value: keyOf(each), label: places.table(each.section, each.table) })),
          ]}
          onPick={(value) => {
            setPlace(value);
            setConcerned([]);
          }}
        />
        {seated.length > 0 && (
          <fieldset className={classes.column}>
            <legend>{t('directing.log.who')}</legend>
            {seated.map((contestant) => (
              <Check
                key={contestant}
                checked={concerned.includes(contestant)}
                onChange={(checked) =>
                  setConcerned(
                    checked ? [...concerned, contestant] : concerned.filter((each) => each !== contestant),
                  )
                }
              >
                {contestantWords(contestant)}
              </Check>
            ))}
            <Check
              checked={seated.every((each) => concerned.includes(each))}
              onChange={(checked) => setConcerned(checked ? seated : [])}
            >
              {t('directing.log.everybody')}
            </Check>
          </fieldset>
        )}
        <Field
          label={t('directing.log.text')}
          value={text}
          maxLength={1000}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Action submit icon={NotebookPen} loading={commanding.sending}>
          {t('directing.log.keep')}
        </Action>
        <Outcome commanding={commanding} />
      </form>
      {incidents.length === 0 && <Quiet>{t('directing.log.none')}</Quiet>}
      <ul className={classes.list}>
        {incidents.map((incident) => (
          <li key={incident.number} className={classes.reminder}>
            {time(incident.at)} · {words(incident)}
          </li>
        ))}
      </ul>
    </details>
  );
}
