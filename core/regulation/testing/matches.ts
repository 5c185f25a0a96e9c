import { orThrow } from '../../base/index.ts';
import {
  type BothSides,
  balanced,
  byScale,
  MARGIN_ROUNDING,
  type MatchRecord,
  type RoundResult,
  type Standing,
  type VpScale,
  vpsOfNets,
} from '../../scoring/index.ts';
import { F } from '../../scoring/testing/lines.ts';
import { RTP_2014_VPS } from '../rtp2014/vp.ts';

/** `40-20` as the two figures. */
export function sides(text: string): BothSides {
  const [a = '0', b = '0'] = text.split('-');
  return { a: F(a), b: F(b) };
}

const NOTHING = sides('0-0');

/** A match of that many boards by its IMPs, `matchOf('A', 'B', '40-20', 16)`; VPs by the scale. */
export function matchOf(
  a: string,
  b: string,
  imps: string,
  boards = 16,
  scale: VpScale = RTP_2014_VPS,
): MatchRecord {
  const won = sides(imps);
  const vps = orThrow(vpsOfNets(balanced(won.a.minus(won.b)), boards, byScale(scale), MARGIN_ROUNDING));
  return { a, b, vps, imps: won, points: NOTHING, boardsWon: NOTHING };
}

/** A match of which only the VPs matter. */
export const vpsOnly = (a: string, b: string, vps: string): MatchRecord => ({
  a,
  b,
  vps: sides(vps),
  imps: NOTHING,
  points: NOTHING,
  boardsWon: NOTHING,
});

/** `A-H 44-31, B-G 49-26`: the matches of a round. */
export const roundOf = (round: number, text: string, boards = 16): RoundResult[] =>
  text.split(', ').map((one) => {
    const [, a = '', b = '', imps = ''] = /^(\w+)-(\w+) (\S+)$/.exec(one) ?? [];
    return { kind: 'match', round, match: matchOf(a, b, imps, boards) };
  });

/** `B 15.56, C 14.39`: a standing in order. */
export const inOrder = ({ places }: Pick<Standing, 'places'>): string =>
  places.map(({ contestant, value }) => `${contestant} ${value.toDecimal(2)}`).join(', ');
