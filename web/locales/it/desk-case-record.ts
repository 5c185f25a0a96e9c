import type {
  caseFacts as enFacts,
  appealFindings as englishFindings,
  caseRefusals as enRefusals,
} from '../en/desk-case-record.ts';

export const caseFacts: typeof enFacts = {
  'call-taken': 'La chiamata del tavolo {{table}} è stata presa.',
  'call-taken-over': 'La chiamata del tavolo {{table}} è passata a {{director}}.',
  'call-postponed': 'La chiamata del tavolo {{table}} aspetta la fine del board.',
  'case-opened': 'Board {{board}}, turno {{round}}, tavolo {{table}}: aperto un caso.',
  'case-told': 'Il caso {{case}} è stato raccontato oltre.',
  'case-noted': 'Caso {{case}}: “{{text}}”',
  'case-ruled': 'Board {{board}}, turno {{round}}, tavolo {{table}}: l’arbitro ha deciso il caso {{case}}.',
  'ruling-told':
    'Caso {{case}}: entrambe le linee sono state informate della decisione e del diritto di appello.',
  'case-closed': 'Il caso {{case}} è stato chiuso.',
  'report-noted': 'Rapporto, {{item}}: «{{text}}»',
  'committee-named': 'Il comitato d’appello è stato nominato: {{names}}',
  'appeal-made': 'La coppia {{pair}} ha fatto appello contro la decisione del caso {{case}}: «{{about}}»',
  'appeal-made-penalty': 'La coppia {{pair}} ha fatto appello contro una penalità: «{{about}}»',
  'deposit-taken': 'Il deposito dell’appello {{appeal}} è stato ricevuto.',
  'appeal-decided': 'L’appello {{appeal}} è stato deciso: {{reason}}',
  'appeal-withdrawn': 'L’appello {{appeal}} è stato ritirato.',
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
  'nothing-to-tell': 'In questo caso non è stato ancora deciso nulla da comunicare.',
  'case-closed': 'Il caso è già chiuso.',
  'nothing-ruled': 'Lì non è stato deciso nulla contro cui fare appello.',
  'not-own-table': 'Si fa appello solo contro una decisione del proprio tavolo.',
  'appealed-already': 'L’arbitro ha già questo appello.',
  'about-missing': 'Di’ contro che cosa si fa appello, e perché.',
  'appeal-alone': 'Un appello si esamina se entrambi i compagni sono d’accordo; in una squadra, il capitano.',
  'not-appealable': 'Una penalità disciplinare, una sospensione o una squalifica è definitiva.',
  'no-such-appeal': 'Non c’è l’appello {{appeal}}.',
  'appeal-over': 'Questo appello è già deciso o ritirato.',
  'deposit-there': 'Il deposito è già stato ricevuto.',
  'law-first': 'La parte sul Codice va prima al capo arbitro.',
  'recommend-only':
    'Sul Codice e sulla disciplina il comitato raccomanda: è il capo arbitro che cambia la decisione.',
  'change-missing': 'Di’ in che cosa cambia la decisione.',
  'change-unmeant': 'Una decisione che resta non cambia punteggi.',
  'member-nameless': 'Da’ un nome a ogni membro del comitato.',
  'member-twice': 'Qualcuno è due volte nel comitato.',
  'plays-himself': 'Lei gioca: le mani del board {{board}} si mostrano quando lo ha giocato.',
};

export const appealFindings: typeof englishFindings = {
  'committee-small': 'Un comitato ha {{members}} membri: nominali, e poi le riserve.',
  'appeal-late': 'Si poteva fare appello fino a {{until}}.',
  'deposit-missing': 'Un appello senza deposito non è considerato.',
  'panel-short': 'Al comitato mancano {{missing}} senza interesse nel caso.',
};
