import type { Refusal } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../components/action.tsx';
import { Field } from '../../../components/field.tsx';
import { PageFrame } from '../../../components/page-frame.tsx';
import { QrCode } from '../../../components/qr-code.tsx';
import { client } from '../../../live/index.ts';
import { type Place, placeText } from '../../table/place.ts';
import { Quiet, Row, Stack, Title } from '../parts/layout.tsx';
import { RefusalLine } from '../parts/outcome.tsx';
import classes from './cards-page.module.css';

const FEW = 12;
const MOST = 60;
const NO_SECTION: readonly (string | undefined)[] = [undefined];

/** `A B`, `a,b`: the letters of sections, each once. */
const sectionsIn = (text: string): readonly string[] => [
  ...new Set(text.toUpperCase().match(/[A-Z]{1,2}/g) ?? []),
];

/** A card for each table of the club, printed once: it says which table, and the code of the evening lets in. */
export function CardsPage() {
  const { t } = useTranslation('desk');
  const [tables, setTables] = useState(String(FEW));
  const [sections, setSections] = useState('');
  const [address, setAddress] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    void client.address().then((answer) => {
      if (answer.ok) setAddress(answer.value.address);
      else setRefusal(answer.error);
    });
  }, []);
  const count = /^\d{1,3}$/.test(tables) ? Math.min(MOST, Number(tables)) : 0;
  const named = sectionsIn(sections);
  const places = (named.length === 0 ? NO_SECTION : named).flatMap((section) =>
    Array.from(
      { length: count },
      (_, at): Place => ({ table: at + 1, ...(section === undefined ? {} : { section }) }),
    ),
  );
  return (
    <PageFrame title={`${t('cards.title')} · Naipe`} wide>
      <div data-screen-only>
        <Stack>
          <Title>{t('cards.title')}</Title>
          <Quiet>{t('cards.sentence')}</Quiet>
          <Row>
            <Field
              label={t('cards.tables')}
              inputMode="numeric"
              value={tables}
              onChange={(event) => setTables(event.currentTarget.value)}
            />
            <Field
              label={t('cards.sections')}
              placeholder="A B"
              value={sections}
              onChange={(event) => setSections(event.currentTarget.value)}
            />
            <Action next disabled={places.length === 0} onClick={() => window.print()}>
              {t('codes.print')}
            </Action>
          </Row>
          <RefusalLine refusal={refusal} />
          {address !== undefined && <Quiet>{t('cards.address', { address })}</Quiet>}
        </Stack>
      </div>
      {address !== undefined && (
        <ul className={classes.cards}>
          {places.map((place) => (
            <Card key={placeText(place)} address={address} place={place} />
          ))}
        </ul>
      )}
    </PageFrame>
  );
}

function Card({ address, place }: { readonly address: string; readonly place: Place }) {
  const { t } = useTranslation('desk');
  const url = `${address}/at/${placeText(place)}`;
  return (
    <li className={classes.card}>
      <h2 className={classes.name}>{t('label.table', { table: placeText(place) })}</h2>
      <QrCode text={url} className={classes.code} />
      <p className={classes.how}>{t('cards.how')}</p>
      <p className={classes.url}>{url.replace(/^https?:\/\//, '')}</p>
    </li>
  );
}
