import { movementJson, recommend, type Suggestion, type Wishes } from 'naipe/movement';
import {
  type Answer,
  done,
  type Given,
  integerOption,
  textOption,
  wrongInput,
  wrongUsage,
} from '../../command.ts';
import { profileGiven } from './requests.ts';

const USUAL_MINUTES_PER_BOARD = 7; // RTP 2.2.5
const MOST_PAIRS = 200;

/** An option that may be left out, as a field. */
function optional(given: Given, name: string, most: number): Readonly<Record<string, number>> | Answer {
  if (textOption(given, name) === undefined) return {};
  const value = integerOption(given, name, { least: 1, most, fallback: 1 });
  return typeof value === 'number' ? { [name]: value } : value;
}

function wishesGiven(given: Given): Wishes | Answer {
  const wishes: Record<string, number> = { minutesPerBoard: USUAL_MINUTES_PER_BOARD };
  for (const [name, most] of [
    ['minutes', 1440],
    ['boards', 200],
    ['winners', 2],
    ['sessions', 3],
  ] as const) {
    const field = optional(given, name, most);
    if ('kind' in field) return field as Answer;
    Object.assign(wishes, field);
  }
  return wishes as unknown as Wishes;
}

const range = ({ least, most }: { least: number; most: number }): string =>
  least === most ? `${least}` : `${least} to ${most}`;

function suggestionText(suggestion: Suggestion, index: number): string {
  const { title, why, boardsPerPair, rounds, minutes, winners, balance, caveats, official } = suggestion;
  return [
    `${index + 1}. ${title}${official === undefined ? '' : `  (${official})`}`,
    `   ${range(boardsPerPair)} boards each in ${rounds} rounds, about ${Math.floor(minutes / 60)} h ${minutes % 60} min, ${winners === 1 ? 'one winner' : `${winners} winners`}.`,
    `   ${why}`,
    `   ${balance.meaning} (${balance.quality} of ${balance.bound})`,
    ...caveats.map((caveat) => `   But: ${caveat}`),
  ].join('\n');
}

/** `naipe movement recommend`: what a director would consider, best first. */
export function recommended(given: Given): Answer {
  if (textOption(given, 'pairs') === undefined) return wrongUsage('How many pairs? Give --pairs.');
  const pairs = integerOption(given, 'pairs', { least: 1, most: MOST_PAIRS, fallback: 1 });
  if (typeof pairs !== 'number') return pairs;
  const profile = profileGiven(given, 'rtp-2014');
  if ('kind' in profile) return profile;
  const wishes = wishesGiven(given);
  if ('kind' in wishes) return wishes as Answer;
  const barometer = given.options.barometer === true;
  const suggestions = recommend(pairs, { ...wishes, barometer }, profile.official);
  if (suggestions.length === 0) {
    return wrongInput({
      code: 'no-movement',
      message: `No movement fits ${pairs} pairs and these wishes. Ask for fewer boards or more time.`,
    });
  }
  const json = suggestions.map(({ sessions, ...about }) => ({
    ...about,
    movements: sessions.map(movementJson),
  }));
  return done({ pairs, suggestions: json }, suggestions.map(suggestionText).join('\n\n'));
}
