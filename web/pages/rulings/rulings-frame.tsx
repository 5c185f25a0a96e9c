import type { LawsEdition } from 'naipe/laws';
import type { ReactNode } from 'react';
import { PageFrame } from '../../components/page-frame.tsx';
import { BookLinks } from './book/book-links.tsx';
import { LawsEditionContext } from './book/laws-edition.ts';
import classes from './rulings-page.module.css';
import { type Way, WaysBetween } from './ways-between.tsx';

interface RulingsFrameProps {
  readonly here: Way;
  /** The edition that rules. */
  readonly edition: LawsEdition;
  readonly title: string;
  readonly sentence: string;
  /** What comes out, beside what goes in. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

/** A way of ruling: what goes in, and what comes out beside or below it. */
export const RulingsFrame = ({ here, edition, title, sentence, beside, children }: RulingsFrameProps) => (
  <PageFrame title={title}>
    <LawsEditionContext value={edition}>
      <div className={classes.page}>
        <div className={classes.column}>
          <h1 className={classes.title}>{title}</h1>
          <WaysBetween here={here} />
          <p className={classes.intro}>{sentence}</p>
          {children}
          <BookLinks />
        </div>
        <div className={classes.column}>{beside}</div>
      </div>
    </LawsEditionContext>
  </PageFrame>
);
