import { isVpScaleId, VP_SCALES } from 'naipe/regulation';
import { vp as vpOf } from 'naipe/scoring';
import {
  type Answer,
  type Command,
  done,
  integerOption,
  readInteger,
  textOption,
  wrongInput,
  wrongUsage,
} from '../command.ts';

const HELP = `Usage:
  naipe vp IMPS --boards N [--scale SCALE]

The victory points of a match won by that many IMPs over N boards.

  --boards N   the boards of the match
  --scale S    rtp-2014 unless said otherwise:
${Object.entries(VP_SCALES)
  .map(([word, { name }]) => `                 ${word.padEnd(14)} ${name}`)
  .join('\n')}
  --json       {"imps":23,"boards":16,"scale":"rtp-2014","winner":"15.56","loser":"4.44"}`;

const MOST_BOARDS = 256;

export const vp: Command = {
  help: HELP,
  options: { boards: { type: 'string' }, scale: { type: 'string' } },
  run: (given): Answer => {
    const [word, ...more] = given.words;
    if (word === undefined || more.length > 0) return wrongUsage('Give the IMPs the match was won by.');
    const imps = readInteger(word);
    if (imps === undefined)
      return wrongInput({ code: 'number', message: `"${word}" is not a whole number of IMPs.` });
    if (given.options.boards === undefined) return wrongUsage('How many boards? Give --boards.');
    const boards = integerOption(given, 'boards', { least: 1, most: MOST_BOARDS, fallback: 1 });
    if (typeof boards !== 'number') return boards;
    const name = textOption(given, 'scale') ?? 'rtp-2014';
    const scale = isVpScaleId(name) ? VP_SCALES[name].scale : undefined;
    if (scale === undefined)
      return wrongUsage(`--scale takes ${Object.keys(VP_SCALES).join(', ')}, not "${name}".`);
    const award = vpOf(scale, imps, boards);
    if (!award.ok) return wrongInput(award.error);
    const { check } = award.value;
    const winner = scale.print(award.value.winner);
    const loser = scale.print(award.value.loser);
    return done(
      { imps, boards, scale: name, winner, loser, ...(check === undefined ? {} : { check }) },
      [
        `${Math.abs(imps)} IMPs over ${boards} boards: ${winner} – ${loser}`,
        ...(check === undefined ? [] : [check]),
      ].join('\n'),
    );
  },
};
