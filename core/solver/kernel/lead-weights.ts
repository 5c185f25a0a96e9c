import type { i32 } from './machine.ts';
import { numbers } from './numbers.ts';

/**
 * What speaks for a lead, learnt from positions that the search met in random deals: in each of them every lead was tried, and these
 * numbers put first what served with the least work (a softmax over the logarithm of the work, by stochastic gradient). Three rounds, each
 * with the order that the one before gave; 272,000 positions of 300 deals in the last. Only what is tried first hangs on them, never a result.
 *
 * Rows are in three parts: without trumps, a trump, another suit than trumps.
 */

/** Who holds the highest card, leader, left-hand opponent, partner, right-hand opponent; a column for who holds the second, and for nobody. */
export const byOwners = numbers(`
    21  -3   4 -23 -36
    -9 -47  36 -28   0
    52  21 -12  -1   0
   -18 -18  18 -28   0
    14  22 -11   1 -72
   -28  -8  -3 -10   0
    32  30  23  17   0
   -37 -10 -27  -5   0
    29  -6  43 -32 -35
   -27 -10  33 -38   0
    47  24  51  17   0
   -15 -31 -17  -4   0
`);

/** The leader's length, one to four or more; partner's in columns, none to four or more. */
export const byLengths = numbers(`
   -34 -31   3  20   8
    -8  -7  14   7  -6
    -2  15  -4   9 -19
    -8  -3  14   6  -3
    20 -19   6  42 -14
   -11   5  -5  -9 -27
    22  23  -7 -41 -13
    14   7   3  -4 -38
    10 -22  -4   7  -3
    17  19  -9 -23 -11
    15  20 -22 -22 -22
     3  31   9   8  25
`);

/** The left-hand opponent's length, none to three or more; the other's in columns. */
export const byOpponents = numbers(`
  -135   8 -52 -70
   -12 115  55  42
   -65  70  34 -18
   -77  54  -7 -30
  -163 -13 -62-112
   -49 159  56   9
   -68  76  53 -15
  -102  31  -2 -45
  -165  15 -38 -71
    -2 116  64  24
   -56  61  43   5
  -113  23  17 -10
`);

/** Another suit than trumps: who can follow to it, 4 the left-hand opponent, 2 partner, 1 the other; who has trumps in columns, as 1, 2, 4. */
export const byTrumps = numbers(`
    -5  17   9 -34  44 -62 -46-100
   -25 -47  24  34 -49 -80  95 -21
    -2  22 -37 -27  17 -48 -10-128
     3  -8  27 -44  16 -45  -2 -72
   -28 -11  43  69 -36 -52 -19 -82
    18   0  41  53   2 -19  55  52
    -7  15   5  12 -19 -33 -27 -90
    35  30   5  48  13   8  44  12
`);

/**
 * Which card: four rows for the highest that is out, for the second, the third and lower ones: one among others of his, one in a sequence, his
 * lowest, his lowest in a sequence. Who holds the highest in columns.
 */
export const byCard = numbers(`
    20   0   0   0
    14   0   0   0
    35   0   0   0
    43   0   0   0
     0 -23   3   4
     0  48 -52  27
     0  -8  34  21
     0  10  15  18
   -52 -45 -21 -34
    -8 -14   7 -30
   -65   6  -1  -6
   -50  -5  66   1
     1   5 -15   3
    16 -14  -7  19
   -50  26  29 -35
   -27 -14  39 -17
    51   0   0   0
    17   0   0   0
    80   0   0   0
    29   0   0   0
     0 -34 -34 -12
     0  51 -17  29
     0  -2  49 -23
     0  52  18  51
   -55 -65 -30 -89
   -16 -26 -12 -33
   -81  -2  14  15
   -23 -24  21 -24
   -25 -44  -1 -32
   -38 -77 -26 -58
   -54  22  51   8
   -48   5  54 -20
    41   0   0   0
    34   0   0   0
    65   0   0   0
    26   0   0   0
     0 -41 -15 -51
     0  44  -7   5
     0   9  63  17
     0  40  38  27
   -50 -66 -18 -38
   -23 -43  -1  10
   -59  -1  56   3
   -60 -30  24   7
    -8 -64 -42 -17
   -13 -50 -56 -30
   -58  25  68 -10
   -45  11  44   1
`);

/** The card that served last at this turn, and its suit. */
export const AS_BEFORE: i32 = 72;
export const SUIT_BEFORE: i32 = 2;
/** The card that was best in a position of this shape, and its suit by kind. */
export const AS_REMEMBERED: i32 = 113;
export const suitRemembered = numbers(`43 52 50`);
