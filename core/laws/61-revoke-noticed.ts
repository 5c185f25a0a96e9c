import { dummyOf, otherSide, partnerOf, type Seat, sideOf } from '../game/index.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import { type Correction, correctRevoke, type LaterCard } from './62-correction-of-revoke.ts';
import { note } from './consequences.ts';
import type { LawsEdition } from './editions.ts';
import type { Irregular } from './irregularity.ts';
import { isPlayFinished, playOf, type TablePlay } from './play-state.ts';
import { ask, isSo, type Procedure, type Scene, type Telling } from './procedure.ts';
import type { Table } from './table.ts';
import { tableRecord } from './table-record.ts';
import { historyOf } from './tricks/history.ts';
import { type RevokeRuling, ruleRevokes } from './tricks/ruling.ts';

/** The rulings on the revokes of the play so far; none when the cards cannot have been played so. */
function revokeRulings(table: Table): readonly RevokeRuling[] {
  const report = ruleRevokes(tableRecord(table, playOf(table)), table.edition);
  return report.ok ? report.value.rulings : [];
}

const isOf = (seat: Seat, trick: number) => (ruling: RevokeRuling) =>
  ruling.revoke.seat === seat && ruling.revoke.trick === trick;

/** The last revoke that was neither put right nor spoken of. */
export function revokeToRule(table: Table): RevokeRuling['revoke'] | undefined {
  const isSettled = ({ revoke, standing }: RevokeRuling): boolean =>
    standing.status === 'corrected' || isSpokenOf(table, revoke.seat, revoke.trick);
  return revokeRulings(table).findLast((ruling) => !isSettled(ruling))?.revoke;
}

const isSpokenOf = ({ persists, rulings }: Table, seat: Seat, trick: number): boolean =>
  persists.some((item) => item.type === 'revoke' && item.seat === seat && item.trick === trick) ||
  rulings.some(
    ({ irregularity }) =>
      irregularity.type === 'revoke-due' && irregularity.offender === seat && irregularity.trick === trick,
  );

/** Law 61 to 63: attention is drawn to a revoke. It is put right while it can be; otherwise the end of play is awaited. */
export function* revokeNoticed({ table, irregularity }: Scene<Irregular<'revoke-noticed'>>): Procedure {
  const { offender, trick } = irregularity;
  const ruling = revokeRulings(table).find(isOf(offender, trick));
  if (ruling === undefined) {
    yield note('no-revoke', '61A', { seat: offender });
    return [];
  }
  const { correction, standing } = ruling;
  if (correction === undefined || isPlayFinished(playOf(table))) {
    const clause = standing.established?.clause ?? '63A';
    yield { type: 'revoke', seat: offender, trick, clause };
    return [];
  }
  yield* corrected(table, ruling, correction);
  return [];
}

const handOwner = (play: TablePlay, seat: Seat): Seat =>
  seat === dummyOf(play.contract) ? partnerOf(seat) : seat;

/** Laws 62B and 62C: the card comes back, another is played, and those who played after it may change theirs. */
function* corrected(table: Table, { revoke, standing }: RevokeRuling, correction: Correction): Telling<void> {
  const play = playOf(table);
  const { seat, withdrawn, choices, penaltyCard, information } = correction;
  const clause = standing.correctedBy ?? '62A';
  const [only] = choices;
  const chosen = choices.length === 1 ? only : yield* chosenCard(handOwner(play, seat), correction);
  if (chosen === undefined) return;
  const { tricks } = correctRevoke(historyOf(tableRecord(table, play)), revoke, clause, chosen);
  yield { type: 'revoke-corrected', seat, card: withdrawn, second: chosen, tricks, clause };
  if (penaltyCard !== undefined) yield* becomePenaltyCards(table, seat, [penaltyCard], 'played', '62B1');
  for (const side of information.unauthorised) {
    const authorised = information.authorised;
    yield {
      type: 'information',
      about: withdrawn,
      by: seat,
      authorised,
      unauthorised: side,
      clause: information.clause,
    };
  }
  yield* othersChange(table, play, correction.mayWithdraw);
}

function* chosenCard(
  answerer: Seat,
  { seat, withdrawn, choices }: Correction,
): Telling<Correction['withdrawn'] | undefined> {
  const answer = yield* ask({
    id: 'revoke-card',
    answerer,
    clause: '62B',
    params: { seat, card: withdrawn },
    answers: choices.map((card) => ({ id: card, clause: '62B' })),
  });
  return choices.find((card) => card === answer);
}

function* othersChange(table: Table, play: TablePlay, later: readonly LaterCard[]): Telling<void> {
  const changed = new Set<Seat>();
  for (const { seat, card, clause, after, penaltyCard } of later) {
    if (after !== undefined && !changed.has(after)) continue;
    const answer = yield* ask({
      id: 'take-back',
      answerer: handOwner(play, seat),
      clause,
      params: { seat, card },
      answers: [
        { id: 'take-back', clause },
        { id: 'keep', clause },
      ],
    });
    if (answer !== 'take-back') continue;
    changed.add(seat);
    yield { type: 'card-withdrawn', seat, card, clause };
    if (penaltyCard) yield* becomePenaltyCards(table, seat, [card], 'played', clause);
  }
}

const DAMAGE: Readonly<Record<LawsEdition, string>> = { 1997: '64C', 2007: '64C', 2017: '64C1' };

/** Law 64: the play is over, and the revoke has its price. */
export function* revokeDue({ table, irregularity }: Scene<Irregular<'revoke-due'>>): Procedure {
  const { offender, trick } = irregularity;
  const ruling = revokeRulings(table).find(isOf(offender, trick));
  if (ruling === undefined) return [];
  const { rectification, equity } = ruling;
  const to = otherSide(sideOf(offender));
  const [clause = '64A'] = rectification.clauses.slice(-1);
  if (rectification.kind === 'transfer')
    yield { type: 'tricks-moved', to, tricks: rectification.tricks.length, clause };
  else yield note('no-transfer', clause, { seat: offender });
  const damaged = yield* isSo({
    id: 'revoke-damage',
    answerer: 'director',
    clause: equity[0]?.clause ?? DAMAGE[table.edition],
    params: { seat: offender },
  });
  if (damaged)
    yield {
      type: 'adjusted-score',
      kind: 'assigned',
      strength: 'shall',
      clause: equity[0]?.clause ?? DAMAGE[table.edition],
    };
  return [];
}
