import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, useSession } from '../../../live/index.ts';
import { inThrees } from '../../desk/room/in-threes.ts';
import classes from './screen-code.module.css';

/**
 * The code of tonight, for the permanent cards on the tables. Only a screen on which a director is signed in is told it: the
 * page itself is open to the whole world.
 */
export function ScreenCode({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation('results');
  const { session } = useSession();
  const isDirector = session?.viewer.role === 'director';
  const [code, setCode] = useState<string>();
  useEffect(() => {
    if (!isDirector) return;
    void client.codes(tournament).then((answer) => {
      if (answer.ok) setCode(answer.value.tonight ?? undefined);
    });
  }, [tournament, isDirector]);
  if (!isDirector || code === undefined) return null;
  return (
    <p className={classes.code}>
      {t('screen.tonight')} <b>{inThrees(code)}</b>
    </p>
  );
}
