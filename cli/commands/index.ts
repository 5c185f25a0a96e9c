import type { Command } from '../command.ts';
import { audit } from './audit.ts';
import { backup } from './backup.ts';
import { deal } from './deal.ts';
import { exportCommand } from './export.ts';
import { imp } from './imp.ts';
import { importCommand } from './import.ts';
import { movement } from './movement/index.ts';
import { rescore } from './rescore.ts';
import { restore } from './restore.ts';
import { rule } from './rule.ts';
import { score } from './score.ts';
import { serve } from './serve.ts';
import { show } from './show.ts';
import { vp } from './vp.ts';

export const COMMANDS: readonly Command[] = [
  score,
  imp,
  vp,
  movement,
  deal,
  show,
  rescore,
  rule,
  audit,
  serve,
  backup,
  restore,
  exportCommand,
  importCommand,
];
