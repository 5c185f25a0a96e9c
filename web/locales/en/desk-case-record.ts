/** What history says of calls and cases, and why something about them was refused. */
export const caseFacts = {
  'call-taken': 'The call of table {{table}} was taken.',
  'call-taken-over': 'The call of table {{table}} was handed over to {{director}}.',
  'call-postponed': 'The call of table {{table}} waits until the board is over.',
  'case-opened': 'Board {{board}}, round {{round}}, table {{table}}: a case was opened.',
  'case-told': 'Case {{case}} was told further.',
  'case-noted': 'Case {{case}}: “{{text}}”',
  'case-ruled': 'Board {{board}}, round {{round}}, table {{table}}: the director ruled on case {{case}}.',
  'ruling-told': 'Case {{case}}: both sides were told of the ruling and of their right to appeal.',
  'case-closed': 'Case {{case}} was closed.',
  'report-noted': 'Report, {{item}}: “{{text}}”',
  'committee-named': 'The appeals committee was named: {{names}}',
  'appeal-made': 'Pair {{pair}} appealed against the ruling on case {{case}}: “{{about}}”',
  'appeal-made-penalty': 'Pair {{pair}} appealed against a penalty: “{{about}}”',
  'deposit-taken': 'The deposit of appeal {{appeal}} was taken.',
  'appeal-decided': 'Appeal {{appeal}} was decided: {{reason}}',
  'appeal-withdrawn': 'Appeal {{appeal}} was withdrawn.',
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
  'nothing-to-tell': 'Nothing was ruled in this case yet that could be told.',
  'case-closed': 'The case is closed already.',
  'nothing-ruled': 'Nothing was ruled there that could be appealed against.',
  'not-own-table': 'Only a ruling at one’s own table can be appealed against.',
  'appealed-already': 'The director has this appeal already.',
  'about-missing': 'Say what is appealed against, and why.',
  'appeal-alone': 'An appeal is heard when both partners agree, of a team its captain.',
  'not-appealable': 'A penalty of discipline, a suspension or a disqualification is final.',
  'no-such-appeal': 'There is no appeal {{appeal}}.',
  'appeal-over': 'This appeal is decided or withdrawn already.',
  'deposit-there': 'The deposit was taken already.',
  'law-first': 'The part that is about the Law goes to the director in charge first.',
  'recommend-only':
    'On the Law and on discipline a committee recommends: the director in charge changes his ruling.',
  'change-missing': 'Say what the ruling is changed to.',
  'change-unmeant': 'A ruling that stands changes no score.',
  'member-nameless': 'Give every member of the committee a name.',
  'member-twice': 'Somebody stands in the committee twice.',
  'plays-himself': 'You play yourself: the hands of board {{board}} are shown when it is behind you.',
};

export const appealFindings = {
  'committee-small': 'A committee has {{members}} members: name them, and reserves after them.',
  'appeal-late': 'An appeal could be made until {{until}}.',
  'deposit-missing': 'An appeal without its deposit is not considered.',
  'panel-short': 'The committee lacks {{missing}} without an interest in the matter.',
};
