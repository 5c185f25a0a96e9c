import { writeFile } from 'node:fs/promises';
import { exportPeopleIn, importPeopleIn, previewPeopleIn } from '@naipe/server/by-hand';
import type { ImportPreview } from 'naipe/federation';
import {
  type Answer,
  type Command,
  done,
  foundWrong,
  type Given,
  wrongInput,
  wrongUsage,
} from '../command.ts';
import { PLACE_HELP, PLACE_OPTIONS, withPlace } from '../data-folder.ts';
import { readTextFile } from '../text-file.ts';

const HELP = `Usage:
  naipe people import FILE.csv [--yes] [--data FOLDER | --database ADDRESS]
  naipe people export FILE.csv [--data FOLDER | --database ADDRESS]

The federation's register of people. An import says line by line what would change and what is wrong, and changes nothing
without --yes; lines that are wrong are then left out. Naipe must not be running: its office has a page for it.

The first line names the columns, in any order: number, name, sex, born, club, region, nationality, licences, category,
national, list, listed, index, points, rank, grade (or their names in Portuguese, Spanish or Italian). An empty cell leaves
what is known as it is. Categories: N, 1, 2S 2H 2D 2C, 3S 3H 3D 3C, NC.

  --yes          do it
${PLACE_HELP}
  --json         {"counts":{"new":2,"changed":1,"same":0,"faulty":1},"faults":[{"line":3,"code":"bad-sex",…}]}`;

const countsOf = ({ lines, faults }: ImportPreview) => {
  const count = (kind: string): number => lines.filter((line) => line.kind === kind).length;
  return { new: count('new'), changed: count('changed'), same: count('same'), faulty: faults.length };
};

function told(preview: ImportPreview): string {
  const { new: added, changed, same, faulty } = countsOf(preview);
  const changes = preview.lines.flatMap((line) => {
    if (line.kind === 'same') return [];
    const { name } = line.written.person;
    const what =
      line.kind === 'new'
        ? 'new'
        : line.differences.map(({ field, from, to }) => `${field} "${from}" becomes "${to}"`).join(', ');
    return [`  line ${line.line}: ${name}: ${what}`];
  });
  return [
    `${added} new, ${changed} changed, ${same} as before, ${faulty} wrong.`,
    ...preview.faults.map(({ message }) => `  ${message}`),
    ...changes,
  ].join('\n');
}

async function importing(given: Given, place: string, path: string): Promise<Answer> {
  const text = await readTextFile(path);
  if (!text.ok) return wrongInput(text.error);
  const doing = given.options.yes === true;
  const answer = await (doing ? importPeopleIn : previewPeopleIn)(place, text.value);
  if (!answer.ok) return wrongInput(answer.error);
  const json = { counts: countsOf(answer.value), faults: answer.value.faults };
  const end = doing ? 'Taken over.' : 'Nothing was changed. To take it over, add --yes.';
  return (answer.value.faults.length > 0 ? foundWrong : done)(json, `${told(answer.value)}\n${end}`);
}

async function exporting(place: string, path: string): Promise<Answer> {
  const csv = await exportPeopleIn(place);
  if (!csv.ok) return wrongInput(csv.error);
  try {
    await writeFile(path, csv.value, { mode: 0o600 });
  } catch (error) {
    return wrongInput({ code: 'file', message: `"${path}" cannot be written: ${(error as Error).message}.` });
  }
  const people = csv.value.trimEnd().split('\r\n').length - 1;
  return done({ people, file: path }, `${people} people written to ${path}.`);
}

export const people: Command = {
  help: HELP,
  options: { ...PLACE_OPTIONS, yes: { type: 'boolean' } },
  run: (given) => {
    const [what, path, ...more] = given.words;
    if (path === undefined || more.length > 0 || (what !== 'import' && what !== 'export'))
      return wrongUsage('Give "import" or "export" and one file.');
    return withPlace(given, (_given, place) =>
      what === 'import' ? importing(given, place, path) : exporting(place, path),
    );
  },
};
