import { ALL, asked, type CoverageRow, code, IN_1997, IN_2017, SINCE_2007, told } from './rows.ts';

const GAME = '`naipe/game` knows it: cards, boards, dealer and vulnerability';
const MOVEMENT = '`naipe/movement` seats and moves';
const DEALING = 'the players’ page says it where the tables deal; else `naipe deal`, or whoever deals';

/** Laws 1 to 8. */
export const LAWS_1_TO_8 = [
  told([1997, 2007], '1', GAME),
  told(IN_2017, '1A', GAME),
  told(IN_2017, '1B 1C', 'the players’ page says it'),
  told(ALL, '2', GAME),
  told(ALL, '3 4', MOVEMENT),
  told(ALL, '5A', MOVEMENT),
  asked(ALL, '5B', 'wrongWay'),
  told(ALL, '6A 6B 6C 6E1 6E2 6E3 6E4 6F', DEALING),
  asked(ALL, '6D1', 'beforeTheAuction'),
  asked(ALL, '6D2', 'noResultStands'),
  asked(ALL, '6D3', 'redealOrdered'),
  asked(ALL, '7A', 'incidentReported'),
  told(SINCE_2007, '7B1', 'each takes his own hand'),
  asked(IN_1997, '7B1 7B2', 'incidentReported'),
  asked(SINCE_2007, '7B2 7B3', 'incidentReported'),
  asked(ALL, '7C 7D', 'incidentReported'),
  told(ALL, '8A1', MOVEMENT),
  asked(ALL, '8A2', 'incidentReported'),
  told(IN_1997, '8B', 'the clock ends the round'),
  told(SINCE_2007, '8B1', 'the clock ends the round'),
  code(SINCE_2007, '8B2', 'boardRescheduled'),
  told(ALL, '8C', 'the clock ends the session'),
] as const satisfies readonly CoverageRow[];
