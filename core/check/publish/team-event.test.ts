import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { readUsebio, writeUsebio } from '../../format/index.ts';
import { type BoardResult, parseBoardResult } from '../../game/index.ts';
import { PROFILE_IDS } from '../../regulation/index.ts';
import { rescore } from '../rescore/index.ts';
import { resultsOfTeams, type TeamEvent, type TeamEventMatch } from './team-event.ts';

const result = (text: string): BoardResult => orThrow(parseBoardResult(text));
const player = (name: string) => ({ name });

const team = (number: string, name: string) => ({
  number,
  name,
  pairs: [
    { number: `${number}-1`, players: [player(`${name} North`), player(`${name} South`)] },
    { number: `${number}-2`, players: [player(`${name} East`), player(`${name} West`)] },
  ],
});

/** `4SN=/4SN-1`: the results of a board in the open and the closed room. */
function match(round: number, home: string, away: string, boards: readonly string[]): TeamEventMatch {
  return {
    round,
    home,
    away,
    boards: boards.map((text, at) => {
      const [open = '', closed = ''] = text.split('/');
      return {
        board: at + 1,
        open: { ns: `${home}-1`, ew: `${away}-2`, result: result(open) },
        closed: { ns: `${away}-1`, ew: `${home}-2`, result: result(closed) },
      };
    }),
  };
}

const flat = '1NTS=/1NTS=';
const TEAMS = [team('1', 'Owls'), team('2', 'Larks'), team('3', 'Rooks'), team('4', 'Terns')];

const event: TeamEvent = {
  name: 'A club Swiss',
  profile: 'rtp-2014',
  swiss: true,
  teams: TEAMS,
  matches: [
    match(1, '1', '2', ['4SN=/4SN-1', ...Array(15).fill(flat)]),
    match(1, '3', '4', [...Array(15).fill(flat), '3NTE=/3NTE-1']),
  ],
};

const published = (from: TeamEvent) => {
  const { file, findings } = orThrow(readUsebio(writeUsebio(orThrow(resultsOfTeams(from)))));
  return { file, findings, rescored: orThrow(rescore(file)) };
};

describe('an event of teams as USEBIO', () => {
  test('IMPs of boards, VPs of matches, totals and places (RTP 3.6.6)', () => {
    const { file, findings } = published(event);
    const [section] = file.event.sessions[0]!.sections;
    const [first, second] = section!.matches;
    expect(first).toMatchObject({
      first: '1',
      second: '2',
      boards: { from: 1, to: 16 },
      score: { first: { units: 1280, decimals: 2 }, second: { units: 720, decimals: 2 } },
    });
    expect(first?.travellers[0]?.imps).toEqual({ units: 10, decimals: 0 });
    // Board 16, East–West vulnerable: 600 and −100, 700 points, 12 IMPs to Terns; 16 boards, 12 IMPs 13.28.
    expect(second?.score.second).toEqual({ units: 1328, decimals: 2 });
    expect(
      section!.contestants.map(({ name, published: { place, total } }) => [name, place?.rank, total?.units]),
    ).toEqual([
      ['Owls', 2, 1280],
      ['Larks', 3, 720],
      ['Rooks', 4, 672],
      ['Terns', 1, 1328],
    ]);
    expect(findings).toEqual([]);
  });

  test('naipe rescore finds nothing to correct in it', () => {
    const { rescored } = published(event);
    expect(rescored.differences).toEqual([]);
    expect(rescored.checked).toMatchObject({ table: 64, board: 32, matches: 2, totals: 4 });
  });

  test.each([
    ['IMPs of a board', '<IMPS>10<', '<IMPS>11<', ['11', '10']],
    ['a total', '<TOTAL_SCORE>13.28<', '<TOTAL_SCORE>13.38<', ['13.38', '13.28']],
  ])('%s that were altered are found', (_what, right, wrong, difference) => {
    const text = writeUsebio(orThrow(resultsOfTeams(event))).replace(right, wrong);
    const { differences } = orThrow(rescore(orThrow(readUsebio(text)).file));
    expect(differences.map(({ published: was, computed }) => [was, computed])).toContainEqual(difference);
  });

  test('an event of any results, by any regulation, is written, read and rescored without a difference', () => {
    const contract = fc.constantFrom('4SN=', '4SN-1', '3NTE+1', '2HW-2', 'Pass', '6DS=', '1CXN+2', '5CXW-3');
    const boards = fc.array(fc.tuple(contract, contract), { minLength: 8, maxLength: 12 });
    fc.assert(
      fc.property(
        boards,
        boards,
        fc.constantFrom(...PROFILE_IDS),
        fc.boolean(),
        (one, other, profile, swiss) => {
          const size = Math.min(one.length, other.length);
          const texts = (list: readonly (readonly [string, string])[]) =>
            list.slice(0, size).map(([open, closed]) => `${open}/${closed}`);
          const matches = [match(1, '1', '2', texts(one)), match(1, '3', '4', texts(other))];
          const { rescored } = published({ profile, swiss, teams: TEAMS, matches });
          // Ties are broken by the regulation; the file's totals do not tell how.
          expect(rescored.differences.filter(({ what }) => what !== 'place')).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });
});
