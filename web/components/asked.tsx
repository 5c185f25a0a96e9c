import { type ReactNode, useRef } from 'react';
import { Action } from './action.tsx';
import classes from './asked.module.css';

interface AskedProps {
  readonly question: string;
  /** What has to be looked at, a sentence each. */
  readonly sentences?: readonly string[];
  readonly yes: string;
  readonly no: string;
  readonly sending?: boolean;
  /** The answer yes waits for something. */
  readonly disabled?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
  /** What has to be told with the answer. */
  readonly children?: ReactNode;
}

/** A question before something is done. Answered, the keyboard is where it was: at the line that was being typed. */
export function Asked({
  question,
  sentences = [],
  yes,
  no,
  sending = false,
  disabled = false,
  onYes,
  onNo,
  children,
}: AskedProps) {
  const cameFrom = useRef<HTMLElement>(undefined);
  const answered = (then: () => void) => () => {
    if (cameFrom.current?.isConnected === true) cameFrom.current.focus();
    then();
  };
  return (
    <div
      role="alert"
      className={classes.asked}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
    >
      <b>{question}</b>
      {sentences.length > 0 && (
        <ul className={classes.list}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {children}
      <div className={classes.buttons}>
        <Action next disabled={disabled} loading={sending} onClick={answered(onYes)}>
          {yes}
        </Action>
        <Action onClick={answered(onNo)}>{no}</Action>
      </div>
    </div>
  );
}
