import type { Refusal } from 'naipe/tournament';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { deskAddress } from '../desk-address.ts';
import { sendSetUp } from './send-set-up.ts';
import type { SetUp } from './set-up.ts';

/** A new tournament on its way to the server. */
export interface Creating {
  readonly sending: boolean;
  readonly refusal: Refusal | undefined;
  /** Sends what is set up, then goes to its entries. */
  readonly create: (setUp: () => SetUp) => Promise<void>;
}

/** What was refused is typed anew; what found nobody is sent again as it was, so that nothing is there twice. */
export function useCreating(): Creating {
  const [, navigate] = useLocation();
  const [made, setMade] = useState<SetUp>();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const create = async (setUp: () => SetUp) => {
    const sent = made ?? setUp();
    setMade(sent);
    setSending(true);
    const answer = await sendSetUp(sent);
    setSending(false);
    if (answer.ok) {
      const { tournament, ready } = answer.value;
      return navigate(deskAddress(tournament, ready ? 'entries' : 'setup'));
    }
    setRefusal(answer.error);
    if (answer.status !== 0) setMade(undefined);
  };
  return { sending, refusal, create };
}
