import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

/** A part of a page with its heading. */
export function Card({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
