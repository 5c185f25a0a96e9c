import type { CaseCommands } from '../cases/facts.ts';
import type { MeetingBoard } from '../meeting.ts';
import type { TournamentState } from '../state.ts';
import { at, openEvening, record, TWO_TABLES } from './evening.ts';
import { command, continued } from './given.ts';

/*
 * Board 1 at table 1: South plays four spades. West, with two clubs, ruffs the club that East leads to trick 4, wins that
 * trick, and with the king of hearts trick 11. As played declarer has nine tricks; Law 64A1 gives him two more.
 */

export const REVOKE_BOARD: MeetingBoard = at(1, 1, 1);

export const REVOKE_DEAL = 'N:KJ74.J8.AKJ5.AQ6 A.AQT94.82.KT932 Q532.763.T93.875 T986.K52.Q764.J4';

export const REVOKE_TRICKS = [
  'W: DQ DA D2 D3',
  'N: SK SA S2 S6',
  'E: HA H3 H2 H8',
  'E: C2 C5 S8 C6',
  'W: D7 D5 D8 D9',
  'S: SQ S9 S4 C3',
  'S: S5 ST SJ H4',
  'N: DJ H9 DT D4',
  'N: CA C9 C7 C4',
  'N: CQ CT C8 CJ',
  'N: HJ HT H6 HK',
  'W: H5 S7 HQ H7',
  'N: DK CK S3 D6',
];

export const REVOKE_STEPS = [...REVOKE_TRICKS, 'N notices-revoke', '> revoke-damage no'];

/** As it is told with the hands of the record. */
export const REVOKE_TOLD: Pick<CaseCommands['open-case'], 'setup' | 'steps'> = {
  setup: { dealer: 'N', vulnerable: 'None', hands: 'record', contract: '4SS' },
  steps: REVOKE_STEPS,
};

/** Two tables: board 1 has its hands and four spades one down at table 1, made at table 2. */
export const beforeRevoke = (): TournamentState =>
  continued(
    openEvening(TWO_TABLES),
    command('attach-deals', { session: 1, deals: [{ board: 1, deal: REVOKE_DEAL }] }),
    record(REVOKE_BOARD, '4SS-1', 'director'),
    record(at(1, 2, 1), '4SS=', 'director'),
  );
