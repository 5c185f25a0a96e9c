/** What history says of calls and cases, and why something about them was refused. */
export const caseFacts = {
  'call-taken': 'The call of table {{table}} was taken.',
  'call-taken-over': 'The call of table {{table}} was handed over to {{director}}.',
  'call-postponed': 'The call of table {{table}} waits until the board is over.',
  'case-opened': 'Board {{board}}, round {{round}}, table {{table}}: a case was opened.',
  'case-told': 'Case {{case}} was told further.',
  'case-noted': 'Case {{case}}: “{{text}}”',
  'case-ruled': 'Board {{board}}, round {{round}}, table {{table}}: the director ruled on case {{case}}.',
  'case-closed': 'Case {{case}} was closed.',
};

export const caseRefusals = {
  'not-called': 'Table {{section}}{{table}} does not call any more: look at the queue as it is now.',
  'director-missing': 'Say to which director it is handed over.',
  'no-such-case': 'There is no case {{case}} in this session.',
  'case-changed':
    '{{who}} has changed this case meanwhile. What you told is kept here: look at the case as it stands.',
  'case-gap': 'The case has {{steps}} steps: say which of them this is about.',
  'case-too-long': 'A case has at most {{most}} steps: open another for what else happened.',
  'case-unreadable': 'The case cannot be read: {{why}}',
  'case-impossible': 'This cannot have happened: {{why}}',
  'case-unanswered': 'A question of this case is still open: answer it, then rule.',
  'replacement-missing': 'Say which board is played in place of board {{board}}.',
  'case-closed': 'The case is closed already.',
  'plays-himself': 'You play yourself: the hands of board {{board}} are shown when it is behind you.',
};
