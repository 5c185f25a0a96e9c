import { useHotkeys } from '@mantine/hooks';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { ConnectionBar } from '../../../components/connection-bar.tsx';
import { PageFrame } from '../../../components/page-frame.tsx';
import { useView } from '../../../live/index.ts';
import { DESK_PARTS, deskAddress } from '../desk-address.ts';
import { DeskContext } from '../desk-context.ts';
import { RefusalLine } from '../parts/outcome.tsx';
import classes from './desk-frame.module.css';
import { Palette } from './palette.tsx';
import { StatusStrip } from './status-strip.tsx';

interface DeskFrameProps {
  readonly tournament: string;
  readonly children: ReactNode;
}

/** The desk around one tournament: its parts at the side; the clock, what is missing and what is odd always in view. */
export function DeskFrame({ tournament, children }: DeskFrameProps) {
  const { view, refusal } = useView(tournament, { view: 'desk' });
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
      above={<ConnectionBar tournament={tournament} />}
      beside={<span className={classes.name}>{name}</span>}
      side={<Parts tournament={tournament} onFind={() => setFinding(true)} />}
    >
      {desk === undefined ? (
        <RefusalLine refusal={refusal} />
      ) : (
        <DeskContext value={desk}>
          <div className={classes.desk}>
            <div ref={tellHeight} className={classes.now}>
              <StatusStrip />
            </div>
            <div className={classes.content}>{children}</div>
            {finding && <Palette onClose={() => setFinding(false)} />}
          </div>
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

function Parts({ tournament, onFind }: { readonly tournament: string; readonly onFind: () => void }) {
  const { t } = useTranslation('desk');
  const [location] = useLocation();
  return (
    <nav aria-label={t('frame.parts')}>
      <ul className={classes.parts}>
        {DESK_PARTS.map((part) => {
          const address = deskAddress(tournament, part);
          const isHere = location === address || location.startsWith(`${address}/`);
          return (
            <li key={part}>
              <Link
                href={address}
                className={classes.part}
                {...(isHere ? { 'aria-current': 'page', ref: bringIntoView } : {})}
              >
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
            {t('frame.find')} <kbd aria-hidden>/</kbd>
          </button>
        </li>
      </ul>
    </nav>
  );
}
