import type { Written } from './records.ts';

/** Thirteen tricks each, with revokes: what was led, what fell and who held what. */
export const PLAYED_OUT = {
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
  /** East revokes in diamonds, and again; the second wins its trick. */
  sameSuitTwice: {
    contract: '4SS',
    deal: 'N:AQT82.T8.AKT6.J9 J94.AJ7.J3.86532 7653.KQ42.754.A7 K.9653.Q982.KQT4',
    play: `
      W: CK C9 C2 CA
      S: S7 SK SA S4
      N: DA C3 D4 D2
      N: SQ S9 S3 H3
      N: DK SJ D5 D8
      E: C8 C7 CQ CJ
      W: H5 H8 HA H2
      E: C6 S5 C4 D6
      S: HK H6 HT H7
      S: D7 D9 DT DJ
      E: D3 S6 DQ S2
      S: H4 H9 S8 HJ
      N: ST C5 HQ CT`,
  },
  /** East revokes in clubs, and then in diamonds. */
  twoSuits: {
    contract: '4SS',
    deal: 'N:JT853.AJT.6.A982 62.9875.KJ73.K63 AK97.Q32.QT95.T7 Q4.K64.A842.QJ54',
    play: `
      W: DA D6 D3 D5
      W: CQ CA S2 C7
      E: H9 H2 H4 HT
      N: C2 C3 CT CJ
      W: D2 S3 H5 D9
      N: SJ S6 S7 SQ
      W: D8 S5 D7 DT
      N: C9 C6 H3 C4
      N: ST H7 SA S4
      S: DQ D4 HJ DK
      E: DJ S9 H6 C8
      S: HQ HK HA H8
      N: S8 CK SK C5`,
  },
  /** West revokes in hearts and East in spades; one later trick is theirs. */
  oneTrickToGive: {
    contract: '3SS',
    deal: 'N:KJ92.J7.A864.AK9 Q64.AT9.K972.Q52 8753.KQ8.QT53.83 AT.65432.J.JT764',
    play: `
      W: C4 C9 CQ C3
      E: D2 D3 DJ DA
      N: SK S4 S3 SA
      W: H2 H7 HA H8
      E: DK D5 C6 D4
      E: H9 HQ C7 HJ
      S: S8 ST SJ C2
      N: S9 S6 S5 H3
      N: S2 SQ S7 H4
      E: C5 C8 CJ CK
      N: D6 D7 DQ H5
      S: HK H6 D8 HT
      S: DT CT CA D9`,
  },
  /** South ruffs a diamond and West a heart; each wins the trick. */
  bothSides: {
    contract: '4SS',
    deal: 'N:J86.AKJ4.AQJT.K8 KT4.QT9653..T943 A97532..75432.J2 Q.872.K986.AQ765',
    play: `
      W: CA C8 C3 C2
      W: D6 DT S4 S5
      S: D2 D8 DA ST
      E: HQ S2 SQ H4
      W: C5 CK C4 CJ
      N: SJ SK SA H2
      S: D3 D9 DQ H3
      N: HA H5 D4 H7
      N: HJ H6 D5 H8
      N: DJ C9 D7 DK
      W: CQ S6 CT S3
      N: HK H9 S7 C6
      S: S9 C7 S8 HT`,
  },
  /** East and West each revoke in hearts. */
  bothDefenders: {
    contract: '4SS',
    deal: 'N:5432.J2.JT532.Q6 Q8.8653.K9.98532 AJ96.AQ4.A864.KT KT7.KT97.Q7.AJ74',
    play: `
      W: CA C6 C2 CT
      W: H7 H2 C3 HQ
      S: SA S7 S2 S8
      S: DA D7 D2 D9
      S: D4 DQ D3 DK
      E: H3 H4 C4 HJ
      N: S5 SQ S6 ST
      E: H5 HA H9 D5
      S: SJ SK S3 C5
      W: CJ CQ C8 CK
      S: D8 HT DT H6
      N: DJ H8 D6 C7
      N: S4 C9 S9 HK`,
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
  /** East led a heart out of turn; South forbade hearts, and West leads one. */
  forbiddenLead: {
    contract: '4SS',
    deal: 'N:A763.KJT54.KQ4.K K8.93.JT932.9753 QT52.Q72.A876.T4 J94.A86.5.AQJ862',
    play: `
      W: HA H4 H3 H2
      W: CA CK C3 C4
      W: C2 S3 C5 CT
      N: SA S8 S2 S4
      N: H5 H9 HQ H6
      S: SQ S9 S6 SK
      E: D2 DA D5 D4
      S: ST SJ S7 D3
      W: CQ HT C7 S5
      S: D6 C6 DK D9
      N: HJ DT H7 H8
      N: HK DJ D7 C8
      N: DQ C9 D8 CJ`,
    requirements: [{ trick: 1, seat: 'W', clause: '50D2(a)', must: { do: 'avoid-suits', suits: ['H'] } }],
  },
  /** East dropped the king of diamonds in the seventh trick; in the eighth he plays another diamond. */
  penaltyCardNotPlayed: {
    contract: '4SS',
    deal: 'N:A632.J73.AQJ75.4 84.54.K842.AQT73 KT95.A8.T96.KJ52 QJ7.KQT962.3.986',
    play: `
      W: H2 H3 H5 H8
      S: SK S7 SA S4
      N: DA D2 D6 D3
      N: D5 D4 DT SJ
      W: H6 H7 H4 HA
      S: ST SQ S2 S8
      W: H9 HJ C3 C2
      N: DQ D8 D9 HT
      N: DJ DK S5 C6
      S: CK C8 C4 CA
      E: CQ C5 C9 S3
      N: D7 C7 CJ HQ
      N: S6 CT S9 HK`,
    faced: [{ seat: 'E', cards: ['DK'], as: 'major-penalty-card', from: 8 }],
  },
  /** West played nothing to the sixth trick; the ace of diamonds is placed there later. */
  cardOmitted: {
    contract: '4SS',
    deal: 'N:J6.K93.K8542.653 T72.AJ8.QT73.A94 AK9843.Q7.J9.J82 Q5.T6542.A6.KQT7',
    play: `
      W: C7 C3 C4 C8
      S: SA S5 S6 S2
      S: SK SQ SJ S7
      S: S9 H2 D2 ST
      E: DQ D9 D6 DK
      N: D8 D3 DJ -- W=(DA)
      S: C2 CT C5 C9
      W: H4 H3 H8 HQ
      S: H7 H5 H9 HJ
      E: D7 S3 CQ D4
      S: CJ CK C6 CA
      E: HA S4 H6 HK
      S: S8 HT D5 DT`,
  },
  /** The nine of diamonds stuck behind the six in the sixth trick; it is restored. */
  cardRestored: {
    contract: '4SS',
    deal: 'N:J8532.AKT4.73.T7 .Q82.AJ42.AK6532 AQT9.7.KQT85.Q94 K764.J9653.96.J8',
    play: `
      W: HJ HA H2 H7
      N: SJ C2 S9 SK
      W: H9 H4 H8 ST
      S: SA S4 S2 C3
      S: SQ S6 S3 C5
      S: DK D6 D3 DA W=[D9]
      E: CA C4 C8 C7
      E: D2 D5 H3 D7
      N: S8 C6 D8 S7
      N: HK HQ C9 H5
      N: CT CK CQ CJ
      E: D4 DT D9 HT
      S: DQ H6 S5 DJ`,
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
  /** South discards on a diamond that East wins; five tricks later West ruffs a club and wins it. */
  oneEach: {
    contract: '4HS',
    deal: 'N:KJ9843.A86.52.72 Q75.92.AKT3.KQ86 2.KJT74.J9864.43 AT6.Q53.Q7.AJT95',
    play: `
      W: S6 SK S5 S2
      N: D5 D3 D9 D7
      S: C4 CA C7 C8
      W: DQ D2 DA C3
      E: SQ H7 SA S3
      S: D4 CT H6 DT
      N: H8 H9 HK H3
      S: DJ ST HA DK
      N: C2 C6 D6 H5
      W: C9 S8 CQ HT
      S: D8 HQ S4 H2
      W: CJ SJ CK H4
      S: HJ C5 S9 S7`,
  },
  /** Six tricks of a board: West keeps a trump back from the ace of trumps, and runs clubs with the lead it wins. */
  ending: {
    contract: '3SS',
    deal: 'N:..AKQJT.2 .KQJT.9.5 A.5432.2. 9.A..AKQ3',
    earlier: { NS: 7, EW: 0 },
    play: `
      S: SA C3 C2 C5
      S: D2 S9 DT D9
      W: CA DJ HT H2
      W: CK DQ HJ H3
      W: CQ DK HQ H4
      W: HA DA HK H5`,
  },
} as const satisfies Record<string, Written>;
