import type { DeskMessages } from '../en/desk.ts';
import type { deskRefusals as en } from '../en/desk-refusals.ts';
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

export const deskRefusals: Pick<DeskMessages, keyof typeof en> = {
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
      'Um handicap é uma percentagem: pontue por pontos de encontro, e dê a cada par o seu onde o regulamento não o prevê.',
    'carry-over':
      'O que transita é uma parte do resultado, como 1/4, arredondada a um passo como 0,01, depois de uma sessão.',
    'wrong-code': 'Não está certo. Tente de novo.',
    'slow-down': 'Demasiadas tentativas. Espere {{seconds}} segundos.',
    'wrong-password': 'Não é essa a palavra-passe.',
    'wrong-setup-code': 'Não é esse o código de instalação. Está no terminal onde o Naipe foi iniciado.',
    'name-taken': 'Já há um DT com esse nome.',
    'last-director': 'Alguém tem de dirigir: o último DT fica.',
    'no-such-sign-in': 'Já estava terminada.',
    'password-set': 'A palavra-passe já foi escolhida: entre.',
    'no-password': 'Ainda não foi escolhida uma palavra-passe: escolha-a.',
    'director-only': 'Só o DT pode fazer isto.',
    'too-large': 'É maior do que o permitido.',
    'version-conflict': 'Outros alteraram a prova no mesmo momento; nada foi alterado. Tente de novo.',
    internal: 'Algo correu mal no Naipe; nada foi alterado. Tente de novo e, se continuar, comunique-o.',
    'name-missing': 'Dê um nome à prova.',
    date: '“{{date}}” não é uma data como 2026-03-14.',
    'minutes-per-board': 'Uma carteira tem mais de 0 e no máximo {{most}} minutos.',
    'request-minutes': 'Os jogadores podem pedir correcções durante 1 a {{most}} minutos.',
    'correction-minutes': 'O período de correcção é de pelo menos {{least}} minutos.',
    'time-zone': '"{{timeZone}}" não é um fuso horário como Europe/Lisbon.',
    places: '{{places}} não é um número de lugares.',
    'pair-number': 'Dê um número ao par.',
    'pair-twice': 'O par {{pair}} já está inscrito.',
    'player-missing': 'Um par tem dois jogadores. Indique os dois nomes.',
    'player-twice': '{{player}} já joga no par {{pair}}.',
    'same-number': '{{player}} e {{other}} têm o mesmo número, {{number}}.',
    'contestant-kind': 'Nesta prova concorrem outros: veja as definições.',
    'no-format': 'Ainda não se podem planear sessões para estes concorrentes.',
    'not-individual':
      'Secção {{section}}: os jogadores mudam de parceiro, e este movimento é para pares. Escolha um individual.',
    'only-individual': 'Secção {{section}}: neste movimento os parceiros mudam: é para uma prova individual.',
    'individual-replan':
      'O resto de um individual não se planeia de novo: inscreva um substituto de quem saiu.',
    'contestants-entered': 'Não se pode mudar quem concorre depois de haver inscritos.',
    'team-name': 'Dê um nome à equipa.',
    'team-size': 'Uma equipa tem de {{fewest}} a {{most}} jogadores, e não {{count}}.',
    'captain-missing': 'Diga quem é o capitão da equipa.',
    'player-nameless': 'Dê o nome de todos os jogadores.',
    'no-such-pair': 'O par {{pair}} não está inscrito.',
    'not-seated': 'O par {{pair}} não joga na sessão {{session}}.',
    withdrawn: 'O par {{pair}} desistiu.',
    'already-withdrawn': 'O par {{pair}} já desistiu.',
    'has-played': 'O par {{pair}} jogou até à posição {{round}}. Retire-o a partir de uma posição posterior.',
    'no-triplet': 'O par {{pair}} não é uma triplete: os seus dois jogadores jogam sempre.',
    'two-of-three': 'Jogam dois jogadores diferentes dos três.',
    'substitute-missing': 'Indique o nome do substituto.',
    'no-sections': 'Uma sessão tem pelo menos uma secção.',
    'section-names': 'Cada secção precisa de um nome próprio.',
    'session-number': 'As sessões numeram-se a partir de 1.',
    'seated-twice': 'O par {{pair}} já tem lugar.',
    'number-empty': 'Secção {{section}}: o número {{number}} não tem par, nem está indicado como vago.',
    'no-such-number': 'A secção {{section}} não tem o número {{number}}.',
    'number-played': 'O par {{pair}} já jogou com o número {{number}}. Substitua jogadores ou replaneie.',
    'fewer-boards-never':
      'A prova tem no mínimo {{least}} mãos no total, e esta {{found}}. Nada permite menos.',
    'howell-cut-short': 'Um Howell joga-se até à última posição, aqui a {{rounds}}.',
    'past-changed': 'As posições anteriores à {{round}} têm de ficar como estavam.',
    'round-begun': 'A posição {{round}} já começou: replaneie a partir de uma posterior.',
    'another-session-open': 'A sessão {{session}} ainda está aberta. Feche-a primeiro.',
    'session-begun': 'A sessão já começou. Replaneie o movimento nas decisões.',
    'session-not-open': 'A sessão ainda não está aberta.',
    'session-closed': 'A sessão está fechada. Reabra-a primeiro, ou corrija o resultado.',
    'session-open': 'A sessão {{session}} está aberta.',
    'already-published': 'Os resultados da sessão {{session}} já estão publicados.',
    'no-such-session': 'A sessão {{session}} não está em jogo.',
    'no-such-section': 'Não há secção {{section}}.',
    'no-such-round': 'Não há essa posição.',
    'no-such-table': 'A secção {{section}} não tem mesa {{table}}.',
    'round-order': 'Segue-se a posição {{next}}.',
    'round-not-running': 'A posição {{round}} não está em jogo.',
    'no-such-board': 'A carteira {{board}} não se joga nesta sessão.',
    'board-not-here': 'Posição {{round}}, mesa {{table}}: jogam-se as carteiras {{boards}}, não a {{board}}.',
    'no-opponents': 'Ninguém se encontra na mesa {{table}} na posição {{round}}.',
    'wrong-pairs': 'Não são estes os pares que se encontram nesta mesa.',
    'unreadable-result': '“{{result}}” não é um resultado como 4sn+1.',
    'not-a-card': '“{{lead}}” não é uma carta como h7.',
    'no-lead': 'Uma carteira de passo geral não tem saída.',
    'entry-stands': 'Esta carteira já está registada. Só o DT a altera: chame-o.',
    'already-agreed': 'Essa carteira está confirmada. Corrija-a indicando porquê.',
    'already-played': 'O par {{pair}} já tem resultado na carteira {{board}}.',
    'board-cancelled': 'A carteira {{board}} está anulada.',
    'nothing-changes': 'É isso que já está registado.',
    'results-final': 'Os resultados são definitivos desde {{until}}: só um recurso os altera.',
    'correction-period-over':
      'O período de correcção terminou em {{until}}; o último momento para qualquer correcção foi {{last}}.',
    'reason-missing': 'Diga porquê: fica no registo.',
    'clause-missing': 'Indique a lei ou regra em que assenta.',
    'unreadable-score': 'Não se consegue ler este resultado.',
    'penalty-unreadable': '“{{value}}” não é um número.',
    'penalty-nothing': 'Uma penalidade de zero é uma advertência: faça-a.',
    'penalty-unfit': 'Tal penalidade não se aplica à pontuação desta prova.',
    'no-penalty-table': 'O regulamento não tem tabela de penalidades. Dê uma penalidade sua.',
    'nobody-penalised': 'Diga quem é penalizado, e com quê.',
    'offence-untold':
      'A tabela não tem essa linha, ou falta dizer algo: minutos, mãos, ou se houve prejuízo.',
    'no-such-reading': '{{reading}} não admite essa leitura.',
    'group-name': 'Dê um nome ao grupo.',
    'group-empty': 'Diga que mesas formam o grupo.',
    'no-score': 'O par {{pair}} não tem pontuação na carteira {{board}}.',
    'stood-on': 'Outros posteriores dependem deste: {{facts}}. Desfaça-os primeiro.',
    'too-late': 'Só se pode voltar atrás num desfazer logo a seguir.',
    'no-such-fact': 'Não há número {{sequence}}.',
    'already-undone': 'O número {{sequence}} já está desfeito.',
    'never-undone': 'A própria prova não se desfaz.',
    'no-deals': 'Não há mãos para juntar.',
    'board-not-in-play': 'A carteira {{board}} não se joga na sessão {{session}}.',
    'board-twice': 'A carteira {{board}} vem duas vezes.',
    'not-a-deal': 'A carteira {{board}} não tem 52 cartas, treze para cada jogador.',
    'deal-twice': 'As carteiras {{other}} e {{board}} têm as mesmas cartas.',
    'deal-of-another-session':
      'A carteira {{board}} tem as cartas da carteira {{other}} da sessão {{session}}: nenhum resultado vale numa mão de outra sessão.',
    'dealt-otherwise':
      'As carteiras são distribuídas de outro modo, como dizem as definições (Lei 6E). Altere-as primeiro.',
    'boards-in-use': 'A sessão {{session}} começou: as carteiras têm cartas.',
    'dealt-already':
      'As carteiras têm as suas cartas. Para distribuir de novo, anule no histórico o que as distribuiu.',
    'dealer-plays': 'Quem distribui à mão conhece as cartas, e joga: deixe distribuir quem não jogue.',
    'deals-sealed': 'As mãos estão seladas: há clubes que ainda as vão jogar.',
    'deal-shown':
      'As mãos da carteira {{board}} já foram mostradas. Desfaça no histórico o que as juntou e junte outras.',
  },
  finding: {
    ...absenceFindings,
    ...appealFindings,
    ...directingFindings,
    'triplet-substitute':
      'O par {{pair}} é uma triplete: os limites de substituição falam de dois jogadores. Decide o DT.',
    'leads-to-disqualified': 'O par {{pair}} é desclassificado se jogar assim.',
    'leads-to-new-entry': 'O novo par é aceite como inscrição própria e a do par {{pair}} é anulada.',
    'asked-late': 'Os jogadores podiam pedi-lo até {{until}}.',
    'not-confirmed-by-other': 'A outra linha não confirmou: as duas pedem em conjunto.',
    'denied-by-other': 'A outra linha diz que não é assim.',
    ...deskEntries.finding,
    ...contestantTexts.finding,
    ...matchTexts.finding,
    ...deskMeant.finding,
    'not-as-proposed': 'Par {{pair}}: a tabela propõe outra coisa. Fica registado.',
    'too-few-sessions': 'Uma prova destas tem pelo menos {{least}} sessões; esta tem {{found}}.',
    'too-few-boards': 'A prova inteira tem pelo menos {{least}} mãos; esta tem {{found}}.',
    'too-few-boards-each': 'Ninguém joga menos de {{least}} mãos em toda a prova; alguém joga {{found}}.',
    'too-few-days': 'Um festival joga-se em pelo menos {{least}} dias consecutivos; este não.',
    'no-prizes': 'Um festival atribui prémios; esta prova não tem nenhum.',
    'one-ranking-of-two-lines':
      'Uma só classificação por pontuação de duas linhas que nunca trocam: prefira um Howell, ou um Mitchell com troca de linhas (arrow switch).',
    'met-too-often':
      'Ao longo das sessões dois pares defrontam-se mais de {{times}} vezes: {{example}} ({{count}} ao todo).',
    'met-before':
      'Pares que já se defrontaram voltam a encontrar-se, enquanto outros nunca se encontram: {{example}} ({{count}} ao todo).',
    'later-round':
      'A carteira {{board}} da mesa {{table}} joga-se na posição {{round}}, entre os pares {{ns}} e {{ew}}; a mesa está na posição {{now}}.',
    'other-pairs':
      'Carteira {{board}}, mesa {{section}}{{table}}, posição {{round}}: o ficheiro tem os pares {{found}}, o plano {{ns}}–{{ew}}. É o ficheiro desta sessão?',
    'stands-otherwise':
      'Carteira {{board}}, mesa {{section}}{{table}}: está lá {{stands}}, o ficheiro tem {{result}}. Fica o que está.',
    'unlikely-result': 'Carteira {{board}}: {{result}}, {{points}} pontos para {{side}}. Foi mesmo assim?',
    'lead-not-required': 'A indicação exacta da carta de saída é obrigatória, e esta prova não a pede.',
    'own-devices':
      'Numa prova oficial ninguém usa o seu telemóvel durante a sessão, salvo autorização do DT; aqui todos podem.',
    'own-handicaps':
      'Uma tabela de handicaps diferente é acordada com a Federação e consta do regulamento da prova.',
    'correction-period-late':
      'O jogo já começou: outro período de correcção anuncia-se antes do início da prova.',
    'carry-over-late': 'O jogo já começou: o que transita anuncia-se antes do início da prova.',
    'missing-results': 'Resultados em falta: {{count}}, carteira (mesa) {{places}}.',
    'disputed-results': 'Resultados contestados: {{count}}, carteira (mesa) {{places}}.',
    'unagreed-results': 'Resultados por confirmar: {{count}}, carteira (mesa) {{places}}.',
    'opponents-again': 'Secção {{section}}: há pares que se encontram mais de {{times}} vezes.',
    'one-table': 'A secção {{section}} tem uma só mesa: as suas carteiras não se comparam com as de ninguém.',
    'needs-fixed-seat':
      'O par {{pair}} precisa de lugar fixo, e o número {{number}} da secção {{section}} move-se.',
    'ruling-after-period':
      'As decisões pedem-se e dão-se até {{until}}: depois, só com o acordo da organização. Diga quem o deu e porquê.',
    'committee-varies':
      'Só uma Comissão de Recurso pondera vários resultados por equidade: o DT dá um a cada linha (12C2). Foi uma comissão que decidiu?',
    'player-put-out': '{{player}} foi excluído e não joga mais.',
    'ruling-late':
      'O DT rectifica as suas decisões até {{until}}: depois, só um recurso o faz. Foi uma comissão que decidiu?',
    'beyond-doubt':
      'O período de correcção terminou em {{until}}: o registo tem de estar errado sem margem para dúvida razoável, e a organização tem de concordar.',
    'director-not-told': 'O DT é informado de uma substituição antes de ela se dar.',
    'substitute-tier': 'O substituto é de escalão superior ao do jogador substituído.',
    'both-replaced': 'Os dois jogadores do par são substituídos ao mesmo tempo.',
    'together-too-little': 'O par joga em conjunto menos de metade das carteiras.',
    'replaced-too-long': 'Um jogador é substituído em mais carteiras do que o permitido.',
    'no-player-of-region': 'Nenhum jogador do novo par pertence à região que o par representa.',
    'substitute-category': 'O substituto é de categoria superior à do jogador substituído.',
    'substitute-region': 'O substituto tem de pertencer à região da prova.',
    'one-session': 'Numa prova de uma só sessão ninguém é substituído, salvo força maior com autorização.',
    'too-many-sessions': 'O jogador é substituído em mais sessões do que o permitido.',
    'no-leave': 'Uma substituição precisa de motivo válido e da autorização do DT.',
    'between-phases': 'Um par não muda entre fases: prossiga apenas se for para corrigir um nome.',
    'has-played': 'O substituto já jogou na prova; só por força maior e com autorização.',
  },
};
