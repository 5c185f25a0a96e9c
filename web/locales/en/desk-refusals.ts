import { absenceFindings, absenceRefusals } from './desk-absence.ts';
import { announceRefusals } from './desk-announce.ts';
import { appealFindings, caseRefusals } from './desk-case-record.ts';
import { clockRefusals } from './desk-clock.ts';
import { contestantTexts } from './desk-contestants.ts';
import { directingFindings, directingRefusals } from './desk-directing.ts';
import { deskEntries } from './desk-entries.ts';
import { erasingRefusals } from './desk-erasing.ts';
import { matchTexts } from './desk-match-texts.ts';
import { deskMeant } from './desk-meant.ts';
import { deskSafeguards } from './desk-safeguards.ts';
import { slipRefusals } from './desk-slips.ts';

/** Why something was refused, and what has to be looked at before it is done: by the code that core gives it. */
export const deskRefusals = {
  refusal: {
    ...absenceRefusals,
    ...deskEntries.refusal,
    ...contestantTexts.refusal,
    ...matchTexts.refusal,
    ...deskMeant.refusal,
    ...deskSafeguards.refusal,
    ...announceRefusals,
    ...clockRefusals,
    ...caseRefusals,
    ...directingRefusals,
    ...slipRefusals,
    ...erasingRefusals,
    handicap:
      'A handicap is a percentage: score by matchpoints, and give each pair its own where the regulation has none.',
    'carry-over':
      'What is carried over is a share such as 1/4 of the score, rounded to a step such as 0.01, after a session.',
    'wrong-code': 'That is not right. Try again.',
    'slow-down': 'Too many attempts. Wait {{seconds}} seconds.',
    'wrong-password': 'That is not the password.',
    'wrong-setup-code': 'That is not the set-up code. It stands in the terminal where Naipe was started.',
    'name-taken': 'There is a director of that name already.',
    'last-director': 'Somebody has to direct: the last director stays.',
    'no-such-sign-in': 'That was ended already.',
    'password-set': 'The password was chosen before: sign in.',
    'no-password': 'No password was chosen yet: choose one.',
    'director-only': 'Only the director can do this.',
    'too-large': 'That is larger than it may be.',
    'version-conflict':
      'Others kept changing the tournament at the same moment; nothing was changed. Try again.',
    internal: 'Something went wrong inside Naipe; nothing was changed. Try again, and report it if it stays.',
    'name-missing': 'Give the tournament a name.',
    date: '“{{date}}” is no date such as 2026-03-14.',
    'minutes-per-board': 'A board has more than 0 and at most {{most}} minutes.',
    'request-minutes': 'Players may ask for corrections for 1 to {{most}} minutes.',
    'correction-minutes': 'The correction period is at least {{least}} minutes.',
    'time-zone': '"{{timeZone}}" is no time zone such as Europe/Lisbon.',
    places: '{{places}} is no number of places.',
    'pair-number': 'Give the pair a number.',
    'pair-twice': 'Pair {{pair}} is already entered.',
    'player-missing': 'A pair has two players. Give both names.',
    'player-twice': '{{player}} already plays in pair {{pair}}.',
    'same-number': '{{player}} and {{other}} have the same number, {{number}}.',
    'contestant-kind': 'Others compete in this tournament: see its settings.',
    'no-format': 'Sessions cannot be planned for such contestants yet.',
    'not-individual':
      'Section {{section}}: players change partners, and this movement is for pairs. Choose an individual.',
    'only-individual': 'Section {{section}}: in this movement partners change: it is for an individual.',
    'individual-replan': 'The rest of an individual is not planned anew: enter a substitute for who left.',
    'contestants-entered': 'Who competes cannot be changed when somebody is entered.',
    'team-name': 'Give the team a name.',
    'team-size': 'A team has {{fewest}} to {{most}} players, not {{count}}.',
    'captain-missing': 'Say who is the captain of the team.',
    'player-nameless': 'Give the name of every player.',
    'no-such-pair': 'Pair {{pair}} is not entered.',
    'not-seated': 'Pair {{pair}} does not play in session {{session}}.',
    withdrawn: 'Pair {{pair}} has withdrawn.',
    'already-withdrawn': 'Pair {{pair}} has withdrawn already.',
    'has-played': 'Pair {{pair}} has played up to round {{round}}. Withdraw it from a later round.',
    'no-triplet': 'Pair {{pair}} is no triplet: its two players always play.',
    'two-of-three': 'Two different players of the three play.',
    'substitute-missing': 'Give the name of the substitute.',
    'no-sections': 'A session has at least one section.',
    'section-names': 'Each section needs a name of its own.',
    'session-number': 'Sessions are numbered from 1.',
    'seated-twice': 'Pair {{pair}} already has a seat.',
    'number-empty': 'Section {{section}}: number {{number}} has no pair, and is not said to be vacant.',
    'no-such-number': 'Section {{section}} has no number {{number}}.',
    'number-played': 'Pair {{pair}} has played with number {{number}}. Substitute players, or replan.',
    'fewer-boards-never':
      'The whole event has at least {{least}} boards, this one {{found}}. Nothing lets it be less.',
    'howell-cut-short': 'A Howell is played to its last round, here round {{rounds}}.',
    'past-changed': 'The rounds before round {{round}} must stay as they were.',
    'round-begun': 'Round {{round}} has begun: replan from a later one.',
    'another-session-open': 'Session {{session}} is still open. Close it first.',
    'session-begun': 'The session has begun. Replan the movement in the rulings.',
    'session-not-open': 'The session is not open yet.',
    'session-closed': 'The session is closed. Open it again first, or correct the result.',
    'session-open': 'Session {{session}} is open.',
    'already-published': 'The results of session {{session}} are out already.',
    'no-such-session': 'Session {{session}} is not in play.',
    'no-such-section': 'There is no section {{section}}.',
    'no-such-round': 'There is no such round.',
    'no-such-table': 'Section {{section}} has no table {{table}}.',
    'round-order': 'Round {{next}} comes next.',
    'round-not-running': 'Round {{round}} is not being played.',
    'no-such-board': 'Board {{board}} is not played in this session.',
    'board-not-here':
      'Round {{round}}, table {{table}}: boards {{boards}} are played there, not board {{board}}.',
    'no-opponents': 'Nobody meets at table {{table}} in round {{round}}.',
    'wrong-pairs': 'These are not the pairs that meet at this table.',
    'unreadable-result': '“{{result}}” is no result such as 4sn+1.',
    'not-a-card': '“{{lead}}” is no card such as h7.',
    'no-lead': 'A board that was passed out has no lead.',
    'entry-stands': 'This board is written down. Only the director changes it: call him.',
    'already-agreed': 'That board is agreed. Correct it with a reason.',
    'already-played': 'Pair {{pair}} already has a score on board {{board}}.',
    'board-cancelled': 'Board {{board}} is cancelled.',
    'nothing-changes': 'That is what stands already.',
    'results-final': 'The results have been final since {{until}}: only an appeal changes them.',
    'correction-period-over':
      'The correction period ended at {{until}}; the last moment for any correction was {{last}}.',
    'reason-missing': 'Say why: it stays in the record.',
    'clause-missing': 'Name the law or rule that it rests on.',
    'unreadable-score': 'This score cannot be read.',
    'penalty-unreadable': '“{{value}}” is no number.',
    'penalty-nothing': 'A penalty of nothing is a warning: give that.',
    'penalty-unfit': 'Such a penalty does not fit the scoring of this tournament.',
    'no-penalty-table': 'The regulation has no table of penalties. Give a penalty of your own.',
    'nobody-penalised': 'Say who is penalised, and with what.',
    'offence-untold':
      'The table has no such row, or something is still to be told: minutes, boards, or whether it did harm.',
    'no-such-reading': '{{reading}} cannot be read in that way.',
    'group-name': 'Give the group a name.',
    'group-empty': 'Say which tables form the group.',
    'no-score': 'Pair {{pair}} has no score on board {{board}}.',
    'stood-on': 'Later ones rest on it: {{facts}}. Undo those first.',
    'too-late': 'An undo can only be taken back at once.',
    'no-such-fact': 'There is no number {{sequence}}.',
    'already-undone': 'Number {{sequence}} is undone already.',
    'never-undone': 'The tournament itself is not undone.',
    'no-deals': 'There are no hands to attach.',
    'board-not-in-play': 'Board {{board}} is not played in session {{session}}.',
    'board-twice': 'Board {{board}} is given twice.',
    'not-a-deal': 'Board {{board}} is not a deal of 52 cards, thirteen to each player.',
    'deal-twice': 'Boards {{other}} and {{board}} have the same cards.',
    'deal-of-another-session':
      'Board {{board}} has the cards of board {{other}} of session {{session}}: no result may stand on a deal of another session.',
    'dealt-otherwise': 'Boards are dealt in another way, as the settings say (Law 6E). Change them first.',
    'boards-in-use': 'Session {{session}} has begun: there are cards in its boards.',
    'dealt-already': 'The boards have their cards. To deal anew, undo in the history what dealt them.',
    'dealer-plays': 'Who deals by hand knows the cards, and you play: let somebody deal who does not.',
    'deals-sealed': 'The hands are sealed: other clubs have still to play them.',
    'deal-shown':
      'The hands of board {{board}} have been shown. Undo in the history what attached them, then attach others.',
  },
  finding: {
    ...absenceFindings,
    ...appealFindings,
    ...directingFindings,
    'triplet-substitute':
      'Pair {{pair}} is a triplet: the limits of substitution speak of two players. The director decides.',
    'leads-to-disqualified': 'Pair {{pair}} is disqualified from the ranking if it plays so.',
    'leads-to-new-entry':
      'The new pair is accepted as an entry of its own, and that of pair {{pair}} is cancelled.',
    'asked-late': 'Players could ask for this until {{until}}.',
    'not-confirmed-by-other': 'The other side has not confirmed it: the two ask together.',
    'denied-by-other': 'The other side says that it is not so.',
    ...deskEntries.finding,
    ...contestantTexts.finding,
    ...matchTexts.finding,
    ...deskMeant.finding,
    'not-as-proposed': 'Pair {{pair}}: the table proposes something else. It stays on record.',
    'too-few-sessions': 'Such an event has at least {{least}} sessions; this one has {{found}}.',
    'too-few-boards': 'The whole event has at least {{least}} boards; this one has {{found}}.',
    'too-few-boards-each':
      'Nobody plays fewer than {{least}} boards in the whole event; somebody plays {{found}}.',
    'too-few-days': 'A festival is played on at least {{least}} days in a row; this one is not.',
    'no-prizes': 'A festival has prizes; this event has none.',
    'one-ranking-of-two-lines':
      'One ranking by score of two lines that never change places: prefer a Howell, or a Mitchell with arrow switches.',
    'met-too-often':
      'Over the sessions two pairs meet more than {{times}} times: {{example}} ({{count}} in all).',
    'met-before': 'Pairs that have met meet again, while others never do: {{example}} ({{count}} in all).',
    'later-round':
      'Board {{board}}, table {{table}}, is played in round {{round}}, by pairs {{ns}} and {{ew}}; the table is in round {{now}}.',
    'other-pairs':
      'Board {{board}}, table {{section}}{{table}}, round {{round}}: the file has pairs {{found}}, the plan {{ns}}–{{ew}}. Is it the file of this session?',
    'stands-otherwise':
      'Board {{board}}, table {{section}}{{table}}: {{stands}} stands there, the file has {{result}}. What stands is kept.',
    'unlikely-result': 'Board {{board}}: {{result}}, {{points}} points for {{side}}. Is that what happened?',
    'lead-not-required': 'The exact lead is to be written down, and this event does not ask for it.',
    'own-devices':
      'Nobody uses a phone of his own during a session of an official event unless the director allows it; here everybody may.',
    'own-handicaps':
      'Handicaps other than those of the table are agreed with the federation and stand in the regulations of the event.',
    'correction-period-late':
      'Play has begun: another correction period is announced before the tournament starts.',
    'carry-over-late': 'Play has begun: what is carried over is announced before the tournament starts.',
    'missing-results': 'Results missing: {{count}}, board (table) {{places}}.',
    'disputed-results': 'Results disputed: {{count}}, board (table) {{places}}.',
    'unagreed-results': 'Results not agreed yet: {{count}}, board (table) {{places}}.',
    'opponents-again': 'Section {{section}}: two pairs meet more often than {{times}} times.',
    'one-table': 'Section {{section}} has one table: its boards are compared with nobody’s.',
    'needs-fixed-seat':
      'Pair {{pair}} needs a fixed seat, and number {{number}} of section {{section}} moves.',
    'ruling-after-period':
      'Rulings were asked for and given until {{until}}: later one is given only where the organiser agrees. Say who agreed, and why.',
    'committee-varies':
      'Only an appeals committee weighs several results for equity: the director gives each side one (12C2). Did a committee decide this?',
    'ruling-late':
      'The director changes his rulings until {{until}}: later only an appeal does so. Is this what a committee decided?',
    'beyond-doubt':
      'The correction period ended at {{until}}: the record must be wrong beyond reasonable doubt, and the organiser must agree.',
    'director-not-told': 'The director is told of a substitution before it takes place.',
    'substitute-tier': 'The substitute is of a higher tier than the player replaced.',
    'both-replaced': 'Both players of the pair are replaced at the same time.',
    'together-too-little': 'The pair plays less than half of its boards together.',
    'replaced-too-long': 'A player is replaced on more boards than allowed.',
    'no-player-of-region': 'Neither player of the new pair belongs to the region that it represents.',
    'substitute-category': 'The substitute is of a higher category than the player replaced.',
    'substitute-region': 'A substitute belongs to the region of the event.',
    'one-session': 'In an event of one session nobody is replaced, save force majeure with leave.',
    'too-many-sessions': 'The player is replaced in more sessions than allowed.',
    'no-leave': 'A substitution needs a valid reason and the director’s leave.',
    'between-phases': 'A pair does not change between phases: go on only where this puts a name right.',
    'has-played': 'The substitute has already played in the event; only force majeure with leave allows it.',
  },
};
