/** Answers that are not one of a list: results with weights, players who were asked, a reason. */
export const rulingsFree = {
  results: {
    title: 'Results that might have been',
    weight: 'Weight',
    result: 'Result',
    another: 'Another result',
    apart: 'Each side its own',
    hint: '4SN= is four spades by North, made; 4SN-1 one down; Pass nobody bid; “kept” what the table made. Weights in per cent, or as shares such as 2/3; together they make the whole.',
    unready: 'Not complete: every result needs a weight, and the weights make 100%.',
    give: 'Assign this',
  },
  poll: {
    player: 'Player {{number}}',
    level: 'Level',
    chose: 'Chose',
    considered: 'Also considered',
    who: 'Name, for the file only',
    another: 'Another player',
    hint: 'Without the information from partner, with the same methods. Nobody but the director sees a name.',
    unready: 'Every player asked needs a level and what was chosen.',
    give: 'These were asked',
  },
  words: {
    reason: 'The reason, for the record',
    unready: 'Say why.',
    give: 'Record the reason',
  },
};
