import { scoreNS, vulnerabilityOf } from '../../game/index.ts';
import type { ResultsFile, ResultsSection, Traveller } from './model.ts';

function scored(traveller: Traveller): Traveller {
  const { board, vulnerability = vulnerabilityOf(board) } = traveller;
  return {
    ...traveller,
    lines: traveller.lines.map((line) => {
      if (line.score !== undefined || line.outcome.kind !== 'played') return line;
      const NS = scoreNS(line.outcome.result, vulnerability);
      return { ...line, score: { NS, EW: 0 - NS } };
    }),
  };
}

const scoredSection = (section: ResultsSection): ResultsSection => ({
  ...section,
  travellers: section.travellers.map(scored),
  matches: section.matches.map((match) => ({ ...match, travellers: match.travellers.map(scored) })),
});

/** The same results with the table score (Law 77) of each line that lacks one: devices keep contracts alone. */
export const withTableScores = (file: ResultsFile): ResultsFile => ({
  ...file,
  event: {
    ...file.event,
    sessions: file.event.sessions.map((session) => ({
      ...session,
      sections: session.sections.map(scoredSection),
    })),
  },
});
