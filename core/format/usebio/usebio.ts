import { fail, ok, type Result } from '../../base/index.ts';
import { type Finding, findingList, type Note } from '../finding.ts';
import type {
  BoardScoring,
  Competition,
  DealRecord,
  ResultsContestant,
  ResultsEvent,
  ResultsFile,
  ResultsSection,
  ResultsSession,
} from '../results/model.ts';
import { contestantsOf, travellersOf } from '../results/walk.ts';
import type { XmlFault } from '../xml/reader.ts';
import { childOf, childrenOf, readXml, textOf, type XmlElement } from '../xml/tree.ts';
import { readContestants } from './contestants.ts';
import { readDeals } from './deals.ts';
import { countField, optional, wordField } from './fields.ts';
import { readMatches } from './matches.ts';
import { numbersIn, readTravellers } from './travellers.ts';
import { BOARD_SCORING, MATCH_SCORING } from './words.ts';

/** The kinds of event of the format's versions; older ones say in the same word how boards are scored. */
const EVENT_TYPES: Readonly<Record<string, { competition: Competition; boardScoring?: BoardScoring }>> = {
  PAIRS: { competition: 'pairs' },
  MP_PAIRS: { competition: 'pairs', boardScoring: 'matchpoints' },
  BUTLER_PAIRS: { competition: 'pairs', boardScoring: 'butler-imps' },
  CROSS_IMPS: { competition: 'pairs', boardScoring: 'cross-imps' },
  AGGREGATE: { competition: 'pairs', boardScoring: 'aggregate' },
  SWISS_PAIRS: { competition: 'swiss-pairs' },
  SWISS_PAIRS_CROSS_IMPS: { competition: 'swiss-pairs', boardScoring: 'cross-imps' },
  SWISS_PAIRS_BUTLER_IMPS: { competition: 'swiss-pairs', boardScoring: 'butler-imps' },
  TEAMS: { competition: 'teams' },
  TEAMS_OF_FOUR: { competition: 'teams' },
  KO: { competition: 'knockout' },
  SWISS_TEAMS: { competition: 'swiss-teams' },
  INDIVIDUAL: { competition: 'individual' },
};

const WINNERS: Readonly<Record<string, 1 | 2>> = { '1': 1, '2': 2 };

/** A file that could be read, and what was wrong or doubtful in it. */
export interface UsebioFile {
  readonly file: ResultsFile;
  readonly findings: readonly Finding[];
}

const readSection = (element: XmlElement, note: Note): ResultsSection => ({
  ...optional('id', element.attributes.get('SECTION_ID')),
  contestants: readContestants(element, note),
  travellers: readTravellers(element, undefined, note),
  matches: readMatches(element, note),
});

const isEmpty = ({ travellers, matches }: ResultsSection): boolean =>
  travellers.length === 0 && matches.length === 0;

/** What stands in a level itself and in the levels of that name below it: one section, several, or both. */
function readSections(
  element: XmlElement,
  note: Note,
): { overall: readonly ResultsContestant[]; sections: readonly ResultsSection[] } {
  const below = childrenOf(element, 'SECTION').map((section) => readSection(section, note));
  const own = readSection(element, note);
  if (below.length === 0) return { overall: [], sections: [own] };
  const loose = { ...own, contestants: [] };
  return { overall: own.contestants, sections: isEmpty(loose) ? below : [...below, loose] };
}

function readSessions(
  event: XmlElement,
  note: Note,
): { overall: readonly ResultsContestant[]; sessions: readonly ResultsSession[] } {
  const below = childrenOf(event, 'SESSION').map((session) => ({
    ...optional('id', session.attributes.get('SESSION_ID')),
    ...readSections(session, note),
  }));
  if (below.length === 0) return { overall: [], sessions: [readSections(event, note)] };
  const { overall, sections } = readSections(event, note);
  const own = sections.flatMap(({ contestants }) => contestants);
  const loose = sections
    .filter((section) => !isEmpty(section))
    .map((section) => ({ ...section, contestants: [] }));
  return {
    overall: overall.length > 0 ? overall : own,
    sessions: loose.length > 0 ? [...below, { overall: [], sections: loose }] : below,
  };
}

function readEvent(element: XmlElement, note: Note): ResultsEvent {
  const word = element.attributes.get('EVENT_TYPE')?.trim().toUpperCase() ?? '';
  const type = Object.hasOwn(EVENT_TYPES, word) ? EVENT_TYPES[word] : undefined;
  if (type === undefined) {
    const known = Object.keys(EVENT_TYPES).join(', ');
    note('usebio-event-type', element.line, `EVENT_TYPE is "${word}", expected one of ${known}.`);
  }
  const boardScoring = wordField(element, 'BOARD_SCORING_METHOD', BOARD_SCORING, note) ?? type?.boardScoring;
  const matchScoring =
    wordField(element, 'MATCH_SCORING_METHOD', MATCH_SCORING, note) ??
    wordField(element, 'SCORING_METHOD', MATCH_SCORING, note);
  return {
    ...optional('name', textOf(element, 'EVENT_DESCRIPTION')),
    ...optional('date', textOf(element, 'DATE')),
    ...optional('competition', type?.competition),
    ...optional('boardScoring', boardScoring),
    ...optional('matchScoring', matchScoring),
    ...optional('pairwiseScoring', wordField(element, 'PAIRWISE_SCORING_METHOD', BOARD_SCORING, note)),
    ...optional('winners', wordField(element, 'WINNER_TYPE', WINNERS, note)),
    declared: {
      ...optional('sessions', countField(element, 'SESSION_COUNT', note)),
      ...optional('sections', countField(element, 'SECTION_COUNT', note)),
      ...optional('pairs', countField(element, 'PAIRS', note)),
      ...optional('boardsPlayed', countField(element, 'BOARDS_PLAYED', note)),
    },
    ...readSessions(element, note),
  };
}

/** Every number that a line names must be that of a contestant, or of a pair of a team. */
function noteStrangers(contestants: readonly ResultsContestant[], section: ResultsSection, note: Note): void {
  const known = new Set(
    contestants.flatMap(({ number, pairs }) => [number, ...pairs.map((pair) => pair.number)]),
  );
  for (const { seated, line } of travellersOf(section).flatMap(({ lines }) => lines)) {
    for (const number of numbersIn(seated)) {
      if (known.has(number)) continue;
      note('usebio-contestant', line, `"${number}" sat at the table but is not listed as a contestant.`);
    }
  }
}

function readRoot(root: XmlElement, event: XmlElement, note: Note): ResultsFile {
  const club = childOf(root, 'CLUB');
  const program = textOf(event, 'PROGRAM_NAME');
  const deals: readonly DealRecord[] = childrenOf(root, 'HANDSET').flatMap((set) => readDeals(set, note));
  return {
    format: 'USEBIO',
    ...optional('version', root.attributes.get('Version') ?? root.attributes.get('VERSION')),
    ...optional(
      'program',
      program === undefined
        ? undefined
        : { name: program, ...optional('version', textOf(event, 'PROGRAM_VERSION')) },
    ),
    ...optional(
      'club',
      club && {
        ...optional('name', textOf(club, 'CLUB_NAME')),
        ...optional('id', textOf(club, 'CLUB_ID_NUMBER')),
      },
    ),
    event: readEvent(event, note),
    deals,
  };
}

/** Reads a USEBIO file, versions 1.0 to 1.2, already decoded. XML that cannot be trusted is refused as a whole. */
export function readUsebio(text: string): Result<UsebioFile, XmlFault> {
  const document = readXml(text);
  if (!document.ok) return document;
  const root = document.value;
  const event = childOf(root, 'EVENT');
  if (root.name !== 'USEBIO' || event === undefined) {
    const message = `Line ${root.line}: a USEBIO file is expected, with an EVENT inside; this is <${root.name}>.`;
    return fail({ code: 'usebio-root', line: root.line, column: 1, message });
  }
  const { findings, note } = findingList();
  for (const other of childrenOf(root, 'EVENT').slice(1)) {
    note('usebio-event', other.line, 'Only the first EVENT of the file is read.');
  }
  const file = readRoot(root, event, note);
  for (const session of file.event.sessions) {
    for (const section of session.sections) {
      noteStrangers(contestantsOf(file.event, session, section), section, note);
    }
  }
  return ok({ file, findings });
}
