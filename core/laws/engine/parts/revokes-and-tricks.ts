import { cardPointedOut, tricksDisturbed } from '../../65-arrangement-of-tricks.ts';
import { cardsMixed, trickInspected } from '../../66-inspection-of-tricks.ts';
import { cardStrayed, defectNoticed } from '../../defects/noticed.ts';
import { revokeAsked } from '../../revokes/asked.ts';
import { revokeDue } from '../../revokes/due.ts';
import { revokeNoticed } from '../../revokes/noticed.ts';
import { CARD_OMITTED, CARD_STRAYED, CARD_TUCKED, DEFECT_NOTICED } from '../happenings/defects.ts';
import { CARD_POINTED_OUT, CARDS_MIXED, INSPECTION, TRICKS_DISTURBED } from '../happenings/played-cards.ts';
import { REVOKE_ASKED, REVOKE_NOTICED } from '../happenings/revokes.ts';
import { partOfLaws } from '../laws.ts';

/** Laws 61 to 67: revokes, tricks with a card too few or too many, and what is done with the cards played. */
export const TRICK_LAWS = /* @__PURE__ */ partOfLaws({
  rules: {
    'revoke-noticed': REVOKE_NOTICED,
    'revoke-asked': REVOKE_ASKED,
    'card-omitted': CARD_OMITTED,
    'card-tucked': CARD_TUCKED,
    'defect-noticed': DEFECT_NOTICED,
    'card-strayed': CARD_STRAYED,
    'card-pointed-out': CARD_POINTED_OUT,
    'tricks-disturbed': TRICKS_DISTURBED,
    'cards-mixed': CARDS_MIXED,
    inspection: INSPECTION,
  },
  procedures: {
    'revoke-noticed': revokeNoticed,
    'revoke-asked': revokeAsked,
    'revoke-due': revokeDue,
    'defective-trick': defectNoticed,
    'card-strayed': cardStrayed,
    'card-pointed-out': cardPointedOut,
    'tricks-disturbed': tricksDisturbed,
    inspection: trickInspected,
    'cards-mixed': cardsMixed,
  },
});
