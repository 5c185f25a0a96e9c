import { claimMade } from '../../68-claim-or-concession.ts';
import { agreementWithdrawn } from '../../69-agreed-claim.ts';
import { concessionWithdrawn } from '../../71-concession-cancelled.ts';
import type { Laws } from '../../table/table.ts';
import { CLAIM } from '../happenings/claims.ts';
import { AGREEMENT_WITHDRAWN, CONCESSION_WITHDRAWN } from '../happenings/claims-reopened.ts';

/** Laws 68 to 71: claims and concessions, with the search for what is normal play. */
export const CLAIM_LAWS = {
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
} satisfies Laws;
