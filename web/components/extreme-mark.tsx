import { VisuallyHidden } from '@mantine/core';
import { ArrowDownToLine, ArrowUpToLine } from 'lucide-react';
import type { BoardScoreView } from 'naipe/tournament';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './extreme-mark.module.css';
import { Icon } from './icon.tsx';

type Extreme = NonNullable<BoardScoreView['extreme']>;

const SIGNS = { top: ArrowUpToLine, bottom: ArrowDownToLine } as const;

interface ExtremeMarkProps {
  readonly score: BoardScoreView | undefined;
  readonly children: ReactNode;
}

/** A score, and whether it is a top or a bottom: by colour, by a sign, and in words for who hears it. */
export function ExtremeMark({ score, children }: ExtremeMarkProps) {
  const { t } = useTranslation();
  const extreme = score?.extreme;
  if (extreme === undefined) return children;
  return (
    <span className={classes.mark} data-extreme={extreme}>
      <Icon of={SIGNS[extreme]} />
      <span>{children}</span>
      <VisuallyHidden>, {t(`extreme.${extreme}`)}</VisuallyHidden>
    </span>
  );
}

const EXTREMES = ['top', 'bottom'] as const satisfies readonly Extreme[];

/** What the signs mean, where any of them shows. */
export function ExtremesLegend({ scores }: { readonly scores: readonly (BoardScoreView | undefined)[] }) {
  const { t } = useTranslation();
  const shown = EXTREMES.filter((extreme) => scores.some((score) => score?.extreme === extreme));
  if (shown.length === 0) return null;
  return (
    <p className={classes.legend}>
      {shown.map((extreme) => (
        <span key={extreme}>
          <span className={classes.mark} data-extreme={extreme}>
            <Icon of={SIGNS[extreme]} />
            {t(`extreme.${extreme}`)}
          </span>{' '}
          {t(`extreme.${extreme}Means`)}
        </span>
      ))}
    </p>
  );
}
