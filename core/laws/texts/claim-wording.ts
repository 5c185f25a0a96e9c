import { type Language, sideOf } from '../../game/index.ts';
import type { ClaimCase } from '../case-format/claim.ts';
import type { ClaimRun } from '../case-format/claim-run.ts';
import type { ClaimJudgement } from '../claims/judge.ts';
import type { PlayReason } from '../claims/line.ts';
import type { PlayClass, Standing } from '../claims/play-classes.ts';
import type { ProposedPlay } from '../claims/proposed-line.ts';
import type { ClassStanding } from '../claims/question.ts';
import type { Counted, Statement, Step } from '../claims/statement.ts';
import { faultText } from './fault-text.ts';
import { printed, say, tricksText } from './play-sentences.ts';
import { type PlayKey, playWords } from './play-words.ts';

/** A class of play, in a few words. */
export const playClassText = (kind: PlayClass, language: Language): string =>
  playWords(`class/${kind}`, {}, language);

/** Why a class of play is proposed as it is: the classes whose proposal depends on the claim have two reasons. */
function whyKey(kind: PlayClass, proposed: Standing): PlayKey {
  switch (kind) {
    case 'strands-winner':
    case 'leaves-winner-behind':
    case 'side-suit-before-trumps':
    case 'overlooks-show-out':
    case 'not-top-down':
      return `why/${kind}/${proposed}`;
    default:
      return `why/${kind}`;
  }
}

/** Why a class of play counts or does not; where the director has decided otherwise, with what was proposed and why. */
export function classReasonText({ kind, standing, proposed }: ClassStanding, language: Language): string {
  const why = playWords(whyKey(kind, proposed), {}, language);
  return standing === proposed ? why : playWords(`decided/${standing}`, { why }, language);
}

/** The classes of play that the director has decided otherwise than was proposed. */
const decidedText = ({ classes }: ClaimJudgement, language: Language): readonly string[] =>
  classes
    .filter(({ standing, proposed }) => standing !== proposed)
    .map((each) => {
      const text = `${playClassText(each.kind, language)}. ${classReasonText(each, language)}`;
      return printed({ text, clause: each.clause });
    });

/** Why a card of a line counts. */
export const playReasonText = (reason: PlayReason, language: Language): string =>
  reason.code === 'class'
    ? classReasonText(reason.standing, language)
    : playWords(`reason/${reason.code}`, {}, language);

/** What stands against a card of a proposed line. */
export const againstText = (against: NonNullable<ProposedPlay['against']>, language: Language): string =>
  typeof against === 'string'
    ? playWords(`against/${against}`, {}, language)
    : against.map((kind) => playClassText(kind, language)).join('; ');

function actionText(step: Step, language: Language): string {
  switch (step.do) {
    case 'draw-trumps':
      return step.rounds === undefined
        ? playWords('step/draw-trumps', {}, language)
        : playWords('step/draw-trumps/rounds', { rounds: String(step.rounds) }, language);
    case 'suit':
      return playWords(step.topDown ? 'step/suit/top-down' : 'step/suit', { suit: step.suit }, language);
    case 'tops':
      return playWords('step/tops', { suit: step.suit }, language);
    case 'cross-ruff':
      return playWords('step/cross-ruff', {}, language);
    case 'card':
    case 'discard':
      return playWords(`step/${step.do}`, { card: step.card }, language);
    case 'ruff':
      return step.with === undefined
        ? playWords('step/ruff', { lead: step.lead }, language)
        : playWords('step/ruff/with', { lead: step.lead, with: step.with }, language);
    case 'finesse':
      return playWords('step/finesse', { suit: step.suit, against: step.against }, language);
  }
}

/** A thing that the claimer said he would do. */
export function stepText(step: Step, language: Language): string {
  const { when } = step;
  const action = actionText(step, language);
  if (when === undefined) return action;
  return when.seat === undefined
    ? playWords('step/when/anybody', { suit: when.suit, step: action }, language)
    : playWords('step/when', { seat: when.seat, suit: when.suit, step: action }, language);
}

/** Tricks that he counts, a card or so many of a suit: the same in every language. */
const countedText = (item: Counted, language: Language): string =>
  'card' in item
    ? playWords('said/counted/card', { card: item.card }, language)
    : playWords('said/counted/suit', { tricks: String(item.tricks), suit: item.suit }, language);

function statementText(
  { steps, trumpMentioned, counted = [], high = [] }: Statement,
  language: Language,
): string {
  const tricks = counted.map((item) => countedText(item, language));
  const said = [
    ...steps.map((step) => stepText(step, language)),
    ...(tricks.length > 0 ? [playWords('said/counted', { tricks: tricks.join(', ') }, language)] : []),
    ...high.map((seat) => playWords('said/high', { seat }, language)),
    ...(trumpMentioned ? [playWords('said/trump', {}, language)] : []),
  ];
  return said.length === 0
    ? say('said/nothing', {}, [], language)
    : say('said', { steps: said.join('; ') }, [], language);
}

/** The cards that he is taken to have missed, in one sentence. */
const missedText = ({ missed }: ClaimJudgement, language: Language): readonly string[] =>
  missed.length === 0 ? [] : [say('missed', { cards: missed.join(', ') }, [], language)];

/** Which sentence tells the line: the one that decides, the worst of those looked at, or one that was not followed. */
const lineKey = ({ complete }: ClaimJudgement, awarded: number | undefined): PlayKey => {
  if (awarded !== undefined) return 'line/not-followed';
  return complete ? 'line' : 'line/not-all';
};

/** What the Laws say of a claim or concession, sentence by sentence. */
export function claimText(
  { by, tricksLeft, statement }: ClaimCase,
  run: ClaimRun,
  language: Language,
): readonly string[] {
  const { act, after, agreement, judged, awarded, decided, refusal } = run;
  const side = sideOf(by);
  const awardText = (tricks: number, clauses: readonly string[]): string =>
    say('awarded', { side, awarded: String(tricks), tricks: String(tricksLeft) }, clauses, language);
  const back = run.withdrawn ?? run.cancelled;
  return [
    ...(act === undefined
      ? []
      : [
          act.kind === 'play-on'
            ? say('act/play-on', {}, act.clauses, language)
            : say(
                `act/${act.kind}`,
                { side, claimed: String(act.claimed), conceded: String(act.conceded) },
                act.clauses,
                language,
              ),
        ]),
    ...(after === undefined ? [] : [say(`next/${after.next}`, {}, after.clauses, language)]),
    ...(agreement === undefined
      ? []
      : [say(`agreement/${agreement.kind}`, {}, [agreement.clause], language)]),
    ...(judged === undefined
      ? []
      : [
          statementText(statement, language),
          ...decidedText(judged, language),
          ...missedText(judged, language),
          ...(judged.counted ? [] : [say('uncounted', {}, [], language)]),
          awarded === undefined ? awardText(judged.awarded, judged.clauses) : awardText(awarded, ['70A']),
          say(
            lineKey(judged, awarded),
            { line: tricksText(judged.line, language), awarded: String(judged.awarded) },
            [],
            language,
          ),
        ]),
    ...(judged !== undefined || awarded === undefined ? [] : [awardText(awarded, ['70A'])]),
    ...(back === undefined
      ? []
      : [say('returned', { side, tricks: String(back.returned) }, back.clauses, language)]),
    ...(decided === undefined
      ? []
      : [say(`concession/${decided.cancelled ? 'cancelled' : 'stands'}`, {}, [decided.clause], language)]),
    ...(refusal === undefined ? [] : [faultText(refusal, language)]),
  ];
}
