import { type EventPlan, type HostBid, type ReserveOrder, readDay } from 'naipe/federation';
import { type DatedLimits, type EventTypeName, SYSTEM_COLOURS, type SystemColour } from 'naipe/regulation';
import type { Pickable } from './person-pick.tsx';

/** What is said with yes or no. */
export const FLAGS = [
  'official',
  'championship',
  'festival',
  'ownCardAllowed',
  'cardsWaived',
  'seriesByIndex',
  'handicap',
] as const;
type Flag = (typeof FLAGS)[number];
/** Moments, as one types them where one is. */
export const MOMENTS = ['startsAt', 'entriesUntil', 'confirmUntil', 'defencesUntil'] as const;
const FIGURES = ['fee', 'places', 'deposit', 'homologationFee'] as const;
const TEXTS = ['region', 'club', 'approval', 'authorised'] as const;

/** The types of event that have an age limit. */
export const AGED = ['youth', 'junior', 'senior'] as const;
export const hasAge = (type: EventTypeName): boolean => AGED.some((aged) => aged === type);

type Typed<K extends string, V> = { readonly [P in K]: V };

/** The plan of an event as one types it. */
export interface TypedPlan
  extends Typed<Flag, boolean>,
    Typed<(typeof MOMENTS)[number] | (typeof FIGURES)[number] | (typeof TEXTS)[number], string> {
  readonly profile: EventPlan['profile'];
  readonly format: EventPlan['format'] | '';
  readonly into: string;
  readonly quota: string;
  readonly reserves: ReserveOrder | '';
  readonly share: string;
  readonly toNearest: string;
  readonly points: string;
  readonly delegatedTo: string;
  readonly delegatedShare: string;
  /** One on each line: who, a semicolon, the share. */
  readonly bids: string;
  /** One on each line: since when, then the ages of youth, juniors and seniors. */
  readonly limits: string;
  /** Each in his box; a box may be empty. */
  readonly directors: readonly (Pickable | undefined)[];
  readonly colours: readonly SystemColour[];
  readonly brown: boolean;
}

const MINUTE_MS = 60_000;
const TO_THE_MINUTE = 16;

/** `2026-05-01T20:00` here, from an instant. */
function localOf(instant: string | undefined): string {
  if (instant === undefined) return '';
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, TO_THE_MINUTE);
}

const textOf = (value: number | string | undefined): string => (value === undefined ? '' : `${value}`);

const each = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Typed<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Typed<K, V>;

/** What stands in the form at first. */
export const typedPlan = (plan: EventPlan, directors: readonly Pickable[]): TypedPlan => ({
  ...each(FLAGS, (flag) => plan[flag] === true),
  ...each(MOMENTS, (moment) => localOf(plan[moment])),
  ...each([...FIGURES, ...TEXTS], (key) => textOf(plan[key])),
  directors,
  profile: plan.profile,
  format: plan.format ?? '',
  into: textOf(plan.goesOn?.into),
  quota: textOf(plan.goesOn?.places),
  reserves: plan.reserves ?? '',
  share: textOf(plan.carryOver?.share),
  toNearest: plan.carryOver?.toNearest ?? '0.01',
  points: plan.points?.join(' ') ?? '',
  delegatedTo: textOf(plan.delegated?.to),
  delegatedShare: textOf(plan.delegated?.share),
  bids: (plan.bids ?? []).map(({ by, share }) => `${by}; ${share}`).join('\n'),
  limits: (plan.limits ?? [])
    .map(({ since, ...ages }) => [since, ...AGED.map((type) => textOf(ages[type]))].join('; '))
    .join('\n'),
  colours: plan.systems?.colours ?? SYSTEM_COLOURS,
  brown: plan.systems?.brown ?? true,
});

const YEAR_LETTERS = 4;

/** The figure that was typed, with a comma or a point; nothing when there is none. */
const figureOf = (text: string): number | undefined => {
  const trimmed = text.trim().replace(',', '.');
  const value = Number(trimmed);
  return trimmed === '' || Number.isNaN(value) ? undefined : value;
};

const put = <K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { [P in K]: V });

const putEach = <K extends string, V>(
  keys: readonly K[],
  value: (key: K) => V | undefined,
): Partial<Typed<K, V>> => Object.assign({}, ...keys.map((key) => put(key, value(key))));

const textIn = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());
const instantIn = (text: string): string | undefined =>
  text === '' ? undefined : new Date(text).toISOString();

const PER_CENT = /^(\d+(?:[.,]\d+)?)\s*%$/;
/** `30%` and `30,5 %` are shares too. */
const shareIn = (text: string): string | undefined => {
  const percent = PER_CENT.exec(text.trim())?.[1]?.replace(',', '.');
  if (percent === undefined) return textIn(text.replace(',', '.'));
  return `${(Number(percent) / 100).toFixed(4)}`;
};

function bidsIn(text: string): readonly HostBid[] | undefined {
  const bids = text.split('\n').flatMap((line) => {
    const [by = '', share = ''] = line.split(';');
    const given = shareIn(share);
    return by.trim() === '' || given === undefined ? [] : [{ by: by.trim(), share: given }];
  });
  return bids.length === 0 ? undefined : bids;
}

const AGE = /^\d{1,2}$/;

/** Age limits that were redefined, in the order of their days (RTP 3.1.1); nothing where a line cannot be read. */
export function limitsIn(text: string): readonly DatedLimits[] | undefined {
  const limits = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): DatedLimits | undefined => {
      const [since = '', ...ages] = line.split(';').map((part) => part.trim());
      const isClear =
        readDay(since) === since &&
        ages.length <= AGED.length &&
        ages.some((age) => age !== '') &&
        ages.every((age) => age === '' || AGE.test(age));
      return isClear
        ? { since, ...putEach(AGED, (type) => figureOf(ages[AGED.indexOf(type)] ?? '')) }
        : undefined;
    });
  const clear = limits.filter((limit) => limit !== undefined);
  return clear.length < limits.length
    ? undefined
    : clear.toSorted((one, other) => (one.since < other.since ? -1 : 1));
}

/** The plan with what was typed; what was emptied is stated no more, and what the form does not show stays. */
export function planOf(before: EventPlan, typed: TypedPlan): EventPlan {
  const into = figureOf(typed.into);
  const isAnySystem = typed.brown && typed.colours.length === SYSTEM_COLOURS.length;
  const points = typed.points
    .split(/\s+/)
    .map(figureOf)
    .filter((value) => value !== undefined);
  const { name, kind, types, level, from, to, stated } = before;
  const limits = limitsIn(typed.limits) ?? before.limits ?? [];
  const directors = new Set(typed.directors.flatMap((director) => director?.number ?? []));
  const delegatedTo = textIn(typed.delegatedTo);
  return {
    ...{ name, kind, types, level, from, to, stated, profile: typed.profile },
    ...put('limits', limits.length === 0 ? undefined : limits),
    ...putEach(FLAGS, (flag) => (typed[flag] ? (true as const) : undefined)),
    ...putEach(MOMENTS, (moment) => instantIn(typed[moment])),
    ...putEach(FIGURES, (key) => figureOf(typed[key])),
    ...putEach(TEXTS, (key) => textIn(typed[key])),
    ...put('format', typed.format === '' ? undefined : typed.format),
    ...put('directors', directors.size === 0 ? undefined : [...directors]),
    ...put('goesOn', into === undefined ? undefined : { into, places: figureOf(typed.quota) ?? 1 }),
    ...put('reserves', typed.reserves === '' ? undefined : typed.reserves),
    ...put(
      'carryOver',
      textIn(typed.share) === undefined
        ? undefined
        : { share: typed.share.trim(), toNearest: textIn(typed.toNearest) ?? '0.01' },
    ),
    ...put('points', points.length === 0 ? undefined : points),
    ...put(
      'delegated',
      delegatedTo === undefined
        ? undefined
        : {
            year: before.delegated?.year ?? Number(from.slice(0, YEAR_LETTERS)),
            to: delegatedTo,
            ...put('share', shareIn(typed.delegatedShare)),
          },
    ),
    ...put('bids', bidsIn(typed.bids)),
    ...put('systems', isAnySystem ? undefined : { colours: typed.colours, brown: typed.brown }),
  };
}
