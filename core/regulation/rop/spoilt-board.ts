import type { BoardRemedy, SpoiltBoard, SpoiltBoardProposal } from '../spoilt-board.ts';
import type { RopOffence } from './penalties.ts';

/** What may be wrong with a board of a match (ROP 6.15, 9.2). */
export const ROP_SPOILT = [
  'turned-180',
  'turned-90',
  'incorrect',
  'cards-turned-inside',
  'information',
] as const;
export type RopSpoilt = (typeof ROP_SPOILT)[number];

/** ROP 6.15 and 9.2: an incorrect board is replaced if possible; one turned 90° is annulled, dearer in the second room. */
export function ropSpoiltBoard(spoilt: SpoiltBoard<RopSpoilt>): SpoiltBoardProposal<RopOffence> {
  const { what, otherRoom, replaceable } = spoilt;
  switch (what) {
    case 'turned-180':
      return proposal('stands', 'ROP 6.15', 'board-rotated-180', 'the result stands.');
    case 'turned-90': {
      const first = otherRoom === 'not-played';
      const offence = first ? 'board-rotated-90-first-room' : 'board-rotated-90-second-room';
      return proposal(
        'cancelled',
        'ROP 9.2',
        offence,
        `turned in the ${first ? 'first' : 'second'} room: annulled.`,
      );
    }
    case 'incorrect':
      return replaceable
        ? proposal('replaced', 'ROP 6.15', 'board-replaceable', 'annulled and replaced.')
        : proposal('cancelled', 'ROP 6.15', 'board-not-replaceable', 'it cannot be replaced: annulled.');
    case 'cards-turned-inside':
      return proposal('cancelled', 'ROP 9.2', 'cards-turned', 'annulled.');
    case 'information':
      return proposal(
        'director-decides',
        'ROP 6.15, Law 16',
        'unauthorised-information',
        'Law 16 says whether it is played.',
      );
  }
}

const proposal = (
  board: BoardRemedy,
  clause: string,
  offence: RopOffence,
  sentence: string,
): SpoiltBoardProposal<RopOffence> => ({ board, clause, offence, sentence: `${clause}: ${sentence}` });
