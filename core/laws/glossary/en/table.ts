import type { Entries } from '../entry.ts';
import type { TableTerm } from '../terms.ts';

export const table: Entries<TableTerm> = {
  board: { means: 'The numbered holder of four hands; also the four hands as they were dealt into it.' },
  contestant: { means: 'Who is ranked: a player, a pair, or a team of four or more.' },
  deal: {
    means: 'The pack as it is shared out in four hands; also those cards with their auction and play.',
  },
  director: { means: 'Who runs the tournament and applies the Laws.' },
  event: { means: 'A competition of one or more sessions; also called tournament.' },
  extraneous: {
    means: 'Not part of the game as the Laws let it be played.',
    1997: 'Uses the word without a definition.',
    2007: 'Uses the word without a definition.',
  },
  hand: { means: 'The cards dealt to a player, or what is left of them.' },
  infraction: {
    means: 'A player’s breach of a law or of a lawful regulation.',
    1997: 'Defines irregularities alone.',
  },
  irregularity: {
    means: 'Anything that departs from correct procedure, whether a player is at fault or not.',
  },
  lho: { means: 'The opponent on a player’s left: the next to call or play.' },
  'logical-alternative': {
    means:
      'A call or play that a good part of such players, using the methods of the pair, would think of seriously, and that some might choose.',
    1997: 'Uses the words and gives no test.',
  },
  opponent: { means: 'A player of the other side.' },
  pack: { means: 'The 52 cards.' },
  pair: { means: 'Two players who play together.' },
  partner: { means: 'The player with whom one plays against the other two at the table.' },
  penalty: {
    means:
      'Procedural, for breaches of procedure, at the director’s discretion and on top of any rectification (Law 90); or disciplinary, for good order (Law 91).',
    1997: 'Also every obligation or limit that a law lays on the offenders: what was later called rectification.',
  },
  rectification: {
    means: 'What the Laws prescribe to put things right once the director knows of an irregularity.',
    1997: 'Only what lets auction and play go on as normally as possible.',
  },
  rho: { means: 'The opponent on a player’s right: the one who called or played before him.' },
  round: { means: 'A part of a session in which nobody changes tables.' },
  session: { means: 'A longer time of play for which a number of boards is set.' },
  side: { means: 'The two partners at a table against the other two.' },
  'sorted-deck': {
    means: 'A pack that has not been mixed since it was last in order.',
    1997: 'Has no such word.',
  },
  team: { means: 'Two or more pairs at different tables, in different directions, with one common score.' },
  'unauthorised-information': {
    means:
      'What a player learns otherwise than by lawful calls and plays, such as from partner’s hesitation, question or remark. He may not use it.',
  },
  unintended: {
    means: 'Not what the player wanted at the moment he did it: a slip, not a change of mind.',
    1997: 'Says inadvertent, without a definition.',
  },
};
