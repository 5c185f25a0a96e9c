import { ok } from '../../base/index.ts';
import type { Command, CommandOf, CommandType } from '../command.ts';
import { refuse } from '../refusal.ts';
import { hasSeen } from '../seen.ts';
import type { Tournament, TournamentState } from '../state.ts';
import { attachDeals } from './deals.ts';
import type { Decider, Decision } from './decision.ts';
import { planSession, replanMovement, seatPair } from './plan.ts';
import { agreeResult, confirmRound, correctResult, disputeResult, recordResult } from './results.ts';
import { adjustScore, cancelBoard, givePenalty, giveWarning, groupBoard } from './rulings.ts';
import {
  answerDirector,
  callDirector,
  closeSession,
  endRound,
  openSession,
  publishResults,
  reopenSession,
  startRound,
} from './sessions.ts';
import { changePair, changeSettings, createTournament, enterPair, withdrawPair } from './set-up.ts';
import { substitutePlayer } from './substitution.ts';
import { undo } from './undo.ts';

type OrdinaryCommand = Exclude<CommandType, 'create-tournament'>;

const DECIDERS: { readonly [T in OrdinaryCommand]: Decider<T> } = {
  'change-settings': changeSettings,
  'enter-pair': enterPair,
  'change-pair': changePair,
  'withdraw-pair': withdrawPair,
  'plan-session': planSession,
  'seat-pair': seatPair,
  'attach-deals': attachDeals,
  'open-session': openSession,
  'start-round': startRound,
  'end-round': endRound,
  'record-result': recordResult,
  'agree-result': agreeResult,
  'dispute-result': disputeResult,
  'confirm-round': confirmRound,
  'correct-result': correctResult,
  'adjust-score': adjustScore,
  'give-penalty': givePenalty,
  'give-warning': giveWarning,
  'cancel-board': cancelBoard,
  'group-board': groupBoard,
  'substitute-player': substitutePlayer,
  'replan-movement': replanMovement,
  'call-director': callDirector,
  'answer-director': answerDirector,
  'close-session': closeSession,
  'publish-results': publishResults,
  'reopen-session': reopenSession,
  undo,
};

const decideIn = <T extends OrdinaryCommand>(
  tournament: Tournament,
  state: TournamentState,
  { type, data, time }: CommandOf<T>,
): Decision => DECIDERS[type](tournament, data, { state, time });

/** What follows from a command: new facts, none when it was heard before, or why nothing can. */
export function decide(state: TournamentState, command: Command): Decision {
  if (hasSeen(state.seen, command.id)) return ok([]);
  const { tournament } = state;
  if (command.type === 'create-tournament') {
    return tournament === undefined
      ? createTournament(command.data)
      : refuse('already-created', 'The tournament exists already.');
  }
  if (tournament === undefined)
    return refuse('no-tournament', 'There is no tournament yet: create it first.');
  return decideIn(tournament, state, command);
}
