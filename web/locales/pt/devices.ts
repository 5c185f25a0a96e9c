import type {
  deskDevices as en,
  deviceFacts as enFacts,
  deviceRefusals as enRefusals,
} from '../en/devices.ts';

export const deskDevices: typeof en = {
  devices: {
    policy: { own: 'também os dos jogadores', table: 'só o aparelho da mesa' },
    hint: 'Numa prova oficial ninguém usa telemóvel desde 5 minutos antes até ao fim da sessão; o DT pode autorizá-lo por motivo justificado ({{clause}}).',
    heading: 'Aparelhos próprios',
    about:
      'Os telemóveis dos jogadores ficam de parte durante a sessão; as páginas deles voltam a responder quando ela acabar. A quem autoriza um, e porquê?',
    list: 'Quem pode usar um aparelho',
    person: 'Jogador',
    reason: 'Motivo',
    go: 'Autorizar',
    takeBack: 'Retirar',
    takeBackOf: 'Retirar a autorização: {{name}}',
  },
};

export const deviceFacts: typeof enFacts = {
  'device-authorised': '{{name}}, do par {{pair}}, foi autorizado a usar um aparelho próprio.',
  'authorisation-withdrawn': 'A autorização {{authorisation}} para um aparelho foi retirada.',
};

export const deviceRefusals: typeof enRefusals = {
  'devices-rest':
    'Os telemóveis dos jogadores ficam de parte desde {{minutes}} minutos antes da sessão {{session}} até ao fim dela. Esta página volta a abrir quando a sessão acabar; o DT pode abrir uma excepção.',
};
