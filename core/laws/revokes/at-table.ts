import { tableHistory } from '../table/history.ts';
import { playOf } from '../table/play-state.ts';
import { rememberOf } from '../table/remember.ts';
import type { Table } from '../table/table.ts';
import { type Answers, isAboutTrick, questionKey, type TrickQuestion } from '../tricks/question.ts';
import { foundAlleged, isRevokeOf } from './meant.ts';
import { type RevokeReport, ruleRevokesOf } from './report.ts';
import type { Revoke } from './revoke.ts';

/** What was asked about tricks at this table and answered. */
export const questionsAnswered = ({ rulings }: Table): TrickQuestion[] =>
  rulings.flatMap(({ answers }) => answers.map(({ question }) => question)).filter(isAboutTrick);

const answersGiven = ({ rulings }: Table): Answers =>
  Object.fromEntries(
    rulings.flatMap(({ answers }) =>
      answers.flatMap(({ question, answer }) =>
        isAboutTrick(question) ? [[questionKey(question), answer]] : [],
      ),
    ),
  );

/** The rulings on the revokes to which attention was drawn. Those that nobody has noticed change nothing. */
export const revokeReport = (table: Table, answers?: Answers): RevokeReport | undefined =>
  answers === undefined ? plainReport(table) : reportOn(table, answers);

const plainReport = rememberOf((table: Table) => reportOn(table, {}));

function reportOn(table: Table, answers: Answers): RevokeReport | undefined {
  const history = tableHistory(table);
  if (history === undefined) return undefined;
  const { memory } = playOf(table);
  const isKnown = (revoke: Revoke): boolean =>
    revoke.kind === 'deemed' ||
    memory.noticed.some((noticed) => noticed.free !== true && isRevokeOf(noticed)(revoke));
  return ruleRevokesOf(history, table.edition, {
    readings: { notPenaltyCard: 'accepted' },
    answers: { ...answersGiven(table), ...answers },
    isKnown,
    alleged: foundAlleged(table),
  });
}
