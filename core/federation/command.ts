import type { Gate, SystemMaterial } from '../regulation/index.ts';
import type { MatchDateChange } from './date-change.ts';
import type { EntryMade, EntryNumber, EventNumber, EventPlan, FinalPlace } from './event.ts';
import type { Incident } from './incident.ts';
import type { Club, Person, PersonNumber, Region } from './person.ts';
import type { Officer } from './role.ts';
import type { CategoryIndexes, CouncilQuestion, Forwarded, SlotText } from './slot.ts';

/** Every command to the federation and what it asks for. */
export interface FederationCommandData {
  /** Registers somebody, or says how the one of that number is from now on. */
  readonly 'write-person': { readonly number?: PersonNumber; readonly person: Person };
  /** Takes over a list of people; lines that are wrong are left out only when that is said. */
  readonly 'import-people': { readonly csv: string; readonly leaveOutFaulty?: boolean };
  readonly 'merge-people': { readonly from: PersonNumber; readonly into: PersonNumber };
  readonly 'write-club': Club;
  readonly 'write-region': Region;
  readonly 'appoint-officer': Officer;
  readonly 'dismiss-officer': { readonly director: string };
  /** Plans an event, or says how the one of that number is from now on; `revision` is the one that was seen. */
  readonly 'write-event': {
    readonly event?: EventNumber;
    readonly plan: EventPlan;
    readonly revision?: number;
  };
  readonly 'open-event': { readonly event: EventNumber };
  /** Enters for an event. `despite` lets it in for a reason though a rule speaks against it: for the federation alone. */
  readonly enter: {
    readonly event: EventNumber;
    readonly made: EntryMade;
    readonly accepts: boolean;
    readonly despite?: string;
  };
  /** Other players for an entry; `was` are those who were seen in it. */
  readonly 'change-entry': EntryAt & {
    readonly made: EntryMade;
    readonly was?: readonly PersonNumber[];
    readonly despite?: string;
  };
  readonly 'withdraw-entry': EntryAt & { readonly justified: boolean; readonly reason: string };
  /** The federation says whether the reason of a withdrawal is accepted (RTP 3.1.3.3(c)). */
  readonly 'judge-withdrawal': EntryAt & { readonly justified: boolean };
  /** Somebody who was named in an entry agrees, and accepts the rules, or not. */
  readonly 'answer-entry': EntryAt & { readonly person: PersonNumber; readonly agrees: boolean };
  /** The list of a later phase is made from the rankings of the phase before, and who was exempt from it. */
  readonly 'make-list': { readonly event: EventNumber };
  /** Who qualified will play, or not. */
  readonly 'confirm-place': EntryAt & { readonly confirms: boolean };
  /** The next reserve takes the place of an entry that will not play. */
  readonly 'call-reserve': EntryAt;
  readonly 'record-fee': EntryAt & { readonly paid: number };
  readonly 'link-tournament': {
    readonly event: EventNumber;
    readonly tournament: string;
    readonly contestants?: readonly EntryNumber[];
  };
  readonly 'record-ranking': { readonly event: EventNumber; readonly ranking: readonly FinalPlace[] };
  /** An appeal went to the council of justice: the results wait for it. */
  readonly 'note-appeal': { readonly event: EventNumber };
  readonly 'pass-gate': { readonly event: EventNumber; readonly gate: Gate };
  readonly homologate: { readonly event: EventNumber };
  /** A pair writes down its system and its convention card. */
  readonly 'write-system': SystemMaterial & { readonly players: readonly PersonNumber[] };
  /** It hands in what it has written down, for an event. */
  readonly 'deliver-system': EntryAt & { readonly players: readonly PersonNumber[] };
  /** A director has looked at it (RTP 2.1.2.6). */
  readonly 'check-system': EntryAt & {
    readonly players: readonly PersonNumber[];
    readonly allowed: boolean;
    readonly note: string;
  };
  /** A captain asks for another day for a match; the other confirms; the office decides (RTP 3.6.11, ROP 6.19). */
  readonly 'ask-date-change': EntryAt &
    Pick<
      MatchDateChange,
      'round' | 'rounds' | 'commonBoards' | 'against' | 'fixed' | 'wanted' | 'teamsPay' | 'referee'
    >;
  readonly 'answer-date-change': ChangeAt & { readonly agrees: boolean };
  readonly 'decide-date-change': ChangeAt & { readonly granted: boolean; readonly note: string };
  readonly 'record-incident': Incident;
  /** What the disciplinary council decided, and of an absence whether it accepts the reason (ROP 4.5). */
  readonly 'judge-incident': {
    readonly incident: number;
    readonly justified?: boolean;
    readonly text: string;
  };
  readonly 'forward-report': { readonly event: EventNumber } & Pick<Forwarded, 'to' | 'note'>;
  /** The federation fills in what its regulations lean on. */
  readonly 'write-categories': { readonly values: CategoryIndexes };
  readonly 'write-slot': { readonly slot: SlotText; readonly text: string };
  /** A question to the technical council (RTP 2.1.2.6), and its answer. */
  readonly 'ask-council': Pick<CouncilQuestion, 'about' | 'text'>;
  readonly 'answer-question': { readonly question: number; readonly text: string };
  /** A defence against another entry's unusual system or Brown conventions (RTP 2.1.3.5). */
  readonly 'write-defence': EntryAt & {
    readonly players: readonly PersonNumber[];
    readonly against: EntryNumber;
    readonly text: string;
  };
}

/** An entry of an event. */
export interface EntryAt {
  readonly event: EventNumber;
  readonly entry: EntryNumber;
}

/** A match of an event that is to be played on another day. */
export interface ChangeAt {
  readonly event: EventNumber;
  readonly change: number;
}

export type FederationCommandType = keyof FederationCommandData;

/** A command as it is decided: with who sends it and when. */
export type FederationCommand = {
  [T in FederationCommandType]: {
    readonly id: string;
    readonly type: T;
    readonly data: FederationCommandData[T];
    readonly actor: string;
    readonly time: string;
  };
}[FederationCommandType];

export type FederationCommandOf<T extends FederationCommandType> = Extract<
  FederationCommand,
  { readonly type: T }
>;
