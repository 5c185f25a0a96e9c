import { ALL, asked, type CoverageRow, code, IN_1997, IN_2007, IN_2017, SINCE_2007, told } from './rows.ts';

/** Laws 17 to 22. */
export const LAWS_17_TO_22 = [
  asked(ALL, '17A', 'consulted'),
  code(ALL, '17B 17C', 'turnOf'),
  asked(IN_1997, '17D', 'wrongHand'),
  code(IN_1997, '17E', 'phaseOf'),
  code(IN_2007, '17D1 17D4', 'wrongHand'),
  asked(IN_2007, '17D2', 'comparedAtOnce'),
  asked(IN_2007, '17D3', 'handMetAgain'),
  told(IN_2007, '17E1', 'points to Law 22'),
  code(IN_2007, '17E2', 'rightToCallRetained'),
  code(IN_2017, '17D1 17D2', 'phaseOf'),
  code(IN_2017, '17D3', 'rightToCallRetained'),

  code(ALL, '18A', 'isAnyCall'),
  code(ALL, '18B 18C 18D 18E', 'isInsufficient'),
  told(ALL, '18F', 'for the regulations'),

  code(ALL, '19A1 19B1', 'isAdmissible'),
  code(ALL, '19A2 19B2', 'misstatedDouble'),
  asked(ALL, '19A3 19B3', 'misstatedDouble'),
  code(ALL, '19C 19D', 'standingOf'),

  code(ALL, '20A 20C1', 'requestRight'),
  code(ALL, '20B 20C2', 'reviewRight'),
  code(ALL, '20D', 'auctionRestated'),
  asked(ALL, '20E', 'reviewWrong'),
  code(ALL, '20F1 20F2', 'explanationRight'),
  code(SINCE_2007, '20F3', 'requestRight'),
  code(IN_2007, '20F4', 'correctionTime'),
  code(IN_2017, '20F4(a)', 'correctionTime'),
  code(IN_2017, '20F4(b)', 'explanationCorrected'),
  code(SINCE_2007, '20F5(a) 20F5(b)(i) 20F5(b)(ii)', 'correctionTime'),
  code(SINCE_2007, '20F6', 'explanationCorrected'),
  code(SINCE_2007, '20G1', 'requestMade'),
  code(IN_2007, '20G2', 'consulted'),
  code(IN_2017, '20G2', 'requestMade'),
  code(IN_2017, '20G3', 'consulted'),

  asked(ALL, '21A', 'misinformed'),
  asked(IN_1997, '21B1', 'mayBeChanged'),
  asked(SINCE_2007, '21B1(a)', 'mayBeChanged'),
  asked(SINCE_2007, '21B1(b)', 'misinformed'),
  asked(ALL, '21B2', 'opponentsTurn'),
  asked(ALL, '21B3', 'damageReviewed'),

  code(IN_1997, '22A 22B', 'isAuctionEnded'),
  code(IN_2007, '22A1 22A2', 'isAuctionEnded'),
  code(IN_2007, '22B1 22B2', 'phaseOf'),
  code(IN_2017, '22A 22B', 'isAuctionEnded'),
] as const satisfies readonly CoverageRow[];
