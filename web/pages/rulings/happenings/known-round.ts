import type { RoundIs } from 'naipe/tournament';
import { createContext } from 'react';
import type { FormType } from './form.ts';
import type { Draft } from './happening-draft.ts';

/** How the round stands for those who play the board: the tournament knows it; without one the director says it. */
export const KnownRound = createContext<RoundIs | undefined>(undefined);

/** Where a law asks whether the round is over (Laws 64B5, 69A, 71, 79B): what a form begins with. */
const SAID: { readonly [Type in FormType]?: (isOver: boolean) => Draft } = {
  'tricks-disputed': (isOver) => ({ since: isOver ? 'round-over' : 'round-open' }),
  'agreement-withdrawn': (isOver) => ({ since: isOver ? 'round-over' : 'nothing' }),
  'concession-withdrawn': (isOver) => ({ since: isOver ? 'round-over' : 'nothing' }),
  'revoke-noticed': (isOver) => ({ roundEnded: isOver }),
};

/** Does it matter whether the round is over? */
export const asksOfRound = (type: FormType): boolean => type in SAID;

export const saidOfRound = (type: FormType, round: RoundIs | undefined): Draft =>
  round === undefined ? {} : (SAID[type]?.(round === 'over') ?? {});
