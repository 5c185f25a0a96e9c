import type { LawTexts } from '../texts.ts';

/** The words of what regulations say beyond the Laws: screens, psychic calls, STOP, convention cards. */
export const regulated: Pick<LawTexts, 'irregularities' | 'questions' | 'answers' | 'reasons' | 'notes'> = {
  irregularities: {
    'screen-explanations':
      'Compara-se o que se disse de cada lado da cortina sobre uma voz da linha de {seat}',
    'screen-handled': '{seat} mexeu no tabuleiro ou na porta da cortina',
  },
  questions: {
    tray: 'Onde está o tabuleiro com {call} de {offender}?',
    'tray/change-of-call': '{offender} quer {second} em vez de {call}. Onde está o tabuleiro?',
    'tray/exposed': 'O tabuleiro já passou?',
    'tray/counted': 'O tabuleiro já passou?',
    'tray-moved-by': 'Que linha fez passar o tabuleiro com {call}?',
    'auction-spoilt': 'O que as vozes retiradas disseram à linha de {offender} impede um leilão normal?',
    gate: '{card} foi exposta, e a saída era de {leader}. Como está a porta?',
    'gate/exposed': 'Como está a porta?',
    'right-lead-faced': '{leader} já tinha exposto a saída certa do outro lado da cortina?',
    'opponent-confused': 'Algum adversário de {seat} ficou confundido?',
    'irregularity-came-of-it': 'Houve uma irregularidade por {seat} fazer o que não lhe cabia?',
    'heard-across': 'O que {seat} disse podia ouvir-se do outro lado da cortina?',
    'tempo-in-auction': 'Foi no leilão, com a porta fechada?',
    'tray-over-twenty': 'O tabuleiro voltou depois de mais de 20 segundos?',
    'called-before-lead': 'Quem recebeu o tabuleiro chamou o DT antes da saída e da abertura da porta?',
    'break-perceived':
      'O DT foi chamado tarde. Quem está do outro lado da cortina tinha notado por si a quebra de ritmo?',
    'screen-mates-card':
      'Trata-se de uma carta que o adversário do lado do morto mostra ou joga cedo demais?',
    'psychic-opening': 'Foi uma abertura com significado convencional?',
    'psychic-for-fun': 'Foi frívola ou repetitiva?',
    'lead-not-recorded': 'A carta de saída não foi registada, ou não o foi com exactidão?',
    'pause-omitted':
      'Foi na primeira vaza, e {seat} mandou jogar do morto sem uma pausa da ordem dos 30 segundos?',
    'never-agreed': 'Que acordo tem a linha de {seat}?',
    'partner-silenced':
      'Segundo as Leis, o parceiro tinha de passar, e {seat} podia declarar sem restrições?',
  },
  answers: {
    'not-crossed': 'Não passou',
    crossed: 'Passou',
    'came-back': 'Passou e voltou, e ninguém disse nada',
    offenders: 'A linha que deu a voz',
    opponents: 'Os adversários',
    closed: 'Fechada',
    'gate/open': 'Aberta',
    'opened-by-declarers': 'Abriu-a a linha do declarante, sem o dever',
    'under-eight': 'Abrir mãos com menos de 8 pontos sem qualquer outra definição',
    'after-irregularity': 'Mudar de métodos depois de uma pergunta, de uma resposta ou de uma irregularidade',
    encrypted: 'Sinais que o declarante não pode ler, por lhe faltar a chave',
    'another-understanding': 'Outro',
  },
  reasons: {
    'called-after-lead': 'Quem só chama depois da saída pode ter sido avisado pelo parceiro.',
  },
  notes: {
    'corrected-behind-screen': 'A voz de {offender} é corrigida, sem mais consequências: anuncia {seat}',
    'mate-may-change': '{seat} pode mudar a voz dada entretanto, sem custo',
    'other-side-not-told':
      'Os jogadores do outro lado da cortina não são informados, salvo se uma lei o exigir',
    'sent-back-free': 'O tabuleiro é devolvido, {offender} corrige a voz, sem mais consequências',
    'sent-back': 'O tabuleiro é devolvido e {offender} corrige a voz, pelo preço que a Lei indica',
    'auction-goes-on': 'O leilão prossegue, sem rectificação nem penalidade',
    'teams-may-be-assigned': 'Num encontro de equipas pode aplicar-se a lei dos resultados de equipas',
    'later-call-withdrawn': '{call} de {seat} é retirada, sem custo',
    'no-automatic-penalty':
      'Explicações diferentes não trazem penalidade por si, mas desfavorecem a linha de {seat}: cada caso é visto por si',
    'taken-for-psychic':
      'Disse-se o mesmo dos dois lados, como está na folha, e a mão é outra: a voz de {seat} trata-se como um psíquico',
    'explanations-differ': 'Disseram-se coisas diferentes dos dois lados sobre uma voz da linha de {seat}',
    'who-has-the-tray': 'Norte e Sul movem o tabuleiro',
    'who-has-the-gate': 'Oeste abre e fecha a porta',
    'others-may-use-it':
      'O que {seat} disse podia ouvir-se: os adversários podem usá-lo, a linha de {seat} não',
    'not-heard-across': 'O que {seat} disse não se ouviu do outro lado da cortina, e nada disse ao parceiro',
    'tempo-not-significant': 'Até 20 segundos não dizem nada',
    'no-break-perceived': 'Não se notou quebra de ritmo: não houve informação não autorizada',
    'asks-in-writing':
      '{seat} pergunta por escrito ao adversário do mesmo lado, mesmo fora da vez, e a resposta é por escrito',
    'gate-closed-first':
      'Fecha-se primeiro a porta; depois {seat} pergunta ao adversário do mesmo lado, e a resposta é por escrito',
    'dummy-may-speak': '{seat} pode falar disso, e deve tentar impedir que a saída seja exposta',
    'count-before-crossing':
      'A Lei 13A não se aplica antes de o tabuleiro passar, porque nenhuma voz conta ainda: corrigem-se as mãos e joga-se a carteira',
    'alert-on-both-sides':
      'Alertam os dois parceiros, cada um do seu lado da cortina; um alerta só de um lado não é por si uma infracção',
    'no-stop-behind-screens': 'Com cortinas não se usa o cartão de STOP',
    'ten-seconds-all-the-same':
      'O jogador seguinte espera pelo menos dez segundos, tenha ou não sido mostrado o STOP',
    'may-lose-complaint':
      'Sem STOP pode perder-se o direito de reclamar contra uma voz rápida demais ou um pouco lenta',
    'psychic-reported': 'O psíquico consta do relatório do DT, com o que se passou e quem interveio',
    'psychic-forbidden': 'O regulamento proíbe este psíquico de {seat}',
    'card-against-them':
      'A folha de convenções da linha de {seat} falta, está incompleta ou não confirma o que se disse: isso desfavorece-os, e presume-se prejuízo',
    'ruled-against-ns': 'Norte–Sul tinham de registar a saída: na dúvida o DT decide contra eles',
    'complaint-lost':
      '{seat} não fez a pausa antes da primeira carta do morto, e não pode reclamar contra a demora do jogador à sua direita',
    'never-agreed': 'Ninguém pode ter tal acordo',
  },
};
