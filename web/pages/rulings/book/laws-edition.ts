import type { LawsEdition } from 'naipe/laws';
import { createContext } from 'react';

/** The edition by which a page rules: where its clauses are looked up. */
export const LawsEditionContext = createContext<LawsEdition>(2017);
