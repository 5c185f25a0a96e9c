import { Fraction, ok, type Result } from 'naipe/base';
import type { MatchIncidents, MatchProposal, TeamAward } from 'naipe/regulation';
import type { AwardData, MatchRuling, MatchView } from 'naipe/tournament';

/** What can happen to a match besides being played, as a director reports it; team `a` is home. */
export type Incident =
  | {
      readonly kind: 'interrupted';
      readonly cause?: Cause;
      readonly resumption: 'to-come' | 'impossible' | 'unable';
    }
  | {
      readonly kind: 'seats';
      readonly rooms: 'one' | 'both';
      readonly playedInBoth: number | 'never';
      readonly satFirst: 'a' | 'b';
    }
  | { readonly kind: 'boards' }
  | { readonly kind: 'suspended'; readonly offenders: 'a' | 'b' };

interface Cause {
  readonly team: 'a' | 'b';
  readonly how: 'walked-out' | 'unable';
}

const RULES = {
  interrupted: 'interrupted',
  seats: 'wrongSeats',
  boards: 'notComparable',
  suspended: 'suspended',
} as const satisfies Readonly<Record<Incident['kind'], keyof MatchIncidents>>;

const KINDS = ['interrupted', 'seats', 'boards', 'suspended'] as const satisfies readonly Incident['kind'][];

/** The incidents that a regulation speaks of. */
export const incidentKinds = (incidents: MatchIncidents): readonly Incident['kind'][] =>
  KINDS.filter((kind) => incidents[RULES[kind]] !== undefined);

const HUNDREDTHS = 100;

/** A number as views write it, `12.5`, exactly to the hundredth. */
const exact = (text: string | undefined): Fraction =>
  Fraction.of(Math.round(Number(text ?? 0) * HUNDREDTHS), HUNDREDTHS);

/** What a regulation proposes for an incident; nothing where it says nothing of it. */
export function proposalFor(
  incidents: MatchIncidents,
  incident: Incident,
  match: Pick<MatchView, 'boards' | 'compared' | 'imps'>,
  knockout: boolean,
): Result<MatchProposal> | undefined {
  const { boards: scheduled, compared: comparable, imps } = match;
  const cut = { scheduled, comparable, margin: exact(imps?.home).minus(exact(imps?.away)) };
  switch (incident.kind) {
    case 'interrupted': {
      const { cause, resumption } = incident;
      return incidents.interrupted?.({
        ...cut,
        knockout,
        resumption:
          resumption === 'unable' && cause !== undefined ? { unable: cause.team } : resumptionOf(resumption),
        ...(cause === undefined ? {} : { cause }),
      });
    }
    case 'seats': {
      const { rooms, playedInBoth, satFirst } = incident;
      const proposal = incidents.wrongSeats?.({ boards: scheduled, rooms, playedInBoth, satFirst });
      return proposal && ok(proposal);
    }
    case 'boards':
      return incidents.notComparable?.(cut);
    case 'suspended':
      return incidents.suspended?.({ ...cut, offenders: incident.offenders, offendersMean: undefined });
  }
}

const resumptionOf = (said: 'to-come' | 'impossible' | 'unable'): 'to-come' | 'impossible' =>
  said === 'to-come' ? 'to-come' : 'impossible';

const awardData = (award: TeamAward): AwardData =>
  award.kind === 'vps' ? { kind: 'vps', vps: award.vps.toDecimal(2) } : award;

/** The ruling that a proposal amounts to; nothing where the match goes on, stands, or somebody has still to decide. */
export function rulingOf(
  proposal: MatchProposal,
  { home, away, boards }: Pick<MatchView, 'home' | 'away' | 'boards'>,
): MatchRuling | undefined {
  switch (proposal.kind) {
    case 'scored':
      return { kind: 'shortened', scheduled: boards };
    case 'awarded':
      return { kind: 'award', home: awardData(proposal.a), away: awardData(proposal.b) };
    case 'goes-through':
      return proposal.who === 'both'
        ? undefined
        : { kind: 'winner', contestant: (proposal.who === 'a' ? home : away).contestant };
    case 'stands':
    case 'goes-on':
    case 'resumed':
    case 'decide':
      return undefined;
  }
}
