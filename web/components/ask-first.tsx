import { useState } from 'react';
import classes from './ask-first.module.css';
import { QuietButton } from './quiet-button.tsx';

interface AskFirstProps {
  /** What the button does. */
  readonly action: string;
  /** What is asked before it is done; without it, it is done at once. */
  readonly question: string | undefined;
  /** What one says instead. */
  readonly keep: string;
  readonly onDo: () => void;
}

/** A button for something that cannot be taken back: it asks first, in its own place. */
export function AskFirst({ action, question, keep, onDo }: AskFirstProps) {
  const [asking, setAsking] = useState(false);
  if (!asking || question === undefined)
    return (
      <QuietButton onClick={question === undefined ? onDo : () => setAsking(true)}>{action}</QuietButton>
    );
  return (
    <fieldset className={classes.asking}>
      <legend className={classes.question} role="alert">
        {question}
      </legend>
      <div className={classes.answers}>
        <QuietButton
          onClick={() => {
            setAsking(false);
            onDo();
          }}
        >
          {action}
        </QuietButton>
        <QuietButton onClick={() => setAsking(false)}>{keep}</QuietButton>
      </div>
    </fieldset>
  );
}
