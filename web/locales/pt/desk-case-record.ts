import type { caseFacts as enFacts, caseRefusals as enRefusals } from '../en/desk-case-record.ts';

export const caseFacts: typeof enFacts = {
  'call-taken': 'A chamada da mesa {{table}} foi atendida.',
  'call-taken-over': 'A chamada da mesa {{table}} passou para {{director}}.',
  'call-postponed': 'A chamada da mesa {{table}} espera pelo fim da carteira.',
  'case-opened': 'Carteira {{board}}, posição {{round}}, mesa {{table}}: foi aberto um caso.',
  'case-told': 'O caso {{case}} foi contado mais adiante.',
  'case-noted': 'Caso {{case}}: “{{text}}”',
  'case-ruled': 'Carteira {{board}}, posição {{round}}, mesa {{table}}: o DT decidiu o caso {{case}}.',
  'case-closed': 'O caso {{case}} foi encerrado.',
};

export const caseRefusals: typeof enRefusals = {
  'not-called': 'A mesa {{section}}{{table}} já não chama: veja a fila como está agora.',
  'director-missing': 'Diga a que DT passa a chamada.',
  'no-such-case': 'Não há caso {{case}} nesta sessão.',
  'case-changed':
    '{{who}} alterou este caso entretanto. O que contou fica aqui guardado: veja o caso como está.',
  'case-gap': 'O caso tem {{steps}} passos: diga de qual se trata.',
  'case-too-long': 'Um caso tem no máximo {{most}} passos: abra outro para o que mais aconteceu.',
  'case-unreadable': 'O caso não se consegue ler: {{why}}',
  'case-impossible': 'Isto não pode ter acontecido: {{why}}',
  'case-unanswered': 'Há uma pergunta deste caso por responder: responda e depois decida.',
  'replacement-missing': 'Diga que carteira se joga em lugar da carteira {{board}}.',
  'case-closed': 'O caso já está encerrado.',
  'plays-himself': 'Também joga: as mãos da carteira {{board}} mostram-se depois de a jogar.',
};
