import type { Side } from '../../game/index.ts';
import type { Note } from '../finding.ts';
import type { Place, PublishedTotals, ResultsContestant, ResultsPlayer } from '../results/model.ts';
import { childrenOf, textOf, type XmlElement } from '../xml/tree.ts';
import { countField, decimalField, optional, requiredText, wordField } from './fields.ts';

export const USEBIO_SIDES: Readonly<Record<string, Side>> = {
  NS: 'NS',
  EW: 'EW',
  N: 'NS',
  S: 'NS',
  E: 'EW',
  W: 'EW',
};

/** Reads `7`, `7=` or `=7`. */
function readPlace(element: XmlElement, note: Note): Place | undefined {
  const text = textOf(element, 'PLACE');
  if (text === undefined || text === '-') return undefined;
  const [, before, rank, after] = /^(=?)\s*(\d{1,5})\s*(=?)$/.exec(text) ?? [];
  if (rank === undefined) {
    note('usebio-place', element.line, `PLACE is "${text}", expected a number, with "=" when tied.`);
    return undefined;
  }
  return { rank: Number(rank), tied: before === '=' || after === '=' };
}

function readTotals(element: XmlElement, note: Note): PublishedTotals {
  const masterPoints = childrenOf(element, 'MASTER_POINTS').flatMap((awarded) => {
    const amount = decimalField(awarded, 'MASTER_POINTS_AWARDED', note);
    return amount === undefined
      ? []
      : [{ amount, ...optional('colour', textOf(awarded, 'MASTER_POINT_TYPE')) }];
  });
  return {
    ...optional('place', readPlace(element, note)),
    ...optional('percentage', decimalField(element, 'PERCENTAGE', note)),
    ...optional('total', decimalField(element, 'TOTAL_SCORE', note)),
    ...optional('imps', decimalField(element, 'PAIR_IMPS', note)),
    ...optional('winsOrDraws', decimalField(element, 'WINS_OR_DRAWS', note)),
    ...optional('boardsPlayed', countField(element, 'BOARDS_PLAYED', note)),
    masterPoints,
  };
}

const readPlayer = (element: XmlElement): ResultsPlayer => ({
  name: textOf(element, 'PLAYER_NAME') ?? '',
  ...optional('clubId', textOf(element, 'CLUB_ID_NUMBER')),
  ...optional('nationalId', textOf(element, 'NATIONAL_ID_NUMBER')),
});

function readPair(element: XmlElement, note: Note): ResultsContestant {
  return {
    kind: 'pair',
    number: requiredText(element, 'PAIR_NUMBER', note) ?? '',
    ...optional('side', wordField(element, 'DIRECTION', USEBIO_SIDES, note)),
    players: childrenOf(element, 'PLAYER').map(readPlayer),
    pairs: [],
    published: readTotals(element, note),
    line: element.line,
  };
}

function readTeam(element: XmlElement, note: Note): ResultsContestant {
  const number = element.attributes.get('TEAM_ID')?.trim() || textOf(element, 'TEAM_ID');
  if (number === undefined) note('usebio-missing', element.line, '<TEAM> has no TEAM_ID.');
  const name = element.attributes.get('TEAM_NAME')?.trim() || textOf(element, 'TEAM_NAME');
  return {
    kind: 'team',
    number: number ?? '',
    ...optional('name', name),
    players: childrenOf(element, 'PLAYER').map(readPlayer),
    pairs: childrenOf(element, 'PAIR').map((pair) => readPair(pair, note)),
    published: readTotals(element, note),
    line: element.line,
  };
}

/** The contestant of an individual: a player with a number of their own. */
function readIndividual(element: XmlElement, note: Note): ResultsContestant {
  return {
    kind: 'player',
    number: requiredText(element, 'PLAYER_NUMBER', note) ?? '',
    players: [readPlayer(element)],
    pairs: [],
    published: readTotals(element, note),
    line: element.line,
  };
}

/** The contestants that stand directly in an EVENT, SESSION or SECTION. */
export function readContestants(element: XmlElement, note: Note): readonly ResultsContestant[] {
  return childrenOf(element, 'PARTICIPANTS').flatMap(({ children }) =>
    children.flatMap((child) => {
      if (child.name === 'PAIR') return [readPair(child, note)];
      if (child.name === 'TEAM') return [readTeam(child, note)];
      if (child.name === 'PLAYER') return [readIndividual(child, note)];
      return [];
    }),
  );
}
