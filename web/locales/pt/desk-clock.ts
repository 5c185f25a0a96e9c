import type {
  deskClock as en,
  clockFacts as enFacts,
  clockRefusals as enRefusals,
} from '../en/desk-clock.ts';

export const deskClock: typeof en = {
  clockKeys: {
    label: 'Relógio',
    standing: 'parado',
    pause: 'Parar',
    goOn: 'Continuar',
    longer: '+{{minutes}} min',
    longerName_one: 'Mais um minuto para a posição',
    longerName_other: 'Mais {{count}} minutos para a posição',
    shorter: '−{{minutes}} min',
    shorterName_one: 'Menos um minuto para a posição',
    shorterName_other: 'Menos {{count}} minutos para a posição',
    break: 'Intervalo…',
    changeBreak: 'Mudar o intervalo…',
    message: 'Nome do intervalo',
    usual: 'Café',
    until: 'Até às',
    inMinutes: '{{minutes}} min',
    start: 'Parar o relógio até às {{time}}',
    fits: 'Depois da posição {{round}} nenhuma carteira já jogada está por jogar: pode haver intervalo ({{clause}}).',
    fitsLater:
      'Há carteiras já jogadas que ainda estão por jogar; o intervalo cabe depois da posição {{round}} ({{clause}}).',
    fitsNowhere:
      'Há até ao fim carteiras já jogadas que ainda estão por jogar: não se recomenda intervalo ({{clause}}).',
    cancel: 'Sem intervalo',
  },
};

export const clockFacts: typeof enFacts = {
  'clock-paused': 'O relógio foi parado.',
  'clock-paused-break': 'O relógio foi parado: {{words}}.',
  'clock-resumed': 'O relógio continuou.',
  'round-seated': 'Posição {{round}}: todos sentados, o tempo conta a partir daqui.',
  'round-extended': 'Posição {{round}}: {{minutes}} min.',
};

export const clockRefusals: typeof enRefusals = {
  'break-end': 'Um intervalo acaba depois de agora, e dentro de doze horas.',
  'break-message': 'O nome de um intervalo tem de 1 a {{most}} letras.',
  extension: 'Uma posição alonga-se ou encurta-se de 1 a {{most}} minutos inteiros.',
};
