/** Why something cannot be recorded, by the code of the refusal. */
export const refusals = {
  'answer-first': 'Nobody acts before the director has ruled: answer the open question first.',
  'auction-not-over': 'The auction is not over.',
  'auction-period-over': 'The auction period is over: nobody calls any more.',
  'board-over': 'The board is over at this table: the director has scored it.',
  'card-gone': '{card} has been played already.',
  'dummy-claims': 'Dummy can neither claim nor concede.',
  'face-up-already': '{card} lies face up as a penalty card already.',
  'hand-unknown': 'Dummy’s cards are not known here: say which card was played.',
  'must-repeat': '{seat} has to repeat {call}.',
  'no-call-yet': '{seat} has not called yet: there is nothing to compare.',
  'no-card': '{seat} has played no card yet.',
  'no-cards': 'Name the cards, each of them once.',
  'no-double': '{seat} may not double or redouble at this turn.',
  'no-play': 'The play has not begun: this can only happen in the play.',
  'not-a-claim': '{tricks} tricks cannot be claimed.',
  'not-an-answer': '"{answer}" does not answer "{question}": {answers}.',
  'not-declarer': '{seat} is declarer and names dummy’s cards.',
  'not-in-hand': '{seat} does not hold {card}.',
  'not-passed-out': 'The hands go back only when the board was passed out.',
  'not-simultaneous': 'Name the calls or cards of at least two players.',
  'nothing-asked': 'There is no open question to answer.',
  'nothing-to-change': '{seat} has made no call that could be changed.',
  'passed-out': 'The board was passed out: there is no play.',
  'play-over': 'All thirteen tricks have been played.',
} as const;

export type RefusalTexts = Readonly<Record<keyof typeof refusals, string>>;
