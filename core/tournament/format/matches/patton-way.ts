import { orThrow, parseFraction } from '../../../base/index.ts';
import type { PattonWay } from '../../../regulation/index.ts';
import type { PattonRow } from '../../../scoring/index.ts';
import type { MatchSetting, PattonRowData } from '../../phase.ts';

/** The organiser's rows as exact figures. */
export const pattonRows = (table: readonly PattonRowData[]): readonly PattonRow[] =>
  table.map(({ from, winner, loser }) => ({
    from,
    winner: orThrow(parseFraction(winner)),
    loser: orThrow(parseFraction(loser)),
  }));

/** How the matches of a phase are counted by Patton, where it says so (RTP 3.6.13). */
export const pattonWay = ({ patton, boards }: MatchSetting): PattonWay | undefined =>
  patton === undefined
    ? undefined
    : {
        win: patton.win,
        ...(patton.table === undefined ? {} : { table: { rows: pattonRows(patton.table), boards } }),
      };
