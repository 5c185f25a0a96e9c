import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pick } from '../../../components/field.tsx';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useView } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import { Panel, Quiet, Stack, Title } from '../parts/layout.tsx';
import classes from './attach-hands.module.css';
import { AttachHands } from './attach-hands.tsx';
import { DealBoards } from './deal-boards.tsx';
import { EarlierDeals } from './earlier-deals.tsx';
import { HiddenHands } from './hidden-hands.tsx';

/** The hand record of a session: brought in before, during or after play. */
export function HandsPage() {
  const { t } = useTranslation('desk');
  const { overview, room } = useDesk().view;
  const [chosen, setChosen] = useState<number>();
  const session = chosen ?? room?.session;
  return (
    <Stack>
      <Title>{t('hands.title')}</Title>
      {session === undefined ? (
        <Quiet>{t('frame.notPlanned')}</Quiet>
      ) : (
        <>
          <Quiet>{t('hands.about')}</Quiet>
          {overview.sessions.length > 1 && (
            <Pick
              label={t('label.session')}
              value={String(session)}
              options={overview.sessions.map((each) => ({
                value: String(each.session),
                label: String(each.session),
              }))}
              onPick={(value) => setChosen(Number(value))}
            />
          )}
          <SessionHands key={session} session={session} />
        </>
      )}
    </Stack>
  );
}

function SessionHands({ session }: { readonly session: number }) {
  const { t } = useTranslation('desk');
  const { tournament } = useDesk();
  const { view, refusal } = useView(tournament, { view: 'hands', session });
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  const attached = view.boards.filter(({ deal }) => deal !== undefined);
  // A director who plays sees no cards; that boards have them, he does.
  const dealt = view.solved?.of ?? attached.length;
  return (
    <>
      <DealBoards session={session} boards={view.boards.length} dealt={dealt} />
      <AttachHands session={session} boards={view.boards} />
      <Panel heading={t('hands.attached')}>
        {dealt === 0 ? (
          <Quiet>{t('hands.none')}</Quiet>
        ) : (
          <>
            <p role="status" className={classes.status}>
              {t('hands.count', { count: dealt, all: view.boards.length })}
            </p>
            {view.solved !== undefined && (
              <p role="status" className={classes.status}>
                {t('hands.solved', { ...view.solved })}
              </p>
            )}
            <EarlierDeals session={session} dealt={dealt} />
            <HiddenHands hands={attached} />
            <Quiet>{t('hands.inHistory')}</Quiet>
          </>
        )}
      </Panel>
    </>
  );
}
