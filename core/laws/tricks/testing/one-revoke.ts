import type { Written } from './records.ts';

/** Thirteen tricks with one failure to follow suit. */
export const ONE_REVOKE = {
  /** West ruffs a club that he could follow and wins the trick; his side wins one later. */
  ruffedAndWonLater: {
    contract: '4SS',
    deal: 'N:KJ74.J8.AKJ5.AQ6 A.AQT94.82.KT932 Q532.763.T93.875 T986.K52.Q764.J4',
    play: `
      W: DQ DA D2 D3
      N: SK SA S2 S6
      E: HA H3 H2 H8
      E: C2 C5 S8 C6
      W: D7 D5 D8 D9
      S: SQ S9 S4 C3
      S: S5 ST SJ H4
      N: DJ H9 DT D4
      N: CA C9 C7 C4
      N: CQ CT C8 CJ
      N: HJ HT H6 HK
      W: H5 S7 HQ H7
      N: DK CK S3 D6`,
  },
  /** West ruffs a diamond and wins the trick; his side wins nothing later. */
  ruffedAndWonNothingLater: {
    contract: '4SS',
    deal: 'N:853.QJ76.KT85.K4 A.98542.J4.JT982 KQJ962.KT.AQ97.Q T74.A3.632.A7653',
    play: `
      W: CA C4 C2 CQ
      W: C3 CK C8 D7
      N: S8 SA S2 S4
      E: H2 HT HA H6
      W: C7 S3 C9 D9
      N: D5 D4 DQ S7
      W: D2 D8 DJ DA
      S: HK H3 H7 H4
      S: SK ST S5 H5
      S: S6 C5 DT H8
      S: SQ D3 HJ CT
      S: S9 D6 DK H9
      S: SJ C6 HQ CJ`,
  },
  /** West discards on a diamond that East wins; his side wins nothing later. */
  discardedUnderPartnersWinner: {
    contract: '4SS',
    deal: 'N:T5.AJ9.A854.T985 842.Q64.KQT93.AJ AKQJ976.K72.72.4 3.T853.J6.KQ7632',
    play: `
      W: CK C5 CJ C4
      W: C2 C8 CA S6
      S: H2 H3 HA H4
      N: ST S2 S7 S3
      N: DA D3 D2 D6
      N: S5 S4 S9 C3
      S: SA C6 D4 S8
      S: H7 H5 H9 HQ
      E: DK D7 C7 D5
      E: DQ SJ DJ D8
      S: HK H8 HJ H6
      S: SQ HT C9 D9
      S: SK CQ CT DT`,
  },
  /** East discards on a club that North wins; his side wins later. */
  discardedAndWonLater: {
    contract: '3SS',
    deal: 'N:652.A.Q85.AQJ654 KT8.K4.K943.T932 AQJ94.J532.J2.87 73.QT9876.AT76.K',
    play: `
      W: HQ HA H4 H2
      N: CA D3 C7 CK
      N: C4 C2 C8 S3
      W: H6 S2 HK H3
      N: S6 S8 SA S7
      S: SQ D6 S5 SK
      E: D4 D2 DA D5
      W: H7 C5 C3 HJ
      S: H5 H8 C6 D9
      W: DT D8 DK DJ
      E: C9 S4 H9 CJ
      S: SJ HT CQ ST
      S: S9 D7 DQ CT`,
  },
  /** West discards on a diamond that South wins; his side had its tricks before. */
  discardedAndWonNothing: {
    contract: '4SS',
    deal: 'N:T985.KJT2.2.AK83 3.765.AQJ8754.75 KQJ764.AQ8.T6.94 A2.943.K93.QJT62',
    play: `
      W: CQ C3 C5 C4
      W: H3 H2 H5 H8
      S: SK S2 S5 S3
      S: SQ SA S8 D4
      W: D3 D2 DA D6
      E: D5 DT C2 C8
      S: HA H4 HT H6
      S: C9 C6 CA C7
      N: HJ H7 HQ H9
      S: SJ D9 S9 D7
      S: S7 CT ST D8
      N: CK DJ S4 CJ
      S: S6 DK HK DQ`,
  },
  /** South, declarer, discards on a club that dummy wins. */
  declarerRevokedDummyWon: {
    contract: '4SS',
    deal: 'N:A863.Q84.J95.A73 9.A9762.T732.KQT KQJ7542.T.A8.984 T.KJ53.KQ64.J652',
    play: `
      W: H3 H4 HA HT
      E: CT D8 C2 CA
      N: SA S9 S2 ST
      N: HQ H2 C4 HK
      W: D4 D5 DT DA
      S: C8 C5 C3 CQ
      E: D2 S4 D6 D9
      S: C9 C6 C7 CK
      E: H6 S5 H5 H8
      S: SK DQ S3 H7
      S: S7 DK S6 D3
      S: SQ HJ S8 D7
      S: SJ CJ DJ H9`,
  },
  /** South, declarer, ruffs a club and wins the trick. */
  declarerRuffed: {
    contract: '5SS',
    deal: 'N:AQJ983.9.KQT3.Q7 5.AQJ863.87.KT94 KT764.K.AJ62.A53 2.T7542.954.J862',
    play: `
      W: H2 H9 HA HK
      E: H3 S4 H4 D3
      S: SK S2 SA S5
      N: DK D7 D2 D4
      N: DT D8 D6 D5
      N: C7 C4 C3 C8
      W: CJ CQ CK S6
      S: DA D9 DQ H6
      S: CA C2 S3 C9
      N: S8 H8 S7 H5
      N: S9 HJ ST H7
      S: C5 C6 SJ CT
      N: SQ HQ DJ HT`,
  },
  /** Dummy ruffs a diamond and wins the trick. */
  dummyRuffed: {
    contract: '4SS',
    deal: 'N:KJ932.JT987.J8.8 86.AK2.QT652.654 QT754.Q5.K43.AKT A.643.A97.QJ9732',
    play: `
      W: C2 C8 C4 CT
      S: SQ SA S2 S6
      W: C3 S3 C5 CK
      N: SK S8 S4 C7
      N: H7 H2 H5 H3
      N: HJ HK HQ H4
      E: DQ D3 D7 S9
      N: H8 HA S5 H6
      S: DK DA D8 D2
      W: C9 SJ C6 CA
      N: HT D5 D4 CJ
      N: DJ D6 S7 D9
      S: ST CQ H9 DT`,
  },
  /** West discards on a spade and later wins with spades. */
  withoutTrumps: {
    contract: '3NTS',
    deal: 'N:KT9.5.KT862.9872 53.JT9742.A3.J53 Q8742.AQ6.Q.AKQ6 AJ6.K83.J9754.T4',
    play: `
      W: D4 D2 D3 DQ
      S: S2 H3 S9 S3
      N: D6 DA C6 D5
      E: H2 HA H8 H5
      S: CA C4 C2 C3
      S: SQ SA ST S5
      W: DJ D8 H4 S4
      W: CT C7 C5 CQ
      S: S7 S6 SK H7
      N: DT H9 H6 D7
      N: C9 CJ CK D9
      S: HQ HK DK HT
      W: SJ C8 HJ S8`,
  },
  /** West ruffs the twelfth trick with the heart to follow in his hand. */
  twelfthTrick: {
    contract: '3SS',
    deal: 'N:K973.A874.KQ932. 6.QJ92.854.KQ972 QJ85.T.A76.AJ863 AT42.K653.JT.T54',
    play: `
      W: HK H4 H2 HT
      W: H3 H7 HQ S5
      S: CA C4 D2 C2
      S: C3 C5 S3 C7
      N: SK S6 S8 SA
      W: DT D3 D4 DA
      S: SQ S2 S7 C9
      S: SJ S4 S9 H9
      S: CJ CT D9 CQ
      E: D8 D6 DJ DQ
      N: HA HJ C6 H5
      N: H8 CK C8 ST
      W: H6 DK D5 D7`,
  },
  /** Hearts are trumps. East discards on a spade with K 4 in his hand; his side later wins with the king, and once more. */
  heldBackAndWonTwice: {
    contract: '4HS',
    deal: 'N:T72.KJT72.9.A843 K94.Q54.AT3.KQ95 AQJ.83.KQ862.T62 8653.A96.J754.J7',
    play: `
      W: D7 D9 DA DK
      E: CQ C6 C7 C4
      E: HQ H8 HA H2
      W: D5 H7 DT D6
      N: S2 D3 SQ S5
      S: C2 CJ CA C9
      N: C3 C5 CT S3
      S: D8 D4 HK S4
      N: ST SK SJ S8
      E: CK H3 DJ C8
      S: DQ H6 S7 S9
      W: S6 HJ H5 SA
      N: HT H4 D2 H9`,
  },
  /** The same, and the king is the only later trick of his side. */
  heldBackAndWonOnce: {
    contract: '4HS',
    deal: 'N:T72.KJT72.9.A843 K94.Q54.AT3.KQ95 AQJ.83.KQ862.T62 8653.A96.J754.J7',
    play: `
      W: D7 D9 DA DK
      E: CQ C6 C7 C4
      E: HQ H8 HA H2
      W: D5 H7 DT D6
      N: S2 D3 SQ S5
      S: C2 CJ CA C9
      N: C3 C5 CT S3
      S: D8 D4 HK S4
      N: ST SK SJ S8
      E: CK H3 DJ C8
      S: DQ H6 HT H5
      N: HJ H4 D2 H9
      N: S7 S9 SA S6`,
  },
  /** East discards on a spade; his side later wins two tricks, none of them with a spade. */
  wonWithOtherSuits: {
    contract: '4HS',
    deal: 'N:T72.KJT72.J9.A94 K94.Q5.AK8753.Q5 AQJ.843.Q.KJ8632 8653.A96.T642.T7',
    play: `
      W: D6 DJ DK DQ
      E: SK SJ S8 S7
      E: C5 C8 CT C4
      W: H9 HT H5 H3
      N: S2 D3 SQ S5
      S: C6 C7 CA CQ
      N: C9 D5 CJ S3
      S: H4 H6 HK HQ
      N: D9 DA CK D4
      E: D7 C3 D2 H2
      N: H7 D8 H8 HA
      W: S6 ST S9 SA
      S: C2 DT HJ S4`,
  },
  /** East ruffs a spade and wins the trick; his side wins one later. */
  ruffedBehindDummy: {
    contract: '4HS',
    deal: 'N:T72.KJT7.A8.A843 K94.Q542.K9.KQ95 AQJ.83.QJ752.T62 8653.A96.T643.J7',
    play: `
      W: D6 D8 D9 D5
      E: H4 H3 H9 H7
      W: S6 S7 SK SJ
      E: C9 C2 C7 CA
      N: S2 H2 SQ S5
      E: HQ H8 H6 HK
      N: DA DK D2 D4
      N: ST S4 SA S8
      S: D7 DT HJ CQ
      N: HT H5 CT HA
      W: D3 C8 CK DJ
      S: DQ CJ C4 C5
      S: C6 S3 C3 S9`,
  },
} as const satisfies Record<string, Written>;
