/** What a regulation only tells players, for their own page. */
export const resultsRules = {
  rules: {
    heading: 'How we play here',
    by: 'By {{name}}, in short. The regulation itself decides.',
    topic: {
      director: 'The director',
      auction: 'The auction',
      play: 'The play',
      boards: 'The boards',
      room: 'In the room',
      screens: 'Screens',
      results: 'After the session',
    },
    rule: {
      'call-director':
        'When anything goes wrong, call the director at once. Nothing is settled among the players.',
      'count-cards':
        'Count your cards face down before you look at them: thirteen. Count them again before you put them back.',
      pack: 'A pack has 52 cards, thirteen of each suit: ace, king, queen, jack, ten, down to the two.',
      shuffle:
        'Shuffle well, let an opponent cut who asks, and deal face down, one card at a time: thirteen each.',
      'board-middle':
        'The board stays in the middle of the table, the right way round, until the play is over.',
      'hand-back': 'After the play mix your own thirteen cards and put them back into your own pocket.',
      alert: 'Alert your partner’s artificial calls: the Alert card and the word. Opponents cannot waive it.',
      'alert-waivable':
        'Alert your partner’s calls that are not of the standard system, unless the opponents have waived alerts.',
      'alert-doubt': 'In doubt, alert, even if you cannot explain.',
      announce: 'What has to be announced is said by the partner in a few fixed words, with the Alert card.',
      'explain-when-asked': 'Explain partner’s calls when an opponent asks, and only then.',
      stop: 'Show STOP before a jump. The next player waits, looking interested: {{seconds}} seconds or more.',
      'stop-card-none': 'Behind screens there is no STOP card and nothing is announced.',
      boxes: 'Bidding cards lie from left to right, all in view, until the lead is faced.',
      'box-made': 'A call is made when its card is deliberately taken out of the box. Do not touch several.',
      tempo: 'Call and play in even tempo, without emphasis, gesture or remark.',
      'declarer-hurried':
        'Declarer who does not wait cannot complain of how long the defender on his right then takes.',
      'never-agreed':
        'Never agreed: opening under 8 points with nothing else defined, changing methods after a question, an answer or an irregularity, or signals whose key declarer does not know.',
      'declarer-waits':
        'Declarer waits about {{seconds}} seconds after the lead before calling the first card from dummy.',
      'lead-face-down': 'The opening lead is put face down, and faced after questions.',
      'convention-card': 'Both partners have the same filled-in convention card, for the opponents to read.',
      'convention-card-or-natural':
        'A filled-in convention card lies on the table. Without one a natural system is played.',
      'reserve-rights':
        'If an opponent may have had unauthorised information, say that you may call the director later. If they disagree, call at once.',
      quiet: 'Do not discuss boards so that others can hear.',
      'boards-north-south':
        'North–South see to the boards: in place, in the right direction, with the cards back in their pockets.',
      'enter-results':
        'Dummy enters the result, an opponent checks it, before the next board begins. Passed out: North–South enter it.',
      'compare-round-2': 'In round 2 compare the hands with the record after each board.',
      pace: 'There are {{minutes}} minutes for a board. A board that is not far enough when the move is called is lost.',
      late: 'Be seated {{minutes}} minutes before the start. Who is late may be penalised and lose boards.',
      stay: 'Stay at your table. Do not walk about or watch other tables without leave.',
      phones:
        'Telephones and other devices are off from {{minutes}} minutes before the start until the end, unless the director allowed one.',
      smoking:
        'No smoking in the playing area and where results are posted, until {{minutes}} minutes after them.',
      spectators: 'Spectators look at one hand only, show nothing and say nothing.',
      'spectators-public':
        'Play is public, except in a closed room. Spectators who behave cannot be refused, and do not move about.',
      'screens-sides':
        'North and East sit on one side of the screen, South and West on the other. North places the board, West opens and closes the gate.',
      'screens-tray':
        'The tray crosses after both players of a side have called; leave it at least {{seconds}} seconds on each side.',
      'screens-writing': 'Questions and answers between screen-mates are in writing.',
      'ask-correction': 'A wrong score is put right when you ask within {{minutes}} minutes of the results.',
      'appeal-results':
        'A ruling can be appealed against until {{minutes}} minutes after the results are out. Both partners agree.',
      'appeal-session':
        'A ruling can be appealed against until {{minutes}} minutes after the end of the session, with a deposit. Both partners agree.',
      'boards-untouched':
        'Do not touch an opponent’s cards. Call the director if you want to verify something.',
      'sheet-north':
        'In each room North keeps the official sheet of the match; both pairs answer for what stands on it.',
      'pace-match':
        'There are {{minutes}} minutes for a board, from when all four are seated. {{grace}} minutes after the time is up both teams may be penalised.',
      'pace-announced':
        'The director announces the time for each set of boards. {{grace}} minutes after it is up who is to blame is penalised.',
      'too-slow':
        'If you find the opponents too slow, tell the director. He can keep the time for the rest of the match.',
      'late-team':
        'Be seated {{minutes}} minutes before the start. A team more than {{most}} minutes late has not appeared.',
      'late-team-waits':
        'Be seated {{minutes}} minutes before the start. Over {{most}} minutes late the director decides; the other team waits for his decision.',
      'seats-kept': 'Sit as you like in your line, and keep your seat until the set of boards is over.',
      'closed-room':
        'In the closed room there are only the players, the director and those whom the organiser needs there and who do not take part.',
      'closed-room-first': 'The open room starts once the closed room is seated.',
      'stay-in-room': 'Nobody leaves his room during the match or after it without the director’s leave.',
      'captain-watches':
        'Of a team only its captain may watch its match, in the open room, from the start and with the director’s knowledge.',
      'sheet-signed':
        'Both captains sign the sheets of the match and what is corrected on them, and the sheets are handed in with the IMPs added up.',
      'appeal-results-team':
        'A ruling can be appealed against until {{minutes}} minutes after the results are out. The captain agrees.',
      'appeal-session-team':
        'A ruling can be appealed against until {{minutes}} minutes after the end of the session, with a deposit. The captain agrees.',
    },
  },
};
