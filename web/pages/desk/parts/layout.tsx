import { type ReactNode, useId } from 'react';
import classes from './layout.module.css';

interface WithChildren {
  readonly children: ReactNode;
}

/** What the page is about. */
export const Title = ({ children }: WithChildren) => <h1 className={classes.title}>{children}</h1>;

/** A part of a page, with its heading. */
export function Panel({ heading, children }: WithChildren & { readonly heading: string }) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** Things side by side, over several lines where there is no room. */
export const Row = ({ children }: WithChildren) => <div className={classes.row}>{children}</div>;

/** Things below one another. */
export const Stack = ({ children }: WithChildren) => <div className={classes.stack}>{children}</div>;

/** Fields in columns, as many as there is room for. */
export const Fields = ({ children }: WithChildren) => <div className={classes.fields}>{children}</div>;

/** The same for few fields with much in them: they share the whole width. */
export const WideFields = ({ children }: WithChildren) => (
  <div className={classes.wideFields}>{children}</div>
);

export const Quiet = ({ children }: WithChildren) => <p className={classes.quiet}>{children}</p>;

interface DataTableProps extends WithChildren {
  readonly label: string;
  /** Nothing in it takes the focus: whoever has only a keyboard scrolls the table itself. */
  readonly still?: boolean;
}

/** A table that may be wider than the screen. */
export const DataTable = ({ label, still = false, children }: DataTableProps) => (
  <div className={classes.scroll} {...(still ? { tabIndex: 0 } : {})}>
    <table className={classes.table} aria-label={label}>
      {children}
    </table>
  </div>
);
