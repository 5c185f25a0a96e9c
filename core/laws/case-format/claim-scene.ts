import type { Result } from '../../base/index.ts';
import type { LawsEdition } from '../editions.ts';
import { type ClaimLawQuestion, type ClaimTelling, claimQuestionKey } from '../ruling/claim-question.ts';
import type { ClaimScene } from '../ruling/claim-scene.ts';
import type { ClaimCase } from './claim.ts';
import { caseFault } from './json.ts';

/** A claim that a case tells of, as Laws 68 to 71 see it. */
export function caseScene(ruling: ClaimCase, edition: LawsEdition): ClaimScene {
  const { by, contract, act, tricksLeft, position, statement, shownOut, suitOrder } = ruling;
  const { player, undisputed, director } = ruling;
  return {
    edition,
    by,
    contract,
    act: act?.kind ?? 'states-winning',
    numbers: () => ({
      left: tricksLeft,
      act: act ?? { kind: 'states-winning', tricks: ruling.claimed },
      ownGiven: 0,
      othersTaken: 0,
    }),
    statement,
    unknownTricks: 0,
    position: () => position,
    circumstances: () => ({
      shownOut,
      director,
      player,
      ...(suitOrder === undefined ? {} : { suitOrder }),
      ...(undisputed === undefined ? {} : { undisputed }),
    }),
    // The case is the same in every edition, what is found is not.
    memory: {},
  };
}

/** A question that Laws 68 to 71 ask about a claim, under its key, with what the case answers. */
export interface AskedOfClaim {
  readonly key: string;
  readonly question: ClaimLawQuestion;
  readonly answer: string;
}

type Tell = <Outcome>(telling: ClaimTelling<Outcome>) => Outcome;

/**
 * Tells a law to its end, every question answered from the case and put down among those asked; the words on the way are for
 * a table.
 */
export function answeredBy(
  ruling: ClaimCase,
  asked: AskedOfClaim[],
  evidence?: { readonly notLosable: number },
): Tell {
  const toldOtherwise = answersOf(ruling, evidence?.notLosable ?? 0);
  const answerTo = (question: ClaimLawQuestion): string => {
    const key = claimQuestionKey(question);
    const given = question.answers.find(({ id }) => id === ruling.answers[key]);
    const answer = given?.id ?? toldOtherwise(question);
    asked.push({ key, question, answer });
    return answer;
  };
  return (telling) => {
    let told = telling.next();
    while (told.done !== true) {
      const { value } = told;
      told = telling.next(
        value.type === 'question' ? { type: 'answer', answer: answerTo(value) } : undefined,
      );
    }
    return told.value;
  };
}

/** What the case tells beside its answers; where it says nothing, as was suggested. */
function answersOf(ruling: ClaimCase, notLosable: number): (question: ClaimLawQuestion) => string {
  const { act, response, partnerObjects, later, trumpLikelyForgotten, withdrawn } = ruling;
  const yesIf = (is: boolean | undefined): string => (is === true ? 'yes' : 'no');
  const asked = response?.kind === 'play-on-asked' ? response : undefined;
  return ({ id, answerer, answers, suggestion }) => {
    switch (id) {
      case 'claim-meant':
        return yesIf(act?.kind === 'shows-cards' && !act.noClaimMeant);
      case 'partner-objects':
        return yesIf(partnerObjects);
      case 'claim-response':
        // Before 2017 nobody could ask to play on: it is doubt.
        if (response?.kind === 'agreed') return 'agreed';
        return asked !== undefined && answers.some((each) => each.id === 'play-on') ? 'play-on' : 'doubted';
      case 'play-on-asked-by':
        return asked?.by ?? ruling.by;
      case 'concurs':
        return yesIf(asked?.concurring.some((seat) => seat === answerer));
      case 'later-play-evidence':
        return yesIf(later?.asEvidence);
      case 'trump-forgotten':
        return yesIf(trumpLikelyForgotten);
      case 'tricks-likely':
        // What no normal play loses is likely won.
        return String(Math.max(withdrawn?.likelyWon ?? 0, notLosable));
      case 'tricks-awarded':
      case 'tricks-already-won':
      case 'tricks-not-losable':
        return suggestion?.answer ?? '0';
    }
  };
}

/** An answer that is none of its question's, or that no edition of the case asks for. */
export function wrongClaimAnswer(
  { answers }: ClaimCase,
  asked: readonly AskedOfClaim[],
): Result<never> | undefined {
  for (const [key, answer] of Object.entries(answers)) {
    const question = asked.find((each) => each.key === key)?.question;
    if (question === undefined) return caseFault(`answers.${key}`, 'case-answer-unused');
    const members = question.answers.map(({ id }) => id);
    if (!members.includes(answer))
      return caseFault(`answers.${key}`, 'case-one-of', {
        found: JSON.stringify(answer),
        members: members.join(', '),
      });
  }
  return undefined;
}
