import type { Note } from '../finding.ts';
import type { ResultsMatch } from '../results/model.ts';
import { childrenOf, textOf, type XmlElement } from '../xml/tree.ts';
import { countField, decimalField, optional } from './fields.ts';
import { readTravellers } from './travellers.ts';

/** Two teams are named TEAM and OPPOSING_TEAM; two pairs, by where they sat. */
const NAMED_BY = [
  { first: 'TEAM', second: 'OPPOSING_TEAM', score: ['TEAM_SCORE', 'OPPOSING_TEAM_SCORE'], pairs: false },
  { first: 'NS_PAIR_NUMBER', second: 'EW_PAIR_NUMBER', score: ['NS_SCORE', 'EW_SCORE'], pairs: true },
] as const;

function readMatch(element: XmlElement, note: Note): ResultsMatch | undefined {
  for (const named of NAMED_BY) {
    const first = textOf(element, named.first);
    const second = textOf(element, named.second);
    if (first === undefined || second === undefined) continue;
    const from = countField(element, 'START_BOARD_NUMBER', note);
    const to = countField(element, 'END_BOARD_NUMBER', note);
    return {
      ...optional('round', countField(element, 'ROUND_NUMBER', note)),
      first,
      second,
      ...optional('boards', from === undefined || to === undefined ? undefined : { from, to }),
      score: {
        ...optional('first', decimalField(element, named.score[0], note)),
        ...optional('second', decimalField(element, named.score[1], note)),
      },
      travellers: readTravellers(element, named.pairs ? { NS: first, EW: second } : undefined, note),
      line: element.line,
    };
  }
  note('usebio-match', element.line, 'The match does not say who played it; it is left out.');
  return undefined;
}

/** The matches that stand directly in an EVENT, SESSION or SECTION. */
export const readMatches = (element: XmlElement, note: Note): readonly ResultsMatch[] =>
  childrenOf(element, 'MATCH').flatMap((match) => readMatch(match, note) ?? []);
