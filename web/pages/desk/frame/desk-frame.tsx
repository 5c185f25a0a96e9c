import { useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import type { Overview } from 'naipe/tournament';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { ConnectionBar } from '../../../components/connection-bar.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Loading } from '../../../components/loading.tsx';
import { PageFrame } from '../../../components/page-frame.tsx';
import { useView } from '../../../live/index.ts';
import { WordsOfRounds } from '../../../locales/words-of-rounds.tsx';
import { playsMatches } from '../../results/match/phases.ts';
import { deskAddress, partsFor } from '../desk-address.ts';
import { DeskContext } from '../desk-context.ts';
import { RefusalLine } from '../parts/outcome.tsx';
import { RefusedCommands } from '../parts/refused-commands.tsx';
import classes from './desk-frame.module.css';
import { LastStepLine } from './last-step-line.tsx';
import { Palette } from './palette.tsx';
import { PART_ICONS } from './part-icons.ts';
import { StatusStrip } from './status-strip.tsx';
import { StorageBar } from './storage-bar.tsx';
import { Unscorable } from './unscorable.tsx';
import { useKeptCommands } from './use-kept-commands.ts';

interface DeskFrameProps {
  readonly tournament: string;
  readonly children: ReactNode;
}

/** The desk around one tournament: its parts at the side; the clock, what is missing and what is odd always in view. */
export function DeskFrame({ tournament, children }: DeskFrameProps) {
  const { view, refusal } = useView(tournament, { view: 'desk' });
  const queue = useKeptCommands(tournament, view?.overview.version ?? 0);
  const [finding, setFinding] = useState(false);
  const open = () => setFinding(true);
  useHotkeys([['mod+K', open]], []);
  useHotkeys([['/', open]]);
  const name = view?.overview.name ?? '';
  const desk = useMemo(() => view && { tournament, view }, [tournament, view]);
  return (
    <PageFrame
      title={`${name} · Naipe`}
      wide
      above={
        <>
          <ConnectionBar tournament={tournament} waiting={queue.waiting} stuck={queue.stuck} />
          <StorageBar />
        </>
      }
      beside={
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
      }
      side={<Parts tournament={tournament} overview={view?.overview} onFind={() => setFinding(true)} />}
    >
      {desk === undefined ? (
        refusal === undefined ? (
          <Loading shape="tiles" headed />
        ) : (
          <RefusalLine refusal={refusal} />
        )
      ) : (
        <DeskContext value={desk}>
          <WordsOfRounds ofMatches={playsMatches(desk.view.overview)}>
            <div className={classes.desk}>
              <div ref={tellHeight} className={classes.now}>
                <StatusStrip />
              </div>
              <Unscorable />
              <LastStepLine />
              <RefusedCommands items={queue.refused} />
              <div className={classes.content}>{children}</div>
              {finding && <Palette onClose={() => setFinding(false)} />}
            </div>
          </WordsOfRounds>
        </DeskContext>
      )}
    </PageFrame>
  );
}

/** Tells the desk how high its strip is, as a variable of its style: the strip changes often, and nothing is drawn anew. */
function tellHeight(strip: HTMLElement | null) {
  if (strip === null) return;
  const tell = () => strip.parentElement?.style.setProperty('--strip', `${strip.offsetHeight}px`);
  const observer = new ResizeObserver(tell);
  observer.observe(strip);
  return () => observer.disconnect();
}

/** On a phone the parts stand in one line that can be moved: the chosen one is seen. */
function bringIntoView(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

interface PartsProps {
  readonly tournament: string;
  /** Unknown at first: then no part is shown that might go away. */
  readonly overview: Overview | undefined;
  readonly onFind: () => void;
}

function Parts({ tournament, overview, onFind }: PartsProps) {
  const { t } = useTranslation('desk');
  const [location] = useLocation();
  return (
    <nav aria-label={t('frame.parts')}>
      <ul className={classes.parts}>
        {(overview === undefined ? [] : partsFor(overview)).map((part) => {
          const address = deskAddress(tournament, part);
          const isHere = location === address || location.startsWith(`${address}/`);
          return (
            <li key={part}>
              <Link
                href={address}
                className={classes.part}
                {...(isHere ? { 'aria-current': 'page', ref: bringIntoView } : {})}
              >
                <Icon of={PART_ICONS[part]} />
                {t(`part.${part}`)}
              </Link>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            className={`${classes.part} ${classes.find}`}
            onClick={onFind}
            aria-keyshortcuts="/ Control+K"
          >
            <Icon of={Search} />
            {t('frame.find')} <kbd aria-hidden>/</kbd>
          </button>
        </li>
      </ul>
    </nav>
  );
}
