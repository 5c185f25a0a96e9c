import { readFileSync } from 'node:fs';
import { orThrow } from '../../base/index.ts';
import { type LawsEdition, readCase, runCase } from '../../laws/index.ts';
import type { CaseTold } from '../cases/case.ts';
import { toldAt } from '../cases/tell.ts';

/** A case of the Laws' own files, by the beginning of its name, as it is told of a board. */
export function caseOfLaws(file: string, name: string, edition: LawsEdition = 2017): CaseTold {
  const url = new URL(`../../laws/cases/${file}.json`, import.meta.url);
  const cases = JSON.parse(readFileSync(url, 'utf8')) as readonly { readonly name: string }[];
  const one = cases.find((each) => each.name.startsWith(name));
  if (one === undefined) throw new Error(`No case of ${file} begins with ${name}.`);
  return toldAt(runCase(orThrow(readCase(one)), edition).table, undefined);
}
