import type { Side } from 'naipe/game';
import type { ReportLine, SideScoreData, SidesNamed } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useClauseText } from '../../components/use-clause-text.ts';
import { useDates } from '../../components/use-dates.ts';
import { useNumbers } from '../../components/use-numbers.ts';
import { usePlaces } from '../desk/parts/use-places.ts';
import { useResultText } from '../desk/parts/use-result-text.ts';
import { useSideScoreWords } from '../desk/rulings/side-score-words.ts';
import { useContestantWords } from '../desk/use-contestants.ts';
import { useIncidentWords } from './use-incident-words.ts';

interface Scores {
  readonly ns: SideScoreData;
  readonly ew: SideScoreData;
}

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' · ');

/** A line of the report as a sentence: on the page, on paper and in the file. */
export function useReportWords() {
  const { t } = useTranslation(['desk', 'common']);
  const { day, moment } = useDates();
  const { decimal } = useNumbers();
  const places = usePlaces();
  const result = useResultText();
  const scoreWords = useSideScoreWords();
  const who = useContestantWords();
  const incident = useIncidentWords();
  const clauseText = useClauseText();
  const listOf = (list: Side | 'left' | undefined): string =>
    list === undefined
      ? ''
      : ` · ${list === 'left' ? t('common:label.phase.left') : t(`common:side.${list}`)}`;
  const scores = (given: Scores | undefined): string | undefined =>
    given &&
    `${t('common:side.NS')}: ${scoreWords(given.ns)}; ${t('common:side.EW')}: ${scoreWords(given.ew)}`;

  /** Those at the table, by name. */
  const sides = ({ ns, ew }: SidesNamed): string =>
    [ns, ew].flatMap((side) => (side === undefined ? [] : [side.names.join(', ')])).join(' – ');

  return (line: ReportLine, unit: string): string => {
    switch (line.kind) {
      case 'director':
        return line.plays === undefined
          ? line.name
          : t('report.plays', { name: line.name, who: who(line.plays) });
      case 'delegate':
        return t('report.delegate', { name: line.name });
      case 'in-charge':
        return joined(
          t('directing.over.now', {
            who: line.director,
            time: moment(line.at),
            standing: t(`directing.over.standings.${line.standing}`),
          }),
          line.reason,
        );
      case 'incident':
        return joined(moment(line.incident.at), incident(line.incident));
      case 'device':
        return joined(t('report.device', { who: who(line.contestant), player: line.player }), line.reason);
      case 'event':
        return joined(line.name, day(line.date), line.venue);
      case 'session':
        return joined(
          t('report.session', { session: line.session }),
          line.from && t('report.from', { time: moment(line.from) }),
          line.to && t('report.to', { time: moment(line.to) }),
          line.published && t('report.published', { time: moment(line.published) }),
        );
      case 'format':
        return t('report.format', { ...line, movement: t(`movement.${line.movement}`, { count: 2 }) });
      case 'substitution':
        return joined(
          t('report.substitution', { ...line, who: who(line.contestant) }),
          line.member && t('report.member', { clause: line.member }),
          line.reason,
        );
      case 'withdrawn':
        return joined(
          t(line.excluded ? 'report.excluded' : 'report.withdrawn', { who: who(line.contestant) }),
          line.reason,
        );
      case 'absence':
        return t('report.absent', { who: who(line.contestant), session: line.session });
      case 'place':
        return `${line.place}. ${line.players
          .map(({ name, id }) => (id === undefined ? name : `${name} (${id})`))
          .join(', ')} · ${decimal(line.score)}${unit === 'percent' ? ' %' : ''}${listOf(line.list)}`;
      case 'penalty':
        return joined(
          line.player === undefined ? who(line.contestant) : `${line.player} (${who(line.contestant)})`,
          line.excluded &&
            t(`report.excludedFrom.${line.excluded.from}`, { approvedBy: line.excluded.approvedBy ?? '' }),
          typeof line.amount === 'string'
            ? t(`penaltyForm.${line.amount}`)
            : `${decimal(line.amount.value)} ${t(`penalty.units.${line.amount.unit}`)}`,
          line.reason,
          clauseText(line.clause),
        );
      case 'psychic':
        return joined(
          t('report.psychic'),
          `${places.table(line.section, line.table)}, ${t('label.boardNumber', { board: line.board })}`,
          line.seat && t(`common:seat.${line.seat}`),
          sides(line),
          clauseText(line.clause),
        );
      case 'ruling':
        return joined(
          `${places.table(line.section, line.table)}, ${t('label.boardNumber', { board: line.board })}`,
          sides(line),
          clauseText(line.clause),
          line.reason,
          line.result &&
            (line.before === undefined
              ? result(line.result)
              : `${result(line.before)} > ${result(line.result)}`),
          scores(line.adjustment),
        );
      case 'appeal':
        return joined(
          line.board === undefined
            ? `${who(line.contestant)}, ${t('appeals.ofPenalty')}`
            : `${who(line.contestant)}, ${t('label.boardNumber', { board: line.board })}`,
          line.about,
          ...(line.withdrawn ? [t('appeals.withdrawn')] : []),
          ...line.decisions.flatMap((decision) => [
            `${t(`appeals.body.${decision.body}`)}: ${t(`appeals.outcome.${decision.outcome}`)}`,
            clauseText(decision.clause),
            decision.reason,
            scores(decision.adjustment),
            decision.deposit && t(`appeals.deposit.${decision.deposit}`),
          ]),
          ...(line.further === undefined
            ? []
            : [
                t('appeals.further.made', {
                  who: who(line.further.contestant),
                  time: moment(line.further.at),
                }),
                line.further.late === true ? t('appeals.further.late') : undefined,
              ]),
        );
    }
  };
}
