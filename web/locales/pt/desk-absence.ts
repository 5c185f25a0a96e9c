import type {
  deskAbsence as en,
  absenceFacts as enFacts,
  absenceFindings as enFindings,
  absenceRefusals as enRefusals,
} from '../en/desk-absence.ts';

export const deskAbsence: typeof en = {
  seatsTold: {
    not: 'não disseram quem está onde',
    change: 'Trocaram de lugar',
    other: '{{player}} está em {{seat}}',
  },
  absence: {
    heading: 'Ausências',
    note: 'Não compareceu',
    who: 'Quem não compareceu?',
    is: 'O par {{pair}} não compareceu.',
    came_zero: 'O par {{pair}} chegou com menos de um minuto de atraso.',
    came_one: 'O par {{pair}} chegou com {{count}} minuto de atraso.',
    came_other: 'O par {{pair}} chegou com {{count}} minutos de atraso.',
    out: 'O par {{pair}} está fora da prova.',
    waits_one: 'Espera-se por ele até às {{time}}: falta {{count}} minuto ({{clause}}).',
    waits_other: 'Espera-se por ele até às {{time}}: faltam {{count}} minutos ({{clause}}).',
    mayBeOut: 'Pode ser eliminado desde as {{time}}, e é-o às {{by}} ({{clause}}).',
    over: 'O tempo de espera terminou às {{time}} ({{clause}}).',
    plays: {
      reserve: 'O par suplente {{pair}} joga no seu lugar.',
      'stand-in': 'O par {{pair}} joga em seu lugar, extracompetição.',
      reserve_player: 'O suplente {{pair}} joga no seu lugar.',
      'stand-in_player': 'O jogador {{pair}} joga em seu lugar, extracompetição.',
    },
    cameNow: 'Já chegou',
    call: 'O par suplente {{pair}} está presente: entra na posição {{round}}',
    callLate: 'O par suplente {{pair}} está presente',
    back: 'Devolver-lhe o lugar',
    standIn: 'Um par de circunstância',
    standInGo: 'Sentar o par de circunstância',
    takeOut: 'Desclassificar',
    reason: {
      reserve: 'O par {{pair}} não compareceu',
      'stand-in': 'O par {{pair}} não compareceu',
      returned: 'O par {{pair}} chegou tarde',
      out: 'Não compareceu',
      reserve_player: 'O jogador {{pair}} não compareceu',
      'stand-in_player': 'O jogador {{pair}} não compareceu',
      returned_player: 'O jogador {{pair}} chegou tarde',
    },
    stays:
      'O par de circunstância pode pedir para continuar até às {{time}}, se cumprir as condições de admissão ({{clause}}).',
    staysLater:
      'O par de circunstância pode pedir para continuar até {{minutes}} minutos após a publicação dos resultados, se cumprir as condições de admissão ({{clause}}).',
    stay: 'Continua na prova',
    stayReason: 'Pede para prosseguir',
    late: 'Pelo atraso',
    lost: 'Mãos perdidas',
    reserve: 'Suplente n.º',
    isReserve: '{{order}}.º suplente',
    is_player: 'O jogador {{pair}} não compareceu.',
    came_player_zero: 'O jogador {{pair}} chegou com menos de um minuto de atraso.',
    came_player_one: 'O jogador {{pair}} chegou com {{count}} minuto de atraso.',
    came_player_other: 'O jogador {{pair}} chegou com {{count}} minutos de atraso.',
    out_player: 'O jogador {{pair}} está fora da prova.',
    call_player: 'O suplente {{pair}} está presente: entra na posição {{round}}',
    callLate_player: 'O suplente {{pair}} está presente',
    standIn_player: 'Um jogador de circunstância',
    standInGo_player: 'Sentar o jogador de circunstância',
    stays_player:
      'O jogador de circunstância pode pedir para continuar até às {{time}}, se cumprir as condições de admissão ({{clause}}).',
    staysLater_player:
      'O jogador de circunstância pode pedir para continuar até {{minutes}} minutos após a publicação dos resultados, se cumprir as condições de admissão ({{clause}}).',
  },
};

export const absenceFacts: typeof enFacts = {
  'absence-noted': 'O par {{pair}} não compareceu.',
  'absence-ended': 'O par {{pair}} chegou.',
  'place-taken': 'O par {{pair}} joga no lugar do par {{instead}} a partir da posição {{fromRound}}.',
  'seats-taken':
    'Posição {{round}}, mesa {{table}}: {{first}} em {{firstSeat}}, {{second}} em {{secondSeat}}.',
  'result-recorded-named':
    'Carteira {{board}}, posição {{round}}, mesa {{table}}: {{result}}, {{declarer}} ({{by}}).',
  'result-corrected-named':
    'Carteira {{board}}, posição {{round}}, mesa {{table}}: corrigido para {{result}} ({{declarer}}).',
};

export const absenceRefusals: typeof enRefusals = {
  'absent-has-played':
    'O par {{pair}} tem resultados na posição {{round}}: está presente. Quem sai, retira-se da prova.',
  'absent-in-match': 'Uma equipa que não comparece decide-se no seu encontro.',
  'not-absent': 'Registe primeiro que o par {{pair}} não compareceu.',
  'own-place': 'O par {{pair}} não pode ocupar esse lugar assim.',
  'no-reserve': 'O par {{pair}} não está inscrito como suplente.',
  'no-reserves': 'A prova não tem suplentes. Indique nas opções que os tem e inscreva-os pela sua ordem.',
};

export const absenceFindings: typeof enFindings = {
  'not-next-reserve': 'Os suplentes são chamados por ordem: o par {{next}} vem antes do par {{pair}}.',
  'reserve-early': 'Os suplentes são chamados a partir de {{until}}: até lá espera-se pelo par.',
  'reserve-late': 'A posição {{round}} já foi chamada: é tarde para um suplente.',
  'leads-to-out': 'O par {{pair}} é desclassificado e o par {{other}} joga extracompetição.',
  'place-lost': 'O par {{pair}} perdeu o lugar: a posição {{round}} já foi chamada.',
  'stay-asked-late': 'O par de circunstância podia pedir para continuar até {{until}}.',
  'seats-kept': 'A partir da primeira mão ninguém muda de lugar sem autorização do DT.',
  'women-seats': 'Nos pares mistos as senhoras têm lugares próprios.',
};
