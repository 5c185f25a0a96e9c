import type { caseFacts as enFacts, caseRefusals as enRefusals } from '../en/desk-case-record.ts';

export const caseFacts: typeof enFacts = {
  'call-taken': 'La llamada de la mesa {{table}} fue atendida.',
  'call-taken-over': 'La llamada de la mesa {{table}} pasó a {{director}}.',
  'call-postponed': 'La llamada de la mesa {{table}} espera al final de la tablilla.',
  'case-opened': 'Tablilla {{board}}, ronda {{round}}, mesa {{table}}: se abrió un caso.',
  'case-told': 'Se siguió contando el caso {{case}}.',
  'case-noted': 'Caso {{case}}: “{{text}}”',
  'case-ruled': 'Tablilla {{board}}, ronda {{round}}, mesa {{table}}: el director decidió el caso {{case}}.',
  'case-closed': 'Se cerró el caso {{case}}.',
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
  'case-closed': 'El caso ya está cerrado.',
  'plays-himself':
    'Usted también juega: las manos de la tablilla {{board}} se muestran cuando la haya jugado.',
};
