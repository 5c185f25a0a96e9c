import { HardDrive, TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { client, type DataFinding, type StorageAnswer } from '../../../live/index.ts';
import classes from './storage-bar.module.css';

const LOOKED_AT_EVERY = 10_000;

/** What is wrong with a finding, in the language of the page. */
function useFindingWords() {
  const { t } = useTranslation('desk');
  return (finding: DataFinding): string => {
    switch (finding.kind) {
      case 'file':
        return t('storage.file');
      case 'fact':
        return t('storage.fact', { tournament: finding.tournament, fact: finding.fact });
      case 'loss':
        return t('storage.loss', {
          tournament: finding.tournament,
          from: finding.has + 1,
          had: finding.had,
        });
      case 'changed':
        return t('storage.changed', { tournament: finding.tournament, had: finding.had });
    }
  };
}

/** How the data of the server is: nothing while all is well, else what is wrong and the way back. */
export function StorageBar() {
  const { t } = useTranslation('desk');
  const words = useFindingWords();
  const [storage, setStorage] = useState<StorageAnswer>();
  const look = useCallback(async () => {
    const answer = await client.storage();
    if (answer.ok) setStorage(answer.value);
  }, []);
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), LOOKED_AT_EVERY);
    return () => clearInterval(timer);
  }, [look]);
  const seen = async (id: number) => {
    await client.storageSeen(id);
    await look();
  };
  return (
    <div role="alert" className={classes.bars}>
      {storage?.trouble && (
        <div className={classes.bar}>
          <Icon of={HardDrive} />
          <span>{t(`storage.trouble.${storage.trouble}`)}</span>
        </div>
      )}
      {storage?.findings.map(({ finding }) => (
        <div key={JSON.stringify(finding)} className={classes.bar}>
          <Icon of={TriangleAlert} />
          <span>{words(finding)}</span>
        </div>
      ))}
      {storage?.notices.map(({ id, finding }) => (
        <div key={id} className={classes.bar}>
          <Icon of={TriangleAlert} />
          <span>{words(finding)}</span>
          <button type="button" className={classes.seen} onClick={() => void seen(id)}>
            {t('storage.seen')}
          </button>
        </div>
      ))}
    </div>
  );
}
