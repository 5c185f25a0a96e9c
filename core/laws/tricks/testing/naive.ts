import {
  type Found,
  height,
  type NaiveOptions,
  type NaiveRecord,
  other,
  type Played,
  Reading,
  ROUND,
  type Seat,
  type Side,
  side,
  suit,
} from './naive-reading.ts';

interface Judged extends Found {
  readonly status: string;
  readonly by: string | undefined;
  readonly asIf: string | undefined;
  readonly corrected: string | undefined;
  readonly counts: boolean;
}

function judge(reading: Reading): Judged[] {
  const all = reading.revokes();
  return all.map((one) => {
    const asIf = reading.asIf(one);
    if (one.withdrawn) {
      const corrected = ['62C3', '62D1'].includes(one.withdrawn) ? one.withdrawn : '62A';
      return { ...one, status: 'corrected', by: undefined, asIf, corrected, counts: asIf !== undefined };
    }
    const by = reading.established(one);
    const ours = side(one.seat);
    const bothHere = all.some(
      (two) =>
        two.trick === one.trick && side(two.seat) !== ours && two.kind !== 'deemed' && one.kind !== 'deemed',
    );
    const played = [ours, other(ours)].filter((which) => reading.hasPlayed(which, one.trick + 1)).length;
    const mutual = reading.edition === 2017 && bothHere && played === 1;
    if (by === undefined)
      return {
        ...one,
        status: 'open',
        by,
        asIf,
        corrected: mutual ? '62C3' : '62A',
        counts: asIf !== undefined,
      };
    const lastButOne = one.trick === 12 && one.kind !== 'deemed' && !reading.record.attention?.handsReturned;
    const accepted = one.kind === 'card' && reading.options.lawFiftyTwo;
    const corrected = mutual ? '62C3' : lastButOne && !accepted ? '62D1' : undefined;
    return { ...one, status: 'established', by, asIf: undefined, corrected, counts: corrected === undefined };
  });
}

interface Taken {
  readonly trick: number;
  readonly seat?: Seat;
  readonly side: Side;
  readonly card?: string;
  /** A player revoked in it and won it: nobody else's revoke is paid with it while another will do. */
  named?: boolean;
  given: boolean;
}

const CLAIMED = 14;

function winnerAmong(
  plays: readonly { seat: Seat; card: string }[],
  trumps: string,
): { seat: Seat; card: string } {
  const ruffs = plays.filter(({ card }) => suit(card) === trumps);
  const led = plays[0] as { seat: Seat; card: string };
  const able = ruffs.length > 0 ? ruffs : plays.filter(({ card }) => suit(card) === suit(led.card));
  return able.reduce((best, play) => (height(play.card) > height(best.card) ? play : best));
}

/** All tricks in the order they were won, and whether the play is over. */
function property(
  reading: Reading,
  all: readonly Judged[],
): { tricks: Taken[]; over: boolean; replayable: boolean } {
  const { record, first, last, options } = reading;
  const tricks: Taken[] = [];
  const again = all.filter((one) => one.status === 'established' && one.corrected === '62D1');
  let replayable = false;
  const stood = (trick: number) => reading.cards(trick).filter((play) => reading.stands(play));
  for (let trick = first; trick <= last; trick++) {
    const finished =
      reading.cards(trick).filter((play) => !play.withdrawn && play.role !== 'surplus').length === 4;
    if (trick === last && !finished) continue;
    const won = winnerAmong(stood(trick), record.contract.strain);
    tricks.push({ trick, seat: won.seat, card: won.card, side: side(won.seat), given: false });
  }
  const two = ROUND.every((seat) => reading.heldBefore(seat, 12).length === 2);
  // Were the lead itself corrected, nobody could know what the others would then play.
  const leads = again.some((one) => stood(12)[0]?.card === one.card);
  const defective = reading.cards(12).some((play) => play.role);
  if (again.length > 0 && tricks.at(-1)?.trick === 13 && two && !leads && !defective) {
    replayable = true;
    const changed = (play: Played) =>
      again.some((one) => one.seat === play.seat)
        ? {
            seat: play.seat,
            card: reading.heldBefore(play.seat, 12).find((card) => card !== play.card) as string,
          }
        : play;
    const twelfth = stood(12).map(changed);
    const winner = winnerAmong(twelfth, record.contract.strain);
    const rest = ROUND.map((seat) => ({
      seat,
      card: reading
        .heldBefore(seat, 12)
        .find((card) => !twelfth.some((play) => play.card === card)) as string,
    }));
    const order = [
      ...rest.filter(({ seat }) => seat === winner.seat),
      ...rest.filter(({ seat }) => seat !== winner.seat),
    ];
    const thirteenth = winnerAmong(order, record.contract.strain);
    tricks.splice(-2, 2);
    tricks.push({ trick: 12, seat: winner.seat, card: winner.card, side: side(winner.seat), given: false });
    tricks.push({
      trick: 13,
      seat: thirteenth.seat,
      card: thirteenth.card,
      side: side(thirteenth.seat),
      given: false,
    });
  }
  const rest = { NS: record.claim?.rest?.NS ?? 0, EW: record.claim?.rest?.EW ?? 0 };
  const answer = all
    .map((one) => options.answers[`64A:T${one.trick}${one.seat}`])
    .find((one) => one !== undefined);
  const unfinished = (tricks.at(-1)?.trick ?? first - 1) < last;
  if (answer !== undefined && unfinished && rest[side(answer as Seat)] > 0) {
    rest[side(answer as Seat)]--;
    tricks.push({ trick: last, seat: answer as Seat, side: side(answer as Seat), given: false });
  }
  for (const which of ['NS', 'EW'] as const)
    for (let count = 0; count < rest[which]; count++)
      tricks.push({ trick: CLAIMED, side: which, given: false });
  return { tricks, over: tricks.length + first - 1 === 13, replayable };
}

/** Law 64B, all but its first clause. */
function exempt(reading: Reading, one: Judged, all: readonly Judged[]): string[] {
  const { edition, options, record } = reading;
  const reasons: string[] = [];
  const ours = side(one.seat);
  const before = all
    .slice(0, all.indexOf(one))
    .filter((two) => two.seat === one.seat && two.suit === one.suit && two.kind !== 'card');
  const repeated = edition === 2017 ? before.some((two) => two.counts) : before.length > 0;
  if (repeated && one.kind !== 'card') reasons.push('64B2');
  const kinds = edition === 2017 ? ['major-penalty-card', 'minor-penalty-card'] : undefined;
  const seen = reading
    .facedNow(one.seat, one.trick)
    .filter((faced) => kinds === undefined || kinds.includes(faced.as))
    .flatMap((faced) => faced.cards);
  if (one.kind === 'card' || one.seat === reading.dummy || one.legal.some((card) => seen.includes(card)))
    reasons.push('64B3');
  const calls = record.attention?.calledOnNextBoard ?? [];
  if (!one.asIf && calls.some((seat) => side(seat) !== ours)) reasons.push('64B4');
  if (!one.asIf && record.attention?.roundEnded) reasons.push('64B5');
  if (one.trick === 12) reasons.push('64B6');
  const theirs = all.filter((two) => side(two.seat) !== ours);
  if (edition === 2017 && theirs.some((two) => two.counts)) reasons.push('64B7');
  if (edition === 2007 && theirs.length > 0) reasons.push('64B7');
  if (edition === 1997 && options.bothOnOneTrick !== 'each') {
    const here = theirs.filter((two) => two.trick === one.trick);
    if (options.bothOnOneTrick === 'equity-always' ? here.length > 0 : here.some((two) => two.counts))
      reasons.push('64C');
  }
  return reasons;
}

/** Law 64A: gives the tricks away and says which. */
function pay(reading: Reading, one: Judged, tricks: Taken[]): string {
  const ours = side(one.seat);
  const mine = tricks
    .filter((trick) => trick.side === ours && !trick.given)
    .sort((a, b) => Number(a.named ?? false) - Number(b.named ?? false));
  const later = mine.filter(({ trick }) => trick > one.trick);
  const revokeTrick = tricks.find(({ trick }) => trick === one.trick);
  if (revokeTrick === undefined && later.some(({ trick }) => trick === CLAIMED)) return 'judgement';
  const give = (...list: readonly Taken[]) => {
    for (const trick of list) trick.given = true;
    return list.map(({ trick }) => (trick === CLAIMED ? 'claimed' : trick)).join('+');
  };
  const own = mine.filter((trick) => trick === revokeTrick);
  if (revokeTrick?.seat === one.seat && one.kind !== 'deemed')
    return `64A1 ${give(...own, ...later.slice(0, 1))}`;
  if (own.length + later.length === 0) return '64B1';
  let count = 1;
  if (reading.edition === 1997 && one.kind !== 'deemed' && own.length + later.length > 1) {
    const played = later.some(
      (trick) => trick.seat === one.seat && trick.card && one.legal.includes(trick.card),
    );
    const left = reading.heldBefore(one.seat, reading.last + 1).filter((card) => one.legal.includes(card));
    const possible = left.length > 0 || !reading.isWhollyKnown(one.seat);
    const open = later.some(({ trick }) => trick === CLAIMED) && possible;
    const answer = reading.options.answers[`64A2:T${one.trick}${one.seat}`];
    if (!played && open && answer === undefined) return 'judgement';
    if (played || (open && answer === 'yes')) count = 2;
  }
  const first = revokeTrick?.named ? [...later.filter(({ named }) => !named), ...own] : own;
  return `64A2 ${give(...[...new Set([...first, ...later])].slice(0, count))}`;
}

/** Law 77. */
function score(record: NaiveRecord, tricks: number): number {
  const { level, strain, doubling, declarer } = record.contract;
  const vulnerable = record.vulnerability === 'All' || record.vulnerability === side(declarer);
  const times = doubling === 'XX' ? 4 : doubling === 'X' ? 2 : 1;
  const over = tricks - 6 - level;
  let points = 0;
  if (over < 0)
    for (let down = 1; down <= -over; down++) {
      const doubled = vulnerable ? (down === 1 ? 200 : 300) : down === 1 ? 100 : down <= 3 ? 200 : 300;
      points -= times === 1 ? (vulnerable ? 100 : 50) : (doubled * times) / 2;
    }
  else {
    const each = strain === 'C' || strain === 'D' ? 20 : 30;
    const below = (each * level + (strain === 'NT' ? 10 : 0)) * times;
    points = below + (below < 100 ? 50 : vulnerable ? 500 : 300);
    if (level === 6) points += vulnerable ? 750 : 500;
    if (level === 7) points += vulnerable ? 1500 : 1000;
    if (times > 1) points += 25 * times + over * 50 * times * (vulnerable ? 2 : 1);
    else points += over * each;
  }
  return side(declarer) === 'NS' ? points : 0 - points;
}

/** Everything that is said of the revokes of a record, a line each, and the result in the last. */
export function naiveRuling(
  record: NaiveRecord,
  dealt: Readonly<Record<Seat, readonly string[]>> | undefined,
  edition: number,
  options: NaiveOptions,
): string[] {
  const reading = new Reading(record, dealt, edition, options);
  const all = judge(reading);
  const { tricks, over, replayable } = property(reading, all);
  let settled = over;
  for (const one of all) {
    const won = tricks.find(({ trick, seat }) => trick === one.trick && seat === one.seat);
    if (won && one.counts && one.kind !== 'deemed' && exempt(reading, one, all).length === 0)
      won.named = true;
  }
  const lines = all.map((one) => {
    let outcome: string;
    if (!one.counts) {
      outcome = 'correction';
      const done = one.status === 'corrected' || (one.corrected === '62D1' && replayable);
      if (!done) settled = false;
    } else {
      if (one.status === 'open') settled = false;
      const reasons = exempt(reading, one, all);
      if (reasons.length > 0) outcome = reasons.join(' ');
      else if (!over) outcome = record.claim ? 'claim' : 'end-of-play';
      else outcome = pay(reading, one, tricks);
      if (['claim', 'end-of-play', 'judgement'].includes(outcome)) settled = false;
    }
    const how = `${one.status} ${one.by ?? '-'} ${one.asIf ?? '-'} ${one.corrected ?? '-'}`;
    return `T${one.trick} ${one.seat} ${one.card} ${one.kind} ${one.suit}: ${how}: ${outcome}`;
  });
  const count = (which: Side) =>
    (record.earlier?.[which] ?? 0) + tricks.filter((trick) => (trick.side === which) !== trick.given).length;
  const declarer = side(record.contract.declarer);
  const final = settled
    ? `NS ${count('NS')} EW ${count('EW')} score ${score(record, count(declarer))}`
    : 'open';
  return [...lines, final];
}
