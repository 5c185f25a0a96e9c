import { HAND_SIZE, SEATS, type Seat } from '../game/index.ts';
import { isAuctionPeriod, phaseOf, roleOf } from './17-auction-period.ts';
import type { ByEdition } from './editions.ts';
import { note, unauthorisedFor } from './ruling/consequences.ts';
import { isHonour } from './ruling/honours.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import { finalContract, type Table } from './table/table.ts';
import { openDefects } from './table/trick-defects.ts';

type Counted = Scene<Irregular<'counted'>>;

const SAYS = {
  amongPlayed: { 1997: '14B1(a)', 2007: '14B1', 2017: '14B1' },
  elsewhere: { 1997: '14B1(b)', 2007: '14B2', 2017: '14B2' },
  notFound: { 1997: '14B2', 2007: '14B3', 2017: '14B3' },
  alwaysHeld: { 1997: '14B3', 2007: '14B4', 2017: '14B4' },
} as const satisfies Readonly<Record<string, ByEdition<string>>>;

/** Law 14: a hand, or several, lacks cards and none has too many. The calls made on it stand, whatever they were. */
export function* missingCard(scene: Counted): Procedure {
  const { table, irregularity } = scene;
  const short = SEATS.filter((seat) => irregularity.counts[seat] < HAND_SIZE);
  const params = { seats: short.join(' '), ...(irregularity.missing ? { cards: irregularity.missing } : {}) };
  // Found on a board that was passed out: as in the auction, the passes stand.
  if (isAuctionPeriod(phaseOf(table)) || !hasContract(table)) {
    const found = yield* ask({
      id: 'missing-card',
      answerer: 'director',
      clause: '14A',
      params,
      answers: [
        { id: 'found', clause: '14A1' },
        { id: 'not-found', clause: '14A2' },
      ],
    });
    yield found === 'found' ? note('card-restored', '14A1', params) : note('deal-rebuilt', '14A2', params);
    // 1997 does not say that the calls stand; nothing else would be left of the Law.
    yield note('calls-stand', table.edition === 1997 ? '14A' : '14A3');
    yield* knownToPartner(table, short);
    return [];
  }
  return yield* duringPlay(scene, short, params);
}

const hasContract = (table: Table): boolean => {
  const contract = finalContract(table);
  return contract !== undefined && contract !== 'passed-out';
};

function* duringPlay(
  { table, irregularity }: Counted,
  short: readonly Seat[],
  params: Readonly<Record<string, string>>,
): Procedure {
  const { edition } = table;
  const found = yield* ask({
    id: 'missing-card',
    answerer: 'director',
    clause: '14B',
    params,
    answers: [
      { id: 'among-played', clause: SAYS.amongPlayed[edition] },
      { id: 'elsewhere', clause: SAYS.elsewhere[edition] },
      { id: 'not-found', clause: SAYS.notFound[edition] },
    ],
  });
  if (found === 'among-played') {
    yield note('defective-trick', '67', params);
    const [by] = short;
    return by === undefined || !isDefectKnown(table) ? [] : [{ type: 'defect-noticed', by }];
  }
  yield note(
    found === 'elsewhere' ? 'card-restored' : 'deal-rebuilt',
    found === 'elsewhere' ? SAYS.elsewhere[edition] : SAYS.notFound[edition],
    params,
  );
  const held = SAYS.alwaysHeld[edition];
  yield note('card-always-held', held, params);
  for (const seat of short) yield* restoredTo(table, seat, irregularity, held);
  yield* knownToPartner(table, short);
  return [];
}

/** Does the table know which trick it is? */
const isDefectKnown = ({ played }: Table): boolean => played !== undefined && openDefects(played).length > 0;

/** A defender's card whose face his partner could see is a penalty card; one that should have been played, a revoke. */
function* restoredTo(
  table: Table,
  seat: Seat,
  { missing }: Irregular<'counted'>,
  clause: string,
): Telling<void> {
  const params = { seat, offender: seat, ...(missing ? { cards: missing } : {}) };
  const visible =
    missing !== undefined &&
    roleOf(table, seat) === 'defender' &&
    (yield* judged('partner-could-see', clause, params));
  if (missing !== undefined && visible)
    yield { type: 'penalty-card', seat, card: missing, kind: isHonour(missing) ? 'major' : 'minor', clause };
  if (yield* judged('failed-to-play-it', clause, params)) yield note('revoke', clause, params);
}

/** Law 14C, since 2007: that a card came back is not for partner to use. */
function* knownToPartner({ edition }: Table, short: readonly Seat[]): Telling<void> {
  if (edition === 1997) return;
  for (const seat of short) yield unauthorisedFor(seat, 'restored-card', '14C');
}
