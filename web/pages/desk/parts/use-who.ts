import { useTranslation } from 'react-i18next';
import { isolated } from '../../../components/isolated.ts';
import { useContestants } from '../use-contestants.ts';

/** Who did something, from the actor that its fact names. */
export function useWho() {
  const { t } = useTranslation('desk');
  const context = useContestants();
  return (actor: string): string => {
    const [role, which] = actor.split(' ');
    if (role === 'table' && which !== undefined) return t('history.table', { table: which });
    if (role === 'pair' && which !== undefined) return t('history.pair', { pair: which, context });
    if (actor === 'director') return t('history.director');
    if (actor === 'terminal') return t('erasing.terminal');
    return isolated(role === 'director' ? actor.slice('director '.length) : actor);
  };
}
