import { ok, type Result } from '../../base/index.ts';
import type { Looked } from '../amounts.ts';
import type { CommandData, CommandType } from '../command.ts';
import { evolve } from '../evolve/index.ts';
import type { Fact, FactData, FactType, NewFact, NewFactOf } from '../fact.ts';
import { formatOf } from '../format/index.ts';
import type { Finding, Refusal } from '../refusal.ts';
import { refuse } from '../refusal.ts';
import type { Tournament, TournamentState } from '../state.ts';

/** What follows from a command, or why nothing does. */
export type Decision = Result<readonly NewFact[], Refusal>;

/** What a decision may look at besides the tournament: the state it stands in, and when it was asked. */
export interface Circumstances {
  readonly state: TournamentState;
  readonly time: string;
}

export type Decider<T extends CommandType> = (
  tournament: Tournament,
  data: CommandData[T],
  circumstances: Circumstances,
) => Decision;

export const fact = <T extends FactType>(type: T, data: FactData[T]): NewFactOf<T> => ({ type, data });

export const follows = (...facts: NewFact[]): Decision => ok(facts);

/** Nothing more to do: what was asked for is so already. */
export const ALREADY_SO: Decision = ok([]);

/** Refuses until everything found is confirmed by the code it goes by, and with a reason where one is asked for. */
export function unlessConfirmed(
  findings: readonly Finding[],
  confirmed: readonly string[] | undefined,
  because = '',
): { readonly ok: false; readonly error: Refusal } | undefined {
  const hasReason = because.trim() !== '';
  const open = findings.filter(
    ({ code, asks }) => confirmed?.includes(code) !== true || (asks !== undefined && !hasReason),
  );
  const [first] = open;
  if (first === undefined) return undefined;
  return refuse('to-confirm', first.message, {
    findings: open,
    ...(first.clause === undefined ? {} : { clause: first.clause }),
  });
}

const OF_A_REGULATION = /^(RTP|ROP) /;

/** What departs from a paragraph of a regulation takes a reason, which goes on record. */
export const takingReasons = (findings: readonly Finding[]): readonly Finding[] =>
  findings.map((finding) =>
    finding.asks === undefined && finding.clause !== undefined && OF_A_REGULATION.test(finding.clause)
      ? { ...finding, asks: 'reason' }
      : finding,
  );

/** Refuses amounts that cannot be, and asks about those that are hardly meant. */
export const unlessMeant = ({ fault, findings }: Looked, confirmed: readonly string[] | undefined) =>
  fault ?? unlessConfirmed(findings, confirmed);

/** The tournament after facts that are not written down yet. */
export function afterwards(
  { state, time }: Circumstances,
  facts: readonly NewFact[],
): Tournament | undefined {
  let next = state;
  for (const planned of facts) {
    const written: Fact = { ...planned, sequence: next.version + 1, time, actor: '', cause: '' };
    next = evolve(next, written);
  }
  return next.tournament;
}

/** The facts, when the scoring can deal with what they bring. */
export function ifScorable(circumstances: Circumstances, ...facts: NewFact[]): Decision {
  const tournament = afterwards(circumstances, facts);
  if (tournament === undefined) return ok(facts);
  const scored = formatOf(tournament).scorable(tournament);
  return scored.ok ? ok(facts) : scored;
}
