import { useElementSize, useHotkeys } from '@mantine/hooks';
import { type CSSProperties, type ReactNode, useState } from 'react';
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
  const strip = useElementSize({ box: 'border-box' });
  const [finding, setFinding] = useState(false);
  const open = () => setFinding(true);
  useHotkeys([['mod+K', open]], []);
  useHotkeys([['/', open]]);
  const name = view?.overview.name ?? '';
  return (
    <PageFrame
      title={`${name} · Naipe`}
      wide
      above={<ConnectionBar tournament={tournament} />}
      beside={<span className={classes.name}>{name}</span>}
      side={<Parts tournament={tournament} onFind={() => setFinding(true)} />}
    >
      {view === undefined ? (
        <RefusalLine refusal={refusal} />
      ) : (
        <DeskContext value={{ tournament, view }}>
          <div className={classes.desk} style={{ '--strip': `${strip.height}px` } as CSSProperties}>
            <div ref={strip.ref} className={classes.now}>
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
