import type { CommandType } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { playersText } from '../../../components/pair-names.tsx';
import type { Intent } from '../../../live/index.ts';
import { useContestants } from '../use-contestants.ts';
import { usePlaces } from './use-places.ts';
import { useResultText } from './use-result-text.ts';

/** What a command was about, in the words of the button that sent it; of others it is enough that they were sent. */
const NAMES = {
  'create-tournament': 'new.title',
  'change-settings': 'setup.settings',
  'enter-contestant': 'entries.add',
  'change-contestant': 'part.entries',
  'rank-contestant': 'live.ranked.out',
  'withdraw-contestant': 'rulings.kinds.withdraw',
  'plan-session': 'step.plan',
  'name-partners': 'triplet.heading',
  'seat-contestant': 'rulings.kinds.late',
  'attach-deals': 'hands.title',
  'deal-boards': 'hands.dealing.title',
  'open-session': 'step.open',
  'start-round': 'step.start-round',
  'end-round': 'step.end-round',
  'pause-clock': 'clockKeys.pause',
  'resume-clock': 'clockKeys.goOn',
  'extend-round': 'clockKeys.label',
  'seat-round': 'clockKeys.label',
  'record-result': 'label.result',
  'agree-result': 'label.result',
  'dispute-result': 'label.result',
  'confirm-round': 'label.round',
  'take-seats': 'label.table',
  'note-absence': 'absence.note',
  'end-absence': 'absence.cameNow',
  'take-place': 'absence.heading',
  'answer-move': 'live.move.heading',
  'correct-result': 'correct.go',
  'ask-correction': 'live.corrections.heading',
  'answer-correction': 'live.corrections.heading',
  'decide-correction': 'live.corrections.heading',
  'adjust-score': 'rulings.kinds.adjust',
  'record-results': 'import.title',
  'score-missed': 'missed.heading',
  'give-penalty': 'rulings.kinds.penalty',
  'give-warning': 'rulings.kinds.penalty',
  'cancel-board': 'rulings.kinds.cancel',
  'group-board': 'rulings.kinds.group',
  'mark-board': 'slips.marked.title',
  'turn-seats': 'slips.turned.title',
  'change-opponents': 'slips.opponents.title',
  'change-board': 'slips.wrongBoard.title',
  'substitute-player': 'rulings.kinds.substitute',
  'replan-movement': 'rulings.kinds.replan',
  'call-director': 'room.calls',
  'answer-director': 'room.answered',
  'close-session': 'step.close',
  'publish-results': 'step.publish',
  'reopen-session': 'ranking.reopen',
  'make-announcement': 'announce.heading',
  'take-down-announcement': 'announce.heading',
  undo: 'history.undo',
} as const satisfies Readonly<Partial<Record<CommandType, string>>>;

const isNamed = (type: CommandType): type is keyof typeof NAMES => Object.hasOwn(NAMES, type);

/** What somebody asked for, so that it is recognised when it comes back: `Board 3, round 1, table 2: 4♠ N =`. */
export function useCommandWords(): (intent: Intent) => string {
  const { t } = useTranslation('desk');
  const context = useContestants();
  const places = usePlaces();
  const resultText = useResultText();
  return ({ type, data }) => {
    const where = [
      ...('board' in data && data.board !== undefined ? [t('label.boardNumber', { board: data.board })] : []),
      ...('contestant' in data ? [`${t('label.pair', { context })} ${data.contestant}`] : []),
      ...('table' in data && 'round' in data ? [places.meeting(data)] : []),
    ].join(', ');
    const what =
      'result' in data
        ? resultText(data.result)
        : t(isNamed(type) ? NAMES[type] : 'waiting.command', 'round' in data ? { round: data.round } : {});
    const names = 'players' in data ? ` ${data.players === undefined ? '' : playersText(data.players)}` : '';
    return where === '' ? `${what}${names}` : `${where}: ${what}${names}`;
  };
}
