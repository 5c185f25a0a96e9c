import { type Person, type PersonSeen, shortCategory } from 'naipe/federation';
import { RTP_2014_CATEGORIES, type RtpCategory } from 'naipe/regulation';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Field, Pick } from '../../components/field.tsx';
import { Fields, Panel, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { Incidents } from './incidents.tsx';
import { MemberCode } from './member-code.tsx';
import { officeClient } from './office-client.ts';
import { OfficeRefusal } from './office-refusal.tsx';

const TYPED = ['name', 'id', 'born', 'club', 'region', 'licences'] as const;
type Typed = (typeof TYPED)[number];
const LABELS = {
  id: 'number',
  name: 'name',
  born: 'born',
  club: 'club',
  region: 'region',
  licences: 'licences',
} as const;

const typedOf = (person: PersonSeen | undefined): Readonly<Record<Typed, string>> => ({
  name: person?.name ?? '',
  id: person?.id ?? '',
  born: person?.born ?? '',
  club: person?.club ?? '',
  region: person?.region ?? '',
  licences: person?.licences?.join(' ') ?? '',
});

interface PersonFormProps {
  readonly before: PersonSeen | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Somebody of the register, to be read, corrected or entered. */
export function PersonForm({ before, onSaved, onClose }: PersonFormProps) {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [typed, setTyped] = useState(typedOf(before));
  const [sex, setSex] = useState<'' | 'F' | 'M'>(before?.sex ?? '');
  const [category, setCategory] = useState<'' | RtpCategory>(before?.category ?? '');
  const [saved, setSaved] = useState('');
  async function save(event: FormEvent) {
    event.preventDefault();
    const { number, ...kept } = before ?? {};
    const person: Person = {
      ...withTyped(kept, typed),
      ...(sex === '' ? {} : { sex }),
      ...(category === '' ? {} : { category }),
    };
    const done = await send(() =>
      officeClient.command('write-person', { person, ...(number === undefined ? {} : { number }) }),
    );
    if (done === undefined) return;
    setSaved(person.name);
    onSaved();
  }
  const unknown = { value: '' as const, label: t('people.unknown') };
  return (
    <Panel heading={before?.name ?? t('people.new')}>
      <form onSubmit={save}>
        <Fields>
          {TYPED.map((key) => (
            <Field
              key={key}
              label={t(`people.${LABELS[key]}`)}
              type={key === 'born' ? 'date' : 'text'}
              description={key === 'licences' ? t('people.licencesHint') : undefined}
              value={typed[key]}
              onChange={(event) => setTyped({ ...typed, [key]: event.currentTarget.value })}
            />
          ))}
          <Pick
            label={t('people.sex')}
            value={sex}
            options={[unknown, { value: 'F', label: t('sex.F') }, { value: 'M', label: t('sex.M') }]}
            onPick={setSex}
          />
          <Pick
            label={t('people.category')}
            value={category}
            options={[
              unknown,
              ...RTP_2014_CATEGORIES.filter((value) => shortCategory(value) !== '').map((value) => ({
                value,
                label: shortCategory(value),
              })),
            ]}
            onPick={setCategory}
          />
        </Fields>
        <Row>
          <Action next submit loading={sending} disabled={typed.name.trim() === ''}>
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

/** What was typed, without what was left empty; the rest as it was. */
function withTyped(kept: Partial<Person>, typed: Readonly<Record<Typed, string>>): Person {
  const { name: _, id: __, born: ___, club: ____, region: _____, licences: ______, ...rest } = kept;
  const years = typed.licences
    .split(/\D+/)
    .filter((year) => year !== '')
    .map(Number);
  const texts = (['id', 'born', 'club', 'region'] as const).flatMap((key) => {
    const value = typed[key].trim();
    return value === '' ? [] : [[key, value] as const];
  });
  return {
    ...rest,
    name: typed.name.trim(),
    ...Object.fromEntries(texts),
    ...(years.length === 0 ? {} : { licences: years }),
  };
}
