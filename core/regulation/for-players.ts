import type { LawsEdition } from '../laws/editions.ts';
import type { ProfileId } from './profile.ts';
import { PROFILES } from './profiles.ts';

/** What a regulation only tells players, and no program carries out: a sentence each, in the pages' own words. */
export const PLAYER_RULES = [
  'call-director',
  'count-cards',
  'pack',
  'shuffle',
  'board-middle',
  'hand-back',
  'alert',
  'alert-waivable',
  'alert-doubt',
  'announce',
  'explain-when-asked',
  'stop',
  'stop-card-none',
  'boxes',
  'box-made',
  'tempo',
  'declarer-waits',
  'declarer-hurried',
  'never-agreed',
  'lead-face-down',
  'convention-card',
  'convention-card-or-natural',
  'reserve-rights',
  'quiet',
  'boards-north-south',
  'enter-results',
  'compare-round-2',
  'boards-untouched',
  'sheet-north',
  'sheet-signed',
  'pace',
  'pace-match',
  'pace-announced',
  'too-slow',
  'late',
  'late-team',
  'late-team-waits',
  'stay',
  'seats-kept',
  'closed-room',
  'closed-room-first',
  'stay-in-room',
  'captain-watches',
  'phones',
  'smoking',
  'spectators',
  'spectators-public',
  'screens-sides',
  'screens-tray',
  'screens-writing',
  'ask-correction',
  'appeal-results',
  'appeal-session',
  'appeal-results-team',
  'appeal-session-team',
] as const;
export type PlayerRule = (typeof PLAYER_RULES)[number];

export const PLAYER_TOPICS = ['director', 'auction', 'play', 'boards', 'room', 'screens', 'results'] as const;
export type PlayerTopic = (typeof PLAYER_TOPICS)[number];

/** A sentence for the players: where it stands in the regulation, and the figures in it. */
export interface PlayerRuleLine {
  readonly topic: PlayerTopic;
  readonly rule: PlayerRule;
  readonly clause: string;
  readonly figures?: Readonly<Record<string, number>>;
}

const line = (
  topic: PlayerTopic,
  rule: PlayerRule,
  clause: string,
  figures?: PlayerRuleLine['figures'],
): PlayerRuleLine => ({ topic, rule, clause, ...(figures === undefined ? {} : { figures }) });

/** What the Laws say, where the regulation says no more. */
const LAWS: readonly PlayerRuleLine[] = [
  line('director', 'call-director', 'Law 9B1'),
  line('auction', 'explain-when-asked', 'Law 20F'),
  line('auction', 'tempo', 'Law 73A'),
  line('play', 'lead-face-down', 'Law 41A'),
  line('boards', 'count-cards', 'Law 7B2'),
  line('boards', 'boards-north-south', 'Law 7D'),
  line('room', 'quiet', 'Law 90B'),
  line('room', 'spectators', 'Law 76'),
  line('results', 'ask-correction', 'Law 79C', { minutes: 30 }),
  line('results', 'appeal-results', 'Law 92B', { minutes: 30 }),
];

const RTP_2014: readonly PlayerRuleLine[] = [
  line('director', 'call-director', 'RTP 2.1.1.1'),
  line('director', 'reserve-rights', 'RTP 2.1.5'),
  line('auction', 'convention-card', 'RTP 2.1.3'),
  line('auction', 'never-agreed', 'RTP 2.1.2.5'),
  line('auction', 'alert', 'RTP 2.1.4'),
  line('auction', 'announce', 'RTP 2.1.4'),
  line('auction', 'alert-doubt', 'RTP 2.1.4'),
  line('auction', 'stop', 'RTP 2.1.6.4', { seconds: 10 }),
  line('auction', 'boxes', 'RTP 2.1.6.1'),
  line('auction', 'box-made', 'RTP 2.1.6.1'),
  line('play', 'lead-face-down', 'Law 41A'),
  line('play', 'declarer-waits', 'RTP 2.1.7.2', { seconds: 30 }),
  line('play', 'declarer-hurried', 'RTP 2.1.7.2'),
  line('boards', 'count-cards', 'RTP 2.2.4.3'),
  line('boards', 'boards-north-south', 'RTP 2.2.1'),
  line('boards', 'compare-round-2', 'RTP 2.2.4.1'),
  line('boards', 'enter-results', 'RTP 2.1.9'),
  line('room', 'late', 'RTP 2.2.3', { minutes: 5 }),
  line('room', 'pace', 'RTP 2.2.5'),
  line('room', 'quiet', 'RTP 2.1.5'),
  line('room', 'stay', 'RTP 2.1.5'),
  line('room', 'phones', 'RTP 3.4', { minutes: 5 }),
  line('room', 'smoking', 'RTP 3.3', { minutes: 30 }),
  line('room', 'spectators', 'Law 76'),
  line('screens', 'screens-sides', 'RTP 2.1.8.1'),
  line('screens', 'screens-tray', 'RTP 2.1.8.1', { seconds: 15 }),
  line('screens', 'screens-writing', 'RTP 2.1.8.2'),
  line('screens', 'stop-card-none', 'RTP 2.1.8.1'),
  line('results', 'ask-correction', 'RTP 3.7.2', { minutes: 30 }),
  line('results', 'appeal-results', 'RTP 3.8.1', { minutes: 30 }),
];

const ROP: readonly PlayerRuleLine[] = [
  line('director', 'call-director', 'ROP 4.13'),
  line('auction', 'convention-card-or-natural', 'ROP 4.6'),
  line('auction', 'alert-waivable', 'ROP 4.8'),
  line('auction', 'explain-when-asked', 'ROP 4.8'),
  line('auction', 'stop', 'ROP 4.8', { seconds: 5 }),
  line('auction', 'boxes', 'ROP 4.9'),
  line('auction', 'box-made', 'ROP 4.9'),
  line('play', 'lead-face-down', 'ROP 4.12'),
  line('boards', 'count-cards', 'Law 7B2'),
  line('boards', 'boards-north-south', 'Law 7D'),
  line('boards', 'compare-round-2', 'ROP 5.13'),
  line('room', 'late', 'ROP 5.4', { minutes: 5 }),
  line('room', 'pace', 'ROP 5.5'),
  line('room', 'quiet', 'ROP 5.1'),
  line('room', 'stay', 'ROP 5.1'),
  line('room', 'spectators-public', 'ROP 4.17'),
  line('screens', 'screens-sides', 'ROP 4.10'),
  line('screens', 'screens-writing', 'ROP 4.10'),
  line('results', 'ask-correction', 'ROP 4.16', { minutes: 30 }),
  line('results', 'appeal-session', 'ROP 4.14', { minutes: 30 }),
];

/** What is told to pairs alone: the boards, the room and the pace of pairs, and who agrees to an appeal (Law 92D1). */
const OF_PAIRS: readonly PlayerRule[] = [
  'count-cards',
  'boards-north-south',
  'compare-round-2',
  'enter-results',
  'late',
  'pace',
  'stay',
  'quiet',
  'appeal-results',
  'appeal-session',
];

/** What teams are told instead (Law 92D2 of appeals). */
const TEAMS_BY_THE_LAWS: readonly PlayerRuleLine[] = [
  line('boards', 'count-cards', 'Law 7B2'),
  line('boards', 'boards-north-south', 'Law 7D'),
  line('room', 'quiet', 'Law 90B'),
  line('results', 'appeal-results-team', 'Law 92B, 92D2', { minutes: 30 }),
];

const TEAMS_RTP_2014: readonly PlayerRuleLine[] = [
  line('boards', 'count-cards', 'RTP 2.3.6.3'),
  line('boards', 'boards-north-south', 'RTP 2.3.4.1, 2.3.6.5'),
  line('boards', 'boards-untouched', 'RTP 2.3.6.5'),
  line('boards', 'enter-results', 'RTP 2.1.9, 2.3.9'),
  line('boards', 'sheet-north', 'RTP 2.3.9'),
  line('room', 'closed-room', 'RTP 2.3.1'),
  line('room', 'closed-room-first', 'RTP 2.3.4.1'),
  line('room', 'seats-kept', 'RTP 2.3.4.1'),
  line('room', 'stay-in-room', 'RTP 2.3.4.1'),
  line('room', 'captain-watches', 'RTP 2.3.3, 3.1.5'),
  line('room', 'late-team', 'RTP 2.3.5, 2.3.5.1', { minutes: 5, most: 30 }),
  line('room', 'pace-match', 'RTP 2.3.7', { grace: 5 }),
  line('room', 'too-slow', 'RTP 2.3.7'),
  line('room', 'quiet', 'RTP 2.3.8'),
  line('results', 'sheet-signed', 'RTP 2.3.9'),
  line('results', 'appeal-results-team', 'RTP 3.8.1, Law 92D2', { minutes: 30 }),
];

const TEAMS_ROP: readonly PlayerRuleLine[] = [
  line('boards', 'count-cards', 'ROP 6.15'),
  line('boards', 'boards-north-south', 'ROP 6.15'),
  line('boards', 'boards-untouched', 'ROP 6.15'),
  line('boards', 'sheet-north', 'ROP 6.12'),
  line('room', 'closed-room', 'ROP 6.7'),
  line('room', 'closed-room-first', 'ROP 6.7'),
  line('room', 'seats-kept', 'ROP 6.8'),
  line('room', 'stay-in-room', 'ROP 6.7'),
  line('room', 'late-team-waits', 'ROP 6.11', { minutes: 5, most: 20 }),
  line('room', 'pace-announced', 'ROP 6.14', { grace: 5 }),
  line('room', 'too-slow', 'ROP 6.14'),
  line('room', 'quiet', 'ROP 6.15'),
  line('results', 'sheet-signed', 'ROP 6.12'),
  line('results', 'appeal-session-team', 'ROP 4.14, Law 92D', { minutes: 30 }),
];

/** What the Laws only tell whoever handles cards and boards, under every regulation. */
const CARDS_AND_BOARDS: readonly PlayerRuleLine[] = [
  line('boards', 'pack', 'Law 1'),
  line('boards', 'shuffle', 'Law 6A, 6B'),
  line('boards', 'board-middle', 'Law 7A'),
  line('boards', 'hand-back', 'Law 7C'),
];

/** Where the Laws of 1997 say what later editions say elsewhere. */
const IN_1997: Readonly<Record<string, string>> = { '7B2': '7B1', '92D2': '92D' };

const addressed = (clause: string, laws: LawsEdition): string =>
  laws === 1997 ? clause.replaceAll(/7B2|92D2/g, (address) => IN_1997[address] ?? address) : clause;

interface RulesOfProfile {
  readonly pairs: readonly PlayerRuleLine[];
  readonly teams: readonly PlayerRuleLine[];
}

const OF_PROFILE: Readonly<Record<ProfileId, RulesOfProfile>> = {
  'rtp-2014': { pairs: RTP_2014, teams: TEAMS_RTP_2014 },
  rop: { pairs: ROP, teams: TEAMS_ROP },
  wbf: { pairs: LAWS, teams: TEAMS_BY_THE_LAWS },
};

/** What of the rules of an event decides what its players are told. */
interface ToldOf {
  readonly screens: boolean;
  readonly contestants: 'pair' | 'team' | 'player';
  readonly laws: LawsEdition;
  /** The players shuffle and deal, each table its own boards (Law 6E1). */
  readonly dealtAtTable: boolean;
}

/** What players are told in an event; of screens only where it has them, and there no STOP card and no announcements. */
export function rulesForPlayers(
  profile: ProfileId,
  { screens, contestants, laws, dealtAtTable }: ToldOf,
): readonly PlayerRuleLine[] {
  const { pairs, teams } = OF_PROFILE[profile];
  const own =
    contestants === 'team' ? [...pairs.filter(({ rule }) => !OF_PAIRS.includes(rule)), ...teams] : pairs;
  const lines = [...own, ...CARDS_AND_BOARDS.filter(({ rule }) => rule !== 'shuffle' || dealtAtTable)];
  const withoutCard = lines.some(({ rule }) => rule === 'stop-card-none');
  const minutes = PROFILES[profile].minutesPerBoard[screens ? 'screens' : 'open'];
  return lines
    .filter(({ topic, rule }) => {
      if (topic === 'screens') return screens;
      return !(screens && withoutCard && (rule === 'stop' || rule === 'announce'));
    })
    .map((told) => ({ ...told, clause: addressed(told.clause, laws) }))
    .map((told) =>
      told.rule === 'pace' || told.rule === 'pace-match'
        ? { ...told, figures: { ...told.figures, minutes } }
        : told,
    );
}
