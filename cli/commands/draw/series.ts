import {
  ALLEGIANCES,
  type Allegiance,
  type Exchange,
  lotsFrom,
  parseSeriesTeams,
  potSeries,
  type SeriesTeam,
  serpentine,
} from 'naipe/draw';
import {
  type Answer,
  done,
  type Given,
  integerOption,
  textOption,
  wrongInput,
  wrongUsage,
} from '../../command.ts';
import { fileGiven } from './file.ts';

const MOST_SERIES = 100;

function spreadGiven(given: Given): Allegiance | 'none' | Answer {
  const text = textOption(given, 'spread') ?? 'club';
  if (text === 'none') return text;
  return (
    ALLEGIANCES.find((by) => by === text) ??
    wrongUsage(`--spread takes ${ALLEGIANCES.join(', ')} or none, not "${text}".`)
  );
}

const WHY = {
  full: (spread: string) => `there are enough of its ${spread}`,
  met: () => 'it had met a team of that series',
} as const satisfies Record<Exchange['why'], (spread: string) => string>;

const exchangeText = (exchange: Exchange, spread: string): string =>
  `${exchange.team} goes to series ${exchange.to} and ${exchange.with} to series ${exchange.from}: ${WHY[exchange.why](spread)}.`;

/** Series by pots and lots (ROP 8.2.4). */
function byPots(given: Given, teams: readonly SeriesTeam[], count: number): Answer {
  const seed = textOption(given, 'seed');
  if (seed === undefined) return wrongUsage('Lots need --seed: any text; the same text draws the same.');
  const made = potSeries(teams, count, lotsFrom(seed));
  if (!made.ok) return wrongInput(made.error);
  const { pots, series } = made.value;
  const text = [
    ...pots.map((pot, index) => `Pot ${index + 1}: ${pot.join(', ')}`),
    ...series.map(seriesText),
  ];
  return done({ series, ...(given.options.explain === true ? { pots } : {}) }, text.join('\n'));
}

const seriesText = (list: readonly string[], index: number): string =>
  `Series ${index + 1}: ${list.join(', ')}`;

/** `naipe draw series`: teams put into series. */
export async function drawnSeries(given: Given): Promise<Answer> {
  if (textOption(given, 'series') === undefined) return wrongUsage('How many series? Give --series.');
  const count = integerOption(given, 'series', { least: 1, most: MOST_SERIES, fallback: 1 });
  if (typeof count !== 'number') return count;
  const spread = spreadGiven(given);
  if (typeof spread !== 'string') return spread;
  const teams = await fileGiven(given, parseSeriesTeams);
  if ('kind' in teams) return teams;
  if (given.options.pots === true) return byPots(given, teams.value, count);
  const made = serpentine(teams.value, { count, ...(spread === 'none' ? {} : { spread }) });
  if (!made.ok) return wrongInput(made.error);
  const { series, exchanges, overfull, rematches } = made.value;
  const text = [
    ...series.map(seriesText),
    ...exchanges.map((exchange) => exchangeText(exchange, spread)),
    ...overfull.map(
      (id) => `${id} stays, although there are enough of its ${spread}: nobody can change with it.`,
    ),
    ...rematches.map(([a, b]) => `${a} and ${b} met in an earlier phase.`),
  ];
  const explained = given.options.explain === true ? { exchanges, overfull, rematches } : {};
  return done({ series, ...explained }, text.join('\n'));
}
