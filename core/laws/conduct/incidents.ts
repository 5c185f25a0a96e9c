import type { ByEdition, ClauseByEdition } from '../clauses/by-edition.ts';
import type { LawsEdition } from '../editions.ts';
import type { InformationSource } from '../happening/information-source.ts';
import type { Strength } from '../introduction.ts';

/** What a director is told of the conduct at a table: every item of Laws 7, 72B, 73, 74, 76B, 79A, 89 and 90B. */
/** The words of the ladder by which these laws bind. */
export type Bond = Exclude<Strength, 'should-not'>;

export interface Incident {
  /** What it breaks. */
  readonly clause: ClauseByEdition;
  /** Where it is listed as an offence that may be penalised. */
  readonly listed?: '90B1' | '90B2' | '90B3' | '90B4' | '90B5' | '90B6' | '90B7' | '90B8';
  /** How strongly the law binds, where need be by edition; nothing where it says itself that it is a violation. */
  readonly strength?: Bond | ByEdition<Bond | undefined>;
  /** What it may have told partner, or that an opponent may have been misled by it. */
  readonly follows?: InformationSource | 'deception';
  /** What is done by the player may be lawful, or the gravest offence there is. */
  readonly weight?: 'lawful' | 'gravest' | 'serious';
  /** Done by a spectator. */
  readonly spectator?: true;
}

const same = <Clause extends ClauseByEdition[1997] & ClauseByEdition[2007] & ClauseByEdition[2017]>(
  clause: Clause,
) => ({ 1997: clause, 2007: clause, 2017: clause }) as const;

/** By the laws in their order. */
export const INCIDENTS = {
  // Law 7: boards and cards
  'board-moved-away': { clause: same('7A'), strength: { 1997: 'does', 2007: 'does', 2017: 'shall' } },
  uncounted: { clause: { 1997: '7B1', 2007: '7B2', 2017: '7B2' }, listed: '90B7', strength: 'does' },
  'touches-cards': {
    clause: { 1997: '7B2', 2007: '7B3', 2017: '7B3' },
    listed: '90B5',
    strength: 'shall-not',
  },
  'wrong-pocket': {
    clause: same('7C'),
    listed: '90B6',
    strength: { 1997: 'shall', 2007: 'does', 2017: 'does' },
  },
  'hand-taken-out': { clause: same('7C'), strength: 'shall-not' },
  'board-state': { clause: same('7D'), strength: 'does' },
  'board-not-passed': { clause: same('8A2'), strength: 'does' },

  // Law 72: general principles
  'deliberate-breach': {
    clause: { 1997: '72B2', 2007: '72B1', 2017: '72B1' },
    strength: 'must-not',
    weight: 'serious',
  },
  'silent-on-own': {
    clause: { 1997: '72B3', 2007: '72B2', 2017: '72B2' },
    strength: 'may',
    weight: 'lawful',
  },
  conceals: { clause: { 1997: '72B4', 2007: '72B3', 2017: '72B3' }, strength: 'may-not', weight: 'serious' },
  'unwon-trick': {
    clause: { 1997: '72A2', 2007: '79A2', 2017: '79A2' },
    strength: 'must-not',
    weight: 'serious',
  },
  'hands-back-unagreed': { clause: { 1997: '79A', 2007: '79A1', 2017: '79A1' }, strength: 'shall' },

  // Law 73: communication, tempo, deception
  'other-communication': { clause: same('73A1'), strength: 'shall', follows: 'manner' },
  // Since the revision of 2023 calls and plays shall be made so, and other communication must not be.
  'undue-manner': {
    clause: same('73A2'),
    strength: { 1997: 'should', 2007: 'should', 2017: 'shall' },
    follows: 'manner',
  },
  'improper-communication': {
    clause: { 1997: '73B1', 2007: '73B1', 2017: '73B' },
    strength: { 1997: 'shall-not', 2007: 'shall-not', 2017: 'must-not' },
    follows: 'manner',
    weight: 'serious',
  },
  'pre-arranged': {
    clause: { 1997: '73B2', 2007: '73B2', 2017: '73B' },
    strength: 'must-not',
    weight: 'gravest',
  },
  'tempo-varied': { clause: same('73D1'), strength: 'should', follows: 'hesitation', weight: 'lawful' },
  misleads: { clause: same('73D2'), strength: 'may-not', follows: 'deception', weight: 'serious' },
  'pause-not-kept': {
    clause: { 1997: '73A2', 2007: '73A2', 2017: '73D3' },
    strength: { 1997: 'should', 2007: 'should', 2017: undefined },
    follows: 'speed',
  },
  'stop-omitted': {
    clause: { 1997: '73A2', 2007: '73A2', 2017: '73D3' },
    strength: { 1997: 'should', 2007: 'should', 2017: undefined },
  },
  'deceives-by-call': {
    clause: { 1997: '73E', 2007: '73E', 2017: '73E1' },
    strength: 'may',
    weight: 'lawful',
  },
  'misled-by-manner': { clause: { 1997: '73F2', 2007: '73F', 2017: '73E2' }, follows: 'deception' },

  // Law 74: conduct and etiquette
  discourteous: { clause: same('74A1'), strength: 'should' },
  embarrasses: { clause: same('74A2'), strength: 'should' },
  'own-procedure': { clause: same('74A3'), strength: 'should' },
  inattentive: { clause: same('74B1'), strength: 'should' },
  comments: { clause: same('74B2'), strength: 'should', follows: 'remark' },
  'detaches-card': { clause: same('74B3'), strength: 'should', follows: 'manner' },
  'prolongs-play': { clause: same('74B4'), strength: 'should' },
  'summons-rudely': { clause: same('74B5'), strength: 'should' },
  'names-differently': { clause: same('74C1'), follows: 'manner' },
  'shows-approval': { clause: same('74C2'), follows: 'manner' },
  'shows-expectation': { clause: same('74C3'), follows: 'manner' },
  'points-at-need': { clause: same('74C4'), follows: 'remark' },
  stares: { clause: same('74C5'), follows: 'manner' },
  'loses-interest': { clause: same('74C6'), follows: 'manner' },
  disconcerts: { clause: same('74C7'), follows: 'deception' },
  'leaves-table': { clause: same('74C8') },

  // Law 76: spectators
  'spectator-watches-hands': {
    clause: { 1997: '76A1', 2007: '76B1', 2017: '76B1' },
    strength: 'may-not',
    spectator: true,
  },
  'spectator-reacts': {
    clause: { 1997: '76A2', 2007: '76B2', 2017: '76B2' },
    strength: 'must',
    spectator: true,
  },
  'spectator-speaks': {
    clause: { 1997: '76A3', 2007: '76B3', 2017: '76B3' },
    strength: 'must',
    spectator: true,
  },
  'spectator-disturbs': {
    clause: { 1997: '76A4', 2007: '76B4', 2017: '76B4' },
    strength: 'must-not',
    spectator: true,
  },
  'spectator-points-out': {
    clause: { 1997: '76B', 2007: '76B5', 2017: '76B5' },
    strength: 'may-not',
    spectator: true,
  },
  'spectator-on-facts': {
    clause: { 1997: '76B', 2007: '76C1', 2017: '76C1' },
    strength: 'may-not',
    spectator: true,
  },
  'spectator-online': {
    clause: { 1997: '76A3', 2007: '76A2', 2017: '76A2' },
    strength: 'must-not',
    spectator: true,
  },

  // Law 89 as revised in 2023; before it, by the laws that forbade it then
  'seeks-information': {
    clause: { 1997: '72B2', 2007: '72B1', 2017: '89A1' },
    strength: 'must-not',
    weight: 'gravest',
  },
  'uses-illicit': {
    clause: { 1997: '72B2', 2007: '72B1', 2017: '89A2' },
    strength: 'must-not',
    weight: 'gravest',
  },
  'tells-partner': {
    clause: { 1997: '73B2', 2007: '73B2', 2017: '89A3' },
    strength: 'must-not',
    weight: 'gravest',
  },
  'tells-others': {
    clause: { 1997: '72B2', 2007: '72B1', 2017: '89A4' },
    strength: 'must-not',
    weight: 'gravest',
  },

  // Law 90B: offences that may be penalised
  late: { clause: same('90B1') },
  slow: { clause: same('90B2') },
  loud: { clause: same('90B3') },
  'compares-scores': { clause: same('90B4') },
  'procedure-error': { clause: same('90B7') },
  disobeys: { clause: same('90B8') },
} as const satisfies Readonly<Record<string, Incident>>;

/** How strongly the law of an edition binds that an incident breaks. */
export const bondOf = ({ strength }: Incident, edition: LawsEdition): Bond | undefined =>
  typeof strength === 'object' ? strength[edition] : strength;

/** One of them. */
export type IncidentName = keyof typeof INCIDENTS;

/** Every incident, in the order of the laws. */
export const INCIDENT_NAMES = Object.keys(INCIDENTS) as readonly IncidentName[];
