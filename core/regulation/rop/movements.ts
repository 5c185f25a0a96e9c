import type { OfficialMovements } from '../../movement/index.ts';

/** The movements of pairs tournaments that the federation organises itself (ROP 8.1). */
export const ROP_MOVEMENTS: OfficialMovements = {
  name: 'ROP',
  howell: {
    clause: 'ROP 8.1.3',
    rows: [
      { pairs: { from: 7, to: 8 }, lengths: [{ rounds: 7, boardsPerRound: 4 }] },
      { pairs: { from: 9, to: 10 }, lengths: [{ rounds: 9, boardsPerRound: 3 }] },
      { pairs: { from: 11, to: 12 }, lengths: [{ rounds: 11, boardsPerRound: 3 }] },
      { pairs: { from: 13, to: 14 }, lengths: [{ rounds: 13, boardsPerRound: 2 }] },
      { pairs: { from: 15, to: 16 }, lengths: [{ rounds: 15, boardsPerRound: 2 }] },
    ],
  },
  mitchell: {
    clause: 'ROP 8.1.3',
    rows: [
      { pairs: { from: 17, to: 20 }, lengths: [{ rounds: 9, boardsPerRound: 3 }] },
      { pairs: { from: 21, to: 24 }, lengths: [{ rounds: 10, boardsPerRound: 3 }] },
      { pairs: { from: 25, to: 28 }, lengths: [{ rounds: 13, boardsPerRound: 2 }] },
      { pairs: { from: 29, to: 32 }, lengths: [{ rounds: 14, boardsPerRound: 2 }] },
      { pairs: { from: 33, to: 34 }, lengths: [{ rounds: 15, boardsPerRound: 2 }] },
    ],
  },
  sections: {
    clause: 'ROP 8.1.3',
    rows: [
      { from: 69, sections: 3 },
      { from: 35, sections: 2 },
    ],
  },
  mixed: {
    clause: 'ROP 8.1.3',
    rows: [
      { pairs: 22, rounds: 7, boardsPerRound: 4 },
      { pairs: 28, rounds: 9, boardsPerRound: 3 },
      { pairs: 34, rounds: 11, boardsPerRound: 3 },
    ],
  },
  neverCutShort: { clause: 'ROP 8.1.1' },
  fewestBoards: { clause: 'ROP 8.1.1', event: 24, player: 20 },
  mostMeetings: undefined,
};
