import { METHODS } from '../../settings-defaults.ts';
import type { Tournament } from '../../state.ts';
import type { ScoreUnit } from '../format.ts';

export function unitOf({ settings }: Tournament): ScoreUnit {
  switch (METHODS[settings.method].kind) {
    case 'matchpoints':
      return 'percent';
    case 'cross-imps':
    case 'butler':
      return 'imps';
    case 'total-points':
      return 'points';
  }
}
