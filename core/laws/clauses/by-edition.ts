import type { LawsEdition } from '../editions.ts';
import type { Clause } from './clause.ts';

/**
 * One value for each edition: how a law shows the three of them side by side. Wherever the value has clauses, they are
 * clauses of that edition: one that it does not have does not compile.
 */
export type ByEdition<T> = { readonly [Edition in LawsEdition]: In<Edition, T> };

/** One clause for each edition. */
export type ClauseByEdition = { readonly [Edition in LawsEdition]: Clause<Edition> };

/** For each edition, what is found under some of its clauses. */
export type UnderClauses<T> = { readonly [Edition in LawsEdition]: ReadonlyMap<Clause<Edition>, T> };

/** The whole of the clauses is taken at once: there are too many to look at one by one. */
type In<Edition extends LawsEdition, T> = [Clause] extends [T]
  ? Clause<Edition> | Each<Edition, Exclude<T, Clause>>
  : Each<Edition, T>;

type Each<Edition extends LawsEdition, T> = T extends (...args: never) => unknown
  ? T
  : T extends Clause
    ? Extract<T, Clause<Edition>>
    : T extends readonly unknown[]
      ? { readonly [Key in keyof T]: In<Edition, T[Key]> }
      : T extends object
        ? {
            readonly [Key in keyof T as Key extends Clause ? Extract<Key, Clause<Edition>> : Key]: In<
              Edition,
              T[Key]
            >;
          }
        : T;

/** Where an edition is in force: at a table, in a scene there; or the edition itself. */
export type InForce = LawsEdition | { readonly edition: LawsEdition };

const editionIn = (where: InForce): LawsEdition => (typeof where === 'number' ? where : where.edition);

/** What the editions say of one thing, side by side; a law reads there what the one in force says. */
/* @__NO_SIDE_EFFECTS__ */
export function byEdition<T>(says: ByEdition<T>): (where: InForce) => ByEdition<T>[LawsEdition] {
  return (where) => says[editionIn(where)];
}

/** The clauses of a law, written side by side for the editions; a law reads there those of the one in force. */
/* @__NO_SIDE_EFFECTS__ */
export function editionsOf<const Says extends Readonly<Record<string, ClauseByEdition>>>(
  says: Says,
): (where: InForce) => { readonly [What in keyof Says]: Says[What][LawsEdition] } {
  const of = (edition: LawsEdition) =>
    Object.fromEntries(Object.entries(says).map(([what, each]) => [what, each[edition]])) as {
      readonly [What in keyof Says]: Says[What][LawsEdition];
    };
  const all = { 1997: of(1997), 2007: of(2007), 2017: of(2017) };
  return (where) => all[editionIn(where)];
}

/** Clauses that other laws rest on, where the editions number them differently. */
export const CLAUSES = {
  /** What is known from calls and cards that were withdrawn. */
  withdrawn: { 1997: '16C', 2007: '16D', 2017: '16C' },
  withdrawnUnauthorised: { 1997: '16C2', 2007: '16D2', 2017: '16C2' },
  /** Information that came from partner in a way the Laws do not allow. */
  fromPartner: { 1997: '16A', 2007: '16B', 2017: '16B' },
  /** Information from elsewhere. */
  fromElsewhere: { 1997: '16B', 2007: '16C', 2017: '16D' },
  /** The offender could have known that his irregularity would damage the others. */
  couldHaveKnown: { 1997: '72B1', 2007: '23', 2017: '72C' },
  /** The same, when partner is made to pass. */
  couldHaveKnownPass: { 1997: '23', 2007: '23', 2017: '72C' },
  /** Declarer's say in a lead after a withdrawn call. */
  leadLimit: { 1997: '26', 2007: '26', 2017: '26B' },
  /** Where scores of teams that have no normal result are found. */
  teams: { 1997: '86A', 2007: '86D', 2017: '86B' },
  /** A board is not dealt again once a contestant may know how the match ends without it. */
  matchKnown: { 1997: '86C', 2007: '86C', 2017: '86A' },
  assignedScore: { 1997: '12C2', 2007: '12C1', 2017: '12C1' },
  artificialScore: { 1997: '12C1', 2007: '12C2', 2017: '12C2' },
  rightsForfeited: { 1997: '11A', 2007: '11A', 2017: '11A' },
  auctionPeriodOver: { 1997: '17E', 2007: '22B', 2017: '17D' },
  /** Nobody bid and the hands are back in the board. */
  passedOut: { 1997: '17E', 2007: '22B2', 2017: '17D2' },
  skippedPlayer: { 1997: '34', 2007: '17E2', 2017: '17D3' },
} as const satisfies Readonly<Record<string, ClauseByEdition>>;

/** Those of the edition in force. */
export const sharedIn = editionsOf(CLAUSES);
