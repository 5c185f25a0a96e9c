import type { Directions } from './cyclic.ts';
import { modulo, range } from './numbers.ts';

/**
 * Directions for a circle of `size` pairs that balance perfectly: however far two pairs are from each other, they sit
 * the same way on one set fewer than the opposite way. Such circles come from the squares modulo a prime that leaves
 * 3 by 4, and from twin primes. In the answer number 0 sits EW, as the pair at the stationary table does.
 * One for each turn of the circle; none when neither construction reaches the size.
 */
export function perfectDirections(size: number): readonly Directions[] {
  const circle = perfectCircle(size);
  if (circle === undefined) return [];
  const shifts = range(0, size - 1).filter((shift) => circle[shift] === -1);
  return shifts.map((shift) => circle.map((_, index) => circle[modulo(index + shift, size)] ?? -1));
}

function perfectCircle(size: number): Directions | undefined {
  if (size % 4 !== 3) return undefined;
  if (isPrime(size)) return range(0, size - 1).map((value) => (isSquare(value, size) ? 1 : -1));
  const smaller = range(3, size).find((prime) => prime * (prime + 2) === size);
  if (smaller === undefined || !isPrime(smaller) || !isPrime(smaller + 2)) return undefined;
  const larger = smaller + 2;
  return range(0, size - 1).map((value) => {
    if (value % larger === 0) return 1;
    if (value % smaller === 0) return -1;
    return isSquare(value, smaller) === isSquare(value, larger) ? 1 : -1;
  });
}

const isPrime = (value: number): boolean =>
  value > 1 && !range(2, Math.floor(Math.sqrt(value))).some((divisor) => value % divisor === 0);

/** Whether a value other than 0 is a square modulo a prime. */
const isSquare = (value: number, prime: number): boolean =>
  range(1, (prime - 1) / 2).some((root) => (root * root) % prime === value % prime);
