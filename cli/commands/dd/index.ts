import type { Result } from 'naipe/base';
import {
  type Deal,
  HAND_SIZE,
  handSize,
  isSeat,
  parseDeal,
  parsePartialDeal,
  readStrain,
  readVulnerability,
  rhoOf,
  type Seat,
  type Strain,
  type Vulnerability,
} from 'naipe/game';
import { checkEnding, leads, parOf, playCosts, tricks } from 'naipe/solver';
import {
  type Answer,
  type Command,
  done,
  foundWrong,
  type Given,
  textOption,
  wrongInput,
  wrongUsage,
} from '../../command.ts';
import { readTextFile } from '../../text-file.ts';
import { type BoardFault, boardsIn, type FileBoard, type PlayedBoard, playsIn } from './boards.ts';
import { toldLeads, toldPlay, toldTable } from './told.ts';

const HELP = `Usage:
  naipe dd "N:AKQJ.T98.765.432 …" [--vul None|NS|EW|All] [--dealer N|E|S|W]
  naipe dd "N:AKQJ.T98.765.432 …" --lead W --strain S
  naipe dd FILE.pbn
  naipe dd FILE.pbn --play

The tricks of each declarer in each strain when everybody plays as if all cards lay open, and par: what the board is worth
when both sides bid as well. The deal is written as PBN writes it, in quotes; hands may also
be shorter, all of one length. Of a file, every board is worked out.

  --vul V      who is vulnerable (None if not given; of a file, as it says)
  --dealer D   who bids first (North if not given; of a file, as it says)
  --lead L     declarer's tricks after each card that L can lead; declarer sits before L
  --strain T   what is played then: S, H, D, C or NT
  --play       what each card cost that was played in a file
  --json       {"tricks":{"N":{"S":9,"H":8,"D":7,"C":6,"NT":9},…},"par":{"ns":420,"contracts":["4SN="]}}; of a file a
               list of these with "board"; with --lead {"leads":{"SA":9,…}}; with --play a list with "board" and "play"`;

const EXAMPLE = '"N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765"';

/** A deal as PBN writes it; anything else is the name of a file, on a drive E: too. */
const isDeal = (text: string): boolean => /^\s*[nesw]:(?![\\/])/i.test(text);

const solved = (deal: Deal, vulnerability: Vulnerability, dealer: Seat) => {
  const table = tricks(deal);
  return { tricks: table, par: parOf(table, vulnerability, dealer) };
};

/** A deal, or four hands of equal length: an ending. */
function readHands(text: string): Result<Deal> {
  const deal = parseDeal(text);
  if (deal.ok) return deal;
  const hands = parsePartialDeal(text);
  if (!hands.ok) return deal;
  const { N, E, S, W } = hands.value;
  if (N === undefined || E === undefined || S === undefined || W === undefined) return deal;
  return checkEnding({ N, E, S, W });
}

function solvedDeal(deal: Deal, vulnerability: Vulnerability, dealer: Seat): Answer {
  // What an ending is worth hangs on the tricks before it.
  if (handSize(deal.N) < HAND_SIZE) {
    const table = tricks(deal);
    return done({ tricks: table }, toldTable(table));
  }
  const found = solved(deal, vulnerability, dealer);
  return done(found, toldTable(found.tricks, found.par));
}

function solvedLeads(deal: Deal, leader: Seat, strain: Strain): Answer {
  const declarer = rhoOf(leader);
  const found = leads(deal, { strain, declarer });
  const json = {
    lead: leader,
    strain,
    declarer,
    leads: Object.fromEntries(found.map(({ card, tricks }) => [card, tricks])),
  };
  return done(json, toldLeads(found, declarer, strain));
}

/** What was asked of a file: a piece for each board; those that cannot be worked out say why. */
function answered<T>(
  file: string,
  boards: readonly Result<T, BoardFault>[],
  none: string,
  answer: (board: T) => { readonly json: object; readonly text: string },
): Answer {
  if (boards.length === 0) return wrongInput({ code: 'no-boards', message: `"${file}" ${none}` });
  const answers = boards.map((board) => {
    if (board.ok) return answer(board.value);
    const { code, board: name, line, message } = board.error;
    return { json: { board: name, error: { code, line, message } }, text: message };
  });
  const end = boards.every(({ ok }) => ok) ? done : foundWrong;
  return end(
    answers.map(({ json }) => json),
    answers.map(({ text }) => text).join('\n\n'),
  );
}

function answerBoard({ board, deal, dealer, vulnerability }: FileBoard) {
  const found = solved(deal, vulnerability, dealer);
  return { json: { board, ...found }, text: `Board ${board}\n${toldTable(found.tricks, found.par)}` };
}

function answerPlay(board: PlayedBoard) {
  const { contract, cards } = board;
  const found = playCosts(board.deal, { strain: contract.strain, declarer: contract.declarer, cards });
  if (!found.ok) throw new Error(found.error.message);
  const json = { board: board.board, contract, tricks: found.value.tricks, play: found.value.cards };
  return { json, text: toldPlay(board, found.value) };
}

async function solvedFile(file: string, isPlay: boolean): Promise<Answer> {
  const text = await readTextFile(file);
  if (!text.ok) return wrongInput(text.error);
  return isPlay
    ? answered(file, playsIn(text.value), 'has no play: write it in a section [Play "W"] of PBN.', answerPlay)
    : answered(
        file,
        boardsIn(text.value),
        'has no boards: give a PBN file with [Board] and [Deal].',
        answerBoard,
      );
}

/** What is asked of one deal: who leads to what, or else everything. */
function asked(given: Given, deal: Deal, vulnerability: Vulnerability, dealer: Seat): Answer {
  const [lead, strain] = [
    textOption(given, 'lead')?.toUpperCase(),
    textOption(given, 'strain')?.toUpperCase(),
  ];
  if (lead === undefined && strain === undefined) return solvedDeal(deal, vulnerability, dealer);
  if (lead === undefined) return wrongUsage('Who leads? --strain goes with --lead N, E, S or W.');
  if (!isSeat(lead)) return wrongUsage(`--lead takes N, E, S or W, not "${lead}".`);
  if (strain === undefined) return wrongUsage('In which strain? --lead goes with --strain S, H, D, C or NT.');
  const read = readStrain(strain, 0);
  return read === undefined || read.length !== strain.length
    ? wrongUsage(`--strain takes S, H, D, C or NT, not "${strain}".`)
    : solvedLeads(deal, lead, read.strain);
}

export const dd: Command = {
  help: HELP,
  options: {
    vul: { type: 'string' },
    dealer: { type: 'string' },
    lead: { type: 'string' },
    strain: { type: 'string' },
    play: { type: 'boolean' },
  },
  run: (given) => {
    const vul = textOption(given, 'vul') ?? 'None';
    const vulnerability = readVulnerability(vul);
    if (vulnerability === undefined) return wrongUsage(`--vul takes None, NS, EW or All, not "${vul}".`);
    const dealer = (textOption(given, 'dealer') ?? 'N').toUpperCase();
    if (!isSeat(dealer)) return wrongUsage(`--dealer takes N, E, S or W, not "${dealer}".`);
    const text = given.words.join(' ');
    const isPlay = given.options.play === true;
    if (text === '') return wrongUsage(`Which deal, or which file? For example ${EXAMPLE}.`);
    if (!isDeal(text)) {
      const alien = ['vul', 'dealer', 'lead', 'strain'].find((name) => textOption(given, name) !== undefined);
      if (alien !== undefined) return wrongUsage(`--${alien} is for a deal, not for a file.`);
      return solvedFile(text, isPlay);
    }
    if (isPlay) return wrongUsage('--play needs a file with the play: naipe dd FILE.pbn --play.');
    const deal = readHands(text);
    return deal.ok ? asked(given, deal.value, vulnerability, dealer) : wrongInput(deal.error);
  },
};
