import classes from './score-bar.module.css';

/** A share of the top as a bar, with the middle marked: against the field at a glance. */
export const ScoreBar = ({ percent }: { readonly percent: string }) => (
  <span className={classes.bar} aria-hidden>
    <span style={{ width: `${Math.min(100, Math.max(0, Number(percent)))}%` }} />
  </span>
);
