import type { Contents } from '../contents.ts';
import { revision } from './revision.ts';
import { titles } from './titles.ts';

export const contents: Contents = { titles, revision };
