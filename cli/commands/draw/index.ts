import { type Answer, type Command, type Given, wrongUsage } from '../../command.ts';
import { drawnKnockout } from './knockout.ts';
import { drawnMovement } from './movement.ts';
import { drawnRepechage } from './repechage.ts';
import { drawnRoundRobin } from './round-robin.ts';
import { drawnSeries } from './series.ts';
import { drawnSwiss } from './swiss.ts';

const HELP = `Usage:
  naipe draw round-robin --teams N|FILE.json [--double] [--neighbours-early] [--seed TEXT]
  naipe draw swiss FILE.json [--language en|pt|es|it] [--seed TEXT]
  naipe draw series FILE.json --series N [--spread club|region|nation|none] [--pots --seed TEXT] [--explain]
  naipe draw knockout --teams N|FILE.json [--third-place]
  naipe draw repechage --teams N|FILE.json --places N
  naipe draw movement --teams N [--boards N] [--kind whist|new-english|head-to-head] [--halves] [--matches N]

round-robin: everybody against everybody by the Berger table.
  --teams              how many, or a file: {"teams":[{"id":"1","club":"x","region":"y"}]}
  --double             each meets each twice
  --neighbours-early   rounds in which teams of one club or region meet come first (ROP 6.4)
  --seed               numbers are drawn by lot; the same text draws the same
  --json               {"rounds":[{"round":1,"matches":[{"home":"1","away":"9"}],"bye":"5"}]}

swiss: the next round (RTP 3.6.12, ROP 8.2.3). FILE is {"teams":[{"id":"7","met":["3","9"],"byes":0,"club":"x"}],
"method":"regulation"}, teams in the order of the standings; methods: regulation, nearest, fold, slide.
  --seed               a first round by lot instead of the order of the file; the last drawn sits out
  --json               {"matches":[{"home":"7","away":"2"}],"bye":null,"reasons":[…]}

series: by the serpentine (RTP 3.6.3). FILE is {"teams":[{"id":"1","iv":1234,"club":"x"}]}.
  --spread             whose teams are spread evenly over the series; club unless told
  --pots               by pots and lots instead (ROP 8.2.4), with --seed
  --explain            with --json also who changed places and why
  --json               {"series":[["1","6"],["2","5"],["3","4"]]}

knockout: a bracket of any size; teams in the order of their seeds, the first of them with byes.

repechage: the next round among beaten teams, best first, until as many are left as there are places; the best wait.
  --json               {"matches":[{"home":"2","away":"3"}],"byes":["1"]}

movement: teams that meet one another within one session; a triple is --teams 3.
  --boards             of each match (4)
  --kind               whist: North–South stay, the tables of a match play at different times; new-english: likewise for an even
                       number, the same two tables sharing boards all the time; head-to-head: both tables at once
  --halves             head-to-head: the two tables exchange boards at half-time instead of sharing them
  --matches            head-to-head: fewer than everybody against everybody

docs/draws.md tells all fields.`;

interface DrawKind {
  readonly run: (given: Given) => Answer | Promise<Answer>;
  /** The options that say something of it; all others are somebody's mistake. */
  readonly takes: readonly string[];
}

const KINDS: Readonly<Record<string, DrawKind>> = {
  'round-robin': { run: drawnRoundRobin, takes: ['teams', 'double', 'neighbours-early', 'seed'] },
  swiss: { run: drawnSwiss, takes: ['language', 'seed'] },
  series: { run: drawnSeries, takes: ['series', 'spread', 'pots', 'seed', 'explain'] },
  knockout: { run: drawnKnockout, takes: ['teams', 'third-place'] },
  repechage: { run: drawnRepechage, takes: ['teams', 'places'] },
  movement: { run: drawnMovement, takes: ['teams', 'boards', 'kind', 'halves', 'matches'] },
};

export const draw: Command = {
  help: HELP,
  options: {
    teams: { type: 'string' },
    double: { type: 'boolean' },
    'neighbours-early': { type: 'boolean' },
    seed: { type: 'string' },
    series: { type: 'string' },
    spread: { type: 'string' },
    pots: { type: 'boolean' },
    explain: { type: 'boolean' },
    language: { type: 'string' },
    'third-place': { type: 'boolean' },
    boards: { type: 'string' },
    kind: { type: 'string' },
    halves: { type: 'boolean' },
    matches: { type: 'string' },
    places: { type: 'string' },
  },
  run: (given) => {
    const [name] = given.words;
    const kind = name === undefined || !Object.hasOwn(KINDS, name) ? undefined : KINDS[name];
    if (kind === undefined) return wrongUsage(`Which draw: ${Object.keys(KINDS).join(', ')}?`);
    const strange = Object.keys(draw.options).find(
      (option) => given.options[option] !== undefined && !kind.takes.includes(option),
    );
    return strange === undefined ? kind.run(given) : wrongUsage(`--${strange} says nothing of a ${name}.`);
  },
};
