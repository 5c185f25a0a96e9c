import type { Deal, Side } from 'naipe/game';

export type Lie = Readonly<Record<string, number>>;

export function playDeal(
  deal: Deal,
  skill: Readonly<Record<Side, number>>,
  lie: Lie,
  random: () => number,
): { readonly result: string; readonly lead?: string };

export function lieOf(random: () => number): Lie;
