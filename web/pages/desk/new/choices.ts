import { howellRounds, recommend, type Suggestion, type Verdict, type Wishes } from 'naipe/movement';
import { profileOf, type Settings } from 'naipe/tournament';

export const FEWEST_PAIRS = 4;
export const MOST_PAIRS = 400;
/** As many as one compares at a glance; the others are shown when they are asked for. */
export const SHOWN_AT_ONCE = 4;

type MeetsCode = 'everyone' | 'other-line' | 'not-everyone';
type EvennessCode = Verdict | 'best-possible' | 'prescribed';

/** A movement as a card shows it. */
export interface MovementChoice {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly kind: Suggestion['sessions'][number]['kind'];
  /** Mitchell and Howell together, over several sessions. */
  readonly mixed: boolean;
  readonly switched: boolean;
  readonly cutShort: boolean;
  readonly meets: MeetsCode;
  readonly evenness: EvennessCode;
}

export interface Wanted {
  readonly pairs: number;
  readonly boards?: number;
  readonly winners?: 1 | 2;
  readonly fixedSeats?: number;
  /** Everybody plays the same boards at the same time. */
  readonly barometer?: boolean;
  /** How many sessions are still to be planned: two let in a scheme of Mitchell and Howells, three the mixed one (RTP 3.5.5.3). */
  readonly sessions?: number;
}

function meetsOf({ balance, winners }: Suggestion): MeetsCode {
  if (balance.meetings.least < 1) return 'not-everyone';
  return winners === 1 ? 'everyone' : 'other-line';
}

/**
 * Where nothing could be evener, the figure says nothing about the choice; where the regulation prescribes what is less
 * even, as the mixed scheme (RTP 3.5.5.3, ROP 8.1.3), it is no fault of the choice.
 */
function evennessOf({ balance: { verdict, quality, bound }, official }: Suggestion): EvennessCode {
  if (verdict !== 'perfect' && quality >= bound) return 'best-possible';
  const isUneven = verdict === 'fair' || verdict === 'poor';
  return isUneven && official !== undefined ? 'prescribed' : verdict;
}

function choiceOf(suggestion: Suggestion): MovementChoice {
  const [first] = suggestion.sessions;
  const { kind, pairs, vacant } = first;
  const { rounds, boardsPerRound, winners, sections } = suggestion;
  return {
    id: [kind, sections, rounds, boardsPerRound, winners, suggestion.sessions.length].join('-'),
    suggestion,
    kind,
    mixed: suggestion.sessions.length > 1,
    switched: kind.endsWith('mitchell') && winners === 1,
    cutShort: kind === 'howell' && rounds < howellRounds(pairs + vacant.length),
    meets: meetsOf(suggestion),
    evenness: evennessOf(suggestion),
  };
}

/** The movements a director would choose from, the recommended one first. */
export function movementChoices(
  { pairs, ...wanted }: Wanted,
  settings: Pick<Settings, 'profile' | 'readings' | 'minutesPerBoard'>,
): readonly MovementChoice[] {
  if (!Number.isInteger(pairs) || pairs < FEWEST_PAIRS || pairs > MOST_PAIRS) return [];
  const wishes: Wishes = { minutesPerBoard: settings.minutesPerBoard, ...wanted };
  return recommend(pairs, wishes, profileOf(settings).movements).map(choiceOf);
}

/** `20:05` and 190 minutes give `23:15`; over midnight it goes on. */
export function finishTime(start: string, minutes: number): string {
  const [hours = 0, rest = 0] = start.split(':').map(Number);
  // Boards of seven and a half minutes may end on half a minute.
  const end = (hours * 60 + rest + Math.ceil(minutes)) % (24 * 60);
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
}

const QUARTER = 15;

/** The next quarter of an hour: when play could start. */
export function nextQuarter(now: Date): string {
  const minutes = Math.ceil((now.getHours() * 60 + now.getMinutes()) / QUARTER) * QUARTER;
  return finishTime('00:00', minutes);
}

/** The moment at which it is that day and time here; nothing when one of them is not said. */
export function momentOf(date: string, time: string): string | undefined {
  const moment = new Date(`${date}T${time}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
