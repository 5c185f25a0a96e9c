import type { ClubSeen, Region } from 'naipe/federation';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { Check, Field, Pick } from '../../components/field.tsx';
import { DataTable, Fields, Panel, Quiet, Row } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import { officeClient } from './office-client.ts';
import { OfficeFrame } from './office-frame.tsx';
import { OfficeRefusal } from './office-refusal.tsx';
import { Offices } from './offices.tsx';

/** The clubs and the regions. */
export function ClubsPage() {
  const { t } = useTranslation('office');
  const { send, sending, refusal } = useSending();
  const [clubs, setClubs] = useState<readonly ClubSeen[]>();
  const [regions, setRegions] = useState<readonly Region[]>([]);
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [region, setRegion] = useState('');
  const [newRegion, setNewRegion] = useState('');
  const [closed, setClosed] = useState(false);
  const look = useCallback(async () => {
    const answer = await officeClient.clubs();
    if (!answer.ok) return;
    setClubs(answer.value.clubs);
    setRegions(answer.value.regions);
  }, []);
  useEffect(() => void look(), [look]);
  async function add(event: FormEvent) {
    event.preventDefault();
    const club = { code: code.trim(), name: name.trim(), ...(region === '' ? {} : { region }) };
    if ((await send(() => officeClient.command('write-club', club))) === undefined) return;
    for (const empty of [setCode, setName]) empty('');
    await look();
  }
  async function addRegion(event: FormEvent) {
    event.preventDefault();
    const written = { name: newRegion.trim(), ...(closed ? { closed: true as const } : {}) };
    if ((await send(() => officeClient.command('write-region', written))) === undefined) return;
    setNewRegion('');
    await look();
  }
  return (
    <OfficeFrame part="clubs">
      <Panel heading={t('parts.clubs')}>
        {clubs?.length === 0 && <Quiet>{t('clubs.none')}</Quiet>}
        {clubs !== undefined && clubs.length > 0 && (
          <DataTable label={t('parts.clubs')} still>
            <thead>
              <tr>
                <th scope="col">{t('clubs.code')}</th>
                <th scope="col">{t('clubs.name')}</th>
                <th scope="col">{t('clubs.region')}</th>
                <th scope="col" data-number>
                  {t('clubs.people')}
                </th>
              </tr>
            </thead>
            <tbody>
              {clubs.map((club) => (
                <tr key={club.code}>
                  <td>{club.code}</td>
                  <th scope="row">
                    <bdi>{club.name}</bdi>
                  </th>
                  <td>{club.region}</td>
                  <td data-number>{club.people}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        )}
        <form onSubmit={add}>
          <Fields>
            <Field
              label={t('clubs.code')}
              value={code}
              maxLength={12}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Field
              label={t('clubs.name')}
              value={name}
              maxLength={120}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            {regions.length > 0 && (
              <Pick
                names
                label={t('clubs.region')}
                value={region}
                options={[
                  { value: '', label: t('people.unknown') },
                  ...regions.map((each) => ({ value: each.name, label: each.name })),
                ]}
                onPick={setRegion}
              />
            )}
          </Fields>
          <Row>
            <Action submit loading={sending} disabled={code.trim() === '' || name.trim() === ''}>
              {t('clubs.add')}
            </Action>
          </Row>
        </form>
        <OfficeRefusal refusal={refusal} />
      </Panel>
      <Panel heading={t('clubs.regions')}>
        {regions.length > 0 && (
          <p>
            {regions
              .map((each) =>
                each.closed === true ? t('clubs.closedRegion', { region: each.name }) : each.name,
              )
              .join(', ')}
          </p>
        )}
        <form onSubmit={addRegion}>
          <Fields>
            <Field
              label={t('clubs.regionName')}
              value={newRegion}
              maxLength={60}
              onChange={(event) => setNewRegion(event.currentTarget.value)}
            />
          </Fields>
          <Check checked={closed} onChange={setClosed}>
            {t('clubs.closed')}
          </Check>
          <Row>
            <Action submit loading={sending} disabled={newRegion.trim() === ''}>
              {t('clubs.addRegion')}
            </Action>
          </Row>
        </form>
      </Panel>
      <Offices clubs={clubs ?? []} />
    </OfficeFrame>
  );
}
