import type { BoardRemedy, SpoiltBoard, SpoiltBoardProposal } from '../spoilt-board.ts';
import type { RtpOffence } from './penalties.ts';

/** What may be wrong with a board of a match (RTP 2.3.6.2 to 2.3.6.5). */
export const RTP_SPOILT = [
  'turned-180',
  'turned-90',
  'hands-exchanged',
  'cards-missing',
  'not-shuffled',
  'card-face-up-seen',
  'opponents-hand-taken',
] as const;
export type RtpSpoilt = (typeof RTP_SPOILT)[number];

interface Row {
  readonly clause: string;
  readonly offence: RtpOffence;
  readonly remedy: 'stands' | 'save-or-altered' | 'altered' | 'save-or-cancel' | 'director-decides';
}

const RTP_2_3_6: Readonly<Record<RtpSpoilt, Row>> = {
  'turned-180': { clause: 'RTP 2.3.6.5', offence: 'board-rotated-180', remedy: 'stands' },
  'turned-90': { clause: 'RTP 2.3.6.5', offence: 'board-rotated-90', remedy: 'save-or-altered' },
  'hands-exchanged': { clause: 'RTP 2.3.6.4', offence: 'hands-exchanged', remedy: 'save-or-altered' },
  'cards-missing': { clause: 'RTP 2.3.6.4', offence: 'cards-missing', remedy: 'altered' },
  'not-shuffled': {
    clause: 'RTP 2.3.6.2, Law 6D2',
    offence: 'not-shuffled-or-misduplicated',
    remedy: 'altered',
  },
  'card-face-up-seen': { clause: 'RTP 2.3.6.5', offence: 'card-face-up', remedy: 'director-decides' },
  'opponents-hand-taken': { clause: 'RTP 2.3.6.5', offence: 'board-rotated-90', remedy: 'save-or-cancel' },
};

/** The simplest way to keep a board that two rooms can compare (RTP 2.3.6.1), or what the clause says instead. */
export function rtpSpoiltBoard(spoilt: SpoiltBoard<RtpSpoilt>): SpoiltBoardProposal<RtpOffence> {
  const { clause, offence, remedy } = RTP_2_3_6[spoilt.what];
  const board = remedyOf(remedy, spoilt);
  const cited = board === 'played-likewise' ? `${clause}, 2.3.6.1` : clause;
  return { board, clause: cited, offence, sentence: `${cited}: ${SENTENCES[board]}` };
}

function remedyOf(remedy: Row['remedy'], { otherRoom, replaceable }: SpoiltBoard<RtpSpoilt>): BoardRemedy {
  const altered = replaceable ? 'replaced' : 'cancelled';
  switch (remedy) {
    case 'stands':
    case 'director-decides':
      return remedy;
    case 'altered':
      return altered;
    case 'save-or-altered':
      return otherRoom === 'not-played' ? 'played-likewise' : altered;
    case 'save-or-cancel':
      return otherRoom === 'not-played' ? 'played-likewise' : 'cancelled';
  }
}

const SENTENCES: Readonly<Record<BoardRemedy, string>> = {
  stands: 'the result stands.',
  'played-likewise': 'the other room plays the board in the same form, so that the two compare.',
  replaced: 'the board is annulled and replaced.',
  cancelled: 'the board is annulled.',
  'director-decides': 'the director sees whether the board can be played; if not, it is annulled.',
};
