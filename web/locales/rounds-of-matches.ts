/** A round, as the RTP calls those of pairs; not a place among equals, nor a seat, nor half of another word. */
const ROUND = /(?<!\p{L})(p)osiç(ão|ões)(?!\p{L}| em que | em cada | ou )/giu;

const OF_MATCHES: Readonly<Record<string, string>> = { ão: 'jornada', ões: 'jornadas' };

/** A Portuguese sentence about rounds, said of rounds of matches: `posição` is one of pairs, `jornada` one of teams (RTP 3.5, 3.6). */
export const roundsOfMatchesIn = (sentence: string): string =>
  sentence.replace(ROUND, (_, first: string, ending: string) => {
    const word = OF_MATCHES[ending.toLowerCase()] ?? '';
    return first === 'P' ? `J${word.slice(1)}` : word;
  });
