import type { Written } from './records.ts';

/** Several revokes on a board, revokes of other kinds, and the end of a board. */
export const OTHER_REVOKES = {
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
