import type { deskLive as en, liveFacts as enFacts } from '../en/desk-live.ts';

export const deskLive: typeof en = {
  live: {
    move: {
      heading: 'Se ha ordenado el cambio',
      sentence:
        'Estas mesas no habían terminado cuando se ordenó el cambio. {{clause}}: una mano solo se juega hasta el final si {{keeps}}; si no, se pierde, igual que las no empezadas.',
      keeps: { 'lead-faced': 'la salida estaba descubierta', 'auction-over': 'la subasta había terminado' },
      table: 'Mesa {{table}}, ronda {{round}}',
      asks: 'Todavía no ha dicho hasta dónde había llegado.',
      underWay: 'La tablilla {{board}} está en juego',
      none: 'Ninguna: se pierden todas',
      lost: 'Perdidas: tablillas {{boards}}',
      reason: 'Juego lento',
      go_one: 'Dar {{count}} puntuación artificial',
      go_other: 'Dar {{count}} puntuaciones artificiales',
    },
    slow: {
      heading: 'Mesas lentas',
      pace: '{{minutes}} minutos por mano ({{clause}})',
      table_one: 'Mesa {{table}}: {{count}} minuto de retraso ({{boardsIn}} de {{boards}} tablillas)',
      table_other: 'Mesa {{table}}: {{count}} minutos de retraso ({{boardsIn}} de {{boards}} tablillas)',
    },
  },
};

export const liveFacts: typeof enFacts = {
  'move-answered':
    'Ronda {{round}}, mesa {{table}}: la tablilla {{underWay}} estaba en juego al ordenar el cambio ({{by}}).',
  'board-marked':
    'La tablilla {{board}} cuenta como está marcada: dador {{dealer}}, vulnerable {{vulnerable}}.',
  'move-answered-none':
    'Ronda {{round}}, mesa {{table}}: ninguna tablilla estaba avanzada al ordenar el cambio ({{by}}).',
};
