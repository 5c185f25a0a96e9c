import { DIRECTOR_GRADES, type PersonSeen, shortCategory } from 'naipe/federation';
import { RTP_2014_CATEGORIES } from 'naipe/regulation';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Check, Field, Pick } from '../../components/field.tsx';
import { Fields, Panel, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { Incidents } from './incidents.tsx';
import { MemberCode } from './member-code.tsx';
import { officeClient } from './office-client.ts';
import { OfficeRefusal } from './office-refusal.tsx';
import { PlacePick, usePlaces } from './place-pick.tsx';
import { isIndexWhole, type PersonText, personOf, type TypedPerson, typedPerson } from './typed-person.ts';

interface PersonFormProps {
  readonly before: PersonSeen | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Somebody of the register, to be read, corrected or entered. */
export function PersonForm({ before, onSaved, onClose }: PersonFormProps) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const places = usePlaces();
  const [typed, setTyped] = useState(() => typedPerson(before));
  const [saved, setSaved] = useState('');
  const put = (change: Partial<TypedPerson>) => {
    setSaved('');
    setTyped({ ...typed, ...change });
  };
  async function save(event: FormEvent) {
    event.preventDefault();
    const person = personOf(before, typed);
    const number = before === undefined ? {} : { number: before.number };
    if ((await send(() => officeClient.command('write-person', { person, ...number }))) === undefined) return;
    setSaved(person.name);
    onSaved();
  }
  const unknown = { value: '' as const, label: t('people.unknown') };
  const text = (
    key: PersonText,
    label: string,
    more: { readonly type?: string; readonly hint?: string } = {},
  ) => (
    <Field
      label={label}
      type={more.type ?? 'text'}
      {...(more.type === 'number' ? { min: 0, step: 'any' } : {})}
      description={more.hint}
      value={typed[key]}
      onChange={(event) => put({ [key]: event.currentTarget.value })}
    />
  );
  const place = (key: 'club' | 'region') => (
    <PlacePick
      label={t(`people.${key}`)}
      value={typed[key]}
      known={places[key]}
      onPick={(value) => put({ [key]: value })}
    />
  );
  const isWhole = isIndexWhole(typed);
  return (
    <Panel heading={before?.name ?? t('people.new')}>
      <form onSubmit={save}>
        <Fields>
          {text('name', t('people.name'))}
          {text('id', t('people.number'))}
          {text('born', t('people.born'), { type: 'date' })}
          <Pick
            label={t('people.sex')}
            value={typed.sex}
            options={[unknown, { value: 'F', label: t('sex.F') }, { value: 'M', label: t('sex.M') }]}
            onPick={(sex) => put({ sex })}
          />
          {place('club')}
          {place('region')}
          {text('nationality', t('people.nationality'))}
          {text('licences', t('people.licences'), { hint: t('people.licencesHint') })}
          <Pick
            label={t('people.category')}
            value={typed.category}
            options={[
              unknown,
              ...RTP_2014_CATEGORIES.filter((value) => shortCategory(value) !== '').map((value) => ({
                value,
                label: shortCategory(value),
              })),
            ]}
            onPick={(category) => put({ category })}
          />
          {text('index', t('people.index'), { type: 'number', hint: isWhole ? '' : t('people.indexHint') })}
          {text('list', t('people.list'))}
          {text('listed', t('people.listed'), { type: 'date' })}
          {text('points', t('people.points'), { type: 'number' })}
          {text('rank', t('people.rank'), { type: 'number' })}
          <Pick
            label={t('people.grade')}
            value={typed.grade}
            options={[
              { value: '' as const, label: t('people.noGrade') },
              ...DIRECTOR_GRADES.map((value) => ({ value, label: t(`grade.${value}`) })),
            ]}
            onPick={(grade) => put({ grade })}
          />
        </Fields>
        <Check checked={typed.national} onChange={(national) => put({ national })}>
          {t('people.national')}
        </Check>
        <Row>
          <Action next submit loading={sending} disabled={typed.name.trim() === '' || !isWhole}>
            {t('people.save')}
          </Action>
          <Action onClick={onClose}>{t('people.close')}</Action>
        </Row>
      </form>
      {before !== undefined && <Incidents person={before.number} />}
      {before?.id !== undefined && <MemberCode number={before.number} />}
      <OfficeRefusal refusal={refusal} />
      {saved !== '' && refusal === undefined && <p role="status">{t('people.saved', { name: saved })}</p>}
    </Panel>
  );
}
