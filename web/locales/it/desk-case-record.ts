import type { caseFacts as enFacts, caseRefusals as enRefusals } from '../en/desk-case-record.ts';

export const caseFacts: typeof enFacts = {
  'call-taken': 'La chiamata del tavolo {{table}} è stata presa.',
  'call-taken-over': 'La chiamata del tavolo {{table}} è passata a {{director}}.',
  'call-postponed': 'La chiamata del tavolo {{table}} aspetta la fine del board.',
  'case-opened': 'Board {{board}}, turno {{round}}, tavolo {{table}}: aperto un caso.',
  'case-told': 'Il caso {{case}} è stato raccontato oltre.',
  'case-noted': 'Caso {{case}}: “{{text}}”',
  'case-ruled': 'Board {{board}}, turno {{round}}, tavolo {{table}}: l’arbitro ha deciso il caso {{case}}.',
  'case-closed': 'Il caso {{case}} è stato chiuso.',
};

export const caseRefusals: typeof enRefusals = {
  'not-called': 'Il tavolo {{section}}{{table}} non chiama più: guardi la coda com’è ora.',
  'director-missing': 'Dica a quale arbitro passa la chiamata.',
  'no-such-case': 'Non c’è un caso {{case}} in questa sessione.',
  'case-changed':
    '{{who}} ha cambiato questo caso nel frattempo. Ciò che ha raccontato resta qui: guardi il caso com’è.',
  'case-gap': 'Il caso ha {{steps}} passi: dica di quale si tratta.',
  'case-too-long': 'Un caso ha al massimo {{most}} passi: ne apra un altro per il resto.',
  'case-unreadable': 'Il caso non si può leggere: {{why}}',
  'case-impossible': 'Questo non può essere accaduto: {{why}}',
  'case-unanswered': 'Una domanda di questo caso è ancora aperta: risponda, poi decida.',
  'replacement-missing': 'Di’ quale board si gioca al posto del board {{board}}.',
  'case-closed': 'Il caso è già chiuso.',
  'plays-himself': 'Lei gioca: le mani del board {{board}} si mostrano quando lo ha giocato.',
};
