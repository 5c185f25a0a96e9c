import { SEATS, type Seat, VULNERABILITIES, type Vulnerability } from 'naipe/game';
import { PENALTY_UNITS, type PenaltyUnit } from 'naipe/scoring';
import {
  type AwardData,
  type HistoryLine,
  INCIDENTS,
  type IncidentKind,
  type MatchRuling,
  READY_ANNOUNCEMENTS,
  type ReadyAnnouncement,
  type Standing,
} from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useAnnouncementWords } from '../../../announcements/use-announcement-words.ts';
import { useClockWords } from '../../../clock/use-clock-words.ts';
import { signed } from '../../../components/signed.ts';
import { useClauseText } from '../../../components/use-clause-text.ts';
import { useNumbers } from '../../../components/use-numbers.ts';
import { desk } from '../../../locales/en/desk.ts';
import { useDesk } from '../desk-context.ts';
import { nameOfRound, withRoundsNamed } from '../parts/name-of-round.ts';
import { usePlaces } from '../parts/use-places.ts';
import { useResultText } from '../parts/use-result-text.ts';
import { useWho } from '../parts/use-who.ts';
import { useSideScoreWords } from '../rulings/side-score-words.ts';
import { keyFor, useContestants } from '../use-contestants.ts';
import { useSettingWords } from './use-setting-words.ts';

const isUnit = (value: unknown): value is PenaltyUnit => PENALTY_UNITS.some((unit) => unit === value);

const isReady = (value: unknown): value is ReadyAnnouncement =>
  READY_ANNOUNCEMENTS.some((ready) => ready === value);

const isIncident = (value: unknown): value is IncidentKind => INCIDENTS.some((kind) => kind === value);

const isSeat = (value: unknown): value is Seat => SEATS.some((seat) => seat === value);

const isVulnerability = (value: unknown): value is Vulnerability =>
  VULNERABILITIES.some((each) => each === value);

/** Of the particulars, those that are texts. */
const textsOf = <K extends string>(
  params: HistoryLine['params'],
  ...names: readonly K[]
): Partial<Record<K, string>> =>
  Object.fromEntries(
    names.flatMap((name) => (typeof params[name] === 'string' ? [[name, params[name]]] : [])),
  ) as Partial<Record<K, string>>;

/** A fact as a sentence; who, as one says it. */
export function useFactWords() {
  const { t } = useTranslation('desk');
  const common = useTranslation().t;
  const numbers = useNumbers();
  const clock = useClockWords();
  const announced = useAnnouncementWords();
  const resultText = useResultText();
  const scoreWords = useSideScoreWords();
  const settingWords = useSettingWords();
  const sides = { NS: common('side.NS'), EW: common('side.EW'), director: t('history.director') };
  const sideName = (value: unknown) =>
    typeof value === 'string' && Object.hasOwn(sides, value) ? sides[value as keyof typeof sides] : '';
  const who = useWho();
  const contestants = useContestants();
  const { overview } = useDesk().view;
  const { tableName } = usePlaces();
  const clauseText = useClauseText();
  const incidentOf = (kind: IncidentKind, text: unknown): string =>
    [t(`directing.log.kinds.${kind}`), ...(typeof text === 'string' ? [text] : [])].join(' · ');
  /** `A/1/2` as `R1 T2`. */
  const meeting = (session: number, key: string): string => {
    const [section = '', round, table] = key.split('/');
    return t('label.shortMeeting', {
      round: nameOfRound(overview, { session, section, round: Number(round) }),
      table: tableName(section, Number(table)),
    });
  };
  /** The table by its name, where one is told. */
  const tableIn = ({ section, table }: HistoryLine['params']) =>
    typeof section === 'string' && typeof table === 'number' ? { table: tableName(section, table) } : {};
  /** Dealer and vulnerability of a board, where they are told. */
  const conditions = ({ dealer, vulnerable }: HistoryLine['params']) => ({
    ...(isSeat(dealer) ? { dealer: common(`seat.${dealer}`) } : {}),
    ...(isVulnerability(vulnerable) ? { vulnerable: common(`deal.${vulnerable}`) } : {}),
  });
  /** VPs, or points where none are added up. */
  const worthIn = ({ noVps }: HistoryLine) => (noVps === true ? ({ context: 'points' } as const) : {});
  const unitWords = (unit: PenaltyUnit, line: HistoryLine): string =>
    unit === 'vps' ? t('matchRuling.awards.vps', worthIn(line)) : t(`penalty.units.${unit}`);
  const awardWords = (award: AwardData, line: HistoryLine): string =>
    award.kind === 'vps'
      ? t('matchRuling.vps', { vps: numbers.decimal(award.vps), ...worthIn(line) })
      : t(`matchRuling.awards.${award.kind}`);
  const rulingWords = (ruling: MatchRuling, line: HistoryLine): string => {
    switch (ruling.kind) {
      case 'no-show':
        return `${t('matchRuling.kinds.no-show')} (${ruling.absent.join(', ')})`;
      case 'award':
        return [ruling.home, ruling.away].map((award) => awardWords(award, line)).join(' – ');
      case 'shortened':
        return `${t('matchRuling.kinds.shortened')} (${ruling.scheduled})`;
      case 'winner':
        return `${t('matchRuling.kinds.winner')}: ${ruling.contestant}`;
      case 'both':
        return t('matchRuling.kinds.both');
    }
  };
  /** What was confirmed, as far as it can be told without its particulars. */
  const confirmedWords = (codes: readonly string[] = []): readonly string[] =>
    codes.flatMap((code) => {
      const text = Object.hasOwn(desk.finding, code) ? t(`finding.${code as keyof typeof desk.finding}`) : '';
      return text === '' || text.includes('{{') ? [] : [t('history.confirmed', { what: text })];
    });
  return {
    sentence(line: HistoryLine): string {
      const { code, params, scores } = line;
      // `ns` means a namespace to i18next.
      const {
        ns: _ns,
        ew: _ew,
        unit,
        result,
        minutes,
        meetings,
        ...others
      } = withRoundsNamed(overview, line);
      const session = Number(params.session);
      const rest = { ...others, ...tableIn(params) };
      if (code === 'clock-paused' && (params.until ?? params.message) !== undefined)
        return t('fact.clock-paused-break', { words: clock.pause(textsOf(params, 'until', 'message')) });
      if (code === 'seats-turned' && params.boards !== '') return t('fact.seats-turned-boards', rest);
      if (code === 'places-exchanged' && params.through !== params.round)
        return t('fact.places-exchanged-on', rest);
      if (code === 'move-answered' && params.underWay === undefined)
        return t('fact.move-answered-none', { ...rest, by: sideName(params.by) });
      if (code === 'appeal-made' && params.penalty !== undefined) return t('fact.appeal-made-penalty', rest);
      if (code === 'incident-logged' && isIncident(params.kind))
        return t('fact.incident-logged', { what: incidentOf(params.kind, params.text) });
      if (code === 'call-taken' && params.director !== undefined) return t('fact.call-taken-over', rest);
      if ((code === 'result-recorded' || code === 'result-corrected') && typeof params.declarer === 'string')
        return t(`fact.${code}-named`, {
          ...rest,
          by: sideName(params.by),
          result: typeof result === 'string' ? resultText(result) : result,
        });
      if (code === 'seats-taken') {
        const [first, second] = params.side === 'NS' ? (['N', 'S'] as const) : (['E', 'W'] as const);
        const seats = { firstSeat: common(`seat.${first}`), secondSeat: common(`seat.${second}`) };
        return t('fact.seats-taken', { ...rest, ...seats });
      }
      if (line.ruling !== undefined)
        return t('fact.match-ruled-how', { ...rest, how: rulingWords(line.ruling, line) });
      if (params.ranked === 0) return t('fact.contestant-ranked-out', rest);
      if (params.agrees === 0) return t('fact.correction-answered-no', rest);
      if (params.accepted === 0) return t('fact.correction-decided-no', rest);
      const key = code === 'board-grouped' && params.group === undefined ? 'board-grouped-none' : code;
      return t(`fact.${keyFor(desk.fact, key, contestants)}`, {
        ...rest,
        ...(isReady(params.ready) ? { text: announced({ ready: params.ready }) } : {}),
        ...(typeof minutes === 'number' ? { minutes: signed(minutes) } : {}),
        ...(scores === undefined ? {} : { nsScore: scoreWords(scores.ns), ewScore: scoreWords(scores.ew) }),
        ...(typeof meetings === 'string'
          ? {
              meetings: meetings
                .split(', ')
                .map((key) => meeting(session, key))
                .join(', '),
            }
          : {}),
        ...conditions(params),
        by: sideName(params.by),
        unit: isUnit(unit) ? unitWords(unit, line) : unit,
        result: typeof result === 'string' ? resultText(result) : result,
      });
    },
    /** What stood before or after. */
    standing: (stood: Standing): string => {
      if (typeof stood === 'string') return resultText(stood);
      if ('settings' in stood) return settingWords(stood.settings);
      return `${scoreWords(stood.ns)} / ${scoreWords(stood.ew)}`;
    },
    grounds: ({ params, confirmed }: HistoryLine): string =>
      [
        ...confirmedWords(confirmed),
        params.reason,
        params.because,
        typeof params.clause === 'string' ? clauseText(params.clause) : params.clause,
      ]
        .filter((part) => part !== undefined && part !== '')
        .join(' · '),
    who,
  };
}
