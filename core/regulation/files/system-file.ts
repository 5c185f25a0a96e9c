import {
  jsonCount,
  jsonFlag,
  jsonList,
  jsonObject,
  jsonObjectOf,
  jsonOneOf,
  jsonOptional,
  jsonPlace,
  jsonText,
  misfit,
  type Result,
  readJson,
} from '../../base/index.ts';
import { SUITS, type Suit } from '../../game/index.ts';
import {
  type HandType,
  HIGHER_OPENINGS,
  type HigherMeaning,
  ONE_OPENINGS,
  type Overcall,
  type SystemAnswers,
  type TwoSuited,
} from '../federation/system.ts';

const MOST_POINTS = 37;
const MOST_CARDS = 13;
const MOST = 60;

const OVER = [...ONE_OPENINGS, 'strong-artificial', 'hum', 'brown'] as const;
const SPARED = ['natural-notrump', 'strong-cue', 'stopper-cue'] as const;

/** `true` as an answer; nothing when it is `false` or left out. */
const yes = <K extends string>(value: unknown, at: string, key: K): { readonly [P in K]?: true } =>
  jsonOptional(value, false, (given) => jsonFlag(given, at)) ? ({ [key]: true } as { [P in K]: true }) : {};

function readHand(value: unknown, at: string): HandType {
  const hand = jsonObjectOf(value, at, ['from', 'to', 'suits', 'balanced']);
  const points = (given: unknown, name: string): number =>
    jsonCount(given, jsonPlace(at, name), MOST_POINTS, 0);
  const lengths = Object.entries(jsonObjectOf(hand.suits ?? {}, jsonPlace(at, 'suits'), SUITS)).map(
    ([suit, given]) => {
      const place = jsonPlace(at, `suits.${suit}`);
      const { least, most } = jsonObjectOf(given, place, ['least', 'most']);
      const cards = (count: unknown, name: string): number =>
        jsonCount(count, jsonPlace(place, name), MOST_CARDS, 0);
      return [
        suit as Suit,
        {
          ...(least === undefined ? {} : { least: cards(least, 'least') }),
          ...(most === undefined ? {} : { most: cards(most, 'most') }),
        },
      ] as const;
    },
  );
  return {
    from: points(hand.from, 'from'),
    ...(hand.to === undefined ? {} : { to: points(hand.to, 'to') }),
    ...(lengths.length === 0 ? {} : { suits: Object.fromEntries(lengths) }),
    ...yes(hand.balanced, jsonPlace(at, 'balanced'), 'balanced'),
  };
}

const readHands = (value: unknown, at: string): readonly HandType[] => jsonList(value, at, MOST, readHand);

function byBid<B extends string, T>(
  value: unknown,
  at: string,
  bids: readonly B[],
  read: (value: unknown, at: string) => T,
): Readonly<Partial<Record<B, T>>> {
  const given = jsonObjectOf(value, at, bids);
  return Object.fromEntries(
    Object.entries(given).map(([bid, each]) => [bid, read(each, jsonPlace(at, bid))]),
  ) as Partial<Record<B, T>>;
}

function readHigher(value: unknown, at: string): HigherMeaning {
  const { hands, listed } = jsonObjectOf(value, at, ['hands', 'listed']);
  return {
    hands: readHands(hands, jsonPlace(at, 'hands')),
    ...(listed === undefined ? {} : { listed: jsonText(listed, jsonPlace(at, 'listed')) }),
  };
}

function readOvercall(value: unknown, at: string): Overcall {
  const { over, bid, hands, is } = jsonObjectOf(value, at, ['over', 'bid', 'hands', 'is']);
  return {
    over: jsonOneOf(over, jsonPlace(at, 'over'), OVER),
    bid: jsonText(bid, jsonPlace(at, 'bid'), 10),
    hands: readHands(hands, jsonPlace(at, 'hands')),
    ...(is === undefined ? {} : { is: jsonOneOf(is, jsonPlace(at, 'is'), SPARED) }),
  };
}

function readTwoSuited(value: unknown, at: string): TwoSuited {
  const { bid, least } = jsonObjectOf(value, at, ['bid', 'least']);
  const cards = jsonList(least, jsonPlace(at, 'least'), 2, (each, place) =>
    jsonCount(each, place, MOST_CARDS, 0),
  );
  const [one, other] = cards;
  if (one === undefined || other === undefined) return misfit(jsonPlace(at, 'least'), 'two lengths');
  return { bid: jsonText(bid, jsonPlace(at, 'bid'), 10), least: [one, other] };
}

const FIELDS = [
  'strongPass',
  'openings',
  'methodsChange',
  'higher',
  'overcalls',
  'twoSuited',
  'psychics',
  'conventional',
  'lightOpenings',
  'changeAfterQuestion',
  'encryptedSignals',
] as const;

function readAnswers(value: unknown): SystemAnswers {
  const given = jsonObjectOf(value, '', FIELDS);
  return {
    openings: byBid(jsonObject(given.openings, 'openings'), 'openings', ONE_OPENINGS, readHands),
    ...(given.strongPass === undefined
      ? {}
      : {
          strongPass: {
            from: jsonCount(
              jsonObjectOf(given.strongPass, 'strongPass', ['from']).from,
              jsonPlace('strongPass', 'from'),
              MOST_POINTS,
              0,
            ),
          },
        }),
    higher: jsonOptional(given.higher, {}, (each) => byBid(each, 'higher', HIGHER_OPENINGS, readHigher)),
    overcalls: jsonOptional(given.overcalls, [], (each) => jsonList(each, 'overcalls', MOST, readOvercall)),
    twoSuited: jsonOptional(given.twoSuited, [], (each) => jsonList(each, 'twoSuited', MOST, readTwoSuited)),
    conventional: jsonOptional(given.conventional, [], (each) =>
      jsonList(each, 'conventional', MOST, (call, at) => {
        const { call: what, listed } = jsonObjectOf(call, at, ['call', 'listed']);
        return {
          call: jsonText(what, jsonPlace(at, 'call')),
          ...(listed === undefined ? {} : { listed: jsonText(listed, jsonPlace(at, 'listed')) }),
        };
      }),
    ),
    ...yes(given.methodsChange, 'methodsChange', 'methodsChange'),
    ...yes(given.psychics, 'psychics', 'psychics'),
    ...yes(given.lightOpenings, 'lightOpenings', 'lightOpenings'),
    ...yes(given.changeAfterQuestion, 'changeAfterQuestion', 'changeAfterQuestion'),
    ...yes(given.encryptedSignals, 'encryptedSignals', 'encryptedSignals'),
  };
}

/** Reads the answers of a pair about its system (RTP 2.1.2.3), as JSON. */
export const parseSystemFile = (text: string): Result<SystemAnswers> =>
  readJson(text, { code: 'system-json', title: 'System' }, readAnswers);
