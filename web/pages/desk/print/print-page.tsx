import {
  Archive,
  ChartNoAxesColumn,
  FileCode,
  FileSpreadsheet,
  FileText,
  Globe,
  Grid3x3,
  IdCard,
  type LucideIcon,
  NotebookText,
  PencilLine,
  Projector,
  QrCode,
  Route,
  Rows3,
  Scissors,
  Shuffle,
  Signpost,
  Spade,
  Swords,
  Trophy,
} from 'lucide-react';
import type { Overview } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Icon } from '../../../components/icon.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { addressOf } from '../../../live/index.ts';
import { onTravellers, playsMatches } from '../../results/match/phases.ts';
import { deskAddress } from '../desk-address.ts';
import { useDesk } from '../desk-context.ts';
import { Panel, Stack, Title } from '../parts/layout.tsx';
import classes from './print-page.module.css';

/** The sheets that there are, as their addresses name them. */
const BEFORE = ['guides', 'tables', 'blank', 'curtains'] as const;
const AFTER = ['ranking', 'frequencies', 'travellers', 'hands', 'cards'] as const;
const BEFORE_MATCHES = ['draw', 'sheets', 'matchCards', 'tables', 'curtains'] as const;
const AFTER_MATCHES = ['ranking', 'cross', 'frequencies', 'travellers', 'hands'] as const;

/** Before and after play, as the format needs it. */
const sheetsFor = (overview: Overview) =>
  playsMatches(overview)
    ? {
        before: onTravellers(overview) ? ([...BEFORE_MATCHES, 'blank'] as const) : BEFORE_MATCHES,
        after: AFTER_MATCHES,
      }
    : { before: BEFORE, after: AFTER };
const FILES = ['csv', 'boards', 'matches', 'entries', 'pbn', 'xml', 'site', 'export'] as const;
const FILE_ICONS = {
  csv: FileSpreadsheet,
  boards: FileSpreadsheet,
  matches: FileSpreadsheet,
  entries: FileSpreadsheet,
  pbn: FileText,
  xml: FileCode,
  site: Globe,
  export: Archive,
} as const;
const FILE_NAMES = {
  csv: 'results.csv',
  boards: 'boards.csv',
  matches: 'matches.csv',
  entries: 'entries.csv',
  pbn: 'results.pbn',
  xml: 'results.xml',
  site: 'site.zip',
  export: 'export',
} as const;

/** Paper and files. */
export function PrintPage() {
  const { t } = useTranslation('desk');
  const { tournament, view } = useDesk();
  const { language } = useWritingStyle();
  const session = view.room === undefined ? '' : `?session=${view.room.session}`;
  const { settings } = view.overview;
  const sheets = sheetsFor(view.overview);
  return (
    <Stack>
      <Title>{t('part.print')}</Title>
      <Panel heading={t('print.before')}>
        <ul className={classes.list}>
          <Sheet name="codes" href={deskAddress(tournament, 'room', 'codes')} />
          <Sheet name="permanent" href="/desk/cards" />
          {sheets.before.map((name) => (
            <Sheet key={name} name={name} href={`/r/${tournament}/print/${name}${session}`} />
          ))}
        </ul>
      </Panel>
      <Panel heading={t('print.after')}>
        <ul className={classes.list}>
          {sheets.after.map((name) => (
            <Sheet key={name} name={name} href={`/r/${tournament}/print/${name}${session}`} />
          ))}
          <Sheet name="screen" href={`/r/${tournament}/screen`} />
        </ul>
      </Panel>
      <Panel heading={t('print.files')}>
        <ul className={classes.list}>
          {FILES.filter((file) => file !== 'matches' || settings.contestants === 'team').map((file) => (
            <li key={file}>
              <a
                className={classes.link}
                href={`${addressOf(tournament)}/${FILE_NAMES[file]}${file === 'site' ? `?language=${language}` : ''}`}
                download
              >
                <Icon of={FILE_ICONS[file]} />
                <b>{t(`print.file.${file}`)}</b>
              </a>
            </li>
          ))}
        </ul>
      </Panel>
    </Stack>
  );
}

type SheetName =
  | (typeof BEFORE)[number]
  | (typeof AFTER)[number]
  | (typeof BEFORE_MATCHES)[number]
  | (typeof AFTER_MATCHES)[number]
  | 'codes'
  | 'permanent'
  | 'screen';

const SHEET_ICONS: Readonly<Record<SheetName, LucideIcon>> = {
  codes: QrCode,
  permanent: IdCard,
  draw: Shuffle,
  sheets: PencilLine,
  matchCards: Swords,
  cross: Grid3x3,
  guides: Route,
  tables: Signpost,
  blank: PencilLine,
  curtains: Scissors,
  ranking: Trophy,
  frequencies: ChartNoAxesColumn,
  travellers: Rows3,
  hands: Spade,
  cards: NotebookText,
  screen: Projector,
};

function Sheet({ name, href }: { readonly name: SheetName; readonly href: string }) {
  const { t } = useTranslation('desk');
  return (
    <li>
      <Link className={classes.link} href={href}>
        <Icon of={SHEET_ICONS[name]} />
        <b>{t(`print.sheet.${name}`)}</b>
        <span>{t(`print.about.${name}`)}</span>
      </Link>
    </li>
  );
}
