import { Download, UserPlus } from 'lucide-react';
import { type PersonSeen, shortCategory } from 'naipe/federation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Field } from '../../components/field.tsx';
import { useFound } from '../../components/use-found.ts';
import { DataTable, Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { Duplicates } from './duplicates.tsx';
import { officeClient } from './office-client.ts';
import { OfficeFrame } from './office-frame.tsx';
import { PersonForm } from './person-form.tsx';

/** The register: found as one types, opened to be read and corrected. */
export function PeoplePage() {
  const { t } = useTranslation('office');
  const [text, setText] = useState('');
  const [version, setVersion] = useState(0);
  const [opened, setOpened] = useState<PersonSeen | 'new'>();
  const { found } = useFound(officeClient.search, text, version);
  return (
    <OfficeFrame part="people">
      <Field
        label={t('people.search')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        type="search"
        autoFocus
      />
      {opened !== undefined && (
        <PersonForm
          key={opened === 'new' ? 'new' : opened.number}
          before={opened === 'new' ? undefined : opened}
          onSaved={() => setVersion((before) => before + 1)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {found !== undefined && <Found people={found.people} total={found.total} onOpen={setOpened} />}
      <Row>
        <Action icon={UserPlus} onClick={() => setOpened('new')}>
          {t('people.new')}
        </Action>
        <Action
          icon={Download}
          onClick={() => {
            window.location.href = '/api/federation/people.csv';
          }}
        >
          {t('people.export')}
        </Action>
      </Row>
      <Duplicates version={version} onMerged={() => setVersion((before) => before + 1)} />
    </OfficeFrame>
  );
}

interface FoundProps {
  readonly people: readonly PersonSeen[];
  readonly total: number;
  readonly onOpen: (person: PersonSeen) => void;
}

function Found({ people, total, onOpen }: FoundProps) {
  const { t } = useTranslation('office');
  const heading = t('people.total', { count: total });
  return (
    <Panel heading={heading}>
      {people.length === 0 ? (
        <Quiet>{t(total === 0 ? 'people.none' : 'people.notFound')}</Quiet>
      ) : (
        <DataTable label={heading}>
          <thead>
            <tr>
              <th scope="col">{t('people.number')}</th>
              <th scope="col">{t('people.name')}</th>
              <th scope="col">{t('people.club')}</th>
              <th scope="col">{t('people.category')}</th>
              <th scope="col" data-number>
                {t('people.index')}
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.number}>
                <td>{person.id}</td>
                <th scope="row">
                  <Action onClick={() => onOpen(person)}>
                    <bdi>{person.name}</bdi>
                  </Action>
                </th>
                <td>{person.club}</td>
                <td>{person.category && shortCategory(person.category)}</td>
                <td data-number>{person.indexes?.at(-1)?.value}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </Panel>
  );
}
