import { INCIDENT_KINDS, type IncidentKind, type IncidentSeen, isAbsence } from 'naipe/federation';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Check, Field, Pick } from '../../components/field.tsx';
import { useDates } from '../../components/use-dates.ts';
import { Fields, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import classes from './office.module.css';
import { officeClient } from './office-client.ts';
import { OfficeRefusal } from './office-refusal.tsx';

const DAY_LETTERS = 10;

/** What was reported of somebody over all events, and absences (ROP 4.18, 4.5): the federation reads it, directors add to it. */
export function Incidents({ person }: { readonly person: number }) {
  const { t } = useTranslation('office');
  const { day } = useDates();
  const { send, sending, refusal } = useSending();
  const [incidents, setIncidents] = useState<readonly IncidentSeen[]>();
  const [kind, setKind] = useState<IncidentKind>('incident');
  const [date, setDate] = useState(() => new Date().toISOString().slice(0, DAY_LETTERS));
  const [text, setText] = useState('');
  const [justified, setJustified] = useState(false);
  const look = useCallback(async () => {
    const answer = await officeClient.incidents(person);
    if (answer.ok) setIncidents(answer.value.incidents);
  }, [person]);
  useEffect(() => void look(), [look]);
  async function record() {
    const judged = isAbsence({ kind }) ? { justified } : {};
    const data = { person, kind, date, text: text.trim(), ...judged };
    if ((await send(() => officeClient.command('record-incident', data))) === undefined) return;
    setText('');
    await look();
  }
  return (
    <details>
      <summary>{t('incidents.title')}</summary>
      {incidents !== undefined && (
        <ul className={classes.list}>
          {incidents.map((each) => (
            <li key={each.number}>
              <span>
                {day(each.date)} · {t(`incidents.${each.kind}`)} · {each.text}
                {each.eventName !== undefined && (
                  <>
                    {' · '}
                    <bdi>{each.eventName}</bdi>
                  </>
                )}
              </span>
              {each.measure !== undefined && <b>{t(`incidents.${each.measure}`)} (ROP 4.5)</b>}
              {each.decided !== undefined && (
                <span>
                  {t('incidents.decided')}: {each.decided.text}
                </span>
              )}
              <Judging incident={each} onJudged={look} />
            </li>
          ))}
        </ul>
      )}
      <Fields>
        <Pick
          label={t('incidents.kind')}
          value={kind}
          options={INCIDENT_KINDS.map((value) => ({ value, label: t(`incidents.${value}`) }))}
          onPick={setKind}
        />
        <Field
          label={t('incidents.date')}
          type="date"
          value={date}
          onChange={(changed) => setDate(changed.currentTarget.value)}
        />
        <Field
          label={t('incidents.text')}
          value={text}
          maxLength={500}
          onChange={(changed) => setText(changed.currentTarget.value)}
        />
      </Fields>
      {isAbsence({ kind }) && (
        <Check checked={justified} onChange={setJustified}>
          {t('events.justified')}
        </Check>
      )}
      <Row>
        <Action loading={sending} disabled={text.trim() === '' || date === ''} onClick={() => void record()}>
          {t('incidents.record')}
        </Action>
      </Row>
      <OfficeRefusal refusal={refusal} />
    </details>
  );
}

interface JudgingProps {
  readonly incident: IncidentSeen;
  readonly onJudged: () => Promise<void>;
}

/** What the disciplinary council decided about it, and whether it accepts the reason of an absence (ROP 4.5). */
function Judging({ incident, onJudged }: JudgingProps) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [text, setText] = useState('');
  const [justified, setJustified] = useState(incident.justified === true);
  async function judge() {
    const judged = isAbsence(incident) ? { justified } : {};
    const data = { incident: incident.number, text: text.trim(), ...judged };
    if ((await send(() => officeClient.command('judge-incident', data))) === undefined) return;
    setText('');
    await onJudged();
  }
  return (
    <details className={classes.wide}>
      <summary>{t('incidents.decision')}</summary>
      <Fields>
        <Field
          label={t('incidents.decision')}
          value={text}
          maxLength={500}
          onChange={(changed) => setText(changed.currentTarget.value)}
        />
      </Fields>
      {isAbsence(incident) && (
        <Check checked={justified} onChange={setJustified}>
          {t('incidents.accepted')}
        </Check>
      )}
      <Row>
        <Action loading={sending} disabled={text.trim() === ''} onClick={() => void judge()}>
          {t('incidents.decide')}
        </Action>
      </Row>
      <OfficeRefusal refusal={refusal} />
    </details>
  );
}
