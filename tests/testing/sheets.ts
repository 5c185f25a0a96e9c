import type { DrawSetting, RankingView, RoundMatches } from 'naipe/tournament';
import type { TeamClub } from './team-club.ts';

/* Matches entered from their sheets: who played whom, and their IMPs. */

export const swissOf = (
  more: Partial<Extract<DrawSetting, { readonly kind: 'swiss' }>> & { readonly rounds: number },
): DrawSetting => ({
  kind: 'swiss',
  first: 'fold',
  method: 'regulation',
  odd: 'bye',
  danishRounds: 0,
  apart: [],
  lag: 0,
  ...more,
});

export const ROUND_ROBIN = { kind: 'round-robin', double: false, neighboursEarly: false } as const;

/** `A–H 43–29`: the teams and their IMPs, whoever was named first in the draw. */
export interface Sheet {
  readonly teams: readonly [string, string];
  readonly imps: readonly [number, number];
}

export const sheets = (text: string): readonly Sheet[] =>
  text.split(', ').map((line) => {
    const [, one = '', other = '', first = '', second = ''] = /^(\w)–(\w) (\d+)–(\d+)$/.exec(line) ?? [];
    return { teams: [one, other], imps: [Number(first), Number(second)] };
  });

export const pairsOf = (all: readonly Sheet[]): readonly string[] =>
  all.map(({ teams }) => teams.toSorted().join('')).toSorted();

export const drawnPairs = ({ matches }: RoundMatches): readonly string[] =>
  matches.map(({ home, away }) => [home.contestant, away.contestant].toSorted().join('')).toSorted();

/** Types the sheet of every match of a round. */
export async function typed(event: TeamClub, drawn: RoundMatches, all: readonly Sheet[]): Promise<void> {
  for (const { match, home, away } of drawn.matches) {
    const sheet = all.find(({ teams }) => teams.includes(home.contestant) && teams.includes(away.contestant));
    if (sheet === undefined) throw new Error(`No sheet of ${home.contestant} and ${away.contestant}.`);
    const isFirst = sheet.teams[0] === home.contestant;
    const [own, theirs] = isFirst ? sheet.imps : [sheet.imps[1], sheet.imps[0]];
    await event.must('score-match', {
      session: drawn.session,
      section: 'A',
      round: drawn.round,
      match,
      imps: { home: `${own}`, away: `${theirs}` },
    });
  }
}

export const standing = (lines: RankingView['lists'][number]['lines']): string =>
  lines.map(({ contestant, score }) => `${contestant} ${score}`).join(', ');
