import { pooled } from 'naipe/base';
import { dealSet, printDeal } from 'naipe/game';
import { boardsToDeal, type CommandOf, factsOf, type TournamentState } from 'naipe/tournament';

/** Law 6: every deal equally likely, and nobody can foresee it. */
const entropy = pooled((bytes) => crypto.getRandomValues(bytes));

/** What a command with this id has dealt before: who sends it again because an answer was lost is told the same. */
function dealtBefore({ log }: TournamentState, id: string): CommandOf<'deal-boards'>['data'] | undefined {
  for (const fact of factsOf(log)) {
    if (fact.cause === id && fact.type === 'deals-attached' && fact.data.dealt === true)
      return { session: fact.data.session, deals: fact.data.deals };
  }
  return undefined;
}

/** The command with cards for the boards of the session that have none. */
export function withCards(state: TournamentState, asked: CommandOf<'deal-boards'>): CommandOf<'deal-boards'> {
  const session = state.tournament?.sessions.get(asked.data.session);
  const boards = session === undefined ? [] : boardsToDeal(session);
  const data = dealtBefore(state, asked.id) ?? {
    session: asked.data.session,
    deals: dealSet(boards.length, entropy).map((deal, at) => ({
      board: boards[at] ?? 0,
      deal: printDeal(deal),
    })),
  };
  return { ...asked, data };
}
