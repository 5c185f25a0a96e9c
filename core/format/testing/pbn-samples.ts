/** Small PBN files of our own, for tests. */

export const DEAL = 'N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432';

/** Three games: the first with an auction and play, the second inheriting, the third with tables. */
export const GAMES = `% PBN 2.1
% EXPORT
%Creator: nobody
[Event "##Club evening"]
[Site "Nowhere"] ; rest of the line
[Date "2020.02.01"]
[Board "1"]
[North "N \\"the\\" one"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "${DEAL}"]
{ A comment
  over an

empty line }
[Declarer "N"]
[Contract "7NTX"]
[Result "13"]
[Auction "W"]
- 2C =1= Pass 7nt !!
x $25 Pass ^S AP
[Note "1: strong"]
[Play "E"]
ST S3 S2 SA
+ - - SK
[Score "NS 1790"]

% between games
[Board "2"][Site "#"]
[Dealer
  "E"
]
[Scoring "MP;MP1"]

[Board "3"]
[Event "Another"]
[ScoreTable "-Rank\\3R;+Score_NS\\5R;Names\\20L;Lead"]
{ the best two }
  1   420 "Ann \\"A\\" Other; Ben"   SA
  2  -100 Cid                          -
[MyOwn "x"]
anything goes, 1 2 3
`;
