/** A PBN file of our own with results: four tables of pairs on two boards, and a ranking. */
export const PBN_RESULTS = `% PBN 2.1
[Event "Club evening"]
[Date "2020.02.01"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Scoring "MP"]
[ScoreTable "Table;PairId_NS\\2R;PairId_EW\\2R;Contract\\5L;Declarer;Result\\2R;Lead;Score_NS\\5R;MP_NS\\3R;MP_EW\\3R;Percentage_NS"]
1  1  3  4S    N 10 DA   420  2  0 100
2  2  4  3NT   S  8 -    -50  0  2   0
[TotalScoreTable "Rank\\2R;PairId\\2R;Direction;Names;NrBoards;TotalScoreMP;TotalPercentage"]
1  1 NS "Player A; Player B" 2 3 75.00
2  2 NS "Player C; Player D" 2 1 25.00
2  3 EW "Player E; Player F" 2 1 25.00
1  4 EW "Player G; Player H" 2 3 75.00

[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Scoring "MP"]
[ScoreTable "Table;PairId_NS\\2R;PairId_EW\\2R;Contract\\5L;Declarer;Result\\2R;Lead;Score_EW\\5R;MP_NS\\3R;MP_EW\\3R;Percentage_NS"]
1  1  4  Pass  - -  -      0  1  1  50
2  2  3  PASS  - -  -      0  1  1  50
`;

/** Only how often each score was made. */
export const PBN_FREQUENCIES = `[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[ScoreTable "+Score_NS\\5R;Multiplicity\\2R;MP_NS\\4R;Percentage_NS\\5R"]
  420  2  5  83.3
  170  1  2  33.3
  -50  1  0   0.0
`;
