import type { Written } from './records.ts';

/** Four cards each, from trick 10, without trumps: East discards on a club with the nine in his hand. */
export const DISCARD_AT_TEN = {
  contract: '3NTS',
  deal: 'N:..876.3 9.9.2.9 543...A .654..2',
  earlier: { NS: 5, EW: 4 },
  play: `
    S: CA C2 C3 D2
    S: S5 H4 D6 S9
    E: H9 S3 H5 D7
    E: C9 S4 H6 D8`,
} as const satisfies Written;

/** Hearts are trumps. West discards on a club; East asks him, and he replaces it by the jack. */
export const ASKED_BY_PARTNER = {
  contract: '4HS',
  deal: 'N:876...A A9...43 5.AK..5 ..982.J',
  earlier: { NS: 5, EW: 4 },
  inquiries: [{ trick: 10, asker: 'E', asked: 'W' }],
  play: `
    S: C5 D2~62A CA C3 W=CJ
    N: S8 SA S5 D2
    E: S9 HK D8 S6
    S: HA D9 S7 C4`,
} as const satisfies Written;

/** Hearts are trumps. South, declarer, ruffs a club; dummy asks him, and he replaces it by the ace. */
export const ASKED_BY_DUMMY = {
  contract: '4HS',
  deal: 'N:876...2 A9...43 5.A2..A ..987.J',
  earlier: { NS: 5, EW: 4 },
  inquiries: [{ trick: 10, asker: 'N', asked: 'S' }],
  dummyLostRights: true,
  play: `
    W: CJ C2 C3 H2~62A S=CA
    S: S5 D7 S8 SA
    E: S9 HA D8 S6
    S: H2 D9 S7 C4`,
} as const satisfies Written;

/** Both sides discard on a club in trick 11, and everybody plays on. */
export const BOTH_AT_ELEVEN = {
  contract: '3NTS',
  deal: 'N:32...5 ..32.6 .32..7 4...KQ',
  earlier: { NS: 5, EW: 5 },
  play: `
    N: C5 D2 H2 CK
    W: CQ S2 C6 C7
    W: S4 S3 D3 H3`,
} as const satisfies Written;
