import type { Command } from '../command.ts';
import { deal } from './deal.ts';
import { imp } from './imp.ts';
import { score } from './score.ts';
import { show } from './show.ts';

export const COMMANDS: readonly Command[] = [score, imp, deal, show];
