import type { LawTexts } from '../texts.ts';

/** The words of Laws 21 and 75 about what the opponents were told. */
export const misinformation: Pick<LawTexts, 'answers' | 'reasons' | 'notes'> = {
  answers: {
    'no-agreement': 'A explicação: não há tal acordo',
  },
  reasons: {
    'card-tells-against-them': 'A folha de convenções não o confirma.',
  },
  notes: {
    'alert-came-late':
      'O alerta veio tarde: pode mudar-se uma voz que o silêncio possa ter causado, e isso não é informação não autorizada',
    'card-against-the-pair':
      'A folha de convenções da linha de {seat} falta, está incompleta ou di-lo no lugar errado: o regulamento presume prejuízo (RTP 2.1.3.6; ROP 4.6)',
    'as-if-told-right':
      'Atribui-se como se os adversários tivessem sido informados a tempo do que estava acordado, ou de que nada estava',
    'no-agreement-described': '{seat} descreveu um acordo que os parceiros não têm: é uma infracção',
  },
};
