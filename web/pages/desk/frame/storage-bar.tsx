import { HardDrive, TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { isolated } from '../../../components/isolated.ts';
import { TypedText } from '../../../components/typed-text.tsx';
import { client, type DataFinding, type StorageAnswer } from '../../../live/index.ts';
import classes from './storage-bar.module.css';

const LOOKED_AT_EVERY = 10_000;

/** What is wrong with a finding, in the language of the page; a tournament by its name, where that can still be read. */
function useFindingWords(names: Names) {
  const { t } = useTranslation('desk');
  const named = (id: string) => ({ id, tournament: isolated(names.get(id) ?? id) });
  return (finding: DataFinding): string => {
    switch (finding.kind) {
      case 'file':
        return t('storage.file');
      case 'fact':
        return t('storage.fact', { ...named(finding.tournament), fact: finding.fact });
      case 'loss':
        return t('storage.loss', { ...named(finding.tournament), from: finding.has + 1, had: finding.had });
      case 'changed':
        return t('storage.changed', { ...named(finding.tournament), had: finding.had });
    }
  };
}

type Names = ReadonlyMap<string, string>;

/** The names of the tournaments, asked for once something is wrong with one of them. */
function useNames(isWanted: boolean): Names {
  const [names, setNames] = useState<Names>(new Map());
  useEffect(() => {
    if (!isWanted) return;
    void client.tournaments().then((answer) => {
      if (answer.ok)
        setNames(new Map(answer.value.tournaments.map(({ tournament, name }) => [tournament, name])));
    });
  }, [isWanted]);
  return names;
}

/** How the data of the server is: nothing while all is well, else what is wrong and the way back. */
export function StorageBar() {
  const { t } = useTranslation('desk');
  const [storage, setStorage] = useState<StorageAnswer>();
  const found = storage === undefined ? 0 : storage.findings.length + storage.notices.length;
  const words = useFindingWords(useNames(found > 0));
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
          <TypedText text={t(`storage.trouble.${storage.trouble}`)} />
        </div>
      )}
      {storage?.findings.map(({ finding }) => (
        <div key={JSON.stringify(finding)} className={classes.bar}>
          <Icon of={TriangleAlert} />
          <TypedText text={words(finding)} />
        </div>
      ))}
      {storage?.notices.map(({ id, finding }) => (
        <div key={id} className={classes.bar}>
          <Icon of={TriangleAlert} />
          <TypedText text={words(finding)} />
          <button type="button" className={classes.seen} onClick={() => void seen(id)}>
            {t('storage.seen')}
          </button>
        </div>
      ))}
    </div>
  );
}
