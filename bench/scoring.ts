import { createRequire } from 'node:module';
import { Fraction, orThrow } from 'naipe/base';
import {
  CROSS_IMPS,
  LAW_POLICIES,
  LiveSession,
  MATCHPOINTS,
  type Method,
  matchpointTraveller,
  type Penalty,
  type Session,
  scoreSession,
  Tally,
  type TravellerLine,
  tableScore,
} from 'naipe/scoring';
import { measure, type Row } from './measure.ts';

const BRIDGE_SCORER = 'bridge-scorer';

interface PeerGame {
  readonly contract: { readonly declaror: string };
  readonly score: number;
}
interface BridgeScorer {
  matchpoints(games: PeerGame[]): unknown;
}
const peer = createRequire(import.meta.url)(BRIDGE_SCORER) as BridgeScorer;

/** A large field: 2,000 pairs, 26 boards, 26,000 results, compared across the field. */
const TABLES = 1000;
const BOARDS = 26;

/** Common scores, the likelier the earlier. */
const USUAL = [
  420, 450, -50, -100, 140, 170, 620, 650, -620, -420, 110, 90, -110, 400, 430, -400, 50, 100, -140, -170,
  600, 630, 660, -300, 500, -200, 200, 300, 1430, 980, -980,
] as const;

/** A simple generator, so that every run has the same boards. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function someTravellers(): number[][] {
  const next = numbersFrom(12_345);
  const score = () => USUAL[Math.floor(next() * next() * USUAL.length)] ?? 0;
  return Array.from({ length: BOARDS }, () => Array.from({ length: TABLES }, score));
}

function linesOf(travellers: readonly (readonly number[])[]): TravellerLine[] {
  return travellers.flatMap((scores, board) =>
    scores.map((score, table) => ({
      board: board + 1,
      table: `${table + 1}`,
      ns: `${table + 1}`,
      ew: `${TABLES + 1 + ((table + board * 37) % TABLES)}`,
      score: tableScore(score),
    })),
  );
}

/** The peer wants the declarer's side and the size of the score. */
const forPeer = (scores: readonly number[]): PeerGame[] =>
  scores.map((score) => ({ contract: { declaror: score >= 0 ? 'N' : 'E' }, score: Math.abs(score) }));

const PENALTIES: readonly Penalty[] = ['7', '1207', '1900'].map((contestant) => ({
  contestant,
  clause: 'Law 90',
  amount: { unit: 'percent-of-top', value: Fraction.of(10) },
}));

/** One board short of a result, so that Neuberg's formula has work to do. */
function sessionOf(lines: readonly TravellerLine[], method: Method): Session {
  const penalties = method.kind === 'matchpoints' ? PENALTIES : [];
  return { lines: lines.slice(1), method, policy: LAW_POLICIES[2017], penalties };
}

const ranked = (session: Session) => orThrow(scoreSession(session)).places();

/** The same few lines change again and again, so that the field stays what it is. */
function changes(live: LiveSession): () => void {
  let at = 0;
  return () => {
    at = (at + 7919) % (TABLES * BOARDS - 1);
    orThrow(live.change(at, tableScore(USUAL[at % USUAL.length] ?? 0)));
    live.order();
  };
}

export async function scoringBench(): Promise<Row[]> {
  const travellers = someTravellers();
  const lines = linesOf(travellers);
  const peerGames = travellers.map(forPeer);
  const results = TABLES * BOARDS;
  const tally = new Tally();
  const peerMatchpoints = {
    name: BRIDGE_SCORER,
    items: results,
    run: () => peerGames.forEach((games) => void peer.matchpoints(games)),
  };
  const full = { items: 1, run: () => ranked(sessionOf(lines, MATCHPOINTS)) };
  const live = orThrow(LiveSession.of(sessionOf(lines, MATCHPOINTS)));
  return [
    await measure(
      'results matchpointed, travellers of 1,000',
      { items: results, run: () => travellers.forEach((scores) => void matchpointTraveller(scores, tally)) },
      peerMatchpoints,
    ),
    await measure(
      'results matchpointed and 2,000 pairs ranked, with Neuberg and penalties, against matchpointing alone',
      { items: results, run: full.run },
      peerMatchpoints,
    ),
    await measure('results cross-IMPed and 2,000 pairs ranked', {
      items: results,
      run: () => ranked(sessionOf(lines, CROSS_IMPS)),
    }),
    await measure(
      'changes of one score, 2,000 pairs ranked again, against scoring all',
      { items: 1, run: changes(live) },
      {
        name: 'Naipe, from the start',
        ...full,
      },
    ),
  ];
}
