import { Fraction } from '../base/index.ts';
import type { AwardTable } from './award.ts';
import { type AwardFigure, type AwardRule, resolveFigure } from './award.ts';
import type { Award } from './line.ts';
import type { Method } from './method.ts';
import type { PlayedScore } from './session.ts';

/** Where an artificial score is given: the top of the board, and what an IMP is worth in the session's points. */
export interface AwardPlace {
  readonly method: Method;
  readonly top: number;
  readonly pointsPerImp: number;
}

/** A contestant's scores on boards really played: in this session, and in the tournament's others. */
export interface OwnScores {
  readonly session: PlayedScore;
  readonly elsewhere: PlayedScore | undefined;
}

/** Why an award cannot be given in that method, if it cannot. */
export function awardFault(award: Award, method: Method): string | undefined {
  const inImps = method.kind === 'cross-imps' || method.kind === 'butler';
  switch (award.kind) {
    case 'named':
      return method.kind === 'total-points'
        ? `${award.name} has no value at total points (Law 78C): give points`
        : undefined;
    case 'percent':
      return method.kind === 'matchpoints'
        ? undefined
        : 'a percentage needs matchpoints: give the method its own unit';
    case 'imps':
      return inImps ? undefined : 'IMPs can only be awarded where IMPs are scored';
    case 'points':
      return method.kind === 'total-points' ? undefined : 'points can only be awarded at total points';
  }
}

function playedOver(own: OwnScores, over: AwardRule['over']): PlayedScore {
  const { session, elsewhere } = own;
  if (over === 'session' || elsewhere === undefined) return session;
  return {
    points: session.points.plus(elsewhere.points),
    top: session.top.plus(elsewhere.top),
    boards: session.boards + elsewhere.boards,
  };
}

/** The points of a rule: a percentage of the top in matchpoints, else IMPs. */
export function rulePoints(rule: AwardRule, place: AwardPlace, own: OwnScores): Fraction {
  const { points, top, boards } = playedOver(own, rule.over);
  if (place.method.kind === 'matchpoints') {
    const percent = top.sign === 0 ? undefined : points.times(100).over(top);
    return resolveFigure(rule.percent, percent).times(place.top).over(100);
  }
  const mean = boards === 0 ? undefined : points.over(boards).over(place.pointsPerImp);
  return resolveFigure(rule.imps satisfies AwardFigure, mean).times(place.pointsPerImp);
}

/** The points of an award. Artificial scores are never compared with the field, nor scaled by Neuberg's formula. */
export function awardPoints(award: Award, awards: AwardTable, place: AwardPlace, own: OwnScores): Fraction {
  switch (award.kind) {
    case 'named':
      return rulePoints(awards[award.name], place, own);
    case 'percent':
      return award.percent.times(place.top).over(100);
    case 'imps':
      return award.imps.times(place.pointsPerImp);
    case 'points':
      return Fraction.from(award.points);
  }
}
