import type { Glossary } from '../entry.ts';
import { auction } from './auction.ts';
import { play } from './play.ts';
import { score } from './score.ts';
import { table } from './table.ts';

export const glossary: Glossary = { ...auction, ...play, ...score, ...table };
