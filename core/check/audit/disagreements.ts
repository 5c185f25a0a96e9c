import { contractTag, figureTagNS, type PbnGame, seatTag, tagValue } from '../../format/index.ts';
import {
  type BoardResult,
  type Contract,
  printUndertaking,
  type Seat,
  scoreNS,
  type Undertaking,
  type Vulnerability,
} from '../../game/index.ts';

/** A tag of a game that its auction, its play or its other tags do not give: an error to put right (Law 79C). */
export interface Disagreement {
  readonly what: 'dealer' | 'contract' | 'declarer' | 'tricks' | 'score';
  /** As the tag has it. */
  readonly recorded: string;
  /** As the rest of the record gives it. */
  readonly found: string;
}

/** What the rest of a record says, as far as it says something. */
export interface Evidence {
  readonly dealer: Seat | undefined;
  /** What the auction came to, when it ended without an irregularity. */
  readonly auction: Contract | 'passed-out' | undefined;
  readonly recordedTricks: number | undefined;
  /** Declarer's tricks by the cards. */
  readonly countedTricks: number | undefined;
  readonly vulnerability: Vulnerability | undefined;
}

const PASSED = 'Pass';

const undertakingIn = (outcome: Undertaking | 'passed-out'): string =>
  outcome === 'passed-out' ? PASSED : printUndertaking(outcome);

/** What was undertaken by the Contract tag, whoever declared; nothing where it cannot be read. */
function taggedUndertaking(game: PbnGame): string | undefined {
  const text = tagValue(game, 'Contract')?.toUpperCase() ?? '';
  if (text === PASSED.toUpperCase()) return PASSED;
  return /^[1-7](C|D|H|S|NT)X{0,2}$/.test(text) ? text : undefined;
}

/** A caret says that whoever wrote the record knew better (PBN 2.1, 3.4.13). */
const isOnPurpose = (game: PbnGame, tag: string): boolean => tagValue(game, tag)?.startsWith('^') === true;

function dealerDiffers(game: PbnGame, { dealer }: Evidence): readonly Disagreement[] {
  const recorded = seatTag(game, 'Dealer');
  if (recorded === undefined || dealer === undefined || recorded === dealer) return [];
  return [{ what: 'dealer', recorded, found: dealer }];
}

function contractDiffers(game: PbnGame, { auction }: Evidence): readonly Disagreement[] {
  const recorded = taggedUndertaking(game);
  if (auction === undefined || recorded === undefined) return [];
  const found = undertakingIn(auction);
  return recorded === found ? [] : [{ what: 'contract', recorded, found }];
}

function declarerDiffers(game: PbnGame, { auction }: Evidence): readonly Disagreement[] {
  const recorded = seatTag(game, 'Declarer');
  if (recorded === undefined || auction === undefined || isOnPurpose(game, 'Declarer')) return [];
  if (auction === 'passed-out' || auction.declarer === recorded) return [];
  return [{ what: 'declarer', recorded, found: auction.declarer }];
}

function tricksDiffer({ recordedTricks, countedTricks }: Evidence): readonly Disagreement[] {
  if (recordedTricks === undefined || countedTricks === undefined || recordedTricks === countedTricks)
    return [];
  return [{ what: 'tricks', recorded: `${recordedTricks}`, found: `${countedTricks}` }];
}

/** What the score rests on: the Contract and the Result as they are tagged. */
function taggedResult(game: PbnGame, { recordedTricks }: Evidence): BoardResult | undefined {
  if (taggedUndertaking(game) === PASSED) return 'passed-out';
  const contract = contractTag(game);
  return contract === undefined || recordedTricks === undefined
    ? undefined
    : { contract, tricks: recordedTricks };
}

function scoreDiffers(game: PbnGame, evidence: Evidence): readonly Disagreement[] {
  const result = taggedResult(game, evidence);
  const { vulnerability } = evidence;
  if (result === undefined || (vulnerability === undefined && result !== 'passed-out')) return [];
  const declarer = result === 'passed-out' ? undefined : result.contract.declarer;
  const recorded = figureTagNS(game, 'Score', declarer)?.units;
  const found = scoreNS(result, vulnerability ?? 'None');
  return recorded === undefined || recorded === found
    ? []
    : [{ what: 'score', recorded: tagValue(game, 'Score') ?? '', found: `NS ${found}` }];
}

/** Holds the tags of a game against its auction and play, and its score against contract and tricks (Law 77). */
export const disagreementsIn = (game: PbnGame, evidence: Evidence): readonly Disagreement[] => [
  ...dealerDiffers(game, evidence),
  ...contractDiffers(game, evidence),
  ...declarerDiffers(game, evidence),
  ...tricksDiffer(evidence),
  ...scoreDiffers(game, evidence),
];
