import type {
  caseFacts as enFacts,
  appealFindings as englishFindings,
  caseRefusals as enRefusals,
} from '../en/desk-case-record.ts';

export const caseFacts: typeof enFacts = {
  'call-taken': 'A chamada da mesa {{table}} foi atendida.',
  'call-taken-over': 'A chamada da mesa {{table}} passou para {{director}}.',
  'call-postponed': 'A chamada da mesa {{table}} espera pelo fim da carteira.',
  'case-opened': 'Carteira {{board}}, posição {{round}}, mesa {{table}}: foi aberto um caso.',
  'case-told': 'O caso {{case}} foi contado mais adiante.',
  'case-noted': 'Caso {{case}}: “{{text}}”',
  'case-ruled': 'Carteira {{board}}, posição {{round}}, mesa {{table}}: o DT decidiu o caso {{case}}.',
  'ruling-told': 'Caso {{case}}: ambas as linhas foram informadas da decisão e do direito de recurso.',
  'case-closed': 'O caso {{case}} foi encerrado.',
  'report-noted': 'Relatório, {{item}}: «{{text}}»',
  'committee-named': 'A comissão de recurso foi nomeada: {{names}}',
  'appeal-made': 'O par {{pair}} recorreu da decisão do caso {{case}}: «{{about}}»',
  'appeal-made-penalty': 'O par {{pair}} recorreu de uma penalidade: «{{about}}»',
  'deposit-taken': 'A caução do recurso {{appeal}} foi recebida.',
  'appeal-decided': 'O recurso {{appeal}} foi decidido: {{reason}}',
  'appeal-withdrawn': 'O recurso {{appeal}} foi retirado.',
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
  'nothing-to-tell': 'Neste caso ainda nada foi decidido que se possa comunicar.',
  'case-closed': 'O caso já está encerrado.',
  'nothing-ruled': 'Nada foi decidido ali de que se possa recorrer.',
  'not-own-table': 'Só se recorre de uma decisão tomada na própria mesa.',
  'appealed-already': 'O DT já tem este recurso.',
  'about-missing': 'Diga de que se recorre, e porquê.',
  'appeal-alone': 'Um recurso é apreciado quando ambos os parceiros concordam; numa equipa, o capitão.',
  'not-appealable': 'De uma penalidade disciplinar, suspensão ou desqualificação não há recurso.',
  'no-such-appeal': 'Não há recurso {{appeal}}.',
  'appeal-over': 'Este recurso já foi decidido ou retirado.',
  'deposit-there': 'A caução já foi recebida.',
  'law-first': 'A parte que é sobre a Lei vai primeiro ao DT principal.',
  'recommend-only': 'Na Lei e na disciplina a comissão recomenda: é o DT principal que altera a decisão.',
  'change-missing': 'Diga em que é alterada a decisão.',
  'change-unmeant': 'Uma decisão que se mantém não altera resultados.',
  'member-nameless': 'Dê um nome a cada membro da comissão.',
  'member-twice': 'Alguém está duas vezes na comissão.',
  'plays-himself': 'Também joga: as mãos da carteira {{board}} mostram-se depois de a jogar.',
};

export const appealFindings: typeof englishFindings = {
  'committee-small': 'Uma comissão tem {{members}} membros: nomeie-os, e depois os suplentes.',
  'appeal-late': 'Podia recorrer-se até {{until}}.',
  'deposit-missing': 'Um recurso sem caução não é considerado.',
  'panel-short': 'Faltam à comissão {{missing}} sem interesse no caso.',
};
