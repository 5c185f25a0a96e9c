import { ALLEGIANCES, PENDING_WAYS } from 'naipe/draw';
import {
  FACT_GROUP_NAMES,
  GROUPS_WAYS,
  upcastQuery,
  type ViewName,
  type ViewQueries,
  type ViewRequest,
} from 'naipe/tournament';
import { z } from 'zod';
import { contestant, LIMITS, section } from './atoms.ts';
import { sideScore } from './score-data.ts';

/** A whole number in a query, where everything is text. */
const counted = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1')
    .transform(Number)
    .pipe(z.int().max(most));

const session = counted(LIMITS.sessions);
const phase = counted(LIMITS.sessions);
const round = counted(LIMITS.rounds);
const board = counted(LIMITS.boardNumber);
/** A player's place in his team, from 0. */
const place = z
  .string()
  .regex(/^\d{1,2}$/, 'must be a whole number from 0')
  .transform(Number);
const ofSession = z.strictObject({ session });
const ofBoard = z.strictObject({ session, board });
const perhapsOfSession = z.strictObject({ session: session.exactOptional() });
const nothing = z.strictObject({});

/** Some hundred swaps: more than anybody does to a draw. */
const MOST_LETTERS_OF_EDITS = 10_000;

/** What happened to a match: a few words and numbers. */
const MOST_LETTERS_OF_INCIDENT = 1000;

/** Some results with their weights for each side. */
const MOST_LETTERS_OF_SCORE = 4000;

/** What a query holds as JSON. */
function fromJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
}

/** What each view is asked with. The time of asking is the server's to say. */
const VIEW_QUERIES = {
  overview: nothing,
  desk: nothing,
  room: ofSession,
  table: z.strictObject({
    session,
    section,
    table: counted(LIMITS.tables),
    round: round.exactOptional(),
  }),
  ranking: perhapsOfSession,
  traveller: ofBoard,
  frequencies: ofBoard,
  hands: ofSession,
  scorecard: z.strictObject({ contestant }),
  review: z.strictObject({ contestant }),
  explanation: z.strictObject({ session, board, contestant }),
  oddities: ofSession,
  history: z.strictObject({
    session: session.exactOptional(),
    group: z.enum(FACT_GROUP_NAMES).exactOptional(),
    before: counted(LIMITS.facts).exactOptional(),
    limit: counted(LIMITS.historyLines).exactOptional(),
  }),
  entries: nothing,
  encounters: nothing,
  penalties: nothing,
  cases: nothing,
  case: z.strictObject({ session, case: counted(LIMITS.facts) }),
  appeal: z.strictObject({ session, appeal: counted(LIMITS.facts) }),
  directing: nothing,
  report: perhapsOfSession,
  'score-preview': z.strictObject({
    session,
    section,
    round,
    table: counted(LIMITS.tables),
    board,
    score: z
      .string()
      .max(MOST_LETTERS_OF_SCORE)
      .transform(fromJson)
      .pipe(z.strictObject({ ns: sideScore, ew: sideScore })),
  }),
  'guide-cards': ofSession,
  'table-cards': ofSession,
  matches: z.strictObject({
    phase: phase.exactOptional(),
    session: session.exactOptional(),
    round: round.exactOptional(),
  }),
  match: z.strictObject({ session, section, round, match: counted(LIMITS.tables) }),
  'cross-table': z.strictObject({ phase, section }),
  team: z.strictObject({ contestant }),
  butler: z.strictObject({ phase: phase.exactOptional() }),
  players: z.strictObject({
    phase: phase.exactOptional(),
    contestant,
    player: place,
    partner: place.exactOptional(),
  }),
  'line-up': z.strictObject({
    contestant,
    session: session.exactOptional(),
    section: section.exactOptional(),
    round: round.exactOptional(),
    segment: counted(LIMITS.rounds).exactOptional(),
  }),
  draw: z.strictObject({
    session,
    section,
    round: round.exactOptional(),
    method: z.enum(['regulation', 'nearest']).exactOptional(),
    pendingWay: z.enum(PENDING_WAYS).exactOptional(),
    rematches: z.enum(['never', 'fewest']).exactOptional(),
    triple: z.enum(['last', 'unmet']).exactOptional(),
    seed: z.string().max(LIMITS.name).exactOptional(),
    edits: z.string().max(MOST_LETTERS_OF_EDITS).exactOptional(),
  }),
  groups: z.strictObject({
    groups: counted(LIMITS.sections),
    way: z.enum(GROUPS_WAYS).exactOptional(),
    goOn: counted(LIMITS.pairNumber).exactOptional(),
    spread: z.enum(ALLEGIANCES).exactOptional(),
    numbers: z.enum(['in-order', 'lots']).exactOptional(),
    seed: z.string().max(LIMITS.name).exactOptional(),
    exempt: z
      .string()
      .regex(/^[A-Za-z0-9,-]*$/, 'must be numbers of contestants, such as 3,12')
      .max(MOST_LETTERS_OF_EDITS)
      .transform((list) => list.split(',').filter((each) => each !== ''))
      .exactOptional(),
  }),
  'match-proposal': z.strictObject({
    session,
    section,
    round,
    match: counted(LIMITS.tables),
    incident: z.string().max(MOST_LETTERS_OF_INCIDENT),
  }),
} as const satisfies { [V in ViewName]: z.ZodType<Omit<ViewQueries[V], 'now'>> };

export const VIEW_NAMES = Object.keys(VIEW_QUERIES) as [ViewName, ...ViewName[]];

/** The request for a view that a query makes. */
export function parseViewRequest(view: ViewName, query: unknown): z.ZodSafeParseResult<ViewRequest> {
  return VIEW_QUERIES[view]
    .transform((given) => ({ view, ...given }) as ViewRequest)
    .safeParse(upcastQuery(query));
}
