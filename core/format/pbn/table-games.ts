import { isBoardNumber, readVulnerability, type Seat, type Side, sideOf } from '../../game/index.ts';
import { type Decimal, readDecimal } from '../decimal.ts';
import { readPlayed } from '../results/cells.ts';
import type { PublishedPoints, ResultsMatch, Traveller, TravellerLine } from '../results/model.ts';
import { type PbnGame, tagValue, toldTag } from './model.ts';
import { figureTagNS, seatTag, tricksTag } from './played.ts';

/** A game that is the result of one table on one board: no ScoreTable, but what was played there. */
const isTableGame = (game: PbnGame): boolean =>
  isBoardNumber(boardOf(game)) &&
  ((toldTag(game, 'Contract') !== undefined && toldTag(game, 'Result') !== undefined) ||
    toldTag(game, 'Contract') === 'Pass' ||
    toldTag(game, 'Score') !== undefined);

const boardOf = (game: PbnGame): number => Number(tagValue(game, 'Board'));

/** Matchpoints and percentages are each side's own: what one side is said to have says nothing of the other. */
function pointsOf(game: PbnGame, side: Side, declarer: Seat | undefined): PublishedPoints {
  const own = (tag: string): Decimal | undefined => {
    const value = toldTag(game, tag) ?? '';
    const named = new RegExp(`${side} ([+-]?[\\d.]+)`, 'i').exec(value)?.[1];
    const bare = declarer !== undefined && sideOf(declarer) === side ? value : '';
    return readDecimal(named ?? bare);
  };
  const matchpoints = own('ScoreMP');
  const percentage = own('ScorePercentage');
  const imps = figureTagNS(game, 'ScoreIMP', declarer);
  return {
    ...(matchpoints === undefined ? {} : { matchpoints }),
    ...(percentage === undefined ? {} : { percentage }),
    ...(imps === undefined ? {} : { crossImps: side === 'NS' ? imps : { ...imps, units: 0 - imps.units } }),
  };
}

function lineOf(game: PbnGame, seated: TravellerLine['seated'], side?: Side): TravellerLine {
  const contract = toldTag(game, 'Contract');
  const declarer = seatTag(game, 'Declarer');
  const tricks = tricksTag(game);
  const score = figureTagNS(game, 'Score', declarer);
  const round = toldTag(game, 'Round') ?? '';
  const table = toldTag(game, 'Table');
  return {
    seated,
    ...(side === undefined ? {} : { side }),
    ...(/^\d{1,4}$/.test(round) ? { round: Number(round) } : {}),
    ...(table === undefined ? {} : { table }),
    outcome:
      contract === undefined
        ? { kind: score === undefined ? 'not-played' : 'scored' }
        : readPlayed(contract, declarer ?? '', tricks === undefined ? '' : `${tricks}`),
    ...(score === undefined ? {} : { score: { NS: score.units, EW: 0 - score.units } }),
    points:
      side === undefined ? { NS: pointsOf(game, 'NS', declarer), EW: pointsOf(game, 'EW', declarer) } : NONE,
    line: game.line,
  };
}

const NONE = { NS: {}, EW: {} } as const;

const vulnerabilityIn = (game: PbnGame): Pick<Traveller, 'vulnerability'> => {
  const vulnerability = readVulnerability(tagValue(game, 'Vulnerable') ?? '');
  return vulnerability === undefined ? {} : { vulnerability };
};

/** Groups games, in the order of the file. */
function grouped(games: readonly PbnGame[], by: (game: PbnGame) => string): readonly (readonly PbnGame[])[] {
  const groups = new Map<string, PbnGame[]>();
  for (const game of games) groups.set(by(game), [...(groups.get(by(game)) ?? []), game]);
  return [...groups.values()];
}

const byBoard = (game: PbnGame): string => `${boardOf(game)}`;

/** The boards of an event for pairs, one game a table. */
export const tableTravellers = (games: readonly PbnGame[]): readonly Traveller[] =>
  grouped(games.filter(isTableGame), byBoard).flatMap((tables): Traveller[] => {
    const [first] = tables;
    if (first === undefined) return [];
    const lines = tables.map((game) =>
      lineOf(game, { kind: 'pairs', NS: toldTag(game, 'PairNS') ?? '', EW: toldTag(game, 'PairEW') ?? '' }),
    );
    return [{ board: boardOf(first), ...vulnerabilityIn(first), lines }];
  });

const ROOM_SIDES: Readonly<Record<string, Side>> = { OPEN: 'NS', CLOSED: 'EW' };

/** The side of the home team: North–South in the open room (PBN 2.1, 4.5). */
const homeSide = (game: PbnGame): Side | undefined => ROOM_SIDES[toldTag(game, 'Room')?.toUpperCase() ?? ''];

/** Does the file hold the two rooms of matches? */
export const hasRooms = (games: readonly PbnGame[]): boolean =>
  games.some((game) => isTableGame(game) && homeSide(game) !== undefined);

const teamsOf = (game: PbnGame): readonly [home: string, visit: string] => [
  toldTag(game, 'HomeTeam') ?? '1',
  toldTag(game, 'VisitTeam') ?? '2',
];

function matchTraveller(rooms: readonly PbnGame[]): Traveller | undefined {
  const [first] = rooms;
  if (first === undefined) return undefined;
  const [home, visit] = teamsOf(first);
  const imps = rooms
    .map((game) => {
      const figure = figureTagNS(game, 'ScoreIMP', seatTag(game, 'Declarer'));
      return figure !== undefined && homeSide(game) === 'EW'
        ? { ...figure, units: 0 - figure.units }
        : figure;
    })
    .find((figure) => figure !== undefined);
  const lines = rooms.map((game) => {
    const side = homeSide(game) ?? 'NS';
    const seated = side === 'NS' ? { NS: home, EW: visit } : { NS: visit, EW: home };
    return lineOf(game, { kind: 'pairs', ...seated }, side);
  });
  return { board: boardOf(first), ...vulnerabilityIn(first), ...(imps === undefined ? {} : { imps }), lines };
}

/** The matches of a file that has one game for each table of them. */
export const tableMatches = (games: readonly PbnGame[]): readonly ResultsMatch[] =>
  grouped(games.filter(isTableGame), (game) =>
    JSON.stringify([toldTag(game, 'Stage'), toldTag(game, 'Round'), ...teamsOf(game)]),
  ).flatMap((tables): ResultsMatch[] => {
    const [first] = tables;
    if (first === undefined) return [];
    const [home, visit] = teamsOf(first);
    const round = toldTag(first, 'Round') ?? '';
    return [
      {
        ...(/^\d{1,4}$/.test(round) ? { round: Number(round) } : {}),
        first: home,
        second: visit,
        score: {},
        travellers: grouped(tables, byBoard).flatMap((rooms) => matchTraveller(rooms) ?? []),
        line: first.line,
      },
    ];
  });
