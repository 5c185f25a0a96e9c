import { type Reason, reasonText } from 'naipe/draw';
import type { ContestantName, MatchesView, PhaseRecord, RoundMatches } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../components/use-dates.ts';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { results } from '../../../locales/en/results.ts';
import { teamText } from '../../results/match/team-name.tsx';
import classes from '../sheet.module.css';

type Method = keyof typeof results.print.methods;
const isMethod = (method: string): method is Method => Object.hasOwn(results.print.methods, method);

/** The names of all that are drawn in the rounds of a view, where only their names are printed. */
export function drawnNames({ rounds }: Pick<MatchesView, 'rounds'>): (contestant: string) => string {
  const names = new Map(
    rounds.flatMap(({ matches, bye }) =>
      [...matches.flatMap(({ home, away }) => [home, away]), ...(bye === undefined ? [] : [bye])].map(
        (team) => [team.contestant, teamText(team)] as const,
      ),
    ),
  );
  return (contestant) => names.get(contestant) ?? contestant;
}

interface DrawRecordProps {
  readonly round: RoundMatches;
  readonly nameOf: (contestant: string) => string;
}

/** How the round was drawn, so that anybody can check it: the method, when it was published, the lots, and why who meets whom. */
export function DrawRecord({ round, nameOf }: DrawRecordProps) {
  const { t } = useTranslation('results');
  const { moment } = useDates();
  const { language } = useWritingStyle();
  const { method, publishedAt, lots, present, reasons, leavesRegulation } = round;
  const lines = [
    ...(isMethod(method) ? [t('print.drawnBy', { method: t(`print.methods.${method}`) })] : []),
    ...(leavesRegulation === true ? [t('print.leavesRegulation')] : []),
    ...(publishedAt === undefined ? [] : [t('print.publishedAt', { time: moment(publishedAt) })]),
    ...(lots === undefined ? [] : [t('print.lots', { seed: lots })]),
    ...(present === undefined ? [] : [t('print.present', { teams: namesOf(present) })]),
    ...reasons.map((reason) => `${reasonText(called(reason, nameOf), language)}.`),
  ];
  return lines.map((line) => (
    <p key={line} className={classes.remark}>
      {line}
    </p>
  ));
}

/** A reason with names instead of the numbers of teams. */
const called = (reason: Reason, nameOf: (contestant: string) => string): Reason => ({
  ...reason,
  teams: reason.teams.map(nameOf),
  because: reason.because.map((one) => ({ ...one, teams: one.teams.map(nameOf) })),
});

const namesOf = (teams: readonly ContestantName[]): string => teams.map(teamText).join(', ');

/** What was drawn and decided before the phase: everybody's number, who is exempt, who did not come to the captains' meeting. */
export function PhaseRecordLines({ record }: { readonly record: PhaseRecord }) {
  const { t } = useTranslation('results');
  const { seed, numbers, exempt, absent } = record;
  const lines = [
    ...(numbers === undefined
      ? []
      : [t('print.numbers', { teams: numbers.map((team, at) => `${at + 1} ${teamText(team)}`).join(', ') })]),
    ...(exempt === undefined ? [] : [t('print.exempt', { teams: namesOf(exempt) })]),
    ...(seed === undefined ? [] : [t('print.lots', { seed })]),
    ...(absent === undefined
      ? []
      : [absent.length === 0 ? t('print.meeting') : t('print.meetingWithout', { teams: namesOf(absent) })]),
  ];
  return lines.map((line) => (
    <p key={line} className={classes.remark}>
      {line}
    </p>
  ));
}
