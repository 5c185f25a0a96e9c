import type { OfficialMovements } from '../../movement/index.ts';

/** The movements of official pairs events (RTP 3.5.1, 3.5.3, 3.5.5). */
export const RTP_2014_MOVEMENTS: OfficialMovements = {
  name: 'RTP 2014',
  howell: {
    clause: 'RTP 3.5.5.2',
    rows: [
      { pairs: { from: 7, to: 8 }, lengths: [{ rounds: 7, boardsPerRound: 4 }] },
      { pairs: { from: 9, to: 10 }, lengths: [{ rounds: 9, boardsPerRound: 3 }] },
      { pairs: { from: 11, to: 12 }, lengths: [{ rounds: 11, boardsPerRound: 3 }] },
      { pairs: { from: 13, to: 14 }, lengths: [{ rounds: 13, boardsPerRound: 2 }] },
      { pairs: { from: 15, to: 16 }, lengths: [{ rounds: 15, boardsPerRound: 2 }] },
    ],
  },
  mitchell: {
    clause: 'RTP 3.5.5.1',
    rows: [
      { pairs: { from: 17, to: 20 }, lengths: [{ rounds: 9, boardsPerRound: 3 }] },
      {
        pairs: { from: 21, to: 24 },
        lengths: [
          { rounds: 9, boardsPerRound: 3 },
          { rounds: 10, boardsPerRound: 3 },
        ],
      },
      { pairs: { from: 25, to: 28 }, lengths: [{ rounds: 13, boardsPerRound: 2 }] },
      { pairs: { from: 29, to: 32 }, lengths: [{ rounds: 14, boardsPerRound: 2 }] },
      { pairs: { from: 33, to: 34 }, lengths: [{ rounds: 15, boardsPerRound: 2 }] },
    ],
  },
  sections: {
    clause: 'RTP 3.5.5.1',
    rows: [
      { from: 69, sections: 3 },
      { from: 35, sections: 2 },
    ],
  },
  mixed: {
    clause: 'RTP 3.5.5.3',
    rows: [
      { pairs: 22, rounds: 7, boardsPerRound: 4 },
      { pairs: 28, rounds: 9, boardsPerRound: 3 },
      { pairs: 34, rounds: 11, boardsPerRound: 3 },
    ],
  },
  neverCutShort: { clause: 'RTP 3.5.5.2' },
  fewestBoards: { clause: 'RTP 3.5.1', event: 24, player: 20 },
  mostMeetings: { clause: 'RTP 3.5.3', times: 2 },
};
