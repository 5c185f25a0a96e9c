import type { FactData, PairEntry, RoundOfSession } from './fact.ts';
import type { Settings } from './settings.ts';

/** What the sender believes stands on the board: a result, or `null` for none. When it differs, nothing happens. */
export interface Expecting {
  readonly expects?: string | null;
}

/** Every kind of command and what it asks for. */
export interface CommandData {
  readonly 'create-tournament': {
    readonly name: string;
    /** `2026-03-14`. */
    readonly date: string;
    readonly venue?: string;
    /** What differs from the regulation's defaults; the regulation itself is the RTP 2014 unless told. */
    readonly settings?: Partial<Settings>;
  };
  readonly 'change-settings': FactData['settings-changed'];
  readonly 'enter-pair': PairEntry;
  readonly 'change-pair': FactData['pair-changed'];
  readonly 'withdraw-pair': FactData['pair-withdrawn'];
  readonly 'plan-session': FactData['session-planned'];
  readonly 'seat-pair': FactData['pair-seated'];
  readonly 'attach-deals': FactData['deals-attached'];
  readonly 'open-session': FactData['session-opened'];
  /** Ends the round before it when that was not done. */
  readonly 'start-round': RoundOfSession;
  readonly 'end-round': RoundOfSession;
  readonly 'record-result': FactData['result-recorded'] & Expecting;
  readonly 'agree-result': FactData['result-agreed'] & Expecting;
  readonly 'dispute-result': FactData['result-disputed'] & Expecting;
  readonly 'confirm-round': FactData['round-confirmed'];
  readonly 'correct-result': FactData['result-corrected'] & Expecting;
  readonly 'adjust-score': FactData['score-adjusted'];
  readonly 'give-penalty': FactData['penalty-given'];
  readonly 'give-warning': FactData['warning-given'];
  readonly 'cancel-board': FactData['board-cancelled'];
  readonly 'group-board': FactData['board-grouped'];
  readonly 'substitute-player': FactData['player-substituted'];
  readonly 'replan-movement': FactData['movement-replanned'];
  readonly 'call-director': FactData['director-called'];
  readonly 'answer-director': FactData['director-answered'];
  readonly 'close-session': FactData['session-closed'];
  readonly 'publish-results': FactData['results-published'];
  readonly 'reopen-session': FactData['session-reopened'];
  readonly undo: FactData['undone'];
}

export type CommandType = keyof CommandData;

/** A request with where it comes from. The same id twice changes nothing. */
export interface CommandEnvelope {
  readonly id: string;
  readonly actor: string;
  /** ISO 8601, UTC: core has no clock. */
  readonly time: string;
}

export type CommandOf<T extends CommandType> = CommandEnvelope & {
  readonly type: T;
  readonly data: CommandData[T];
};

export type Command = { [T in CommandType]: CommandOf<T> }[CommandType];
