import { printDeal, SEATS, type Side } from '../../game/index.ts';
import { type Decimal, printDecimal } from '../decimal.ts';
import type {
  Competition,
  DealRecord,
  PublishedPoints,
  ResultsContestant,
  ResultsFile,
  ResultsMatch,
  ResultsPlayer,
  ResultsSection,
  ResultsSession,
  Traveller,
  TravellerLine,
} from '../results/model.ts';
import { writeXml, type XmlNode } from '../xml/writer.ts';
import { BOARD_SCORING, MATCH_SCORING, wordFor } from './words.ts';

const EVENT_TYPES: Readonly<Record<Competition, string>> = {
  pairs: 'PAIRS',
  'swiss-pairs': 'SWISS_PAIRS',
  teams: 'TEAMS',
  'swiss-teams': 'SWISS_TEAMS',
  knockout: 'KO',
  individual: 'INDIVIDUAL',
};

const node = (name: string, content: XmlNode['content'], attributes?: XmlNode['attributes']): XmlNode => ({
  name,
  content,
  ...(attributes === undefined ? {} : { attributes }),
});

/** A field that is left out when there is nothing to say. */
const field = (name: string, value: string | number | undefined): readonly XmlNode[] =>
  value === undefined ? [] : [node(name, String(value))];

const decimal = (name: string, value: Decimal | undefined): readonly XmlNode[] =>
  field(name, value === undefined ? undefined : printDecimal(value));

/** Writes results as a USEBIO file, version 1.2. What `readUsebio` reads of it is what was written. */
export function writeUsebio(file: ResultsFile): string {
  const { club, event, deals } = file;
  return writeXml(
    node(
      'USEBIO',
      [
        ...(club === undefined
          ? []
          : [node('CLUB', [...field('CLUB_NAME', club.name), ...field('CLUB_ID_NUMBER', club.id)])]),
        node('EVENT', eventNodes(file), {
          EVENT_TYPE: event.competition === undefined ? undefined : EVENT_TYPES[event.competition],
        }),
        ...(deals.length === 0 ? [] : [node('HANDSET', deals.map(dealNode))]),
      ],
      { Version: file.version ?? '1.2' },
    ),
  );
}

function eventNodes({ event, program }: ResultsFile): readonly XmlNode[] {
  const { boardScoring, matchScoring, pairwiseScoring, declared } = event;
  return [
    ...field('BOARD_SCORING_METHOD', wordFor(BOARD_SCORING, boardScoring)),
    ...field('MATCH_SCORING_METHOD', wordFor(MATCH_SCORING, matchScoring)),
    ...field('PAIRWISE_SCORING_METHOD', wordFor(BOARD_SCORING, pairwiseScoring)),
    ...field('PROGRAM_NAME', program?.name),
    ...field('PROGRAM_VERSION', program?.version),
    ...field('EVENT_DESCRIPTION', event.name),
    ...field('DATE', event.date),
    ...field('SESSION_COUNT', declared.sessions),
    ...field('SECTION_COUNT', declared.sections),
    ...field('PAIRS', declared.pairs),
    ...field('BOARDS_PLAYED', declared.boardsPlayed),
    ...field('WINNER_TYPE', event.winners),
    ...participants(event.overall),
    ...event.sessions.map((session) => sessionNode(session, event.competition)),
  ];
}

function sessionNode({ id, overall, sections }: ResultsSession, competition?: Competition): XmlNode {
  const [only] = sections;
  const plain = sections.length === 1 && only?.id === undefined && overall.length === 0;
  const inside =
    plain && only !== undefined
      ? sectionNodes(only, competition)
      : sections.map((section) =>
          node('SECTION', sectionNodes(section, competition), { SECTION_ID: section.id }),
        );
  return node('SESSION', [...participants(overall), ...inside], { SESSION_ID: id });
}

const sectionNodes = (
  { contestants, travellers, matches }: ResultsSection,
  competition?: Competition,
): readonly XmlNode[] => [
  ...participants(contestants),
  ...travellers.map(boardNode),
  ...matches.map((match) => matchNode(match, competition)),
];

const participants = (contestants: readonly ResultsContestant[]): readonly XmlNode[] =>
  contestants.length === 0 ? [] : [node('PARTICIPANTS', contestants.map(contestantNode))];

function contestantNode(contestant: ResultsContestant): XmlNode {
  const { number, name, players, pairs } = contestant;
  switch (contestant.kind) {
    case 'pair':
      return node('PAIR', [
        node('PAIR_NUMBER', number),
        ...field('DIRECTION', contestant.side),
        ...totals(contestant),
        ...players.map((player) => node('PLAYER', playerNodes(player))),
      ]);
    case 'team':
      return node(
        'TEAM',
        [
          ...totals(contestant),
          ...players.map((player) => node('PLAYER', playerNodes(player))),
          ...pairs.map(contestantNode),
        ],
        { TEAM_ID: number, TEAM_NAME: name },
      );
    case 'player':
      return node('PLAYER', [
        node('PLAYER_NUMBER', number),
        ...totals(contestant),
        ...players.flatMap(playerNodes),
      ]);
  }
}

const playerNodes = ({ name, clubId, nationalId }: ResultsPlayer): readonly XmlNode[] => [
  node('PLAYER_NAME', name),
  ...field('CLUB_ID_NUMBER', clubId),
  ...field('NATIONAL_ID_NUMBER', nationalId),
];

function totals({ published }: ResultsContestant): readonly XmlNode[] {
  const { place, percentage, total, imps, winsOrDraws, boardsPlayed, masterPoints } = published;
  return [
    ...decimal('PERCENTAGE', percentage),
    ...decimal('TOTAL_SCORE', total),
    ...decimal('PAIR_IMPS', imps),
    ...decimal('WINS_OR_DRAWS', winsOrDraws),
    ...field('PLACE', place && `${place.rank}${place.tied ? '=' : ''}`),
    ...field('BOARDS_PLAYED', boardsPlayed),
    ...masterPoints.map(({ amount, colour }) =>
      node('MASTER_POINTS', [
        ...decimal('MASTER_POINTS_AWARDED', amount),
        ...field('MASTER_POINT_TYPE', colour),
      ]),
    ),
  ];
}

/** Two teams are named TEAM and OPPOSING_TEAM; two pairs, by where they sat. */
function matchNode(match: ResultsMatch, competition?: Competition): XmlNode {
  const pairs = competition === 'pairs' || competition === 'swiss-pairs';
  return node('MATCH', [
    ...field('ROUND_NUMBER', match.round),
    node(pairs ? 'NS_PAIR_NUMBER' : 'TEAM', match.first),
    node(pairs ? 'EW_PAIR_NUMBER' : 'OPPOSING_TEAM', match.second),
    ...field('START_BOARD_NUMBER', match.boards?.from),
    ...field('END_BOARD_NUMBER', match.boards?.to),
    ...decimal(pairs ? 'NS_SCORE' : 'TEAM_SCORE', match.score.first),
    ...decimal(pairs ? 'EW_SCORE' : 'OPPOSING_TEAM_SCORE', match.score.second),
    ...match.travellers.map(boardNode),
  ]);
}

const boardNode = ({ board, imps, lines }: Traveller): XmlNode =>
  node('BOARD', [
    node('BOARD_NUMBER', String(board)),
    ...decimal('IMPS', imps),
    ...lines.map((line) => node('TRAVELLER_LINE', lineNodes(line))),
  ]);

function lineNodes(line: TravellerLine): readonly XmlNode[] {
  const { seated, side, round, table, lead, points } = line;
  const sitters =
    seated.kind === 'pairs'
      ? [node('NS_PAIR_NUMBER', seated.NS), node('EW_PAIR_NUMBER', seated.EW)]
      : SEATS.map((seat) => node(`${seat}_PLAYER_NUMBER`, seated[seat]));
  return [
    ...field('DIRECTION', side),
    ...field('ROUND_NUMBER', round),
    ...field('TABLE_NUMBER', table),
    ...sitters,
    ...playedNodes(line),
    ...field('LEAD', lead),
    ...scoreNodes(line),
    ...pointNodes('NS', points.NS),
    ...pointNodes('EW', points.EW),
  ];
}

function playedNodes({ outcome }: TravellerLine): readonly XmlNode[] {
  switch (outcome.kind) {
    case 'played': {
      if (outcome.result === 'passed-out') return [node('CONTRACT', 'PASS')];
      const { contract, tricks } = outcome.result;
      const { level, strain, doubling, declarer } = contract;
      return [
        node('CONTRACT', `${level}${strain}${doubling.toLowerCase()}`),
        node('PLAYED_BY', declarer),
        node('TRICKS', String(tricks)),
      ];
    }
    case 'unreadable':
      return [
        node('CONTRACT', outcome.contract),
        ...field('PLAYED_BY', outcome.declarer || undefined),
        ...field('TRICKS', outcome.tricks || undefined),
      ];
    case 'scored':
    case 'artificial':
    case 'not-played':
      return [];
  }
}

function scoreNodes({ outcome, score }: TravellerLine): readonly XmlNode[] {
  if (outcome.kind === 'artificial') {
    const { NS, EW } = outcome.percent;
    return [node('NS_SCORE', `${printDecimal(NS)}%`), node('EW_SCORE', `${printDecimal(EW)}%`)];
  }
  if (score === undefined) return [];
  return score.NS + score.EW === 0
    ? [node('SCORE', String(score.NS))]
    : [node('NS_SCORE', String(score.NS)), node('EW_SCORE', String(score.EW))];
}

const pointNodes = (
  side: Side,
  { matchpoints, crossImps, butlerImps }: PublishedPoints,
): readonly XmlNode[] => [
  ...decimal(`${side}_MATCH_POINTS`, matchpoints),
  ...decimal(`${side}_CROSS_IMP_POINTS`, crossImps),
  ...decimal(`${side}_BUTLER_POINTS`, butlerImps),
];

const DIRECTIONS = { N: 'North', E: 'East', S: 'South', W: 'West' } as const;
const SUITS = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS'] as const;

function dealNode({ board, deal }: DealRecord): XmlNode {
  const hands = printDeal(deal, 'N').slice(2).split(' ');
  return node('BOARD', [
    node('BOARD_NUMBER', String(board)),
    ...SEATS.map((seat, at) => {
      const suits = (hands[at] ?? '').split('.');
      return node('HAND', [
        node('DIRECTION', DIRECTIONS[seat]),
        ...SUITS.map((name, suit) => node(name, suits[suit] ?? '')),
      ]);
    }),
  ]);
}
