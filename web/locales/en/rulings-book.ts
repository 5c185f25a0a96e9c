/** The book around the rulings: the words of the Laws, their contents, how strongly they bind. */
export const rulingsBook = {
  words: 'Words of the Laws',
  laws: 'The Laws by number',
  find: 'Find a word, in any language',
  none: 'No such word. Try a part of it.',
  all: 'All words',
  also: 'Also: {{names}}',
  elsewhere: 'In other languages: {{names}}',
  where: 'Where:',
  definitions: 'Definitions',
  editions: '({{editions}})',
  lawOf: 'Law {{law}}: {{title}}',
  clauses: 'Clauses in {{edition}}',
  noClauses: 'Only the clauses of Laws 9 to 71 are listed.',
  notListed: 'The Laws of {{edition}} have no clause {{clause}}.',
  how: {
    code: 'carried out',
    asked: 'asked of a person',
    told: 'to be read',
  },
  allLaws: 'All laws',
  revised: 'The revision of 12 December 2023',
  revisedHow:
    'Naipe’s source of 2017 holds Laws 73 and 89 as revised. What stood there before is told from the edition of 2007 and the index of that source. No ruling of Naipe differs.',
  before: '2017',
  since: '2017, revised 2023',
  ladder: {
    heading: 'How strongly a law binds',
    intro:
      'The introduction gives each of these words its weight, the same in 1997, 2007 and 2017. Nothing is automatic: a penalty is the director’s to give.',
    words: {
      may: 'may',
      does: 'does',
      should: 'should',
      shall: 'shall',
      must: 'must',
      'should-not': 'should not',
      'shall-not': 'shall not',
      'may-not': 'may not',
      'must-not': 'must not',
    },
    censures: {
      'not-wrong': 'Leaving it is not wrong.',
      'not-penalised': 'The procedure; nothing suggests a penalty.',
      seldom: 'An infraction that puts one’s rights at risk, seldom penalised.',
      often: 'Penalised more often than not.',
      'nearly-serious': 'Stronger than shall not, just short of must not.',
      serious: 'The strongest word: a serious matter.',
    },
  },
};

export type RulingsBookMessages = typeof rulingsBook;
