import { rhoOf, SEATS, type Seat, sideOf } from '../../game/index.ts';
import { spectatorNoticed } from '../11-forfeiture.ts';
import { isAuctionPeriod, phaseOf } from '../17-auction-period.ts';
import { byEdition, editionsOf } from '../clauses/by-edition.ts';
import type { Clause } from '../clauses/clause.ts';
import type { TableRegulation } from '../clauses/paragraph.ts';
import type { LawsEdition } from '../editions.ts';
import { adjustedScore, note, penaltyPossible } from '../ruling/consequences.ts';
import type { Irregular } from '../ruling/irregularity.ts';
import { ask, judged, type Procedure, type Scene, type Telling } from '../ruling/procedure.ts';
import { screenRules } from '../screens/tray.ts';
import { finalContract, type Table } from '../table/table.ts';
import { bondOf, INCIDENTS, type Incident, type IncidentName } from './incidents.ts';

/** Laws 72 to 76 and 90: something about the conduct at a table. What it breaks, what follows, and what is done about it. */
export function* incidentReported({ table, irregularity }: Scene<Irregular<'incident'>>): Procedure {
  const { by, what, offender } = irregularity;
  const incident: Incident = INCIDENTS[what];
  const clause = incident.clause[table.edition];
  if (by === 'spectator' || incident.spectator === true) {
    yield* spectatorDealtWith(table, what, clause);
    return [];
  }
  const { follows, listed, weight } = incident;
  if (isOfStop(what)) {
    if (screenRules(table) === 'RTP') {
      yield note('no-stop-behind-screens', 'RTP 2.1.8.1');
      return [];
    }
    if (table.regulation !== undefined) yield* stopRegulated(table.regulation, offender);
  }
  if (weight === 'gravest') {
    yield* gravest(table, offender, clause);
    return [];
  }
  if (weight === 'lawful') yield note('no-infraction', clause, { seat: offender });
  if (listed !== undefined) yield note('listed-offence', listed, { seat: offender });
  if (follows === 'deception') yield* misled(table, offender);
  if (weight !== 'lawful') yield* dealtWith(incident, table.edition, offender);
  return follows === undefined || follows === 'deception' || phaseOf(table) === 'before'
    ? []
    : [{ type: 'from-partner', seat: offender, source: follows }];
}

const isOfStop = (what: Irregular<'incident'>['what']): boolean =>
  what === 'stop-omitted' || what === 'pause-not-kept';

/** RTP 2.1.6.4, ROP 4.8: how long the next player waits after a jump, and what comes of leaving out the card. */
function* stopRegulated(regulation: TableRegulation, seat: Seat): Telling<void> {
  if (regulation === 'RTP') yield note('ten-seconds-all-the-same', 'RTP 2.1.6.4', { seat });
  else yield note('may-lose-complaint', 'ROP 4.8', { seat });
}

/**
 * The director warns, penalises, or leaves it at that, knowing what the Introduction says of such a breach; discipline is for
 * what cannot be left to points of procedure.
 */
function* dealtWith(incident: Incident, edition: LawsEdition, seat: Seat): Telling<void> {
  const clause = incident.clause[edition];
  const bond = bondOf(incident, edition);
  const done = yield* ask({
    id: 'incident-dealt',
    answerer: 'director',
    clause,
    params: { seat },
    answers: [
      { id: 'let-pass', clause },
      { id: 'warn', clause },
      { id: 'penalise', clause: '90A' },
      // What he did stands beside Law 91, which the next question names.
      { id: 'discipline', clause },
    ],
    ...(bond === undefined || bond === 'may'
      ? {}
      : { facts: [{ code: `bound-${bond}` as const, params: {} }] }),
    ...(incident.weight === 'serious'
      ? { suggestion: { answer: 'penalise', reason: 'serious-breach' } }
      : {}),
  });
  const side = sideOf(seat);
  switch (done) {
    case 'warn':
      yield { type: 'warning', side, player: seat, clause };
      return;
    case 'penalise':
      yield penaltyPossible(side, clause, bond === 'may' ? undefined : bond);
      return;
    case 'discipline':
      yield* disciplined(seat);
      return;
    default:
      yield note('left-at-that', clause, { seat });
  }
}

/** Law 91: points or suspension, which are final; disqualification with the organiser's approval. */
function* disciplined(seat: Seat): Telling<void> {
  const measure = yield* ask({
    id: 'discipline',
    answerer: 'director',
    clause: '91A',
    params: { seat },
    answers: [
      { id: 'points', clause: '91A' },
      { id: 'suspension', clause: '91A' },
      { id: 'disqualification', clause: '91B' },
    ],
  });
  const penalty = { ...penaltyPossible(sideOf(seat), '91A'), kind: 'disciplinary' as const, player: seat };
  if (measure === 'disqualification') {
    if (yield* judged('organiser-approves', '91B', { seat })) yield { ...penalty, measure, clause: '91B' };
    else yield note('not-disqualified', '91B', { seat });
  } else if (measure === 'points' || measure === 'suspension') yield { ...penalty, measure };
}

/** A report of a player's conduct that the director punishes for order and discipline (Law 91). */
export function* disciplineSought({ irregularity }: Scene<Irregular<'discipline'>>): Procedure {
  yield* disciplined(irregularity.seat);
  return [];
}

const deceptionIn = editionsOf({
  misled: { 1997: '73F2', 2007: '73F', 2017: '73E2' },
  ownRisk: { 1997: '73D1', 2007: '73D1', 2017: '73D1' },
});

/** Law 73E2 (2007: 73F; 1997: 73F2): was an innocent player led to a false inference, without a bridge reason, by one who could have known? */
function* misled(table: Table, seat: Seat): Telling<void> {
  const { misled: clause, ownRisk } = deceptionIn(table);
  const params = { seat };
  if (yield* pauseOmitted(table, seat)) return;
  if (!(yield* judged('false-inference', clause, params, ownRisk))) {
    yield note('inference-at-own-risk', ownRisk, params);
    return;
  }
  const deceived =
    !(yield* judged('bridge-reason', clause, params)) &&
    (yield* judged('could-have-known-benefit', clause, params));
  if (!deceived) {
    yield note('result-stands', clause);
    return;
  }
  if (yield* judged('damaged', clause, { ...params, offender: seat })) yield adjustedScore('shall', clause);
  else yield note('result-stands', clause);
}

/** RTP 2.1.7.2: who calls for dummy's first card at once does not complain of how long the player on his right takes. */
function* pauseOmitted(table: Table, seat: Seat): Telling<boolean> {
  const contract = finalContract(table);
  if (table.regulation !== 'RTP' || contract === undefined || contract === 'passed-out') return false;
  if (isAuctionPeriod(phaseOf(table)) || seat !== rhoOf(contract.declarer)) return false;
  const clause = 'RTP 2.1.7.2';
  if (!(yield* judged('pause-omitted', clause, { seat: contract.declarer }))) return false;
  yield note('complaint-lost', clause, { seat: contract.declarer });
  return true;
}

const gravestIn = byEdition<Clause>({ 1997: '91B', 2007: '91B', 2017: '89B' });

/** The gravest offences are no matter for the table: they are reported in confidence to those who judge them. */
function* gravest({ edition }: Table, seat: Seat, clause: Clause): Telling<void> {
  yield note('gravest-offence', clause, { seat });
  yield { type: 'referral', to: 'authority', confidential: true, clause: gravestIn(edition) };
  if (edition !== 2017) return;
  const evidence = yield* ask({
    id: 'evidence',
    answerer: 'director',
    clause: '89C',
    params: { seat },
    answers: [
      { id: 'observed', clause: '89B' },
      { id: 'statistics', clause: '89C' },
      { id: 'manner-and-cards', clause: '89D1' },
      { id: 'choices-and-cards', clause: '89D2' },
      { id: 'held-information', clause: '89D3' },
    ],
  });
  if (evidence !== 'observed') yield note('evidence-may-suffice', '89D', { seat });
}

const spectatorsIn = editionsOf({
  /** In 1997 by the director's duty to keep order. */
  control: { 1997: '81C4', 2007: '76A1', 2017: '76A1' },
  caused: { 1997: '82A', 2007: '76C2', 2017: '76C2' },
  /** What comes of an irregularity that a spectator was the first to point out. */
  pointedOut: { 1997: '11B', 2007: '76C2', 2017: '76C2' },
});

/** Law 76: the director has spectators under his control; what an irregularity of theirs leads to is for the regulations (1997: Law 11B). */
function* spectatorDealtWith({ edition }: Table, what: IncidentName, clause: Clause): Telling<void> {
  const { control, caused, pointedOut } = spectatorsIn(edition);
  const done = yield* ask({
    id: 'spectator-dealt',
    answerer: 'director',
    clause,
    answers: [
      { id: 'reminded', clause },
      { id: 'sent-away', clause },
    ],
  });
  if (done === 'sent-away') yield note('spectator-leaves', control);
  else yield note('spectator-reminded', clause);
  if (what === 'spectator-points-out' && edition === 1997) return yield* pointedOutIn1997();
  const follows = what === 'spectator-points-out' ? pointedOut : caused;
  if (yield* judged('caused-irregularity', follows)) yield note('spectator-by-regulation', follows);
}

/** 1997, Law 11B: the side that answers for the spectator may lose its right; that asks whose irregularity it was. */
function* pointedOutIn1997(): Telling<void> {
  const named = yield* ask({
    id: 'spectator-named',
    answerer: 'director',
    clause: '11B',
    answers: [...SEATS, 'no-irregularity'].map((id) => ({ id, clause: '11B' })),
  });
  const offender = SEATS.find((seat) => seat === named);
  if (offender !== undefined) yield* spectatorNoticed(1997, offender);
}
