import { type Audited, auditBoard, type BoardAudit, type Disagreement } from 'naipe/check';
import { type Finding, findingText, isResultsCsv, isXml, readGames } from 'naipe/format';
import type { Language } from 'naipe/game';
import { type LawsEdition, recordOutcome } from 'naipe/laws';
import { recordText, rulingText, wordText } from 'naipe/laws/texts';
import { type Command, done, wrongInput, wrongUsage } from '../command.ts';
import { languageGiven } from '../language-option.ts';
import { editionsGiven, openRulingLines } from '../laws-options.ts';
import { readContent } from '../results-file.ts';

const HELP = `Usage:
  naipe audit FILE

FILE is PBN or LIN. Looks through the auction and the play of every board as they were recorded, legal or not, and lists what was irregular
with the ruling that the Laws have for it: insufficient bids, calls out of rotation, inadmissible doubles, leads out of
turn, revokes with the tricks that go over, defective tricks. Dealer, contract, declarer, tricks and score are held against
the auction, the play and each other. A play that stops early with a result is taken to have been
claimed. What could not be read comes first, with its line.

  --edition YEAR   1997, 2007 or 2017; 2017 unless said otherwise
  --language L     en, pt, es or it
  --json           for programs`;

const LATEST = 2017;

const auditedLines = ({ rulings, open }: Audited, language: Language): readonly string[] => [
  ...rulings.flatMap((ruling) => rulingText(ruling, language)),
  ...(open === undefined ? [] : openRulingLines(open, language)),
];

/** Has the play something to tell: a revoke, a defective trick, or a card that cannot have been played? */
const isPlayIrregular = ({ play }: BoardAudit): boolean =>
  play !== undefined && (!play.ok || play.value.report.rulings.length > 0 || play.value.defects.length > 0);

/** What the record says of itself and does not bear out: an error that may still be put right (Law 79C). */
const disagreementLine = ({ what, recorded, found }: Disagreement, language: Language): string =>
  `${wordText(`${what}-differ`, language, { recorded, found })} (79C).`;

function told(audit: BoardAudit, language: Language): string {
  const lines = [
    ...audit.calls.flatMap((each) => [
      `${wordText('call-number', language, { at: String(each.at) })}:`,
      ...auditedLines(each, language),
    ]),
    ...audit.leads.flatMap((each) => [
      `${wordText('trick-number', language, { at: String(each.at) })}:`,
      ...auditedLines(each, language),
    ]),
    ...(audit.contractUnknown ? [`${wordText('contract-not-known', language)}.`] : []),
    ...(audit.play !== undefined && isPlayIrregular(audit) ? recordText(audit.play, language) : []),
    ...(audit.dealUnknown && isPlayIrregular(audit) ? [`${wordText('deal-not-known', language)}.`] : []),
    ...audit.disagreements.map((each) => disagreementLine(each, language)),
  ];
  const title = wordText('board-at-line', language, { board: audit.board ?? '?', line: String(audit.line) });
  return [title, ...(lines.length === 0 ? [`${wordText('nothing-irregular', language)}.`] : lines)].join(
    '\n',
  );
}

const irregular = ({ rulings, open }: Audited) =>
  [...rulings, ...(open === undefined ? [] : [open])].map(({ irregularity, clauses }) => ({
    irregularity: irregularity.type,
    offender: irregularity.offender,
    clauses,
  }));

const forPrograms = (edition: LawsEdition, audit: BoardAudit) => ({
  board: audit.board,
  line: audit.line,
  edition,
  calls: audit.calls.map(({ at, ...found }) => ({ call: at, rulings: irregular({ at, ...found }) })),
  leads: audit.leads.map(({ at, ...found }) => ({ trick: at, rulings: irregular({ at, ...found }) })),
  ...(audit.play === undefined ? {} : { play: recordOutcome(audit.play) }),
  ...(audit.contractUnknown ? { contractUnknown: true } : {}),
  ...(audit.dealUnknown ? { dealUnknown: true } : {}),
  recordedTricks: audit.recordedTricks,
  countedTricks: audit.countedTricks,
  disagreements: audit.disagreements,
});

/** What is written otherwise than in the standard was read all the same. */
const isRead = ({ code }: Finding): boolean => code === 'pbn-as-written';

const findingLine = (finding: Finding, language: Language): string =>
  `${wordText('line-number', language, { line: String(finding.line) })}: ${findingText(finding, language)}`;

function findingParts(findings: readonly Finding[], language: Language): readonly string[] {
  const lines = (some: readonly Finding[]) => some.map((finding) => findingLine(finding, language));
  const faults = lines(findings.filter((finding) => !isRead(finding)));
  const habits = lines(findings.filter(isRead));
  return [
    ...(faults.length === 0 ? [] : [[`${wordText('not-read', language)}:`, ...faults].join('\n')]),
    ...(habits.length === 0 ? [] : [habits.join('\n')]),
  ];
}

export const audit: Command = {
  help: HELP,
  options: { edition: { type: 'string' }, language: { type: 'string' } },
  run: async (given) => {
    const [file] = given.words;
    if (file === undefined) return wrongUsage('Which record? Give the name of a PBN or LIN file.');
    const language = languageGiven(given);
    if (typeof language !== 'string') return language;
    const editions = editionsGiven(given);
    if ('kind' in editions) return editions;
    const edition = editions.length === 1 ? (editions[0] ?? LATEST) : LATEST;
    const content = await readContent(file);
    if (!content.ok) return wrongInput(content.error);
    if (content.value.kind === 'bws' || isXml(content.value.text) || isResultsCsv(content.value.text))
      return wrongInput({ code: 'no-play', message: `${wordText('no-play-recorded', language, { file })}.` });
    const { file: pbn, findings } = readGames(content.value.text);
    if (pbn.games.length === 0)
      return wrongInput({ code: 'no-boards', message: `${wordText('no-boards', language, { file })}.` });
    const boards = pbn.games.map((game) => auditBoard(game, edition));
    return done(
      { boards: boards.map((board) => forPrograms(edition, board)), findings },
      [...findingParts(findings, language), ...boards.map((board) => told(board, language))].join('\n\n'),
    );
  },
};
