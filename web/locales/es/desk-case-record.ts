import type {
  caseFacts as enFacts,
  appealFindings as englishFindings,
  caseRefusals as enRefusals,
} from '../en/desk-case-record.ts';

export const caseFacts: typeof enFacts = {
  'call-taken': 'La llamada de la mesa {{table}} fue atendida.',
  'call-taken-over': 'La llamada de la mesa {{table}} pasó a {{director}}.',
  'call-postponed': 'La llamada de la mesa {{table}} espera al final de la tablilla.',
  'case-opened': 'Tablilla {{board}}, ronda {{round}}, mesa {{table}}: se abrió un caso.',
  'case-told': 'Se siguió contando el caso {{case}}.',
  'case-noted': 'Caso {{case}}: “{{text}}”',
  'case-ruled': 'Tablilla {{board}}, ronda {{round}}, mesa {{table}}: el director decidió el caso {{case}}.',
  'ruling-told': 'Caso {{case}}: se informó a ambos bandos de la decisión y de su derecho a apelar.',
  'case-closed': 'Se cerró el caso {{case}}.',
  'report-noted': 'Informe, {{item}}: «{{text}}»',
  'committee-named': 'Se nombró el comité de apelación: {{names}}',
  'appeal-made': 'La pareja {{pair}} apeló contra la decisión del caso {{case}}: «{{about}}»',
  'appeal-made-penalty': 'La pareja {{pair}} apeló contra una penalización: «{{about}}»',
  'deposit-taken': 'Se recibió el depósito de la apelación {{appeal}}.',
  'appeal-decided': 'Se decidió la apelación {{appeal}}: {{reason}}',
  'appeal-withdrawn': 'Se retiró la apelación {{appeal}}.',
};

export const caseRefusals: typeof enRefusals = {
  'not-called': 'La mesa {{section}}{{table}} ya no llama: mire la cola como está ahora.',
  'director-missing': 'Diga a qué director se pasa la llamada.',
  'no-such-case': 'No hay caso {{case}} en esta sesión.',
  'case-changed':
    '{{who}} ha cambiado este caso entretanto. Lo que usted contó se guarda aquí: mire el caso como está.',
  'case-gap': 'El caso tiene {{steps}} pasos: diga de cuál se trata.',
  'case-too-long': 'Un caso tiene como mucho {{most}} pasos: abra otro para lo demás que ocurrió.',
  'case-unreadable': 'El caso no se puede leer: {{why}}',
  'case-impossible': 'Esto no puede haber ocurrido: {{why}}',
  'case-unanswered': 'Queda una pregunta de este caso por responder: respóndala y luego decida.',
  'replacement-missing': 'Diga qué tablilla se juega en lugar de la tablilla {{board}}.',
  'nothing-to-tell': 'En este caso aún no se decidió nada que se pueda comunicar.',
  'case-closed': 'El caso ya está cerrado.',
  'nothing-ruled': 'Allí no se decidió nada contra lo que se pueda apelar.',
  'not-own-table': 'Solo se apela contra una decisión de la propia mesa.',
  'appealed-already': 'El director ya tiene esta apelación.',
  'about-missing': 'Diga contra qué se apela, y por qué.',
  'appeal-alone':
    'Una apelación se estudia cuando ambos compañeros están de acuerdo; en un equipo, el capitán.',
  'not-appealable': 'Una penalización disciplinaria, una suspensión o una descalificación es firme.',
  'no-such-appeal': 'No hay apelación {{appeal}}.',
  'appeal-over': 'Esta apelación ya está decidida o retirada.',
  'deposit-there': 'El depósito ya se recibió.',
  'law-first': 'La parte que es sobre la Ley va primero al director principal.',
  'recommend-only':
    'Sobre la Ley y la disciplina el comité recomienda: el director a cargo cambia su decisión.',
  'change-missing': 'Diga en qué se cambia la decisión.',
  'change-unmeant': 'Una decisión que se mantiene no cambia puntuaciones.',
  'member-nameless': 'Dé un nombre a cada miembro del comité.',
  'member-twice': 'Alguien está dos veces en el comité.',
  'plays-himself':
    'Usted también juega: las manos de la tablilla {{board}} se muestran cuando la haya jugado.',
};

export const appealFindings: typeof englishFindings = {
  'committee-small': 'Un comité tiene {{members}} miembros: nómbrelos, y después los suplentes.',
  'appeal-late': 'Se podía apelar hasta {{until}}.',
  'deposit-missing': 'Una apelación sin depósito no se considera.',
  'panel-short': 'Al comité le faltan {{missing}} sin interés en el caso.',
};
