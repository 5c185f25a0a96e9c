import { sameDeal } from 'naipe/game';
import { hiddenFromPlaying, type Tournament } from 'naipe/tournament';

/** A board of a session whose cards were played in another tournament (Law 6D2). */
export interface EarlierDeal {
  readonly board: number;
  /** Where; not told to whoever has still to play the board, as he could look the cards up there. */
  readonly where?: {
    readonly tournament: string;
    readonly name: string;
    readonly date: string;
    readonly session: number;
    readonly board: number;
  };
}

/** The boards of a session that others have begun to play elsewhere. */
export function earlierDeals(
  tournament: Tournament,
  number: number,
  others: ReadonlyMap<string, Tournament>,
  director: string | undefined,
): readonly EarlierDeal[] {
  const session = tournament.sessions.get(number);
  if (session === undefined) return [];
  const used = [...others].flatMap(([id, { name, date, sessions }]) =>
    [...sessions.values()]
      .filter(({ status }) => status !== 'planned')
      .flatMap((other) =>
        Array.from(other.deals, ([board, deal]) => ({
          deal,
          where: { tournament: id, name, date, session: other.session, board },
        })),
      ),
  );
  return [...session.deals]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([board, deal]): EarlierDeal[] => {
      const found = used.find((each) => sameDeal(each.deal, deal));
      if (found === undefined) return [];
      const isHidden = hiddenFromPlaying(tournament, session, director, board) !== undefined;
      return [isHidden ? { board } : { board, where: found.where }];
    });
}
