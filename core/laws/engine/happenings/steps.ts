import type { Seat } from '../../../game/index.ts';
import type { Happening } from '../../happening/happening.ts';
import type { Report } from '../../happening/report.ts';
import {
  DIRECTOR_STEP,
  HANDS_RETURNED_STEP,
  LEAD_DUE_STEP,
  LEAD_FACED_STEP,
  PLAY_OVER_STEP,
} from './auction-period.ts';
import { CALL_STEP, CHANGE_STEP, SIMULTANEOUS_STEP } from './calls.ts';
import { CARD_STEP } from './card.ts';
import { CLAIM_STEP } from './claims.ts';
import { AGREEMENT_WITHDRAWN_STEP, CONCESSION_WITHDRAWN_STEP } from './claims-reopened.ts';
import { CARD_OMITTED_STEP, CARD_STRAYED_STEP, CARD_TUCKED_STEP, DEFECT_NOTICED_STEP } from './defects.ts';
import type { HappeningOf, HappeningType, Step, StepForm } from './definition.ts';
import { DUMMY_ACTED_STEP, DUMMY_NAMED_STEP } from './dummy.ts';
import { EXPOSED_STEP } from './exposed.ts';
import {
  CARD_HELD_STEP,
  FIFTH_CARD_STEP,
  SEVERAL_CARDS_STEP,
  SIMULTANEOUS_CARDS_STEP,
} from './irregular-cards.ts';
import { CARD_RENAMED_STEP, DUMMY_MISPLACED_STEP, MISEXPLAINED_PLAY_STEP } from './last-card.ts';
import { LEAD_DOWN_STEP } from './lead-down.ts';
import {
  CARD_POINTED_OUT_STEP,
  CARDS_MIXED_STEP,
  INSPECTION_STEP,
  TRICKS_DISTURBED_STEP,
} from './played-cards.ts';
import { REVOKE_ASKED_STEP, REVOKE_NOTICED_STEP } from './revokes.ts';

/** What is told in words; reports are objects in a case. */
type InWords = Exclude<Happening, Report>;
type TypeInWords = Exclude<HappeningType, Report['type']>;
type HappeningsInWords = { readonly [Type in TypeInWords]: HappeningOf<Type> };

/** Every step in the order in which the page about cases shows them. */
const STEPS: { readonly [Type in TypeInWords]: Step<HappeningsInWords[Type]> } = {
  call: CALL_STEP,
  change: CHANGE_STEP,
  simultaneous: SIMULTANEOUS_STEP,
  'simultaneous-cards': SIMULTANEOUS_CARDS_STEP,
  'lead-due': LEAD_DUE_STEP,
  'hands-returned': HANDS_RETURNED_STEP,
  'play-over': PLAY_OVER_STEP,
  director: DIRECTOR_STEP,
  'lead-faced': LEAD_FACED_STEP,
  card: CARD_STEP,
  exposed: EXPOSED_STEP,
  'lead-down': LEAD_DOWN_STEP,
  'dummy-named': DUMMY_NAMED_STEP,
  'card-renamed': CARD_RENAMED_STEP,
  'dummy-misplaced': DUMMY_MISPLACED_STEP,
  'several-cards': SEVERAL_CARDS_STEP,
  'card-held': CARD_HELD_STEP,
  'fifth-card': FIFTH_CARD_STEP,
  'misexplained-play': MISEXPLAINED_PLAY_STEP,
  'dummy-acted': DUMMY_ACTED_STEP,
  'revoke-noticed': REVOKE_NOTICED_STEP,
  'revoke-asked': REVOKE_ASKED_STEP,
  'card-omitted': CARD_OMITTED_STEP,
  'card-tucked': CARD_TUCKED_STEP,
  'defect-noticed': DEFECT_NOTICED_STEP,
  'card-strayed': CARD_STRAYED_STEP,
  'card-pointed-out': CARD_POINTED_OUT_STEP,
  'tricks-disturbed': TRICKS_DISTURBED_STEP,
  'cards-mixed': CARDS_MIXED_STEP,
  inspection: INSPECTION_STEP,
  claim: CLAIM_STEP,
  'agreement-withdrawn': AGREEMENT_WITHDRAWN_STEP,
  'concession-withdrawn': CONCESSION_WITHDRAWN_STEP,
};

type Reading = Omit<Step<Happening>, 'write'>;
const ALL: readonly Reading[] = Object.values(STEPS);

/** How everything that is told in words is written. */
export const HAPPENING_FORMS: readonly StepForm[] = ALL.flatMap(({ forms }) => forms);

const VERBS = new Map(ALL.flatMap(({ verbs = {} }) => Object.entries(verbs)));
const WHOLE = new Map(ALL.flatMap(({ whole = {} }) => Object.entries(whole)));

const firstOf = <Found>(find: (step: Reading) => Found | undefined): Found | undefined => {
  for (const step of ALL) {
    const found = find(step);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** What a text tells that names no player. */
export const readWhole = (text: string): Happening | undefined => WHOLE.get(text);

/** What a player did, by the words after his seat: `tucks D9`, `1H`. */
export const readDone = (seat: Seat, word: string, said: readonly string[]): Happening | undefined =>
  VERBS.get(word)?.(seat, said) ?? firstOf(({ bare }) => bare?.(seat, word));

/** What several players did at the same moment. */
export const readTogether = (told: readonly Happening[]): Happening | undefined =>
  firstOf(({ together }) => together?.(told));

function ownWords<Type extends TypeInWords>(
  happening: HappeningsInWords[Type] & { readonly type: Type },
  dummy: Seat,
): string {
  return STEPS[happening.type].write(happening, dummy);
}

/** What happened, as the words of a step. */
export const inWords = (happening: InWords, dummy: Seat): string => ownWords(happening, dummy);
