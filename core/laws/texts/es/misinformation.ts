import type { LawTexts } from '../texts.ts';

/** The words of Laws 21 and 75 about what the opponents were told. */
export const misinformation: Pick<LawTexts, 'answers' | 'reasons' | 'notes'> = {
  answers: {
    'no-agreement': 'La explicación: no hay tal acuerdo',
  },
  reasons: {
    'card-tells-against-them': 'Su hoja de convenciones no lo confirma.',
  },
  notes: {
    'alert-came-late':
      'La alerta llegó tarde: puede cambiarse un canto que el silencio pudo causar, y eso no es información no autorizada',
    'card-against-the-pair':
      'La hoja de convenciones del bando de {seat} falta, está incompleta o lo dice en otro lugar: el reglamento presume perjuicio (RTP 2.1.3.6; ROP 4.6)',
    'as-if-told-right':
      'Se asigna como si los oponentes hubieran sabido a tiempo lo acordado, o que nada lo estaba',
    'no-agreement-described':
      '{seat} describió un acuerdo que los compañeros no comparten: es una infracción',
  },
};
