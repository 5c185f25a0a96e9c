import type { Refusal } from 'naipe/tournament';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { JoinPage } from '../../components/join-page.tsx';
import { Loading } from '../../components/loading.tsx';
import { PhoneFrame } from '../../components/phone-frame.tsx';
import { PrimaryButton } from '../../components/primary-button.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { client, queueOf, useOwnPlace, useSession } from '../../live/index.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import classes from './choose-tournament.module.css';
import { readPlace } from './place.ts';

/** `/at/5`, `/at/B5`: the permanent card of a table of the club. It says which table; the code of tonight lets in. */
export function PlacePage({ place }: { readonly place: string }) {
  const { t } = useTranslation(['phone', 'common']);
  const { session, wasEnded, enter } = useSession();
  /** The code was right, and several sections have this table. */
  const [asked, setAsked] = useState<{ readonly code: string; readonly sections: readonly string[] }>();
  const [refusal, setRefusal] = useState<Refusal>();
  const at = readPlace(place);
  const viewer = session?.viewer;
  const own = useOwnPlace();
  if (at === undefined) return <NotFoundPage />;
  const { section, table } = at;
  const title = t(section === undefined ? 'common:label.table' : 'common:label.tableOfSection', {
    section,
    table,
  });
  if (own === 'asked') {
    return (
      <PhoneFrame title={title}>
        <Loading shape="cards" />
      </PhoneFrame>
    );
  }
  if (own?.kind === 'table' && own.table === table && own.section === (section ?? own.section))
    return <Redirect to={own.to} replace />;

  async function join(code: string, chosen = section): Promise<Refusal | undefined> {
    // What waits belongs to the table that the phone still sits at: it goes out before the phone moves.
    if (viewer?.role === 'table') await queueOf(viewer.tournament).flush();
    const answer = await enter(() => client.joinPlace(table, code, chosen));
    if (answer.ok) return undefined;
    const { sections } = answer.error.params ?? {};
    if (answer.error.code !== 'which-section' || typeof sections !== 'string') return answer.error;
    setAsked({ code, sections: sections.split(', ') });
    return undefined;
  }

  if (asked !== undefined) {
    return (
      <PhoneFrame title={title}>
        <p className={classes.question}>{t('place.which')}</p>
        <RefusalNote refusal={refusal} />
        <div className={classes.list}>
          {asked.sections.map((each) => (
            <PrimaryButton key={each} onClick={() => void join(asked.code, each).then(setRefusal)}>
              {t('common:label.tableOfSection', { section: each, table })}
            </PrimaryButton>
          ))}
        </div>
      </PhoneFrame>
    );
  }
  return (
    <JoinPage
      title={title}
      label={t('place.code')}
      hint={t('place.hint')}
      action={t('join.join')}
      {...(wasEnded ? { notice: t('join.ended') } : {})}
      join={join}
    />
  );
}
