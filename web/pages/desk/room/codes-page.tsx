import type { Refusal } from 'naipe/tournament';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Action } from '../../../components/action.tsx';
import { Check } from '../../../components/field.tsx';
import { QrCode } from '../../../components/qr-code.tsx';
import { type Answer, client, type JoinCodes, type RenewedCodes } from '../../../live/index.ts';
import { desk } from '../../../locales/en/desk.ts';
import { useDesk } from '../desk-context.ts';
import { Panel, Quiet, Row, Stack, Title } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import { usePlaces } from '../parts/use-places.ts';
import { keyFor, useContestants } from '../use-contestants.ts';
import classes from './codes-page.module.css';
import { inThrees } from './in-threes.ts';

const RENEWABLE = ['tonight', 'tables', 'pairs'] as const satisfies readonly RenewedCodes[];

/** The code of tonight, what lies on each table, and new ones when they have got about. Made to be printed. */
export function CodesPage() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const places = usePlaces();
  const [codes, setCodes] = useState<JoinCodes>();
  const [refusal, setRefusal] = useState<Refusal>();
  const session = view.room?.session;
  const hear = useCallback((answer: Answer<JoinCodes>) => {
    if (answer.ok) setCodes(answer.value);
    setRefusal(answer.ok ? undefined : answer.error);
  }, []);
  useEffect(() => {
    // The codes are those of the session in play: another session, other codes.
    if (session === undefined) return;
    void client.codes(tournament).then(hear);
  }, [tournament, session, hear]);
  return (
    <Stack>
      <Title>{t('codes.title')}</Title>
      <RefusalLine refusal={refusal} />
      {codes?.tonight != null && (
        <Panel heading={t('codes.tonight')}>
          <p className={classes.tonight}>{inThrees(codes.tonight)}</p>
          <Quiet>{t('codes.tonightSentence')}</Quiet>
          <p data-screen-only>
            <Link href="/desk/cards">{t('cards.title')}</Link>
          </p>
        </Panel>
      )}
      <Row>
        <Quiet>{t('codes.sentence')}</Quiet>
        <Action next onClick={() => window.print()}>
          {t('codes.print')}
        </Action>
      </Row>
      <ul className={classes.cards}>
        {codes?.tables.map(({ section, table, code, url }) => (
          <li key={`${section}${table}`} className={classes.card}>
            <span className={classes.name}>{places.table(section, table)}</span>
            <QrCode text={url} />
            <span className={classes.code}>{code}</span>
            <span className={classes.url}>{url.replace(/#.*/, '')}</span>
          </li>
        ))}
      </ul>
      {codes !== undefined && (
        <div data-screen-only>
          <Renewing tournament={tournament} onAnswer={hear} />
        </div>
      )}
    </Stack>
  );
}

interface RenewingProps {
  readonly tournament: string;
  readonly onAnswer: (answer: Answer<JoinCodes>) => void;
}

function Renewing({ tournament, onAnswer }: RenewingProps) {
  const { t } = useTranslation('desk');
  const context = useContestants();
  const [end, setEnd] = useState(false);
  const [renewing, setRenewing] = useState<RenewedCodes>();
  const [renewed, setRenewed] = useState<RenewedCodes>();
  async function renew(what: RenewedCodes) {
    setRenewing(what);
    const answer = await client.renewCodes(tournament, what, end);
    setRenewing(undefined);
    setRenewed(answer.ok ? what : undefined);
    onAnswer(answer);
  }
  return (
    <Panel heading={t('codes.renew.heading')}>
      <Quiet>{t('codes.renew.sentence')}</Quiet>
      <Check checked={end} onChange={setEnd}>
        {t('codes.renew.end')}
      </Check>
      <Row>
        {RENEWABLE.map((what) => (
          <Action key={what} loading={renewing === what} onClick={() => void renew(what)}>
            {t(`codes.renew.${keyFor(desk.codes.renew, what, context)}`)}
          </Action>
        ))}
      </Row>
      {renewed !== undefined && <p role="status">{t('codes.renew.done')}</p>}
    </Panel>
  );
}
