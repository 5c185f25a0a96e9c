import { describe, expect, test } from 'vitest';
import { type JoiningPlayer, type RtpTeamChange, rtpTeamChangeBreaches } from './team-change.ts';

const joins = (
  id: string,
  playedForAnother: JoiningPlayer['playedForAnother'] = 'nothing',
): JoiningPlayer => ({
  id,
  playedForAnother,
});

/** A national final; the team qualified with a, b, c, d and e. */
const final: RtpTeamChange = {
  mostPlayers: 6,
  entered: ['a', 'b', 'c', 'd', 'e'],
  used: [],
  leaving: [],
  joining: [],
  toldBeforehand: true,
  qualifiedWith: ['a', 'b', 'c', 'd', 'e'],
};

const codes = (change: Partial<RtpTeamChange>, to: RtpTeamChange = final): string[] =>
  rtpTeamChangeBreaches({ ...to, ...change }).map(({ code }) => code);

describe('RTP 3.6.4: a national final after regional qualifying', () => {
  test('W25(a): a, b, c, d with a new f: allowed', () => {
    expect(codes({ leaving: ['e'], joining: [joins('f')] })).toEqual([]);
  });

  test('W25(b): g, whose team was eliminated in a region: allowed, if the team qualified with fewer than six', () => {
    expect(codes({ joining: [joins('g', 'an-earlier-phase')] })).toEqual([]);
    const six = ['a', 'b', 'c', 'd', 'e', 'f'];
    const complete = { qualifiedWith: six, entered: six, leaving: ['f'] };
    expect(codes({ ...complete, joining: [joins('g', 'an-earlier-phase')] })).toEqual(['other-team']);
  });

  test('W25(c): h, who has played the final for another team: not allowed', () => {
    expect(codes({ joining: [joins('h', 'this-phase')] })).toEqual(['other-team']);
  });

  test('W25(d): a, b, c with f, g and i: three kept, four are needed', () => {
    const joining = [joins('f'), joins('g'), joins('i')];
    expect(codes({ leaving: ['d', 'e'], joining })).toEqual(['too-few-kept']);
  });

  test('W25(e), RTP 3.1.3.3(b): three players of Norte among six, four are needed', () => {
    const region = { name: 'Norte', players: ['a', 'b', 'c', 'x'] };
    const found = rtpTeamChangeBreaches({ ...final, region, joining: [joins('f')] });
    expect(found.map(({ clause }) => clause)).toEqual(['RTP 3.1.3.3(b)']);
    expect(codes({ region, joining: [joins('x')] })).toEqual([]);
  });

  test('W25(f): e, who has played the final, is not replaced; the sixth place may be filled', () => {
    expect(codes({ used: ['e'], leaving: ['e'], joining: [joins('j')] })).toEqual(['already-played']);
    expect(codes({ used: ['e'], joining: [joins('j')] })).toEqual([]);
  });

  test('no more than six, and never unannounced', () => {
    expect(codes({ joining: [joins('f'), joins('i')] })).toEqual(['too-many-players']);
    expect(codes({ joining: [joins('f')], toldBeforehand: false })).toEqual(['not-told']);
  });
});

test('RTP 3.6.4, 3.6.1: elsewhere who has played for another team is not free, who was only entered is', () => {
  const { qualifiedWith: _, ...plain } = final;
  expect(codes({ joining: [joins('g', 'an-earlier-phase')] }, plain)).toEqual(['other-team']);
  expect(codes({ joining: [joins('g')] }, plain)).toEqual([]);
});
