import { claimMade } from '../../68-claim-or-concession.ts';
import { agreementWithdrawn } from '../../69-agreed-claim.ts';
import { concessionWithdrawn } from '../../71-concession-cancelled.ts';
import { CLAIM } from '../happenings/claims.ts';
import { AGREEMENT_WITHDRAWN, CONCESSION_WITHDRAWN } from '../happenings/claims-reopened.ts';
import { partOfLaws } from '../laws.ts';

/** Laws 68 to 71: claims and concessions, with the search for what is normal play. */
export const CLAIM_LAWS = /* @__PURE__ */ partOfLaws({
  rules: {
    claim: CLAIM,
    'agreement-withdrawn': AGREEMENT_WITHDRAWN,
    'concession-withdrawn': CONCESSION_WITHDRAWN,
  },
  procedures: {
    claim: claimMade,
    'agreement-withdrawn': agreementWithdrawn,
    'concession-withdrawn': concessionWithdrawn,
  },
});
