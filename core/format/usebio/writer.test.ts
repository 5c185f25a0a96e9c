import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { INDIVIDUAL, MATCHPOINT_PAIRS, SWISS_PAIRS, TEAMS } from '../testing/usebio-samples.ts';
import { readUsebio } from './usebio.ts';
import { writeUsebio } from './writer.ts';

/** Without the lines of the file on which things stood. */
const withoutLines = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, item) => (key === 'line' ? undefined : item)));

const read = (text: string) => orThrow(readUsebio(text));

describe('USEBIO out and in again', () => {
  test.each([
    ['pairs', MATCHPOINT_PAIRS],
    ['teams', TEAMS],
    ['Swiss pairs', SWISS_PAIRS],
    ['an individual', INDIVIDUAL],
  ])('%s: nothing is lost', (_what, text) => {
    const before = read(text);
    const written = writeUsebio(before.file);
    const again = read(written);
    expect(withoutLines(again.file)).toEqual(withoutLines(before.file));
    expect(again.findings.map(({ code }) => code)).toEqual(before.findings.map(({ code }) => code));
    expect(writeUsebio(again.file)).toBe(written);
  });

  test('Swiss teams keep their kind', () => {
    const file = read(TEAMS.replace('EVENT_TYPE="TEAMS"', 'EVENT_TYPE="SWISS_TEAMS"')).file;
    expect(read(writeUsebio(file)).file.event.competition).toBe('swiss-teams');
  });

  test('a knockout is one again, as KO', () => {
    const file = read(TEAMS.replace('EVENT_TYPE="TEAMS"', 'EVENT_TYPE="KO"')).file;
    expect(file.event.competition).toBe('knockout');
    expect(writeUsebio(file)).toContain('EVENT_TYPE="KO"');
    expect(read(writeUsebio(file)).file.event.competition).toBe('knockout');
  });

  test('names that XML would read otherwise stay as they are', () => {
    const file = read(TEAMS.replace('"Owls"', '"Owls &amp; &lt;Larks&gt; &quot;B&quot;"')).file;
    const [owls] = read(writeUsebio(file)).file.event.sessions[0]!.sections[0]!.contestants;
    expect(owls?.name).toBe('Owls & <Larks> "B"');
  });
});
