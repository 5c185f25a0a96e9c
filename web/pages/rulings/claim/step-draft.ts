import { type Card, lhoOf, rhoOf, type Seat, type Strain, type Suit, suitOf } from 'naipe/game';
import type { Step } from 'naipe/laws';

/** What a claimer may have said: one kind after the other of `Step`. */
const STEP_KINDS = [
  'draw-trumps',
  'suit',
  'card',
  'ruff',
  'finesse',
  'discard',
  'tops',
  'cross-ruff',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** One thing that was said, as it is being entered. */
export interface StepDraft {
  readonly kind: StepKind;
  /** How often trumps are led: nothing is while any is out. */
  readonly rounds: string;
  readonly suit: Suit;
  readonly topDown: boolean;
  readonly card: Card | undefined;
  /** The trump with which it is ruffed, if he named one. */
  readonly with: Card | undefined;
  readonly against: Seat;
  /** Does it wait for somebody to show out? */
  readonly waits: boolean;
  readonly waitsFor: Seat | '';
  readonly waitsIn: Suit;
}

export const stepDraftFor = (claimer: Seat, strain: Strain): StepDraft => ({
  kind: strain === 'NT' ? 'suit' : 'draw-trumps',
  rounds: '',
  suit: 'S',
  topDown: false,
  card: undefined,
  with: undefined,
  against: lhoOf(claimer),
  waits: false,
  waitsFor: '',
  waitsIn: strain === 'NT' ? 'S' : strain,
});

export const opponentsOf = (claimer: Seat): readonly Seat[] => [lhoOf(claimer), rhoOf(claimer)];

const NEEDS_TRUMPS: readonly StepKind[] = ['draw-trumps', 'ruff', 'cross-ruff'];

/** At notrump there are no trumps to draw and nothing to ruff with. */
export const kindsAt = (strain: Strain): readonly StepKind[] =>
  strain === 'NT' ? STEP_KINDS.filter((kind) => !NEEDS_TRUMPS.includes(kind)) : STEP_KINDS;

/** Among some cards, those with which a card of a side suit can be ruffed. */
export const ruffingCards = (cards: readonly Card[], strain: Strain): readonly Card[] =>
  cards.filter((card) => suitOf(card) === strain);

/** What has been entered as a step; nothing while a card is missing. */
export function stepOf(draft: StepDraft): Step | undefined {
  const action = actionOf(draft);
  if (action === undefined || !draft.waits) return action;
  const { waitsIn: suit, waitsFor } = draft;
  return { ...action, when: waitsFor === '' ? { suit } : { suit, seat: waitsFor } };
}

function actionOf({ kind, rounds, suit, topDown, card, with: trump, against }: StepDraft): Step | undefined {
  switch (kind) {
    case 'draw-trumps':
      return rounds === '' ? { do: kind } : { do: kind, rounds: Number(rounds) };
    case 'suit':
      return topDown ? { do: kind, suit, topDown } : { do: kind, suit };
    case 'tops':
      return { do: kind, suit };
    case 'cross-ruff':
      return { do: kind };
    case 'finesse':
      return { do: kind, suit, against };
    case 'card':
    case 'discard':
      return card && { do: kind, card };
    case 'ruff':
      return card && { do: kind, lead: card, ...(trump === undefined ? {} : { with: trump }) };
  }
}
