/** Readings about teams, draws, systems and screens. */
export const teamsReadings = {
  A02: {
    question: 'Penalty IMPs come off before the VPs',
    way: {
      'own-margins': 'the VPs of both are worked out apart, each from its own margin',
      'one-margin': 'one margin for both, which helps the opponents',
    },
  },
  A05: {
    question: 'Missing exactly a quarter of the matches of a Swiss',
    way: {
      shown: 'does not exclude, and is shown to the director',
      excludes: 'excludes',
    },
  },
  A06: {
    question: 'Artificial methods that were not declared',
    way: {
      taken: 'a natural system in official events, 2.1.3.1 in others',
    },
  },
  A07: {
    question: 'The eight nearest teams',
    way: {
      taken: 'those that really played the absent one, nearest by total VPs; all of them if fewer',
    },
  },
  A08: {
    question: 'The other matches of an average',
    way: {
      taken: 'those that were played: no byes, no awarded scores',
    },
  },
  A09: {
    question: 'A suspended player’s team whose own average is lower',
    way: {
      taken: 'gets that average, and its opponents what is left of 20',
    },
  },
  A10: {
    question: 'A serpentine exchange when nobody follows',
    way: {
      taken: 'with the nearest team before that is bound by nothing, of another series',
    },
  },
  A11: {
    question: 'More than two tie and a criterion splits them',
    way: {
      'start-again': 'every rest starts again with the matches among itself',
      'go-on': 'every rest goes on with the next criterion',
    },
  },
  A12: {
    question: 'The quotient of IMPs when none were lost',
    way: {
      taken: 'without end if any were won; 0/0 counts as 1',
    },
  },
  A13: {
    question: 'Resistance from byes, no-shows and excluded opponents',
    way: {
      taken: 'a bye and an unplayed match add nothing; an excluded opponent counts with its VPs',
    },
  },
  A14: {
    question: 'VPs of a margin with hundredths of an IMP',
    way: {
      'nearest-imp': 'of the nearest whole IMP; the hundredths stay for the rest',
      'in-proportion': 'in proportion between the two cells',
    },
  },
  A15: {
    question: 'A length of match without a column',
    way: {
      formula: 'the formula behind the columns, shown to the director',
      'nearest-column': 'the nearest column, the larger of two, shown to the director',
    },
  },
  A16: {
    question: 'A round robin team excluded after exactly one match',
    way: {
      taken: 'all its matches vanish for everybody',
    },
  },
  A17: {
    question: 'Item i of the report',
    way: {
      taken: 'goes to the technical council, which it names',
    },
  },
  A20: {
    question: 'A place is certain',
    way: {
      taken: 'when the gap behind it is more than 20 VPs and all better places are certain',
    },
  },
  A21: {
    question: 'Three teams played at once',
    way: {
      taken: 'each plays both others over half the boards; the VPs are the mean',
    },
  },
  A22: {
    question: 'An opening of one of a minor that may have two cards',
    way: {
      taken: 'natural, but on the front page and announced',
    },
  },
  A23: {
    question: 'Comic 1NT is listed and fits Brown (b)',
    way: {
      taken: 'Brown, shown to the director',
    },
  },
  A26: {
    question: 'Screens, both sides at fault, a call that the Law does not let be accepted',
    way: {
      taken: 'sent back and corrected without penalty',
    },
  },
  A28: {
    question: 'The openings that the exemption of HUM (e) means',
    way: {
      taken: 'only the strong opening itself, as the text says',
    },
  },
  A29: {
    question: 'More than two series',
    way: {
      taken: 'free teams too stay within the share of their club in a series',
    },
  },
  A30: {
    question: 'A team excluded without any match',
    way: {
      taken: 'a round robin removes it altogether; in a Swiss the awards stay',
    },
  },
  A31: {
    question: 'The last three of a Swiss, two of whom have met',
    way: {
      taken: 'the triple stands as printed, and another is offered',
    },
  },
  A32: {
    question: 'A match that was not played',
    way: {
      taken: 'is no meeting: the two may be drawn later',
    },
  },
  A33: {
    question: 'Winning all its matches',
    way: {
      taken: 'more IMPs than the opponents in every match, penalties off; a no-show of the opponents is won',
    },
  },
  A34: {
    question: 'A board won',
    way: {
      taken: 'one with a better score than the other room, however little',
    },
  },
  A35: {
    question: 'A no-show of a Swiss after the awards were revised',
    way: {
      taken: '12 for the draw, the best of three when the event ends',
    },
  },
  B03: {
    question: 'A no-show before the first third of the event',
    way: {
      eighteen: '18 VPs, shown to the director',
      'best-of-three': 'the best of three, as later',
    },
  },
  B06: {
    question: 'The middle of a band for VPs with a fraction',
    way: {
      taken: 'the VPs are rounded half up first; an open band by its lower limit',
    },
  },
  B07: {
    question: 'Boards not dealt at once',
    way: {
      taken: 'the pair responsible pays, as 9.2 says',
    },
  },
  B08: {
    question: 'The day on which a junior is under 26',
    way: {
      taken: 'the first day of the event',
    },
  },
  B09: {
    question: 'Several teams withdraw',
    way: {
      taken: 'all last, by VPs; all of them are annulled in the second step',
    },
  },
  B13: {
    question: 'Three tie and the sum of their VPs is the same',
    way: {
      taken: 'IMPs, then points, summed over the group; then the quotient',
    },
  },
  B14: {
    question: 'A length of match without a column',
    way: {
      'larger-of-two': 'the nearest column, the larger of two, shown to the director',
      'smaller-of-two': 'the nearest column, the smaller of two, shown to the director',
    },
  },
  B16: {
    question: 'Beating all the others when a narrow win is 15–15',
    way: {
      'more-imps': 'is having more IMPs in the match',
      'more-vps': 'is having more VPs: 15–15 beats nobody',
    },
  },
};
