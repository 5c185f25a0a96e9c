/* Swiss events of teams worked in full by RTP 3.6.12, matches of 16 boards: teams are named in the order of their value index. */

export interface WorkedRound {
  /** `A-H 44-31`: in the order of the draw; a match without IMPs was not played, for want of the second team. */
  readonly matches: string;
  readonly bye?: string;
  /** `B 15.56, C 14.39`: after the round, in order. */
  readonly standing: string;
}

export interface WorkedSwiss {
  readonly clause: string;
  readonly teams: readonly string[];
  readonly first: 'fold' | 'slide';
  readonly rounds: readonly WorkedRound[];
}

/** Eight teams, five rounds. */
const EVEN: WorkedSwiss = {
  clause: 'RTP 3.6.12.2, 3.6.12.7',
  teams: [...'ABCDEFGH'],
  first: 'fold',
  rounds: [
    {
      matches: 'A-H 44-31, B-G 49-26, C-F 51-34, D-E 18-23',
      standing: 'B 15.56, C 14.39, A 13.52, E 11.48, D 8.52, H 6.48, F 5.61, G 4.44',
    },
    {
      matches: 'B-C 16-39, A-E 31-26, D-H 23-15, F-G 46-15',
      standing: 'C 29.95, A 25.00, F 22.49, D 20.81, B 20.00, E 20.00, H 14.19, G 7.56',
    },
    {
      matches: 'C-A 26-14, F-D 25-28, B-E 28-35, H-G 19-50',
      standing: 'C 43.23, E 32.03, D 31.72, A 31.72, F 31.58, B 27.97, G 24.44, H 17.31',
    },
    {
      matches: 'C-E 21-36, D-B 28-17, A-G 42-31, F-H 17-15',
      standing: 'C 49.26, E 46.00, A 44.76, D 44.76, F 42.19, B 34.93, G 31.40, H 26.70',
    },
    {
      matches: 'C-D 17-24, E-G 28-23, A-F 30-38, B-H 44-19',
      standing: 'E 57.48, C 57.23, D 56.79, F 54.48, A 52.47, B 50.85, G 39.92, H 30.78',
    },
  ],
};

/** Nine teams, five rounds, byes of 12 VPs. */
const ODD: WorkedSwiss = {
  clause: 'RTP 3.6.12.2, 3.6.12.4(a)',
  teams: [...'ABCDEFGHI'],
  first: 'fold',
  rounds: [
    {
      matches: 'A-H 27-18, B-G 28-37, C-F 53-25, D-E 29-51',
      bye: 'I',
      standing: 'C 16.42, E 15.38, A 12.55, G 12.55, I 12.00, B 7.45, H 7.45, D 4.62, F 3.58',
    },
    {
      matches: 'C-E 43-31, A-G 29-36, I-B 17-45, H-D 31-32',
      bye: 'F',
      standing: 'C 29.70, G 24.58, B 23.87, E 22.10, A 20.52, H 17.14, F 15.58, I 15.58, D 14.93',
    },
    {
      matches: 'C-G 27-26, B-E 35-23, A-F 27-31, H-I 15-37',
      bye: 'D',
      standing: 'C 40.01, B 37.15, G 34.27, I 30.96, A 29.32, E 28.82, D 26.93, F 26.78, H 21.76',
    },
    {
      matches: 'C-B 42-27, G-I 18-19, A-E 32-19, D-F 38-33',
      bye: 'H',
      standing: 'C 53.98, G 43.96, B 43.18, A 42.84, I 41.27, D 38.41, E 35.30, F 35.30, H 33.76',
    },
    {
      matches: 'C-A 15-23, G-D 33-73, B-H 26-31, I-F 31-43',
      bye: 'E',
      standing: 'C 61.69, D 56.50, A 55.13, B 51.70, F 48.58, I 47.99, E 47.30, G 45.87, H 45.24',
    },
  ],
};

/** Fourteen teams, six rounds; D does not appear in round 3, and F's award is revised before round 6 is drawn. */
const ABSENCE: WorkedSwiss = {
  clause: 'RTP 3.6.12.4(b), 3.6.7.2',
  teams: [...'ABCDEFGHIJKLMN'],
  first: 'slide',
  rounds: [
    {
      matches: 'A-H 20-43, B-I 23-24, C-J 44-16, D-K 32-33, E-L 34-36, F-M 45-32, G-N 34-25',
      standing:
        'C 16.42, H 15.56, F 13.52, G 12.55, L 10.61, I 10.31, K 10.31, D 9.69, B 9.69, E 9.39, N 7.45, M 6.48, A 4.44, J 3.58',
    },
    {
      matches: 'C-H 88-26, F-G 25-40, L-I 23-30, K-B 18-27, D-E 17-19, N-M 35-16, A-J 27-16',
      standing:
        'C 36.42, G 26.52, I 22.34, N 22.25, B 22.24, E 20.00, F 19.55, D 19.08, L 18.58, K 17.76, A 17.48, H 15.56, M 11.68, J 10.54',
    },
    {
      matches: 'C-G 14-14, I-N 50-30, B-E 18-28, F-D, L-K 39-28, A-M 15-16, H-J 29-31',
      standing:
        'C 46.42, I 37.34, G 36.52, E 32.80, L 31.62, F 31.55, B 29.44, N 27.25, A 27.17, H 24.95, K 24.72, M 21.99, J 21.15, D 19.08',
    },
    {
      matches: 'C-I 34-49, G-E 37-14, L-F 48-34, B-N 15-32, A-K 34-18, H-M 43-26, J-D 59-33',
      standing:
        'C 52.45, G 52.08, I 51.31, L 45.37, N 41.64, A 41.35, H 39.34, F 37.80, J 37.24, E 37.24, B 35.05, K 30.54, M 27.60, D 22.99',
    },
    {
      matches: 'C-L 37-33, G-I 37-16, N-A 34-50, H-F 23-25, J-E 24-43, B-D 60-29, K-M 36-33',
      standing:
        'G 67.27, C 63.65, I 56.12, A 55.53, L 54.17, E 52.04, B 51.93, F 49.88, H 48.73, N 47.46, J 42.44, K 41.45, M 36.69, D 26.11',
    },
    {
      matches: 'G-A 23-51, C-E 49-26, I-F 31-50, L-B 23-23, H-N 46-30, J-K 39-27, M-D 20-29',
      standing:
        'C 79.21, A 71.95, G 70.85, F 64.68, L 64.17, H 62.91, B 61.93, I 61.32, E 56.48, J 55.72, N 53.28, K 48.17, M 44.14, D 38.66',
    },
  ],
};

export const WORKED_SWISSES: readonly WorkedSwiss[] = [EVEN, ODD, ABSENCE];

/** A match of a round: its teams and, where it was played, its IMPs. */
export interface WorkedMatch {
  readonly home: string;
  readonly away: string;
  readonly imps?: readonly [number, number];
}

export const workedMatches = ({ matches }: WorkedRound): readonly WorkedMatch[] =>
  matches.split(', ').map((text) => {
    const [, home = '', away = '', own, other] = /^(\w+)-(\w+)(?: (\d+)-(\d+))?$/.exec(text) ?? [];
    return { home, away, ...(own === undefined ? {} : { imps: [Number(own), Number(other)] as const }) };
  });
