import { never } from '../base/index.ts';
import { SEATS, type Seat, type Side, sideOf } from '../game/index.ts';
import type { ByEdition } from './clauses/by-edition.ts';
import { type Clause, clausesIf } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';

/** Something said or done that may be a claim or a concession. */
export type ClaimingAct =
  /** A side "will win" or "will lose" that many of the tricks not complete. */
  | { readonly kind: 'states-winning'; readonly tricks: number }
  | { readonly kind: 'states-losing'; readonly tricks: number }
  | { readonly kind: 'suggests-curtailing' }
  /** `noClaimMeant`: it is demonstrable that no claim was intended, as after an opening lead out of turn. */
  | { readonly kind: 'shows-cards'; readonly noClaimMeant: boolean }
  | { readonly kind: 'abandons-hand' }
  /** Words or cards about the trick in progress only. */
  | { readonly kind: 'about-current-trick' };

/** What was said or done, by whom, and with how many tricks left. */
export interface Claiming {
  readonly edition: LawsEdition;
  readonly act: ClaimingAct;
  readonly by: Seat;
  readonly declarer: Seat;
  /** Tricks not complete, the one on the table included. */
  readonly tricksLeft: number;
  /** Did the partner of a defender who conceded object at once? */
  readonly partnerObjects: boolean;
}

/** What the act amounts to under Law 68. */
export type ClaimOrConcession =
  /** Play is to stop: those tricks are claimed, the others conceded. */
  | {
      readonly kind: 'claim' | 'concession';
      readonly side: Side;
      readonly claimed: number;
      readonly conceded: number;
      readonly clauses: readonly Clause[];
    }
  /** Play goes on. */
  | {
      readonly kind: 'play-on';
      readonly clauses: readonly Clause[];
      readonly callDirector: boolean;
      /** What becomes of cards that a defender has shown. */
      readonly shownCards: 'not-penalty-cards' | 'by-law-49';
      /** The law on information that partner may not use. */
      readonly information: Clause;
    };

type PartnerObjects = Pick<Extract<ClaimOrConcession, { information: Clause }>, 'shownCards' | 'information'>;

/** Law 68B2 by edition: a defender concedes, his partner objects at once. */
const PARTNER_OBJECTS: ByEdition<PartnerObjects & { readonly clause: Clause }> = {
  // Cards shown are not spoken of: Law 49 holds for them unless the director rules otherwise (Law 50).
  1997: { clause: '68B', shownCards: 'by-law-49', information: '16' },
  2007: { clause: '68B2', shownCards: 'not-penalty-cards', information: '16D' },
  2017: { clause: '68B2', shownCards: 'not-penalty-cards', information: '16C' },
};

const concessionClause = (edition: LawsEdition): Clause => (edition === 1997 ? '68B' : '68B1');

/** Is it a claim, a concession, or neither (Law 68, A and B)? */
export function claimOrConcession(claiming: Claiming): ClaimOrConcession {
  const { edition, act, by, declarer } = claiming;
  const stands = meaningOf(claiming);
  const byDefender = sideOf(by) !== sideOf(declarer);
  if (stands === undefined)
    return {
      kind: 'play-on',
      clauses: [act.kind === 'shows-cards' ? '68A' : '68'],
      callDirector: false,
      // No card of declarer's ever becomes a penalty card (Law 48A).
      shownCards: act.kind === 'shows-cards' && byDefender ? 'by-law-49' : 'not-penalty-cards',
      information: '16',
    };
  if (byDefender && stands.conceded > 0 && claiming.partnerObjects) {
    const { clause, shownCards, information } = PARTNER_OBJECTS[edition];
    return { kind: 'play-on', clauses: [clause], callDirector: true, shownCards, information };
  }
  return { ...stands, side: sideOf(by) };
}

type Meaning = Omit<Extract<ClaimOrConcession, { claimed: number }>, 'side'>;

function meaningOf({ edition, act, tricksLeft }: Claiming): Meaning | undefined {
  const conceding = concessionClause(edition);
  const claim = (claimed: number): Meaning => ({
    kind: 'claim',
    claimed,
    conceded: tricksLeft - claimed,
    clauses: claimed < tricksLeft ? ['68A', conceding] : ['68A'],
  });
  switch (act.kind) {
    case 'states-winning':
      return claim(act.tricks);
    case 'suggests-curtailing':
      return claim(tricksLeft);
    case 'shows-cards':
      return act.noClaimMeant ? undefined : claim(tricksLeft);
    case 'states-losing':
      return { ...claim(tricksLeft - act.tricks), kind: 'concession', clauses: [conceding] };
    case 'abandons-hand':
      return { kind: 'concession', claimed: 0, conceded: tricksLeft, clauses: [conceding] };
    case 'about-current-trick':
      return undefined;
    default:
      return never(act);
  }
}

/** How the table answers a claim or concession. */
export type Response =
  | { readonly kind: 'agreed' }
  | { readonly kind: 'doubted' }
  /** Somebody asks to play on; `concurring` are the seats that agree, the one who asks included. */
  | { readonly kind: 'play-on-asked'; readonly by: Seat; readonly concurring: readonly Seat[] };

/** What follows a claim or concession (Law 68D). */
export interface AfterClaim {
  readonly next: 'agreement' | 'director' | 'play-on';
  /** What play after the claim counts for. */
  readonly laterPlay: 'void' | 'evidence' | 'stands';
  readonly clauses: readonly Clause[];
  /** The laws that do not apply to what was shown meanwhile. */
  readonly lapses: readonly Clause[];
}

/** Play ceases (1997, 2007) or is suspended (2017): Law 68D. */
export function afterClaim(edition: LawsEdition, claimingSide: Side, response: Response): AfterClaim {
  const suspended = edition === 2017;
  const laterPlay = edition === 2007 ? 'evidence' : 'void';
  const evidence = clausesIf(edition === 2007, '70D3');
  if (response.kind === 'agreed')
    return { next: 'agreement', laterPlay, clauses: [suspended ? '68D1' : '68D', '69'], lapses: [] };
  const clause = suspended ? '68D2(a)' : '68D';
  const toDirector = (...why: Clause[]): AfterClaim => ({
    next: 'director',
    laterPlay,
    clauses: [...why, clause, '70', ...evidence],
    lapses: [],
  });
  if (response.kind === 'doubted' || !suspended || sideOf(response.by) === claimingSide) return toDirector();
  if (!mayPlayOn(response)) return toDirector('68D2(b)(i)');
  const clauses = ['68D2(b)', '68D2(b)(ii)'] as const;
  return { next: 'play-on', laterPlay: 'stands', clauses, lapses: ['16', '50'] };
}

/** Law 68D2(b)(i): the side that did not claim has asked, and all four concur. */
const mayPlayOn = ({ concurring }: Extract<Response, { by: Seat }>): boolean =>
  SEATS.every((seat) => concurring.includes(seat));
