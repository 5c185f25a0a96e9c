import { useState } from 'react';
import { Asked } from './asked.tsx';
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
  if (!asking || question === undefined) {
    const ask = () => setAsking(true);
    return <QuietButton onClick={question === undefined ? onDo : ask}>{action}</QuietButton>;
  }
  const answered = (then: () => void) => () => {
    setAsking(false);
    then();
  };
  return (
    <Asked question={question} yes={action} no={keep} onYes={answered(onDo)} onNo={answered(() => {})} />
  );
}
