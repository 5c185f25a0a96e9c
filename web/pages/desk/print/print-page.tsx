import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { addressOf } from '../../../live/index.ts';
import { deskAddress } from '../desk-address.ts';
import { useDesk } from '../desk-context.ts';
import { Panel, Stack, Title } from '../parts/layout.tsx';
import classes from './print-page.module.css';

/** The sheets that there are, as their addresses name them. */
const BEFORE = ['guides', 'tables', 'blank'] as const;
const AFTER = ['ranking', 'frequencies', 'travellers', 'hands', 'cards'] as const;
const FILES = ['csv', 'pbn', 'xml', 'export'] as const;
const FILE_NAMES = { csv: 'results.csv', pbn: 'results.pbn', xml: 'results.xml', export: 'export' } as const;

/** Paper and files. */
export function PrintPage() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const session = view.room === undefined ? '' : `?session=${view.room.session}`;
  return (
    <Stack>
      <Title>{t('part.print')}</Title>
      <Panel heading={t('print.before')}>
        <ul className={classes.list}>
          <Sheet name="codes" href={deskAddress(tournament, 'room', 'codes')} />
          {BEFORE.map((name) => (
            <Sheet key={name} name={name} href={`/r/${tournament}/print/${name}${session}`} />
          ))}
        </ul>
      </Panel>
      <Panel heading={t('print.after')}>
        <ul className={classes.list}>
          {AFTER.map((name) => (
            <Sheet key={name} name={name} href={`/r/${tournament}/print/${name}${session}`} />
          ))}
          <Sheet name="screen" href={`/r/${tournament}/screen`} />
        </ul>
      </Panel>
      <Panel heading={t('print.files')}>
        <ul className={classes.list}>
          {FILES.map((file) => (
            <li key={file}>
              <a className={classes.link} href={`${addressOf(tournament)}/${FILE_NAMES[file]}`} download>
                <b>{t(`print.file.${file}`)}</b>
              </a>
            </li>
          ))}
        </ul>
      </Panel>
    </Stack>
  );
}

type SheetName = (typeof BEFORE)[number] | (typeof AFTER)[number] | 'codes' | 'screen';

function Sheet({ name, href }: { readonly name: SheetName; readonly href: string }) {
  const { t } = useTranslation('desk');
  return (
    <li>
      <Link className={classes.link} href={href}>
        <b>{t(`print.sheet.${name}`)}</b>
        <span>{t(`print.about.${name}`)}</span>
      </Link>
    </li>
  );
}
