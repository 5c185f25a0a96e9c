import type { Clause } from './profile.ts';

/** What a regulation says of appeals and of rulings that a director changes himself (Laws 82C, 92, 93). */
export interface AppealRules extends Clause {
  /** So many minutes after the results of the session are available, or after the session has ended. */
  readonly minutes: number;
  readonly from: 'results' | 'session-end';
  /** A ruling that is told later than the normal period after the end (RTP 3.8.1). */
  readonly toldLate: ToldLate | undefined;
  /** Nothing is homologated before the decision. Otherwise the ruling counts, and only who gains by it may have to wait. */
  readonly suspensive: boolean;
  /** The next match of whoever gains by the ruling waits when a qualification hangs on it (ROP 4.14). */
  readonly winnerWaits: boolean;
  /** Nobody appeals against these (RTP 3.8.1). */
  readonly final: readonly FinalRuling[];
  /** Without it the appeal is not considered. */
  readonly deposit: boolean;
  readonly committee: CommitteeRules;
  /** Where it goes from there, and until when after the decision was told. */
  readonly council: AppealToCouncil | undefined;
  /** Until when a director changes a ruling of his own (RTP 2.1.1.3); nothing where the correction period rules. */
  readonly ownRuling: OwnRuling | undefined;
}

export interface ToldLate {
  /** Before the next session. */
  readonly beforeNextSession: number;
  /** At the hour, of the first working day after the notice, to the organiser: the committee has gone. */
  readonly organiserBy: { readonly hour: number };
  /** Which days are working days: those without national holidays unless told. */
  readonly days?: 'weekdays';
  /** After the last session, while the committee is there: so long after the notice as after the results unless told. */
  readonly committeeThere?: 'usual-limit';
}

export const FINAL_RULINGS = ['disciplinary'] as const;
export type FinalRuling = (typeof FINAL_RULINGS)[number];

export interface CommitteeRules extends Clause {
  readonly members: number;
  /** So many are named before the start, the others as reserves in their order; nothing where it is not said. */
  readonly named: number | undefined;
  /** Who is named sits, unless he has a cause that is accepted: always, or in official events. */
  readonly mustSit: 'always' | 'official' | 'never';
  /** One that the organiser calls together, where the first has gone. */
  readonly adHoc: boolean;
}

export interface AppealToCouncil extends Clause {
  readonly minutes: number;
  /** From a committee that was called together afterwards. */
  readonly adHocMinutes: number;
  readonly depositBack: 'unless-without-merit' | 'only-if-upheld';
  /** Only on points of law. */
  readonly lawOnly: boolean;
  /** Not where the ranking is needed at once: whoever loses is out, or the prizes are given (RTP 3.8.3). */
  readonly notAtOnce: boolean;
  /** It is passed on even when it comes late, which is told and written on it (RTP 3.8.3). */
  readonly forwardedLate: boolean;
  /** Where no committee was named it goes there at once: so many minutes after the end of the session (ROP 4.14). */
  readonly directMinutes: number | undefined;
}

export interface OwnRuling extends Clause {
  readonly beforeNextSession: number;
  /** After the last session has ended. */
  readonly after: number;
  readonly afterOfficial: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

export const RTP_2014_APPEALS: AppealRules = {
  clause: 'RTP 3.8.1',
  minutes: 30,
  from: 'results',
  toldLate: { beforeNextSession: 30, organiserBy: { hour: 18 } },
  suspensive: true,
  winnerWaits: false,
  final: ['disciplinary'],
  deposit: true,
  committee: { clause: 'RTP 3.8.2', members: 3, named: 5, mustSit: 'official', adHoc: true },
  council: {
    clause: 'RTP 3.8.3',
    minutes: 30,
    adHocMinutes: DAY,
    depositBack: 'unless-without-merit',
    lawOnly: true,
    notAtOnce: true,
    forwardedLate: true,
    directMinutes: undefined,
  },
  ownRuling: { clause: 'RTP 2.1.1.3', beforeNextSession: 30, after: 30, afterOfficial: 2 * DAY },
};

export const ROP_APPEALS: AppealRules = {
  clause: 'ROP 4.14',
  minutes: 30,
  from: 'session-end',
  toldLate: undefined,
  suspensive: false,
  winnerWaits: true,
  final: [],
  deposit: true,
  committee: { clause: 'ROP 4.14', members: 3, named: undefined, mustSit: 'always', adHoc: false },
  council: {
    clause: 'ROP 4.14',
    minutes: 2 * DAY,
    adHocMinutes: 2 * DAY,
    depositBack: 'only-if-upheld',
    lawOnly: false,
    notAtOnce: false,
    forwardedLate: false,
    directMinutes: 2 * DAY,
  },
  ownRuling: undefined,
};

/** The Laws alone: the period of Law 92B, and nothing of deposits or further bodies. */
export const LAWS_APPEALS: AppealRules = {
  clause: 'Law 92B',
  minutes: 30,
  from: 'results',
  toldLate: undefined,
  suspensive: false,
  winnerWaits: false,
  final: [],
  deposit: false,
  committee: { clause: 'Law 93', members: 3, named: undefined, mustSit: 'never', adHoc: false },
  council: undefined,
  ownRuling: undefined,
};
