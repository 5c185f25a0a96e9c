import type { CoverageRow } from './coverage.ts';
import { ALL, asked, BEFORE_2017, code, IN_1997, IN_2007, IN_2017, SINCE_2007, told } from './rows.ts';

/** Laws 61 to 71. */
export const LAWS_61_TO_71: readonly CoverageRow[] = [
  code(ALL, '61A', 'revokeAt'),
  code(IN_1997, '61B', 'mayAsk'),
  code(SINCE_2007, '61B1 61B2(a) 61B2(b) 61B3', 'mayAsk'),
  code(IN_2017, '61C', 'ALLEGATION_CLAUSE'),

  code(ALL, '62A 62B1 62B2', 'correctionOf'),
  code(ALL, '62C1 62C2', 'laterCards'),
  code(IN_2007, '62C3', 'ALLEGATION_CLAUSE'),
  code(IN_2017, '62C3', 'correctionClause'),
  code(ALL, '62D1', 'replayFromTwelfth'),
  asked(ALL, '62D2', 'partnerAtTwelve'),

  code(ALL, '63A1 63A2', 'establishmentOf'),
  code(ALL, '63A3', 'byClaim'),
  code(IN_2017, '63A4', 'byClaim'),
  code(IN_1997, '63B', 'asIfEstablished'),
  code(IN_1997, '63C', 'revokeStanding'),
  code(SINCE_2007, '63B', 'revokeStanding'),

  asked(ALL, '64A', 'transferFor'),
  code(ALL, '64A1', 'transferFor'),
  asked(IN_1997, '64A2', 'wonWithOwnCard'),
  code(SINCE_2007, '64A2', 'transferFor'),
  code(ALL, '64B1 64B2 64B3 64B4 64B5 64B6', 'noTransfer'),
  code(SINCE_2007, '64B7', 'noTransfer'),
  code(IN_2017, '64B8', 'noTransfer'),
  asked(BEFORE_2017, '64C', 'askDamage'),
  asked(IN_2017, '64C1 64C2(a) 64C2(b)', 'askDamage'),

  told(ALL, '65A 65C', 'how the cards of a trick lie on the table'),
  code(ALL, '65B1 65B2', 'directionOf'),
  code(SINCE_2007, '65B3', 'mayPointOut'),
  code(ALL, '65D', 'atRiskWhenDisturbed'),

  code(ALL, '66A 66B 66C', 'mayInspect'),
  code(ALL, '66D', 'ruledFor'),

  code(ALL, '67A', 'ruleDefect'),
  code(ALL, '67A1', 'ruleMissing'),
  code(ALL, '67A2', 'ruleSurplus'),
  asked(ALL, '67B1', 'ruleMissing'),
  code(ALL, '67B1(a) 67B1(b)', 'deemedRevoke'),
  code(IN_1997, '67B2', 'ruleSurplus'),
  code(SINCE_2007, '67B2(a) 67B2(b)', 'ruleSurplus'),
  code(IN_2017, '67B3', 'ruleStrayCard'),

  code(ALL, '68 68A', 'claimOrConcession'),
  code(IN_1997, '68B', 'claimOrConcession'),
  code(SINCE_2007, '68B1 68B2', 'claimOrConcession'),
  told(ALL, '68C', 'what is said with a claim is entered with it, and Law 70 judges by it'),
  code(ALL, '68D', 'afterClaim'),
  code(IN_2017, '68D1 68D2(a) 68D2(b) 68D2(b)(ii)', 'afterClaim'),
  code(IN_2017, '68D2(b)(i)', 'mayPlayOn'),

  code(ALL, '69A', 'agreementState'),
  asked(IN_1997, '69B', 'withdrawnAgreement'),
  code(SINCE_2007, '69B1', 'withdrawnAgreement'),
  asked(SINCE_2007, '69B2', 'withdrawnAgreement'),

  code(ALL, '70A', 'judgeClaim'),
  code(ALL, '70B1 70B2 70B3', 'CONTESTED_CLAIM_PROCEDURE'),
  code(ALL, '70C', 'isTrumpForgotten'),
  code(ALL, '70C1', 'isTrumpMentioned'),
  asked(ALL, '70C2', 'isTrumpForgotten'),
  code(ALL, '70C3', 'judgeClaim'),
  code(IN_1997, '70D', 'proposalFor'),
  code(SINCE_2007, '70D1', 'proposalFor'),
  code(SINCE_2007, '70D2', 'judgeClaim'),
  asked(IN_2007, '70D3', 'withLaterPlay'),
  code(IN_1997, '70E', 'finessesOf'),
  code(SINCE_2007, '70E1', 'finessesOf'),
  code(SINCE_2007, '70E2', 'proposalFor'),

  code(ALL, '71', 'standsIfNone'),
  code(IN_1997, '71A 71C', 'cancelledConcession'),
  code(IN_1997, '71B', 'concededDecidedContract'),
  code(IN_2007, '71(1) 71(2)', 'cancelledConcession'),
  code(IN_2017, '71A 71B', 'cancelledConcession'),
];
