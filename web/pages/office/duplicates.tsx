import type { DuplicateSeen } from 'naipe/federation';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../components/action.tsx';
import { useDates } from '../../components/use-dates.ts';
import { Panel } from '../desk/parts/layout.tsx';
import { useSending } from '../desk/parts/use-sending.ts';
import classes from './office.module.css';
import { officeClient } from './office-client.ts';
import { OfficeRefusal } from './office-refusal.tsx';

/** Those who may stand twice in the register; nothing where there are none or they are not ours to see. */
export function Duplicates({
  version,
  onMerged,
}: {
  readonly version: number;
  readonly onMerged: () => void;
}) {
  const { t } = useTranslation('office');
  const { day } = useDates();
  const { send, sending, refusal } = useSending();
  const [found, setFound] = useState<readonly DuplicateSeen[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a reason to ask again
  useEffect(() => {
    void officeClient.duplicates().then((answer) => setFound(answer.ok ? answer.value.duplicates : []));
  }, [version]);
  if (found.length === 0) return null;
  const words = ({ name, id, born }: DuplicateSeen['one']): string =>
    [name, id, born && day(born)].filter(Boolean).join(', ');
  async function merge(from: number, into: number) {
    if ((await send(() => officeClient.command('merge-people', { from, into }))) !== undefined) onMerged();
  }
  return (
    <Panel heading={t('duplicates.title')}>
      <ul className={classes.list}>
        {found.map(({ one, other }) => (
          <li key={`${one.number} ${other.number}`}>
            <span>
              <bdi>{words(one)}</bdi> · <bdi>{words(other)}</bdi>
            </span>
            <Action loading={sending} onClick={() => void merge(other.number, one.number)}>
              {t('duplicates.merge')}
            </Action>
          </li>
        ))}
      </ul>
      <OfficeRefusal refusal={refusal} />
    </Panel>
  );
}
