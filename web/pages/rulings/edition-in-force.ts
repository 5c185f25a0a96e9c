import { LAWS_EDITIONS, type LawsEdition } from 'naipe/laws';
import { useEffect } from 'react';
import { useSearch } from 'wouter';

/** The Laws by which a tournament is played. */
interface EditionInForce {
  readonly edition: LawsEdition;
  /** The name of the tournament. */
  readonly of: string;
}

/** Where the Laws answer for a tournament that is played by that edition. */
export const rulingsAddress = (edition: LawsEdition, of: string): string =>
  `/rulings?${new URLSearchParams({ laws: String(edition), of })}`;

/** Whoever came from a tournament goes from one way of ruling to another for it, until the page is loaded anew. */
let inForce: EditionInForce | undefined;

/** What the address says: `?laws=2007&of=Friday+Pairs`. */
export function readEditionInForce(search: string): EditionInForce | undefined {
  const said = new URLSearchParams(search);
  const edition = LAWS_EDITIONS.find((each) => String(each) === said.get('laws'));
  return edition === undefined ? undefined : { edition, of: said.get('of') ?? '' };
}

/** The edition in force where somebody comes from a tournament. It is chosen once: another may be looked at after that. */
export function useEditionInForce(
  now: LawsEdition,
  onChange: (edition: LawsEdition) => void,
): EditionInForce | undefined {
  const said = readEditionInForce(useSearch());
  if (said !== undefined) inForce = said;
  const wanted = inForce?.edition;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens, and not against a later choice.
  useEffect(() => {
    if (wanted !== undefined && wanted !== now) onChange(wanted);
  }, [wanted]);
  return inForce;
}
