import type { Refusal } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../../components/qr-code.tsx';
import { client, type JoinCodes } from '../../../live/index.ts';
import { useDesk } from '../desk-context.ts';
import { Action } from '../parts/action.tsx';
import { Quiet, Row, Title } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import { usePlaces } from '../parts/use-places.ts';
import classes from './codes-page.module.css';

/** What lies on each table: the code with which its phone joins. Made to be printed. */
export function CodesPage() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const places = usePlaces();
  const [codes, setCodes] = useState<JoinCodes>();
  const [refusal, setRefusal] = useState<Refusal>();
  const session = view.room?.session;
  useEffect(() => {
    // The codes are those of the session in play: another session, other codes.
    if (session === undefined) return;
    void client.codes(tournament).then((answer) => {
      if (answer.ok) setCodes(answer.value);
      else setRefusal(answer.error);
    });
  }, [tournament, session]);
  return (
    <>
      <Title>{t('codes.title')}</Title>
      <Row>
        <Quiet>{t('codes.sentence')}</Quiet>
        <Action next onClick={() => window.print()}>
          {t('codes.print')}
        </Action>
      </Row>
      <RefusalLine refusal={refusal} />
      <ul className={classes.cards}>
        {codes?.tables.map(({ section, table, code, url }) => (
          <li key={`${section}${table}`} className={classes.card}>
            <span className={classes.name}>{places.table(section, table)}</span>
            <QrCode text={url} />
            <span className={classes.code}>{code}</span>
            <span className={classes.url}>{url.replace(/\?.*/, '')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
