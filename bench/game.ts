import { createRequire } from 'node:module';
import { Auction as PeerAuction, Score as PeerScore } from '@bridge-tools/core';
import { pooled, seededNotForCompetition } from 'naipe/base';
import {
  type Auction,
  contractOf,
  DOUBLINGS,
  declarerScore,
  isBid,
  LEVELS,
  legalCalls,
  levelOf,
  makeCall,
  randomDeal,
  replayAuction,
  STRAINS,
  startAuction,
  strainOf,
} from 'naipe/game';
import { measure, type Row } from './measure.ts';

const BRIDGE_TOOLS = '@bridge-tools/core';
const BRIDGE_SCORER = 'bridge-scorer';

interface BridgeScorer {
  contractTricks(
    contract: { level: number; denomination: string; risk: string },
    vulnerable: boolean,
    tricks: number,
  ): number;
}
const scorer = createRequire(import.meta.url)(BRIDGE_SCORER) as BridgeScorer;

async function dealing(): Promise<Row[]> {
  const deals = 200;
  const secure = pooled((bytes) => crypto.getRandomValues(bytes));
  const seeded = seededNotForCompetition(1);
  const deal = (entropy: typeof secure) => () => {
    for (let count = 0; count < deals; count++) randomDeal(entropy);
  };
  return [
    await measure('deals, from system entropy', { run: deal(secure), items: deals }),
    await measure('deals, from a seed', { run: deal(seeded), items: deals }),
  ];
}

/** Every contract with every number of tricks, at both vulnerabilities, in each package's own form. */
function everyScore() {
  const cases = LEVELS.flatMap((level) =>
    STRAINS.flatMap((strain) =>
      DOUBLINGS.flatMap((doubling) =>
        Array.from({ length: 28 }, (_, index) => ({
          level,
          strain,
          doubling,
          tricks: index >> 1,
          vulnerable: index % 2 === 1,
        })),
      ),
    ),
  );
  return cases.map((each) => ({
    tricks: each.tricks,
    vulnerable: each.vulnerable,
    forUs: { level: each.level, strain: each.strain, doubling: each.doubling },
    forScorer: { level: each.level, denomination: each.strain, risk: each.doubling },
    forTools: {
      level: each.level,
      strain: each.strain,
      declarer: 'N' as const,
      doubled: each.doubling === 'X',
      redoubled: each.doubling === 'XX',
    },
  }));
}

async function scores(): Promise<Row[]> {
  const cases = everyScore();
  const ours = {
    items: cases.length,
    run: () => cases.reduce((sum, each) => sum + declarerScore(each.forUs, each.tricks, each.vulnerable), 0),
  };
  return [
    await measure('scores of a contract', ours, {
      name: BRIDGE_SCORER,
      items: cases.length,
      run: () =>
        cases.reduce(
          (sum, each) => sum + scorer.contractTricks(each.forScorer, each.vulnerable, each.tricks),
          0,
        ),
    }),
    await measure('scores of a contract', ours, {
      name: BRIDGE_TOOLS,
      items: cases.length,
      run: () =>
        cases.reduce(
          (sum, each) =>
            sum + PeerScore.calculate(each.forTools, each.vulnerable ? 'VNv' : 'NvNv', each.tricks).score,
          0,
        ),
    }),
  ];
}

/** Finished legal auctions, passes likelier than bids, as at a table. */
function someAuctions(count: number): Auction[] {
  const entropy = seededNotForCompetition(2);
  const byte = new Uint8Array(1);
  const random = () => {
    entropy(byte);
    return byte[0] as number;
  };
  return Array.from({ length: count }, () => {
    let auction = startAuction('N');
    for (let legal = legalCalls(auction); legal.length > 0; legal = legalCalls(auction)) {
      const choice = random() < 140 ? 0 : random() % Math.min(legal.length, 8);
      const next = makeCall(auction, legal[choice] ?? 'Pass');
      if (!next.ok) throw new Error(next.error.message);
      auction = next.value;
    }
    return auction;
  });
}

async function auctions(): Promise<Row[]> {
  const finished = someAuctions(200);
  const forTools = finished.map(({ calls }) =>
    calls.map((call) => {
      if (isBid(call)) return { call: { level: levelOf(call), suit: strainOf(call) } };
      return { call: call === 'Pass' ? ('P' as const) : call };
    }),
  );
  return [
    await measure(
      'auctions checked and their contract found',
      {
        items: finished.length,
        run: () => {
          for (const { calls } of finished) {
            const replayed = replayAuction('N', calls);
            if (!replayed.ok || contractOf(replayed.value) === undefined)
              throw new Error('A legal auction was refused.');
          }
        },
      },
      {
        name: BRIDGE_TOOLS,
        items: finished.length,
        run: () => {
          for (const calls of forTools) {
            if (!PeerAuction.isAuctionValid(calls)) throw new Error('A legal auction was refused.');
            PeerAuction.calculateContract(calls, 'N');
          }
        },
      },
    ),
  ];
}

export const gameBench = async (): Promise<Row[]> => [
  ...(await dealing()),
  ...(await scores()),
  ...(await auctions()),
];
