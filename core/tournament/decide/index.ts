import { isolated, ok } from '../../base/index.ts';
import { decideAppeal, makeAppeal, nameCommittee, takeDeposit, withdrawAppeal } from '../appeals/decide.ts';
import { holdMatch, noteAppeal, takeFurther } from '../appeals/further.ts';
import { answerDirector, callDirector, postponeCall, takeCall } from '../calls/decide.ts';
import { closeCase, noteCase, openCase, ruleCase, tellCaseOn, tellRuling } from '../cases/decide.ts';
import type { Command, CommandOf, CommandType } from '../command.ts';
import { handOver, logIncident, returnReport, sendReport } from '../directing/decide.ts';
import { excludePlayer } from '../directing/exclude.ts';
import { hasSeen } from '../evolve/seen.ts';
import { plannedSince } from '../meetings/planned-since.ts';
import { refuse } from '../refusal.ts';
import { isRepetition } from '../repetition.ts';
import { noteReport } from '../report/decide.ts';
import type { Tournament, TournamentState } from '../state.ts';
import { changedSince } from '../subject.ts';
import { endAbsence, noteAbsence, takePlace } from './absences.ts';
import { makeAnnouncement, takeDownAnnouncement } from './announcements.ts';
import { recordResults } from './brought-results.ts';
import { extendRound, pauseClock, resumeClock, seatRound } from './clock.ts';
import { changeContestant, enterContestant, withdrawContestant } from './contestants.ts';
import { continueRound } from './continue-round.ts';
import { answerCorrection, askCorrection, decideCorrection } from './corrections.ts';
import { attachDeals, dealBoards } from './deals.ts';
import type { Decider, Decision } from './decision.ts';
import { authoriseDevice, withdrawAuthorisation } from './devices.ts';
import { drawRound, publishDraw } from './draws.ts';
import { declareLineUp } from './line-ups.ts';
import { mendMatchBoard } from './match-boards.ts';
import { agreeMatch, drawLots, ruleMatch, scoreMatch, setExtraBoards } from './matches.ts';
import { changeBoard, changeOpponents, turnSeats } from './mending.ts';
import { answerMove } from './move-call.ts';
import { namePartners } from './partners.ts';
import { penalise } from './penalise.ts';
import { planPhase } from './phases.ts';
import { planSession, replanMovement, seatContestant } from './plan.ts';
import { rankContestant } from './ranked.ts';
import { agreeResult, confirmRound, correctResult, disputeResult, recordResult } from './results.ts';
import {
  adjustScore,
  cancelBoard,
  givePenalty,
  giveWarning,
  groupBoard,
  markBoard,
  scoreMissed,
} from './rulings.ts';
import { takeSeats } from './seats.ts';
import {
  closeSession,
  endRound,
  openSession,
  publishResults,
  reopenSession,
  startRound,
} from './sessions.ts';
import { changeSettings, createTournament } from './set-up.ts';
import { substitutePlayer } from './substitution.ts';
import { undo } from './undo.ts';

type OrdinaryCommand = Exclude<CommandType, 'create-tournament'>;

const DECIDERS: { readonly [T in OrdinaryCommand]: Decider<T> } = {
  'change-settings': changeSettings,
  'enter-contestant': enterContestant,
  'change-contestant': changeContestant,
  'rank-contestant': rankContestant,
  'withdraw-contestant': withdrawContestant,
  'plan-phase': planPhase,
  'name-partners': namePartners,
  'plan-session': planSession,
  'draw-round': drawRound,
  'publish-draw': publishDraw,
  'continue-round': continueRound,
  'declare-line-up': declareLineUp,
  'score-match': scoreMatch,
  'agree-match': agreeMatch,
  'rule-match': ruleMatch,
  'set-extra-boards': setExtraBoards,
  'mend-match-board': mendMatchBoard,
  'draw-lots': drawLots,
  'seat-contestant': seatContestant,
  'attach-deals': attachDeals,
  'deal-boards': dealBoards,
  'open-session': openSession,
  'start-round': startRound,
  'end-round': endRound,
  'pause-clock': pauseClock,
  'resume-clock': resumeClock,
  'extend-round': extendRound,
  'seat-round': seatRound,
  'record-result': recordResult,
  'record-results': recordResults,
  'agree-result': agreeResult,
  'dispute-result': disputeResult,
  'confirm-round': confirmRound,
  'take-seats': takeSeats,
  'note-absence': noteAbsence,
  'end-absence': endAbsence,
  'take-place': takePlace,
  'answer-move': answerMove,
  'correct-result': correctResult,
  'ask-correction': askCorrection,
  'answer-correction': answerCorrection,
  'decide-correction': decideCorrection,
  'adjust-score': adjustScore,
  'score-missed': scoreMissed,
  'give-penalty': givePenalty,
  'give-warning': giveWarning,
  penalise,
  'exclude-player': excludePlayer,
  'cancel-board': cancelBoard,
  'group-board': groupBoard,
  'mark-board': markBoard,
  'turn-seats': turnSeats,
  'change-opponents': changeOpponents,
  'change-board': changeBoard,
  'substitute-player': substitutePlayer,
  'replan-movement': replanMovement,
  'call-director': callDirector,
  'take-call': takeCall,
  'postpone-call': postponeCall,
  'answer-director': answerDirector,
  'open-case': openCase,
  'tell-case': tellCaseOn,
  'note-case': noteCase,
  'tell-ruling': tellRuling,
  'rule-case': ruleCase,
  'close-case': closeCase,
  'note-report': noteReport,
  'send-report': sendReport,
  'return-report': returnReport,
  'log-incident': logIncident,
  'hand-over': handOver,
  'name-committee': nameCommittee,
  'make-appeal': makeAppeal,
  'take-deposit': takeDeposit,
  'note-appeal': noteAppeal,
  'hold-match': holdMatch,
  'take-further': takeFurther,
  'decide-appeal': decideAppeal,
  'withdraw-appeal': withdrawAppeal,
  'authorise-device': authoriseDevice,
  'withdraw-authorisation': withdrawAuthorisation,
  'make-announcement': makeAnnouncement,
  'take-down-announcement': takeDownAnnouncement,
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

function decideNew(state: TournamentState, command: Command): Decision {
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

/**
 * What is written of a table that was planned anew meanwhile is refused. Two directors at the same thing: the second is
 * told what the first has done, and nothing is changed.
 */
function unlessChanged(state: TournamentState, { basedOn, actor }: Command, decision: Decision): Decision {
  if (basedOn === undefined || !decision.ok) return decision;
  const { log } = state;
  const planned = plannedSince(state, basedOn, decision.value);
  if (planned !== undefined) {
    const { section, table, round } = planned.at;
    const message = `Table ${section}${table} has been planned anew since this was written down: nothing was changed. Look at who sits there now; what was really played there is for the director to enter.`;
    return refuse('planned-anew', message, { params: { section, table, round } });
  }
  const meanwhile = changedSince(log, basedOn, actor, decision.value);
  if (meanwhile === undefined) return decision;
  const { by, subject } = meanwhile;
  const [kind, of = ''] = subject;
  const message = `${isolated(by.actor)} has changed this meanwhile (${kind} ${of}): look at it as it stands now.`;
  return refuse('changed-meanwhile', message, { params: { who: by.actor, subject: kind, of } });
}

/** What follows from a command: new facts, none when it was heard before, or why nothing can. */
export function decide(state: TournamentState, command: Command): Decision {
  if (!hasSeen(state.seen, command.id)) return unlessChanged(state, command, decideNew(state, command));
  return isRepetition(state, command, decideNew) ? ok([]) : refuseTakenId(command);
}

/** An id belongs to one command: another one under it is neither done nor taken for the first. */
export const refuseTakenId = ({ id }: Pick<Command, 'id'>) =>
  refuse('id-taken', `Another command was sent under the id ${id}: send this one under an id of its own.`);
