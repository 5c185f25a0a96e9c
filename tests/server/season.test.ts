import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Club } from '../testing/club.ts';

/*
 * A season of a federation, from its list of players to the points: two regional qualifiers and a national final, with everything
 * that goes wrong on the way. Each step rests on the one before.
 */
let club: Club;
beforeAll(async () => {
  club = await Club.open();
});
afterAll(() => club.close());

const send = (type: string, data: object) =>
  club.director.post('/api/federation/commands', { id: randomUUID(), type, data });
async function must(type: string, data: object) {
  const answer = await send(type, data);
  if (answer.status !== 200) throw new Error(answer.text);
}
const refusal = async (type: string, data: object) => {
  const { status, json } = await send(type, data);
  return [
    status,
    json.error?.breaches?.map(({ clause }: { readonly clause: string }) => clause) ?? json.error?.code,
  ];
};
const event = async (number: number) => (await club.director.get(`/api/federation/events/${number}`)).json;
const playing = async (number: number): Promise<readonly number[][]> =>
  (await event(number)).playing.map(({ players }: { readonly players: number[] }) => players);

const PLAYERS = 200;
/** Norte has the odd numbers, Sul the even ones. */
const row = (number: number): string =>
  `${number},Player ${number} Nobody,${number % 4 < 2 ? 'F' : 'M'},1960-03-01,${number % 2 === 1 ? 'Norte' : 'Sul'},2026,2H,2026/1,2026-01-01,60`;
const FAULTS: Readonly<Record<number, (line: string) => string>> = {
  20: (line) => line.replace(/,[FM],/, ',X,'),
  40: (line) => line.replace('1960-03-01', '1960-02-30'),
  60: (line) => line.replace(',2H,', ',9H,'),
  80: (line) => line.replace(/^80,/, '79,'),
  100: (line) => line.replace(/,Player[^,]*,/, ',,'),
};
const LIST = [
  'number,name,sex,born,region,licences,category,list,listed,index',
  ...Array.from({ length: PLAYERS }, (_, at) => (FAULTS[at + 1] ?? ((line: string) => line))(row(at + 1))),
].join('\n');

const PLAN = {
  name: 'National pairs',
  profile: 'rtp-2014',
  kind: 'pair',
  types: ['open'],
  level: 'national',
  from: '2026-05-10',
  to: '2026-05-10',
  points: [48, 36, 27, 20],
  systems: { colours: ['green', 'blue', 'red'], brown: true },
  stated: {
    conditions: 'x',
    place: 'x',
    timetable: 'x',
    movement: 'x',
    reserves: 'x',
    exemptions: 'x',
    carryOver: 'x',
  },
};

test('200 players come from a list with five faults, each named', async () => {
  const preview = await club.director.post('/api/federation/people/preview', { csv: LIST });
  expect(preview.json.counts).toEqual({ new: 195, changed: 0, same: 0, faulty: 5 });
  expect(
    preview.json.faults.map(({ line, code }: { readonly line: number; readonly code: string }) => [
      line,
      code,
    ]),
  ).toEqual([
    [21, 'bad-sex'],
    [41, 'bad-date'],
    [61, 'bad-category'],
    [81, 'number-twice'],
    [101, 'no-name'],
  ]);
  await must('import-people', { csv: LIST, leaveOutFaulty: true });
});

test('entries: a yellow system and a player in two regions are refused, an exempt pair is announced (E12, RTP 2.1.2.7, 3.1.3.1)', async () => {
  await must('write-event', {
    plan: {
      ...PLAN,
      confirmUntil: '2199-01-01T00:00:00Z',
      reserves: 'same-group',
      carryOver: { share: '1/4', toNearest: '0.01' },
    },
  });
  for (const region of ['Norte', 'Sul']) {
    const plan = {
      ...PLAN,
      name: region,
      level: 'regional',
      official: true,
      region,
      from: '2026-04-01',
      to: '2026-04-01',
      goesOn: { into: 1, places: 2 },
    };
    await must('write-event', { plan });
  }
  for (const qualifier of [2, 3]) {
    await must('open-event', { event: qualifier });
    // 1-3, 5-7, 9-11 in Norte; 2-4, 6-8, 10-12 in Sul.
    for (const first of [qualifier - 1, qualifier + 3, qualifier + 7])
      await must('enter', { event: qualifier, made: { players: [first, first + 2] }, accepts: true });
  }
  const yellow = { players: [13, 15], system: { colour: 'yellow', brown: false } };
  expect(await refusal('enter', { event: 2, made: yellow, accepts: true })).toEqual([422, ['RTP 2.1.2.7']]);
  await must('enter', { event: 2, made: { players: [13, 15], exempt: true }, accepts: true });
  const again = { event: 3, made: { players: [1, 14] }, accepts: true };
  expect(await refusal('enter', again)).toEqual([422, ['RTP 3.1.3.3(a)']]);
});

test('substitutions before play: a player of another entry is refused, another allowed (RTP 3.6.1)', async () => {
  const change = (players: readonly number[]) => ({ event: 2, entry: 3, made: { players } });
  expect(await refusal('change-entry', change([9, 1]))).toEqual([422, ['RTP 3.1.4']]);
  await must('change-entry', change([9, 17]));
  expect((await playing(2)).at(-1)).toEqual([9, 17]);
});

test('the final’s list: the exempt, two of each qualifier with what they carry over; a reserve plays for who declines', async () => {
  const places = (scores: readonly string[]) =>
    scores.map((score, at) => ({ entry: at + 1, place: at + 1, score }));
  await must('record-ranking', { event: 2, ranking: places(['60.5', '55.25', '50']) });
  await must('record-ranking', { event: 3, ranking: places(['61', '58', '57']) });
  await must('make-list', { event: 1 });
  expect(await playing(1)).toEqual([]);
  for (const entry of [1, 2, 4, 5]) await must('confirm-place', { event: 1, entry, confirms: true });
  await must('confirm-place', { event: 1, entry: 3, confirms: false });
  await must('call-reserve', { event: 1, entry: 3 });
  await must('confirm-place', { event: 1, entry: 6, confirms: true });
  expect(await playing(1)).toEqual([
    [13, 15],
    [1, 3],
    [2, 4],
    [6, 8],
    [9, 17],
  ]);
  const carried = (await event(1)).playing.map(
    ({ from }: { readonly from: { readonly carried?: string } }) => from.carried,
  );
  // A quarter of 60.5, 61, 58 and 50, to hundredths half up: 15.13, 15.25, 14.5, 12.5.
  expect(carried).toEqual([undefined, '1513/100', '61/4', '29/2', '25/2']);
});

test('the tournament that is made of it has its five pairs, with what they carry over', async () => {
  const made = await club.director.post('/api/federation/events/1/tournament', { id: randomUUID() });
  const { tournament } = made.json;
  const { entries } = (await club.director.view(tournament, 'entries')).json;
  expect(entries).toHaveLength(5);
  const file = (await club.director.get(`/api/tournaments/${tournament}/export`)).text;
  expect(file).toContain('"brought":{"score":"60.5","amount":"1513/100"}');
});

test('E09, RTP 3.1.6: the results are held back by one gate and then final; only then the points count', async () => {
  const ranking = [2, 4, 5, 1, 6].map((entry, at) => ({ entry, place: at + 1 }));
  await must('record-ranking', { event: 1, ranking });
  await must('pass-gate', { event: 1, gate: 'report' });
  expect(await refusal('homologate', { event: 1 })).toEqual([422, ['RTP 3.1.6']]);
  const points = async () =>
    (await club.client().get('/api/season/players/1')).json.results.find(
      (each: { readonly event: number }) => each.event === 1,
    );
  expect(await points()).toMatchObject({ place: 1, points: 48, provisional: true });
  await must('pass-gate', { event: 1, gate: 'charges' });
  await must('homologate', { event: 1 });
  expect(await points()).toMatchObject({ place: 1, points: 48, provisional: false });
  const { ranking: season } = (await club.client().get('/api/season?season=2026')).json;
  expect(season.slice(0, 2)).toMatchObject([{ points: 48 }, { points: 48 }]);
});
